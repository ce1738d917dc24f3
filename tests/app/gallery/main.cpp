// Shows every screen with sample contents, to be looked at: `trapline_gallery FOLDER WIDTH HEIGHT SCALE [light|dark]
// [NAME…]` writes a picture of each into the folder; without arguments it opens a window in which Enter goes from one
// to the next.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include "app/window.hpp"
#include "tests/app/support/sample_screens.hpp"

namespace {

using namespace trapline;

struct Request {
  std::string folder;
  int width, height;
  double scale;
  Theme theme;
  std::vector<std::string> names;
  [[nodiscard]] bool wants(const std::string& name) const {
    return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
  }
};

Request read(const std::vector<std::string>& args) {
  Request r{args[0], std::stoi(args.at(1)), std::stoi(args.at(2)), std::stod(args.at(3)), Theme::light, {}};
  if (args.size() > 4 && args[4] == "dark") r.theme = Theme::dark;
  if (args.size() > 5) r.names.assign(args.begin() + 5, args.end());
  return r;
}

void take_pictures(const Request& request) {
  for (sample::Named& named : sample::all()) {
    if (!request.wants(named.name)) continue;
    named.state.theme = request.theme;
    WindowOptions options;
    options.width = request.width;
    options.height = request.height;
    options.scale = request.scale;
    options.screenshot = request.folder + "/" + named.name + ".png";
    run_window(options, {[&]() -> const state::AppState& { return named.state; }, [](const state::Intent&) {}});
    std::printf("%s\n", options.screenshot.c_str());
  }
}

void browse() {
  std::vector<sample::Named> all = sample::all();
  std::size_t shown = 0;
  const auto handle = [&](const state::Intent& intent) {
    if (const auto* theme = state::intent_as<state::intent::SetTheme>(intent)) {
      for (sample::Named& named : all) named.state.theme = theme->theme;
    } else if (const auto* scale = state::intent_as<state::intent::SetScale>(intent)) {
      for (sample::Named& named : all) named.state.scale_percent = scale->percent;
    } else {
      shown = (shown + 1) % all.size();
    }
  };
  run_window({}, {[&]() -> const state::AppState& { return all[shown].state; }, handle});
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::vector<std::string> args(argv + 1, argv + argc);
    args.empty() ? browse() : take_pictures(read(args));
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
