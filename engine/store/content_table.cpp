#include "engine/store/content_table.hpp"

#include "engine/store/identity.hpp"
#include "engine/store/query.hpp"
#include "engine/store/sql.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::store {

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
    if (!query.with(id).next()) return question;
    question.id = query.text(0);
    question.kind = static_cast<QuestionKind>(query.number(1));
    question.title = query.text(2);
    question.stem = query.text(3);
    question.answer = query.text(4);
    question.explanation = query.text(5);
    question.hint = query.text(6);
    question.trap = query.text(7);
    question.level = static_cast<Level>(query.number(8));
    question.checked = query.text(9);
    question.mock_form = query.number(10);
    question.case_id = query.text(11);
  }
  Query options(*connection_, sql::option_list);
  for (options.with(id); options.next();)
    question.options.push_back({options.text(0), options.text(1), options.truth(2), options.truth(3), options.text(4),
                                options.text(5), options.text(6), options.text(7), options.truth(8)});
  Query references(*connection_, sql::reference_list);
  for (references.with(id); references.next();) question.references.push_back({references.text(0), references.text(1)});
  question.topics = read_topics(sql::question_topics, id);
  return question;
}

Trap ContentTable::read_trap(std::int64_t id) {
  Trap trap;
  {
    Query query(*connection_, sql::trap_get);
    if (!query.with(id).next()) return trap;
    trap.id = query.text(0);
    trap.claim = query.text(1);
    trap.truth = query.text(2);
    trap.because = query.text(3);
    trap.also_false = text::split_trimmed(query.text(4), '\n');
    trap.same_as = query.text(5);
  }
  trap.topics = read_topics(sql::trap_topics, id);
  return trap;
}

std::optional<Question> ContentTable::question(const CardId& card) {
  std::int64_t id = 0;
  {
    Query query(*connection_, sql::question_of_card);
    if (!query.with(card.key).next()) return {};
    id = query.integer(0);
  }
  Question question = read_question(id);
  if (!question.case_id.empty()) question.stem = exhibit_of(id) + question.stem;
  return question;
}

std::string ContentTable::exhibit_of(std::int64_t question) {
  Query query(*connection_, sql::case_of_question);
  return query.with(question).next() ? query.text(0) + "\n\n" : std::string{};
}

std::optional<Trap> ContentTable::trap(const CardId& card) {
  std::int64_t id = 0;
  {
    Query query(*connection_, sql::trap_of_card);
    if (!query.with(card.key).next()) return {};
    id = query.integer(0);
  }
  return read_trap(id);
}

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
  Query query(*connection_, sql::carriers_of_trap);
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
  {
    Query query(*connection_, sql::card_keys_of_name);
    for (query.with(text); query.next();) cards.push_back({query.text(0)});
  }
  return cards.empty() ? find_in_deck(text) : cards;
}

std::vector<CardId> ContentTable::find_in_deck(const std::string& text) {
  std::vector<CardId> cards;
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos || (!text.starts_with("q:") && !text.starts_with("t:"))) return cards;
  const std::string deck = text.substr(2, slash - 2), name = text.substr(slash + 1);
  Query query(*connection_, sql::card_keys_of_name);
  for (query.with(name); query.next();)
    if (query.text(0).starts_with(text.substr(0, 2)) && slug(query.text(1)) == deck) cards.push_back({query.text(0)});
  return cards;
}

}  // namespace trapline::store
