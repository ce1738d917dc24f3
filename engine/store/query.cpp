#include "engine/store/query.hpp"

namespace trapline::store {

SQLite::Statement& Query::prepare(Connection& connection, const char* sql) {
  try {
    return connection.prepared(sql);
  } catch (const SQLite::Exception& error) {
    connection.fail(error);
  }
}

bool Query::next() {
  try {
    return statement_.executeStep();
  } catch (const SQLite::Exception& error) {
    connection_.fail(error);
  }
}

void Query::run() {
  try {
    statement_.exec();
  } catch (const SQLite::Exception& error) {
    connection_.fail(error);
  }
}

std::optional<StudyDay> Query::maybe_day(int column) const {
  if (is_null(column)) return {};
  return day(column);
}

}  // namespace trapline::store
