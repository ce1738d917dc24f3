// Room: engine/model. Facts as they travel between collections: named for ever, the same on every machine.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/review.hpp"

namespace trapline {

/// Sixteen bytes that name a device, a deck or a card on every machine.
using Identity = std::array<std::uint8_t, 16>;

/// Facts beside answers: what a replay has to know of, and when it held. The numbers are part of the file's format.
enum class EventKind {
  none = 0,
  retraction = 8,    ///< takes back an answer with its evidence; detail: "DEVICE FIRST LAST", the stamps of both ends
  scheduler = 9,     ///< chosen, with its parameters, for all answers from then on; detail: its name and parameters
  key_changed = 10,  ///< other options are right now: the card is due
  reset = 11,        ///< the user wants the card to be new
  due_set = 12,      ///< the user gave the card a day; detail: the study day's number
};

/// A fact's name: who wrote it, and a number that this device never gives again. The number is the stamp of the
/// hybrid logical clock: milliseconds since 1970, and always more than the stamp of any fact that the device had seen.
struct FactName {
  Identity device{};
  std::int64_t sequence = 0;
  auto operator<=>(const FactName&) const = default;
};

/// Folded in the order of (stamp, device, sequence); since the sequence is the stamp, of (sequence, device).
[[nodiscard]] inline bool comes_before(const FactName& a, const FactName& b) {
  return a.sequence != b.sequence ? a.sequence < b.sequence : a.device < b.device;
}

/// A fact with everything that another collection needs. Options are named by their identity: the written key, or
/// "~" and a hash of the text that the option had when it was first seen.
struct Fact {
  FactName name;
  EventKind event = EventKind::none;  ///< none: an answer
  std::string detail;                 ///< of an event
  std::vector<Identity> card;         ///< all that name it; none for a fact about all cards
  bool is_trap = false;               ///< the card's kind
  std::vector<Identity> form;         ///< of the question on the screen, where it is not the card itself
  bool was_new = false;               ///< counted against the limit of new questions
  Review review;                      ///< its card empty; its form empty but for a statement; no before and after
  bool operator==(const Fact&) const = default;
};

}  // namespace trapline
