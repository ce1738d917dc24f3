#include "engine/store/query.hpp"

#include <algorithm>

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

std::optional<std::int64_t> Query::maybe_integer(int column) const {
  if (is_null(column)) return {};
  return integer(column);
}

Identity Query::identity(int column) const {
  Identity identity{};
  const SQLite::Column value = statement_.getColumn(column);
  const auto* bytes = static_cast<const std::uint8_t*>(value.getBlob());
  if (value.getBytes() == static_cast<int>(identity.size())) std::copy_n(bytes, identity.size(), identity.begin());
  return identity;
}

}  // namespace trapline::store
