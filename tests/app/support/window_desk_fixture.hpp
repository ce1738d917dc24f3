// Room: tests. The window's desk over a collection in a folder of its own: intents in, screens out.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <semaphore>
#include <string>
#include <utility>

#include "app/control/window_desk.hpp"
#include "support/world.hpp"

namespace trapline::test {

class WindowDeskTest : public testing::Test {
 protected:
  /// Empty, whatever an earlier run has left.
  static std::filesystem::path empty_folder() {
    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
  }
  ~WindowDeskTest() override { std::filesystem::remove_all(folder); }

  void fill() {
    world.collection.decks().import_deck(
        make_deck({make_question("one", {"trap"}), make_question("two")}, {make_trap("trap")}));
  }
  control::WindowDesk& desk() {
    const control::Places places{folder / "collection.db", folder / "test.settings", folder / "sample.deck.md"};
    office = std::make_unique<control::Office>(world.collection, world.clock, places, [this] { news.release(); });
    return *(window_desk = std::make_unique<control::WindowDesk>(*office));
  }
  /// Waits for the import that was begun, as the window does: by being woken.
  void finish_import() {
    while (window_desk->state().job) {
      news.acquire();
      window_desk->look_at_jobs();
    }
  }
  std::string write_file(const std::string& name, const std::string& text) {
    std::ofstream(folder / name) << text;
    return (folder / name).string();
  }
  template <typename T>
  static const T& screen(const control::WindowDesk& window) {
    return std::get<T>(window.state().screen);
  }
  /// A deck of one question with a picture in its stem and one in its explanation.
  void fill_with_pictures() {
    Question question = make_question("map");
    question.stem = "![a map](map.png)";
    question.explanation = "![a plan](plan.png)";
    Deck deck = make_deck({question, make_question("plain")});
    deck.pictures = {{"map.png", "the map"}, {"plan.png", "the plan"}};
    world.collection.decks().import_deck(deck);
  }
  /// Chooses the right or a wrong option of the question shown and says how sure.
  static void answer(control::WindowDesk& window, bool rightly, Confidence confidence = Confidence::certain) {
    const auto& options = screen<state::ReviewScreen>(window).options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const std::string text = markdown::plain_text(options[i].text);
      if (text.ends_with(" a") == rightly) {
        window.handle(state::intent::ToggleOption{i});
        break;
      }
    }
    window.handle(state::intent::Answer{confidence});
  }

  std::filesystem::path folder = empty_folder();
  World world{folder / "collection.db"};
  std::counting_semaphore<> news{0};
  std::unique_ptr<control::Office> office;
  std::unique_ptr<control::WindowDesk> window_desk;
};

}  // namespace trapline::test
