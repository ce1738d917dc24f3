// Room: engine/store. One open collection file: its pragmas, its prepared statements, its transactions.
// Knows no card and no deck: the tables beside it do.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <unordered_map>

#include "engine/model/access.hpp"

namespace trapline::store {

class Connection {
 public:
  /// For writing: creates file and folders where there are none, brings an older schema up to date in one transaction,
  /// and makes sure that nobody else holds the write lock. For reading nothing is made or migrated: where there is no
  /// file, an empty collection in memory takes its place; of an older schema, a copy in memory that is brought up to
  /// date. ":memory:" is a collection that lives as long as the connection. Throws CollectionError; a file that is
  /// refused has not been touched.
  Connection(const std::filesystem::path& file, Access access);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() = default;

  /// The statement for `sql`, prepared once and reset on every call.
  SQLite::Statement& prepared(const char* sql);

  void execute(const char* sql);

  /// Gives up the transaction that is open; nothing happens where there is none.
  void roll_back();

  /// Copies the write-ahead log back into the file once it has grown. For quiet moments: never inside an answer, and
  /// not after each one either, since a log begun anew costs the next answer a sync more. Being late is no fault.
  void checkpoint();

  /// Changes when another connection has changed the file.
  [[nodiscard]] std::int64_t data_version();

  /// Turns an SQLite error into a sentence about this file.
  [[noreturn]] void fail(const SQLite::Exception& error) const;

 private:
  friend class Transaction;
  friend class ReadTransaction;
  void open(Access access);
  void open_in_memory();
  void copy_into_memory();
  void check_identity() const;
  [[nodiscard]] int version() const;
  void quick_check() const;
  void note_log_pages();
  void check_still_there() const;
  void migrate();

  std::filesystem::path file_;
  std::uint64_t file_number_ = 0;  // of the file that was opened; 0 for a collection in memory
  std::unique_ptr<SQLite::Database> database_;
  std::unordered_map<const char*, std::unique_ptr<SQLite::Statement>> statements_;
  int log_pages_ = 0;  // in the write-ahead log
};

/// All reads until its end see the collection at one moment. Holds no lock that keeps others from writing. Inside of
/// another transaction it is that one.
class ReadTransaction {
 public:
  explicit ReadTransaction(Connection& connection);
  ~ReadTransaction();
  ReadTransaction(const ReadTransaction&) = delete;
  ReadTransaction& operator=(const ReadTransaction&) = delete;

 private:
  Connection& connection_;
  bool outermost_;
};

/// Everything between construction and commit() happens, or nothing of it: one user action is one transaction.
class Transaction {
 public:
  explicit Transaction(Connection& connection);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Connection& connection_;
  bool open_ = true;
};

}  // namespace trapline::store
