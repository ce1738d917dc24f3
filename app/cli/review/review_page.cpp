#include "app/cli/review/review_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/print/rich_lines.hpp"
#include "app/words/confidences.hpp"
#include "app/words/counts.hpp"
#include "app/words/feedback.hpp"
#include "engine/text/width.hpp"

namespace trapline::cli {
namespace {

constexpr const char* kGap = "     ";  // below an option's letter

markdown::TextSpan span(std::string text, bool strong = false) {
  markdown::TextSpan result;
  result.text = std::move(text);
  result.strong = strong;
  return result;
}

/// "-- Question ------------------ 2 traps, 3 new --"
std::string ruler(const std::string& left, const std::string& right, const Page& page) {
  const int used = text::text_width(left) + text::text_width(right) + 8 + (right.empty() ? 0 : 2);
  std::string dashes;
  for (int i = 0; i < std::max(2, page.width - used); ++i) dashes += "─";
  return page.ink(Role::faint, "── ") + page.ink(Role::strong, left) +
         page.ink(Role::faint, " " + dashes + (right.empty() ? "──" : " " + right + " ──")) + "\n";
}

/// "Why: …" below an option; nothing where there is nothing to say. The label joins the first paragraph.
std::string reason(const char* label, markdown::RichText text, const Page& page) {
  if (text.empty()) return {};
  if (label[0] != '\0') {
    if (text.front().kind != markdown::TextBlockKind::paragraph) text.insert(text.begin(), markdown::TextBlock{});
    text.front().spans.insert(text.front().spans.begin(), span(std::string(label) + ": "));
  }
  return rich_lines(text, page.width, page.ink, {kGap, kGap});
}

std::string option_text(const state::FeedbackOption& option, const Page& page) {
  const Role role = option.right ? Role::good : option.chosen ? Role::bad : Role::plain;
  std::string note;
  if (option.chosen)
    note = option.right ? "your answer, right" : "your answer";
  else if (option.right)
    note = "right";
  std::string text;
  if (!note.empty()) text += "  " + page.ink(role, (option.right ? "✓ " : "✗ ") + note) + "\n";
  text += rich_lines(option.text, page.width, page.ink, {"  " + page.ink(role, option.letter) + "  ", kGap});
  text += reason(option.right ? "" : "Why not", option.why, page);
  text += reason("Tempting", option.tempting, page);
  text += reason("Right if", option.right_if, page);
  return text + "\n";
}

std::string trap_text(const state::TrapLine& trap, const Page& page) {
  const std::string again = words::checked_again(trap.comes_back);
  const auto part = [&page](Role role, const std::string& label, const std::string& markdown) {
    return page.ink(role, label) + "\n" + rich_lines(markdown::rich_text(markdown), page.width, page.ink, {"  ", "  "});
  };
  if (trap.outcome != TrapOutcome::sprung && trap.outcome != TrapOutcome::resisted) return {};
  const bool sprung = trap.outcome == TrapOutcome::sprung;
  std::string text = part(Role::accent, words::what_became_of_a_trap(trap.outcome) + ". False:", trap.claim);
  if (sprung && !trap.truth.empty()) text += part(Role::good, "True:", trap.truth);
  return text + wrapped(again, page.width, page.ink) + "\n";
}

std::string verdict(const state::FeedbackScreen& feedback, const Page& page) {
  const std::string mark = feedback.correct ? "✓ " : "✗ ";
  const std::string head = words::verdict(feedback.correct, feedback.lucky, feedback.confidence);
  const std::string detail = words::verdict_detail(feedback.correct, feedback.lucky, feedback.confidence);
  std::string text = page.ink(feedback.correct ? Role::good : Role::bad, mark + head) + "\n";
  if (!detail.empty()) text += wrapped(detail, page.width, page.ink);
  return text + "\n";
}

std::string further_reading(const state::FeedbackScreen& feedback, const Page& page) {
  std::string text;
  for (const Reference& reference : feedback.references) {
    markdown::TextSpan link = span(reference.label.empty() ? reference.url : reference.label);
    link.url = reference.url;
    text += wrapped({link}, page.width, page.ink, {"  • ", "    "});
  }
  return text.empty() ? text : page.ink(Role::strong, "To read") + "\n" + text + "\n";
}

}  // namespace

std::string left_in_words(const state::CardsLeft& left) {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (left.traps > 0) add(words::count_of(left.traps, "trap", "traps"));
  if (left.reviews > 0) add(words::count_of(left.reviews, "review", "reviews"));
  if (left.unseen > 0) add(std::to_string(left.unseen) + " new");
  if (left.drills > 0) add(std::to_string(left.drills) + " once more");
  return text;
}

std::string card_text(const state::ReviewScreen& card, const Page& page) {
  std::string text = ruler(card.heading, left_in_words(card.left), page) + "\n";
  text += rich_lines(card.stem, page.width, page.ink) + "\n";
  const bool roomy = std::any_of(card.options.begin(), card.options.end(),
                                 [](const state::OptionLine& option) { return option.text.size() > 1; });
  for (const state::OptionLine& option : card.options) {
    if (roomy && &option != &card.options.front()) text += "\n";
    text += rich_lines(option.text, page.width, page.ink, {"  " + page.ink(Role::strong, option.letter) + "  ", kGap});
  }
  if (!card.options.empty()) text += "\n";
  if (card.choose > 1) text += page.ink(Role::strong, fmt::format("Choose {}.", card.choose)) + "\n";
  return text;
}

std::string feedback_text(const state::FeedbackScreen& feedback, const Page& page) {
  std::string text = verdict(feedback, page);
  for (const state::TrapLine& trap : feedback.traps) text += trap_text(trap, page);
  for (const state::FeedbackOption& option : feedback.options) text += option_text(option, page);
  if (!feedback.explanation.empty()) text += rich_lines(feedback.explanation, page.width, page.ink) + "\n";
  text += further_reading(feedback, page);
  std::string topics;
  for (const TopicPath& topic : feedback.topics) topics += (topics.empty() ? "" : "; ") + topic;
  if (!topics.empty()) text += wrapped(topics, page.width, page.ink, {page.ink(Role::faint, "Topic: "), "       "});
  return text + comes_back_text(feedback, page);
}

std::string comes_back_text(const state::FeedbackScreen& feedback, const Page& page) {
  std::string text;
  if (!feedback.comes_back.empty()) text += "Comes back " + feedback.comes_back + ".";
  if (feedback.drilled_today) text += " Asked once more today.";
  if (feedback.leech_alarm)
    text += " " + words::missed(feedback.lapses) + " Read the explanation, or write the question anew.";
  return wrapped(text, page.width, page.ink);
}

}  // namespace trapline::cli
