// Room: app/control. The table of the desks: one for each screen. A screen without a desk does not compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>

#include "app/control/feedback_desk.hpp"
#include "app/control/review_desk.hpp"
#include "app/control/today_desk.hpp"
#include "app/control/trouble_desk.hpp"

namespace trapline::control {

/// What every desk can do:
///   Screen        the screen that it looks after
///   state()       that screen, while it is the one that is shown
///   handle()      carries out what is wanted on it, and says where to go
///   idle()        in quiet moments, while it is shown: what takes time; whether what it shows has changed
///   look_again()  after a pause, while it is shown: what may have changed outside; whether it has
template <class D>
concept Desk = requires(D& desk, const D& seen, const typename D::Screen::Intent& wanted) {
  { seen.state() } -> std::same_as<const typename D::Screen&>;
  { desk.handle(wanted) } -> std::same_as<Turn>;
  { desk.idle() } -> std::same_as<bool>;
  { desk.look_again() } -> std::same_as<bool>;
};

template <Desk... D>
using Row = std::tuple<D...>;

/// The table: one line a desk.
using Desks = Row<  //
    TodayDesk,      //
    ReviewDesk,     //
    FeedbackDesk,   //
    TroubleDesk>;

/// The desk that looks after `Screen`.
template <class Screen, class... D>
[[nodiscard]] auto& desk_of(std::tuple<D...>& desks) {
  constexpr std::size_t kFound = (std::size_t{0} + ... + (std::is_same_v<typename D::Screen, Screen> ? 1U : 0U));
  static_assert(kFound == 1, "this screen has no desk: add it to the table in app/control/desks.hpp");
  return *std::get<0>(std::tuple_cat([&] {
    if constexpr (std::is_same_v<typename D::Screen, Screen>)
      return std::tuple<D*>(&std::get<D>(desks));
    else
      return std::tuple<>();
  }()...));
}

}  // namespace trapline::control
