#include "engine/store/content_import.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "engine/store/identity.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

std::string as_lines(const std::vector<std::pair<std::string, std::string>>& pairs) {
  std::string lines;
  for (const auto& [key, value] : pairs) lines.append(key).append(": ").append(value).append("\n");
  return lines;
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

std::set<std::string> right_options(const Question& question) {
  std::set<std::string> right;
  for (const Option& option : question.options)
    if (option.right) right.insert(option.id);
  return right;
}

std::int64_t added_row(Connection& connection) {
  Query query(connection, sql::last_row);
  query.next();
  return query.integer(0);
}

}  // namespace

ContentImport::ContentImport(Connection& connection, CardLabels& labels, const Deck& deck, Writing writing)
    : connection_(connection),
      labels_(labels),
      identities_(connection, labels),
      content_(connection),
      deck_(deck),
      writing_(writing) {
  identity_ = deck_identity(deck.id, deck.name);
  find_deck();
  if (writing_ == Writing::yes) write_deck();
}

void ContentImport::find_deck() {
  Query query(connection_, sql::deck_find);
  if (!query.with(deck_.id, deck_.name, identity_).next()) return;
  id_ = query.integer(0);
  identity_ = query.identity(1);
}

void ContentImport::write_deck() {
  const std::string extra = as_lines(deck_.extra);
  const Deck& d = deck_;
  if (!id_) {
    Query(connection_, sql::deck_insert).with(identity_, d.name).run();
    id_ = added_row(connection_);
  }
  Query(connection_, sql::deck_update)
      .with(*id_, d.id, d.name, d.format, d.blueprint, d.license, d.author, d.language, d.notes, extra)
      .run();
}

/// The deck as it is known here first, then by its id and by its name, as another machine may know it.
std::vector<Identity> ContentImport::identities(CardKind kind, const std::string& name) const {
  std::vector<Identity> identities{card_identity(identity_, kind, name)};
  for (const std::string& id : {deck_.id, std::string{}})
    identities.push_back(card_identity(deck_identity(id, deck_.name), kind, name));
  return identities;
}

std::vector<Identity> ContentImport::identities_of(const Trap& trap) const {
  std::vector<Identity> names = identities(CardKind::trap, trap.id);
  const std::size_t hash = trap.same_as.rfind('#');
  if (hash == std::string::npos) return names;
  const std::string deck = trap.same_as.substr(0, hash), id = trap.same_as.substr(hash + 1);
  // Nobody can tell an id from a name before that deck is here.
  names.insert(names.begin(), {card_identity(deck_identity(deck, {}), CardKind::trap, id),
                               card_identity(deck_identity({}, deck), CardKind::trap, id)});
  return names;
}

/// A label is given once: the name alone where it is free, else with the deck in front.
std::string ContentImport::free_label(CardKind kind, const std::string& name) {
  const std::string prefix = kind == CardKind::trap ? "t:" : "q:";
  const auto taken = [this](const std::string& key) {
    return Query(connection_, sql::card_key_taken).with(key).next();
  };
  std::string key = prefix + name;
  if (taken(key)) key = prefix + slug(deck_.name) + "/" + name;
  for (int n = 2; taken(key); ++n) key = fmt::format("{}{}/{}~{}", prefix, slug(deck_.name), name, n);
  return key;
}

std::int64_t ContentImport::add_card(CardKind kind, const std::string& name, std::optional<std::int64_t> question_id,
                                     std::optional<std::int64_t> trap_id) {
  const std::string key = free_label(kind, name);
  Query(connection_, sql::card_insert).with(key, kind == CardKind::trap, question_id, trap_id).run();
  return added_row(connection_);
}

/// A card that came with another device's facts before its deck did, or one of another deck that the trap is the same
/// as, else a new one.
void ContentImport::give_card(std::int64_t row, const Trap& trap) {
  const std::vector<Identity> names = identities_of(trap);
  std::int64_t card = identities_.card(names);
  if (card == 0) {
    card = add_card(CardKind::trap, trap.id, {}, row);
  } else {
    const bool is_nameless = Query(connection_, sql::card_is_empty).with(card).next();
    const std::string label = is_nameless ? free_label(CardKind::trap, trap.id) : std::string{};
    Query(connection_, sql::card_adopt_trap).with(card, row, label, trap.same_as.empty()).run();
    labels_.forget();
  }
  identities_.add(card, names);
  Query(connection_, sql::trap_set_card).with(row, card).run();
}

PutResult ContentImport::put(const Trap& trap) {
  std::optional<std::int64_t> row;
  if (id_) {
    Query find(connection_, sql::trap_find);
    if (find.with(*id_, trap.id).next()) row = find.integer(0);
  }
  const PutResult result = !row                               ? PutResult::added
                           : content_.read_trap(*row) == trap ? PutResult::unchanged
                                                              : PutResult::updated;
  if (writing_ == Writing::no) return result;
  if (!row) {
    Query(connection_, sql::trap_insert).with(*id_, trap.id).run();
    row = added_row(connection_);
    give_card(*row, trap);
  } else if (result == PutResult::unchanged) {
    Query card(connection_, sql::trap_card);
    if (card.with(*row).next()) identities_.add(card.integer(0), identities(CardKind::trap, trap.id));
    return result;
  }
  Query(connection_, sql::trap_update)
      .with(*row, trap.claim, trap.truth, trap.because, joined_lines(trap.also_false), trap.same_as)
      .run();
  write_topics(sql::trap_topics_clear, sql::trap_topic_insert, *row, trap.topics);
  Query(connection_, sql::card_topic_of_trap).with(*row).run();
  return result;
}

