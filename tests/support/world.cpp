#include "support/world.hpp"

#include "engine/store/card_table.hpp"
#include "engine/store/connection.hpp"

namespace trapline::test {

Moment morning(int day) {
  constexpr std::int64_t kFirstDecember2026 = 1'796'083'200'000;
  constexpr std::int64_t kHour = 3'600'000;
  return {{kFirstDecember2026 + day * (24 * kHour) + 9 * kHour}, 0};
}

StudyDay study_day_of(int day) { return study_day(morning(day), 4); }

Question make_question(const std::string& id, const std::vector<std::string>& traps, const std::string& topic) {
  Question question;
  question.id = id;
  question.title = "About " + id;
  question.stem = "What is " + id + "?";
  question.topics = {topic};
  for (const char* letter : {"a", "b", "c", "d"}) {
    Option option;
    option.id = letter;
    option.text = id + " " + letter;
    option.why = std::string("Because of ") + letter;
    option.right = option.id == "a";
    question.options.push_back(option);
  }
  for (std::size_t i = 0; i < traps.size(); ++i) question.options.at(i + 1).trap = traps[i];
  return question;
}

Trap make_trap(const std::string& id) { return {id, "The claim of " + id, "The truth of " + id, {"Topic"}}; }

Deck make_deck(const std::vector<Question>& questions, const std::vector<Trap>& traps, const std::string& name) {
  Deck deck;
  deck.name = name;
  deck.questions = questions;
  deck.traps = traps;
  return deck;
}

World::World(const std::filesystem::path& file, Settings settings) : collection(file, clock, settings, Access::write) {}

std::string World::next_key() {
  const auto asked = collection.daily_review().next();
  return asked ? asked->card.key : "";
}

collection::Answered World::answer_question(const std::string& id, const std::string& option, Confidence confidence) {
  const CardId card{"q:" + id};
  const collection::CardReport report = collection.decks().show(card);
  collection::Reply reply;
  reply.chosen = {option};
  reply.confidence = confidence;
  return collection.daily_review().answer(study::ask_question(card, report.question.value(), report.state.asked),
                                          reply);
}

collection::Answered World::answer_next(bool rightly, Confidence confidence) {
  const study::Asked asked = collection.daily_review().next().value();
  collection::Reply reply;
  reply.confidence = confidence;
  int missing = asked.question.choose();
  for (const Option& option : asked.question.options)
    if (option.right == rightly && missing-- > 0) reply.chosen.push_back(option.id);
  return collection.daily_review().answer(asked, reply);
}

int World::finish_day(Confidence confidence) {
  int answered = 0;
  while (!next_key().empty()) {
    answer_next(true, confidence);
    ++answered;
  }
  return answered;
}

CardState World::state(const std::string& key) { return collection.decks().show({key}).state; }

std::optional<int> World::due(const std::string& key) {
  const auto due = state(key).schedule.due;
  if (!due) return {};
  return *due - study_day_of(0);
}

std::vector<Review> World::log() {
  std::vector<Review> rows;
  collection.insights().for_each_review([&rows](const Review& review) { rows.push_back(review); });
  return rows;
}

void overwrite_state(const std::filesystem::path& file, const CardId& card, const CardState& state) {
  store::Connection connection(file, Access::write);
  store::CardTable cards(connection);
  store::StoredCard stored = cards.stored(card).value();
  stored.state = state;
  cards.put(stored);
}

}  // namespace trapline::test
