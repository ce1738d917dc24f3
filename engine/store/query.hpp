// Room: engine/store. A prepared statement in use: binds our types, reads our types, and turns SQLite's errors into
// sentences about the file. Knows no table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/model/fact.hpp"
#include "engine/store/connection.hpp"
#include "engine/time/study_day.hpp"

namespace trapline::store {

/// Bytes that are no text.
struct Blob {
  const std::string& bytes;
};

class Query {
 public:
  Query(Connection& connection, const char* sql) : connection_(connection), statement_(prepare(connection, sql)) {}
  ~Query() { statement_.tryReset(); }  // an unfinished read would keep the write-ahead log from being copied back
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  /// Binds the values to ?1, ?2, … in order. Texts are not copied: they must outlive the query.
  template <typename... Values>
  Query& with(const Values&... values) {
    (bind(values), ...);
    return *this;
  }

  /// Steps to the next row; false after the last one.
  bool next();
  /// Runs a statement that gives no rows.
  void run();

  [[nodiscard]] std::int64_t integer(int column) const { return statement_.getColumn(column).getInt64(); }
  [[nodiscard]] int number(int column) const { return statement_.getColumn(column).getInt(); }
  [[nodiscard]] bool truth(int column) const { return number(column) != 0; }
  [[nodiscard]] bool is_null(int column) const { return statement_.getColumn(column).isNull(); }
  [[nodiscard]] bool is_blob(int column) const { return statement_.getColumn(column).isBlob(); }
  [[nodiscard]] std::string text(int column) const { return statement_.getColumn(column).getString(); }
  [[nodiscard]] StudyDay day(int column) const { return {number(column)}; }
  [[nodiscard]] std::optional<StudyDay> maybe_day(int column) const;
  [[nodiscard]] std::optional<std::int64_t> maybe_integer(int column) const;
  /// Sixteen bytes; zeros where the value has another length.
  [[nodiscard]] Identity identity(int column) const;

 private:
  static SQLite::Statement& prepare(Connection& connection, const char* sql);
  void bind(int value) { statement_.bind(++bound_, value); }
  void bind(bool value) { statement_.bind(++bound_, value ? 1 : 0); }
  void bind(std::int64_t value) { statement_.bind(++bound_, value); }
  void bind(StudyDay day) { statement_.bind(++bound_, day.number); }
  void bind(const std::optional<StudyDay>& day) { day ? bind(*day) : statement_.bind(++bound_); }
  void bind(const std::optional<int>& value) { value ? bind(*value) : statement_.bind(++bound_); }
  void bind(const std::optional<std::int64_t>& value) { value ? bind(*value) : statement_.bind(++bound_); }
  void bind(const Identity& identity) {
    statement_.bindNoCopy(++bound_, identity.data(), static_cast<int>(identity.size()));
  }
  void bind(const Blob& blob) {
    statement_.bindNoCopy(++bound_, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
  }
  void bind(const std::string& text) { statement_.bindNoCopy(++bound_, text); }

  Connection& connection_;
  SQLite::Statement& statement_;
  int bound_ = 0;
};

}  // namespace trapline::store