std::vector<KnownOption> ContentImport::known_options(std::int64_t row) {
  std::vector<KnownOption> known;
  Query query(connection_, sql::option_known);
  for (query.with(row); query.next();) {
    std::optional<int> position;
    if (!query.is_null(1)) position = query.number(1);
    known.push_back({query.number(0), position, query.text(2), query.truth(3), query.text(4), query.text(5)});
  }
  return known;
}

PutQuestion ContentImport::put(const Question& question) {
  PutQuestion put;
  std::optional<std::int64_t> row;
  if (id_) {
    Query find(connection_, sql::question_find);
    if (find.with(*id_, question.id).next()) row = find.integer(0);
  }
  std::vector<KnownOption> known;
  if (row) known = known_options(*row);
  Question now = question;
  const std::vector<MatchedOption> matched = match_options(question.options, known);
  for (std::size_t i = 0; i < matched.size(); ++i) now.options[i].id = matched[i].name;
  if (row) {
    const Question before = content_.read_question(*row);
    put.result = before == now ? PutResult::unchanged : PutResult::updated;
    put.key_changed = right_options(before) != right_options(now);
  } else {
    put.result = PutResult::added;
  }
  if (writing_ == Writing::no) return put;
  give_card(row, now, put);
  if (put.result == PutResult::unchanged) return put;
  write_parts(*row, now, matched, known);
  return put;
}

void ContentImport::give_card(std::optional<std::int64_t>& row, const Question& question, PutQuestion& put) {
  const std::vector<Identity> names = identities(CardKind::question, question.id);
  if (row) {
    Query query(connection_, sql::card_of_question);
    if (query.with(*row).next()) put.card = query.integer(0);
  } else {
    Query(connection_, sql::question_insert).with(*id_, question.id).run();
    row = added_row(connection_);
    const std::int64_t known = identities_.card(names);
    if (known != 0 && Query(connection_, sql::card_is_empty).with(known).next()) {
      const std::string label = free_label(CardKind::question, question.id);
      Query(connection_, sql::card_adopt_question).with(known, *row, label).run();
      labels_.forget();
      put.card = known;
    } else {
      put.card = add_card(CardKind::question, question.id, row, {});
    }
  }
  identities_.add(put.card, names);
}

void ContentImport::write_options(std::int64_t row, const Question& question, const std::vector<MatchedOption>& matched,
                                  const std::vector<KnownOption>& known) {
  if (!known.empty()) Query(connection_, sql::option_clear).with(row).run();
  int position = 0;
  for (const Option& o : question.options) {
    const MatchedOption& match = matched[static_cast<std::size_t>(position)];
    std::string identity = o.keyed ? o.id : option_identity(o.text);
    const auto was = std::find_if(known.begin(), known.end(), [&](const KnownOption& k) { return k.no == match.no; });
    if (was != known.end() && !o.keyed) identity = was->identity;
    Query(connection_, sql::option_insert)
        .with(row, match.no, position++, o.id, o.keyed, identity, o.text, o.right, o.pinned, o.why, o.tempting,
              o.right_if, o.trap)
        .run();
  }
}

void ContentImport::write_parts(std::int64_t row, const Question& q, const std::vector<MatchedOption>& matched,
                                const std::vector<KnownOption>& known) {
  Query(connection_, sql::question_update)
      .with(row, static_cast<int>(q.kind), q.title, q.stem, q.answer, q.explanation, q.hint, q.trap,
            static_cast<int>(q.level), q.checked, q.mock_form, q.case_id)
      .run();
  write_options(row, q, matched, known);
  for (const char* clear : {sql::reference_clear, sql::carrier_clear}) Query(connection_, clear).with(row).run();
  int position = 0;
  for (const Reference& reference : q.references)
    Query(connection_, sql::reference_insert).with(row, position++, reference.label, reference.url).run();
  for (const std::string& trap : q.traps()) Query(connection_, sql::carrier_insert).with(row, *id_, trap).run();
  write_topics(sql::question_topics_clear, sql::question_topic_insert, row, q.topics);
  Query(connection_, sql::card_topic_of_question).with(row, q.mock_form).run();
}

void ContentImport::write_topics(const char* clear, const char* insert, std::int64_t owner,
                                 const std::vector<TopicPath>& topics) {
  Query(connection_, clear).with(owner).run();
  int position = 0;
  for (const TopicPath& path : topics) {
    Query(connection_, sql::topic_put).with(path).run();
    Query(connection_, insert).with(owner, position++, path).run();
  }
}

PutResult ContentImport::put(const Picture& picture) {
  const Blob bytes{picture.bytes};
  std::optional<std::int64_t> known;
  if (id_) {
    Query find(connection_, sql::picture_find);
    if (find.with(*id_, picture.path, bytes).next()) {
      if (find.truth(1)) return PutResult::unchanged;
      known = find.integer(0);
    }
  }
  if (writing_ == Writing::yes) {
    if (known)
      Query(connection_, sql::picture_update).with(*known, bytes).run();
    else
      Query(connection_, sql::picture_insert).with(*id_, picture.path, bytes).run();
  }
  return known ? PutResult::updated : PutResult::added;
}

void ContentImport::put(const Case& deck_case) {
  if (writing_ == Writing::yes)
    Query(connection_, sql::case_put).with(*id_, deck_case.id, deck_case.title, deck_case.exhibit).run();
}

void ContentImport::count_questions() {
  if (writing_ == Writing::yes) Query(connection_, sql::deck_count).with(*id_).run();
}

}  // namespace trapline::store
