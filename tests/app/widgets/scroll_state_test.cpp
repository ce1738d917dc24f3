#include <gtest/gtest.h>

#include "app/widgets/scroll_area.hpp"

namespace trapline::ui {
namespace {

TEST(ScrollState, DoesNotMoveWhereEverythingFits) {
  ScrollState scroll{.offset = 0, .content = 100, .view = 200};
  scroll.move(50);
  EXPECT_EQ(scroll.offset, 0);
}

TEST(ScrollState, StopsAtBothEnds) {
  ScrollState scroll{.offset = 0, .content = 500, .view = 200};
  scroll.move(1000);
  EXPECT_EQ(scroll.offset, 300);
  scroll.move(-1000);
  EXPECT_EQ(scroll.offset, 0);
}

TEST(ScrollState, MovesNoFurtherThanNeededToShowSomething) {
  ScrollState scroll{.offset = 100, .content = 1000, .view = 200};
  scroll.reveal(150, 200, 10);
  EXPECT_EQ(scroll.offset, 100) << "it is in sight";
  scroll.reveal(400, 450, 10);
  EXPECT_EQ(scroll.offset, 260) << "its lower edge and the margin";
  scroll.reveal(50, 80, 10);
  EXPECT_EQ(scroll.offset, 40) << "its upper edge and the margin";
  scroll.reveal(300, 900, 10);
  EXPECT_EQ(scroll.offset, 290) << "too large: its beginning";
}

}  // namespace
}  // namespace trapline::ui
