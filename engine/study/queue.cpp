#include "engine/study/queue.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace trapline::study {
namespace {

/// A carrier seen within this many days would be answered from memory of its wording, not from the belief.
constexpr int kProbeRestDays = 7;

/// Builds the queue tier by tier; remembers the last topic, so that tiers do not meet in the same one.
class QueueBuilder {
 public:
  QueueBuilder(StudyDay today, const Limits& left, std::int64_t last_topic)
      : today_(today), left_(left), last_topic_(last_topic) {}

  void add_traps(std::vector<Candidate> traps) {
    cut(traps, left_.reviews_per_day);
    note_carriers(traps);
    for (const Candidate& trap : traps)
      if (!trap.sprung_by.empty()) waiting_.insert(trap.sprung_by);
    for (Candidate& trap : interleave(std::move(traps), last_topic_)) {
      const CardId probe = choose_probe(trap, today_, waiting_);
      if (!probe.empty()) waiting_.insert(probe);
      push(trap, Tier::trap, probe);
    }
  }

  void keep_waiting(const std::vector<CardId>& questions) { waiting_.insert(questions.begin(), questions.end()); }

  /// Questions that carry one of these traps stand as far from it as the queue allows.
  void note_carriers(const std::vector<Candidate>& traps) {
    for (const Candidate& trap : traps)
      for (const Carrier& carrier : trap.carriers) carriers_.insert(carrier.question);
  }

  void add_questions(std::vector<Candidate> questions, Tier tier, int& limit) {
    const auto waits = [this](const Candidate& c) {
      return c.seen_day == today_ || c.held_day == today_ || waiting_.contains(c.card);
    };
    const auto kept_end = std::stable_partition(questions.begin(), questions.end(), std::not_fn(waits));
    queue_.held += static_cast<int>(questions.end() - kept_end);
    questions.erase(kept_end, questions.end());
    cut(questions, limit);
    const auto is_carrier = [this](const Candidate& c) { return carriers_.contains(c.card); };
    const auto carriers = std::stable_partition(questions.begin(), questions.end(), std::not_fn(is_carrier));
    push_all({questions.begin(), carriers}, tier);
    late_.push_back({tier, {carriers, questions.end()}});
  }

  /// The carriers that were passed over so far: even a lapsed one comes after every other review.
  void add_carriers() {
    for (auto& [tier, questions] : std::exchange(late_, {})) push_all(std::move(questions), tier);
  }

  void add_drills(const std::vector<Candidate>& drills) {
    for (const Candidate& drill : drills) push(drill, Tier::drill, {});
  }

  Limits& left() { return left_; }
  Queue take() { return std::move(queue_); }

 private:
  static void cut(std::vector<Candidate>& cards, int& limit) {
    const auto allowed = static_cast<std::size_t>(std::max(0, limit));
    if (cards.size() > allowed) cards.resize(allowed);
    limit -= static_cast<int>(cards.size());
  }

  void push_all(std::vector<Candidate> cards, Tier tier) {
    for (const Candidate& card : interleave(std::move(cards), last_topic_)) push(card, tier, {});
  }

  void push(const Candidate& card, Tier tier, const CardId& probe) {
    queue_.cards.push_back({card.card, tier, probe});
    last_topic_ = card.topic;
  }

  StudyDay today_;
  Limits left_;
  std::int64_t last_topic_;
  std::set<CardId> waiting_;  // questions that a trap keeps from being asked today
  std::vector<std::pair<Tier, std::vector<Candidate>>> late_;
  std::set<CardId> carriers_;  // questions that carry a trap asked today or to be asked
  Queue queue_;
};

}  // namespace

int Queue::count(Tier tier) const {
  return static_cast<int>(
      std::count_if(cards.begin(), cards.end(), [tier](const QueuedCard& card) { return card.tier == tier; }));
}

CardId choose_probe(const Candidate& trap, StudyDay today, const std::set<CardId>& taken) {
  const Carrier* best = nullptr;
  for (const Carrier& carrier : trap.carriers) {
    if (carrier.question == trap.sprung_by || carrier.held_day == today || taken.contains(carrier.question)) continue;
    if (carrier.seen_day && today - *carrier.seen_day < kProbeRestDays) continue;
    if (!best || carrier.seen_day < best->seen_day) best = &carrier;  // never seen comes before any day
  }
  return best ? best->question : CardId{};
}

std::vector<Candidate> interleave(std::vector<Candidate> cards, std::int64_t previous) {
  struct Group {
    std::vector<std::size_t> members;  // positions in `cards`, in order
    std::size_t next = 0;
    std::size_t left() const { return members.size() - next; }
  };
  std::map<std::int64_t, std::size_t> group_of;
  std::vector<Group> groups;  // in the order of first appearance
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto [it, is_new_topic] = group_of.try_emplace(cards[i].topic, groups.size());
    if (is_new_topic) groups.emplace_back();
    groups[it->second].members.push_back(i);
  }

  std::vector<Candidate> ordered;
  ordered.reserve(cards.size());
  while (ordered.size() < cards.size()) {
    // The largest group of another topic: taking from it first leaves the fewest equal neighbours at the end.
    Group* best = nullptr;
    for (Group& group : groups) {
      if (group.left() == 0 || cards[group.members[group.next]].topic == previous) continue;
      if (!best || group.left() > best->left()) best = &group;
    }
    if (!best) best = &groups[group_of.at(previous)];  // only the previous topic is left
    Candidate& taken = cards[best->members[best->next++]];
    previous = taken.topic;
    ordered.push_back(std::move(taken));
    // The moved-from card keeps its place; its topic is not read again, since `next` has passed it.
  }
  return ordered;
}

Queue build_queue(Pool pool, StudyDay today, const Limits& left) {
  QueueBuilder builder(today, left, pool.last_topic);
  builder.keep_waiting(pool.sprung_elsewhere);
  builder.note_carriers(pool.traps_asked_today);
  builder.add_traps(std::move(pool.traps));
  builder.add_questions(std::move(pool.lapsed), Tier::lapsed, builder.left().reviews_per_day);
  builder.add_questions(std::move(pool.due), Tier::due, builder.left().reviews_per_day);
  builder.add_carriers();
  builder.add_questions(std::move(pool.fresh), Tier::fresh, builder.left().new_per_day);
  builder.add_carriers();
  builder.add_drills(pool.drills);
  return builder.take();
}

}  // namespace trapline::study
