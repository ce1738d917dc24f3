#include "support/shell.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <streambuf>

#include "app/cli/program.hpp"
#include "support/world.hpp"

namespace trapline::test {
namespace {

/// Input that is made up while it is read: the partner is shown the last line of the output and speaks.
class Dialogue : public std::streambuf {
 public:
  Dialogue(const std::ostringstream& heard, const Partner& partner) : heard_(heard), partner_(partner) {}

 protected:
  int_type underflow() override {
    const std::string last = last_line(heard_.str());
    said_ = last.empty() ? "" : partner_(Json::parse(last));
    if (said_.empty()) return traits_type::eof();
    said_ += '\n';
    setg(said_.data(), said_.data(), said_.data() + said_.size());
    return traits_type::to_int_type(said_[0]);
  }

 private:
  static std::string last_line(std::string text) {
    if (!text.empty()) text.pop_back();
    const std::size_t end = text.rfind('\n');
    return end == std::string::npos ? text : text.substr(end + 1);
  }
  const std::ostringstream& heard_;
  const Partner& partner_;
  std::string said_;
};

Ran run_with(std::istream& in, std::ostringstream& out, const std::vector<std::string>& words,
             const cli::Environment& env) {
  const SystemClock clock;
  std::ostringstream err;
  const cli::Exit exit = cli::run_program(words, {in, out, err, clock, env, {}, {}, {}, {}});
  return {exit, out.str(), err.str()};
}

}  // namespace

std::vector<Json> Ran::events(const std::string& sort) const {
  std::vector<Json> events;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    Json event = Json::parse(line);
    if (sort.empty() || event["event"] == sort) events.push_back(std::move(event));
  }
  return events;
}

void Shell::on_day(int day) { now_ = to_iso(morning(day)); }

std::string Shell::date(int day) const { return to_iso(study_day_of(day)); }

std::vector<std::string> Shell::with_globals(std::vector<std::string> words) const {
  std::vector<std::string> all{"--data", collection_file().string(), "--now", now_};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

Ran Shell::run(std::vector<std::string> words, const std::string& input) const {
  return run_bare(with_globals(std::move(words)), input);
}

Ran Shell::run_bare(const std::vector<std::string>& words, const std::string& input) const {
  std::istringstream in(input);
  std::ostringstream out;
  return run_with(in, out, words, {"", folder_.path().string(), ""});
}

Ran Shell::review(const Partner& partner, std::vector<std::string> options) const {
  std::vector<std::string> words{"review", "--jsonl"};
  words.insert(words.end(), options.begin(), options.end());
  std::ostringstream out;
  Dialogue dialogue(out, partner);
  std::istream in(&dialogue);
  return run_with(in, out, with_globals(std::move(words)), {});
}

std::string Shell::write(const std::string& name, const std::string& text) const {
  std::ofstream(path(name), std::ios::binary) << text;
  return path(name).string();
}

std::string choose(const Json& card, const std::vector<std::string>& ids, const std::string& confidence) {
  Json keys = Json::array();
  for (const Json& option : card["options"]) {
    const auto id = option["id"].get<std::string>();
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) keys.push_back(option["key"]);
  }
  return Json{{"choose", keys}, {"confidence", confidence}, {"ms", 5400}}.dump();
}

}  // namespace trapline::test
