#include "engine/store/content_table.hpp"

#include <fmt/format.h>

#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"

namespace trapline::store {
namespace {

std::int64_t returned_id(Query& query) {
  query.next();
  const std::int64_t id = query.integer(0);
  query.next();  // a RETURNING statement is done when it says that there is no further row
  return id;
}

std::string as_lines(const std::vector<std::pair<std::string, std::string>>& pairs) {
  std::string lines;
  for (const auto& [key, value] : pairs) lines.append(key).append(": ").append(value).append("\n");
  return lines;
}

/// "PMLE/3 Scaling" -> "pmle-3-scaling": for keys of cards whose name another deck has taken.
std::string slug(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool lower = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (lower)
      out += c;
    else if (c >= 'A' && c <= 'Z')
      out += static_cast<char>(c - 'A' + 'a');
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  return out;
}

}  // namespace

std::int64_t ContentTable::put_deck(const Deck& deck) {
  const std::string extra = as_lines(deck.extra);
  Query query(*connection_, sql::deck_put);
  query.with(deck.name, deck.format, deck.blueprint, deck.license, deck.author, deck.language, deck.notes, extra);
  return returned_id(query);
}

PutResult ContentTable::put_trap(std::int64_t deck_id, const std::string& deck_name, const Trap& trap) {
  std::optional<std::int64_t> id;
  Trap known;
  {
    Query find(*connection_, sql::trap_find);
    if (find.with(deck_id, trap.id).next()) {
      id = find.integer(0);
      known = {trap.id, find.text(1), find.text(2), {}};
    }
  }
  if (!id) {
    Query insert(*connection_, sql::trap_insert);
    const std::int64_t added = returned_id(insert.with(deck_id, trap.id, trap.claim, trap.truth));
    write_topics(sql::trap_topics_clear, sql::trap_topic_insert, added, trap.topics);
    add_card("t:", deck_name, trap.id, {}, added);
    Query(*connection_, sql::card_topic_of_trap).with(added).run();
    return PutResult::added;
  }
  known.topics = read_topics(sql::trap_topics, *id);
  if (known == trap) return PutResult::unchanged;
  Query(*connection_, sql::trap_update).with(*id, trap.claim, trap.truth).run();
  write_topics(sql::trap_topics_clear, sql::trap_topic_insert, *id, trap.topics);
  Query(*connection_, sql::card_topic_of_trap).with(*id).run();
  return PutResult::updated;
}

PutResult ContentTable::put_question(std::int64_t deck_id, const std::string& deck_name, const Question& question) {
  const Question& q = question;
  std::optional<std::int64_t> id;
  {
    Query find(*connection_, sql::question_find);
    if (find.with(deck_id, q.id).next()) id = find.integer(0);
  }
  const int kind = static_cast<int>(q.kind);
  if (!id) {
    Query insert(*connection_, sql::question_insert);
    const std::int64_t added =
        returned_id(insert.with(deck_id, q.id, kind, q.title, q.stem, q.answer, q.explanation, q.hint, q.trap));
    write_parts(added, deck_id, q);
    add_card("q:", deck_name, q.id, added, {});
    Query(*connection_, sql::card_topic_of_question).with(added).run();
    return PutResult::added;
  }
  if (read_question(*id) == q) return PutResult::unchanged;
  Query(*connection_, sql::question_update)
      .with(*id, kind, q.title, q.stem, q.answer, q.explanation, q.hint, q.trap)
      .run();
  write_parts(*id, deck_id, q);
  Query(*connection_, sql::card_topic_of_question).with(*id).run();
  return PutResult::updated;
}

void ContentTable::write_parts(std::int64_t id, std::int64_t deck_id, const Question& question) {
  for (const char* clear : {sql::option_clear, sql::reference_clear, sql::carrier_clear})
    Query(*connection_, clear).with(id).run();
  int position = 0;
  for (const Option& o : question.options)
    Query(*connection_, sql::option_insert)
        .with(id, position++, o.id, o.text, o.right, o.pinned, o.why, o.tempting, o.right_if, o.trap)
        .run();
  position = 0;
  for (const Reference& reference : question.references)
    Query(*connection_, sql::reference_insert).with(id, position++, reference.label, reference.url).run();
  for (const std::string& trap : question.traps())
    Query(*connection_, sql::carrier_insert).with(id, deck_id, trap).run();
  write_topics(sql::question_topics_clear, sql::question_topic_insert, id, question.topics);
}

void ContentTable::write_topics(const char* clear, const char* insert, std::int64_t owner,
                                const std::vector<TopicPath>& topics) {
  Query(*connection_, clear).with(owner).run();
  int position = 0;
  for (const TopicPath& path : topics) {
    Query put(*connection_, sql::topic_put);
    const std::int64_t topic = returned_id(put.with(path));
    Query(*connection_, insert).with(owner, position++, topic).run();
  }
}

/// A key is given once and for ever: the name alone where it is free, else with the deck in front.
void ContentTable::add_card(const std::string& prefix, const std::string& deck_name, const std::string& name,
                            std::optional<std::int64_t> question_id, std::optional<std::int64_t> trap_id) {
  const auto taken = [this](const std::string& key) {
    return Query(*connection_, sql::card_key_taken).with(key).next();
  };
  std::string key = prefix + name;
  if (taken(key)) key = prefix + slug(deck_name) + "/" + name;
  for (int n = 2; taken(key); ++n) key = fmt::format("{}{}/{}~{}", prefix, slug(deck_name), name, n);
  Query(*connection_, sql::card_insert).with(key, question_id, trap_id).run();
}

std::vector<TopicPath> ContentTable::read_topics(const char* sql, std::int64_t owner) {
  std::vector<TopicPath> topics;
  Query query(*connection_, sql);
  for (query.with(owner); query.next();) topics.push_back(query.text(0));
  return topics;
}

Question ContentTable::read_question(std::int64_t id) {
  Question question;
  {
    Query query(*connection_, sql::question_get);
    query.with(id).next();
    question.id = query.text(0);
    question.kind = static_cast<QuestionKind>(query.number(1));
    question.title = query.text(2);
    question.stem = query.text(3);
    question.answer = query.text(4);
    question.explanation = query.text(5);
    question.hint = query.text(6);
    question.trap = query.text(7);
  }
  Query options(*connection_, sql::option_list);
  for (options.with(id); options.next();)
    question.options.push_back({options.text(0), options.text(1), options.truth(2), options.truth(3), options.text(4),
                                options.text(5), options.text(6), options.text(7)});
  Query references(*connection_, sql::reference_list);
  for (references.with(id); references.next();) question.references.push_back({references.text(0), references.text(1)});
  question.topics = read_topics(sql::question_topics, id);
  return question;
}

std::optional<Question> ContentTable::question(const CardId& card) {
  std::int64_t id = 0;
  {
    Query query(*connection_, sql::question_of_card);
    if (!query.with(card.key).next()) return {};
    id = query.integer(0);
  }
  return read_question(id);
}

std::optional<Trap> ContentTable::trap(const CardId& card) {
  std::int64_t id = 0;
  Trap trap;
  {
    Query query(*connection_, sql::trap_of_card);
    if (!query.with(card.key).next()) return {};
    id = query.integer(0);
    trap = {query.text(1), query.text(2), query.text(3), {}};
  }
  trap.topics = read_topics(sql::trap_topics, id);
  return trap;
}

void ContentTable::count_questions(std::int64_t deck_id) { Query(*connection_, sql::deck_count).with(deck_id).run(); }

std::string ContentTable::deck_of(const CardId& card) {
  Query query(*connection_, sql::deck_of_card);
  return query.with(card.key).next() ? query.text(0) : std::string{};
}

std::vector<CarriedTrap> ContentTable::traps_of(const CardId& question) {
  std::vector<CarriedTrap> traps;
  Query query(*connection_, sql::traps_of_question);
  for (query.with(question.key); query.next();) traps.push_back({{query.text(0)}, query.text(1)});
  return traps;
}

std::vector<CardId> ContentTable::carriers_of(const CardId& trap) {
  std::vector<CardId> carriers;
  Query query(*connection_, sql::queue_carriers);
  for (query.with(trap.key); query.next();) carriers.push_back({query.text(0)});
  return carriers;
}

std::vector<DeckSummary> ContentTable::decks(StudyDay today) {
  std::vector<DeckSummary> decks;
  Query query(*connection_, sql::deck_list);
  for (query.with(today); query.next();)
    decks.push_back({query.text(0), query.text(1), query.text(2), query.text(3), query.text(4), query.number(5),
                     query.number(6), query.number(7), query.number(8)});
  return decks;
}

std::vector<CardId> ContentTable::find(const std::string& text) {
  if (Query(*connection_, sql::card_key_taken).with(text).next()) return {{text}};
  std::vector<CardId> cards;
  Query query(*connection_, sql::card_keys_of_name);
  for (query.with(text); query.next();) cards.push_back({query.text(0)});
  return cards;
}

}  // namespace trapline::store
