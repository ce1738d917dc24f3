// Room: app/state. The table of the screens: joins what the headers beside it describe, and adds nothing of its own.
// Whoever tells screens apart visits this variant, so that a screen that is forgotten somewhere does not compile.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include "app/state/feedback.hpp"
#include "app/state/review.hpp"
#include "app/state/today.hpp"
#include "app/state/trouble.hpp"
#include "app/state/window_intent.hpp"

namespace trapline::state {

/// What every screen has to tell of itself:
///   Intent      a variant of what can be wanted on it
///   name()      changes with every screen shown: scroll position and focus begin anew
///   step()      the same, and what has appeared on it: presses meant for the step before commit nothing
///   progress()  of the review that it belongs to; nothing where it belongs to none
///   is_home()   there is nowhere to go back to
/// and for_each_text(screen, take): every text that it may bring to the window, plain or rich.
template <class S>
concept ScreenState = requires(const S& screen) {
  typename S::Intent;
  { screen.name() } -> std::same_as<std::string>;
  { screen.step() } -> std::same_as<std::string>;
  { screen.progress() } -> std::same_as<std::optional<Progress>>;
  { screen.is_home() } -> std::same_as<bool>;
  for_each_text(screen, [](const auto& /*text*/) {});
};

template <ScreenState... Screens>
struct Joined {
  using Screen = std::variant<Screens...>;
  using Intent = std::variant<typename Screens::Intent..., WindowIntent>;
};

/// The table: one line a screen.
using AllScreens = Joined<  //
    TodayScreen,            //
    ReviewScreen,           //
    FeedbackScreen,         //
    TroubleScreen>;

using Screen = AllScreens::Screen;

/// What a user can want: of the screen that he sees, or of any.
using Intent = AllScreens::Intent;

/// The intent as a `Wanted`, or null where it is another.
template <class Wanted>
[[nodiscard]] const Wanted* intent_as(const Intent& intent) {
  return std::visit(
      [](const auto& of_one_screen) {
        return std::visit(
            [](const auto& wanted) -> const Wanted* {
              if constexpr (std::is_same_v<decltype(wanted), const Wanted&>) return &wanted;
              return nullptr;
            },
            of_one_screen);
      },
      intent);
}

}  // namespace trapline::state
