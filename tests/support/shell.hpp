// Test support: the whole command line without a process. A clock moved by hand, a folder of its own, and a partner
// for reviews by JSON lines who sees each event before he replies.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/cli/print/context.hpp"
#include "support/folder.hpp"

namespace trapline::test {

using Json = nlohmann::json;

/// What a command left behind.
struct Ran {
  cli::Exit exit = cli::Exit::done;
  std::string out;
  std::string err;
  [[nodiscard]] Json json() const { return Json::parse(out); }
  /// Of a review by JSON lines: all events of a sort, or all.
  [[nodiscard]] std::vector<Json> events(const std::string& sort = "") const;
};

/// What to reply to an event; an empty text says nothing more.
using Partner = std::function<std::string(const Json& event)>;

class Shell {
 public:
  /// 09:00 UTC on a day counted from 1 December 2026.
  void on_day(int day);
  void at(const std::string& now) { now_ = now; }
  [[nodiscard]] std::string date(int day) const;

  Ran run(std::vector<std::string> words, const std::string& input = "") const;
  /// `words` as they are: no --data, no --now.
  Ran run_bare(const std::vector<std::string>& words, const std::string& input = "") const;
  /// `trapline review --jsonl`: after each card event and each reveal the partner speaks.
  Ran review(const Partner& partner, std::vector<std::string> options = {}) const;

  std::string write(const std::string& name, const std::string& text) const;
  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder_.path() / name; }
  [[nodiscard]] std::filesystem::path collection_file() const { return path("collection.db"); }

 private:
  [[nodiscard]] std::vector<std::string> with_globals(std::vector<std::string> words) const;
  TemporaryFolder folder_;
  std::string now_ = "2026-12-01T09:00:00Z";
};

/// The reply that chooses the options with these ids.
[[nodiscard]] std::string choose(const Json& card, const std::vector<std::string>& ids,
                                 const std::string& confidence = "certain");
/// A question deck in our format: the right option is "right", the others "wrong one", …; see the text.
inline constexpr const char* kOneQuestion =
    "---\ndeck: One\n---\n\n## The only question\n<!-- id: only -->\n\nWhich?\n\n"
    "- [x] a) right\n  - Why: it is so\n- [ ] b) wrong\n  - Why: it is not so\n- [ ] c) also wrong\n";

}  // namespace trapline::test
