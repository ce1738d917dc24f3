#include "engine/store/connection.hpp"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <system_error>

#include <fmt/format.h>

#include "engine/store/file_check.hpp"
#include "engine/store/identity.hpp"
#include "engine/store/migrate_log.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

namespace fs = std::filesystem;
using Kind = CollectionError::Kind;

constexpr int kBusyTimeoutMs = 1'500;

/// Up to this size the whole file is looked through at opening; it takes a few milliseconds. Larger ones have `check`.
constexpr std::uintmax_t kQuickCheckBytes = std::uintmax_t{1} << 20;

/// The write-ahead log is copied back once it has this many pages: a megabyte, some dozens of answers.
constexpr int kCheckpointPages = 256;

void create_folder_of(const fs::path& file) {
  if (!file.has_parent_path()) return;
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  if (error)
    throw CollectionError(Kind::cannot_open,
                          fmt::format("The folder {} cannot be made ({}): name another place with --data.",
                                      file.parent_path().string(), error.message()));
}

/// The file's own number on its disk, which a renaming does not change; 0 where there is no file.
std::uint64_t number_of(const fs::path& file) {
  struct stat status {};
  return ::stat(file.c_str(), &status) == 0 ? std::uint64_t{status.st_ino} : 0;
}

}  // namespace

Connection::Connection(const fs::path& file, Access access) : file_(file) {
  const bool exists = file != ":memory:" && check_collection_file(file);
  try {
    if (file == ":memory:" || (!exists && access == Access::read)) {
      open_in_memory();
      return;
    }
    if (!exists) create_folder_of(file);
    open(access);
    std::error_code error;
    if (exists && fs::file_size(file, error) <= kQuickCheckBytes && !error) quick_check();
  } catch (const SQLite::Exception& error) {
    fail(error);
  }
}

void Connection::open_in_memory() {
  database_ = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  migrate();
  database_->exec(sql::open_pragmas);
}

void Connection::open(Access access) {
  const int create = access == Access::write ? SQLite::OPEN_CREATE : 0;
  database_ = std::make_unique<SQLite::Database>(file_.string(), SQLite::OPEN_READWRITE | create, kBusyTimeoutMs);
  check_identity();
  if (access == Access::read && version() < kSchemaVersion) return copy_into_memory();
  // A new collection is made in one go before the write-ahead log is switched on: from its first commit on, the file
  // itself says what it is, whenever the program may be killed.
  if (access == Access::write) migrate();
  database_->exec(access == Access::write ? sql::open_pragmas : sql::read_pragmas);
  file_number_ = number_of(file_);
  note_log_pages();
  if (access == Access::write) database_->exec("BEGIN IMMEDIATE; ROLLBACK");
}

void Connection::copy_into_memory() {
  auto copy = std::make_unique<SQLite::Database>(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  SQLite::Backup(*copy, *database_).executeStep();
  database_ = std::move(copy);
  migrate();
  database_->exec(sql::read_pragmas);
}

int Connection::version() const { return database_->execAndGet("PRAGMA user_version").getInt(); }

void Connection::check_identity() const {
  const int id = database_->execAndGet("PRAGMA application_id").getInt();
  if (version() > kSchemaVersion) refuse_newer(file_);
  if (id != kApplicationId && (id != 0 || version() != 0)) refuse_other_program(file_);
}

void Connection::quick_check() const {
  SQLite::Statement check(*database_, "PRAGMA quick_check(1)");
  if (!check.executeStep() || check.getColumn(0).getString() != "ok")
    throw SQLite::Exception("quick_check", SQLITE_CORRUPT);
}

void Connection::note_log_pages() {
  const auto note = [](void* pages, sqlite3*, const char*, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(database_->getHandle(), note, &log_pages_);
}

/// SQLite goes on writing into a file that was moved or deleted under it: answers would be lost without a word.
void Connection::check_still_there() const {
  if (file_number_ == 0 || number_of(file_) == file_number_) return;
  throw CollectionError(Kind::cannot_open, file_.string() +
                                               " was moved, replaced or deleted while it was open: put it back and "
                                               "start Trapline again.");
}

void Connection::migrate() {
  if (version() == kSchemaVersion) return;
  add_migration_functions(*database_);
  Transaction transaction(*this);
  // Asked again under the lock: another program may have been faster.
  if (version() < 1) database_->exec(sql::migration_001_first);
  if (version() < 2) database_->exec(sql::migration_002_pictures);
  if (version() < 3) {
    database_->exec(sql::migration_003_facts);
    migrate_log(*this, random_identity());
    statements_.clear();
    database_->exec(sql::migration_003_facts_end);
  }
  transaction.commit();
}

SQLite::Statement& Connection::prepared(const char* sql) {
  auto& statement = statements_[sql];
  if (!statement) {
    statement = std::make_unique<SQLite::Statement>(*database_, sql);
  } else {
    statement->tryReset();
    statement->clearBindings();
  }
  return *statement;
}

void Connection::execute(const char* sql) {
  try {
    database_->exec(sql);
  } catch (const SQLite::Exception& error) {
    fail(error);
  }
}

void Connection::checkpoint() {
  if (log_pages_ < kCheckpointPages) return;
  sqlite3_wal_checkpoint_v2(database_->getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  log_pages_ = 0;
}

std::int64_t Connection::data_version() {
  Query query(*this, sql::data_version);
  query.next();
  return query.integer(0);
}

void Connection::roll_back() {
  // After some errors SQLite has rolled back by itself; then this one fails, and nothing is lost by that.
  sqlite3_exec(database_->getHandle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Connection::fail(const SQLite::Exception& error) const {
  const std::string name = file_.string();
  switch (error.getErrorCode() & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      throw CollectionError(Kind::locked, name + " is in use by another program: close it there and try again.");
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      throw CollectionError(Kind::damaged, damaged_sentence(file_));
    case SQLITE_READONLY:
      throw CollectionError(
          Kind::read_only,
          name + " cannot be written: make the file and its folder writable, or name another with --data.");
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      throw CollectionError(
          Kind::cannot_open,
          name + " cannot be opened: check that its folder is there and writable, or name another with --data.");
    case SQLITE_FULL:
    case SQLITE_IOERR:
      throw CollectionError(
          Kind::no_space,
          name + " cannot be written, perhaps because the disk is full: free some space and try again.");
    default:
      throw CollectionError(Kind::cannot_open,
                            fmt::format("{} cannot be used ({}): put a backup copy in its place.", name, error.what()));
  }
}

ReadTransaction::ReadTransaction(Connection& connection)
    : connection_(connection), outermost_(sqlite3_get_autocommit(connection.database_->getHandle()) != 0) {
  if (outermost_) Query(connection_, sql::begin_read).run();
}

ReadTransaction::~ReadTransaction() {
  if (!outermost_) return;
  try {
    Query(connection_, sql::commit).run();
  } catch (const CollectionError&) {
    connection_.roll_back();  // nothing was changed: nothing is lost
  }
}

Transaction::Transaction(Connection& connection) : connection_(connection) {
  connection_.check_still_there();
  Query(connection_, sql::begin).run();
}

void Transaction::commit() {
  Query(connection_, sql::commit).run();
  open_ = false;
}

Transaction::~Transaction() {
  if (open_) connection_.roll_back();
}

}  // namespace trapline::store
