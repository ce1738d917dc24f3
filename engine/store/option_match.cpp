#include "engine/store/option_match.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "engine/text/fold.hpp"
#include "engine/text/nearest.hpp"

namespace trapline::store {
namespace {

/// A text of which at least half was kept.
bool is_mended(const std::string& now, const std::string& before) {
  const std::string a = text::folded(now), b = text::folded(before);
  return text::edit_distance(a, b) * 2 <= std::max(a.size(), b.size());
}

class Matcher {
 public:
  Matcher(const std::vector<Option>& incoming, const std::vector<KnownOption>& known)
      : incoming_(incoming), known_(known), match_(incoming.size(), nullptr) {}

  std::vector<MatchedOption> match() {
    pair_up([](const Option& o, std::size_t, const KnownOption& k) { return o.keyed && k.keyed && o.id == k.name; });
    pair_up([](const Option& o, std::size_t, const KnownOption& k) {
      return k.position && text::folded(o.text) == text::folded(k.text);
    });
    pair_up([](const Option& o, std::size_t, const KnownOption& k) {
      return text::folded(o.text) == text::folded(k.text);
    });
    pair_up([](const Option& o, std::size_t, const KnownOption& k) { return o.keyed && k.position && o.id == k.name; });
    pair_up([](const Option& o, std::size_t place, const KnownOption& k) {
      return k.position == static_cast<int>(place) && is_mended(o.text, k.text);
    });
    return named();
  }

 private:
  void pair_up(const std::function<bool(const Option&, std::size_t, const KnownOption&)>& fits) {
    for (std::size_t i = 0; i < incoming_.size(); ++i) {
      if (match_[i]) continue;
      for (const KnownOption& known : known_) {
        if (taken_.contains(known.no) || !fits(incoming_[i], i, known)) continue;
        match_[i] = &known;
        taken_.insert(known.no);
        break;
      }
    }
  }

  std::vector<MatchedOption> named() {
    int next = 1;
    std::set<std::string> used;
    for (const KnownOption& known : known_) {
      next = std::max(next, known.no + 1);
      used.insert(known.name);
    }
    for (const Option& option : incoming_)
      if (option.keyed) used.insert(option.id);
    std::vector<MatchedOption> named;
    for (std::size_t i = 0; i < incoming_.size(); ++i) {
      const KnownOption* known = match_[i];
      if (known && !incoming_[i].keyed) {
        named.push_back({known->no, known->name});
        continue;
      }
      const bool first_import = known_.empty();
      const std::string name = incoming_[i].keyed || first_import ? incoming_[i].id : free_name(used);
      named.push_back({known ? known->no : next++, name, known == nullptr});
      used.insert(name);
    }
    return named;
  }

  static std::string free_name(const std::set<std::string>& used) {
    for (int length = 1;; ++length)
      for (char c = 'a'; c <= 'z'; ++c)
        if (std::string name(static_cast<std::size_t>(length), c); !used.contains(name)) return name;
  }

  const std::vector<Option>& incoming_;
  const std::vector<KnownOption>& known_;
  std::vector<const KnownOption*> match_;
  std::set<int> taken_;
};

}  // namespace

std::vector<MatchedOption> match_options(const std::vector<Option>& incoming, const std::vector<KnownOption>& known) {
  return Matcher(incoming, known).match();
}

}  // namespace trapline::store
