// Room: engine/store. The part of migration 003 that SQL cannot say: rows of the old log become facts.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "engine/model/fact.hpp"

namespace trapline::store {

class Connection;

/// Makes deck_identity(), card_identity() and option_identity() known, which the migration calls.
void add_migration_functions(SQLite::Database& database);

/// Carries the rows of `review` over into `fact`, in their order, as facts of the device `own`, and notes in
/// `new_card` where each card's facts begin. The stamp is the row's moment, and later than that of the row before.
void migrate_log(Connection& connection, const Identity& own);

}  // namespace trapline::store
