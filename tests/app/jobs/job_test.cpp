// Work off the drawing thread: told, waited for and cancelled without any sleep.
#include "app/jobs/job.hpp"

#include <gtest/gtest.h>

#include <semaphore>
#include <stdexcept>

namespace trapline::jobs {
namespace {

TEST(Job, WakesWhenItIsOverAndGivesItsResult) {
  std::binary_semaphore woken{0};
  Job<int> job([](Reporter&) { return 42; }, [&] { woken.release(); });
  woken.acquire();
  EXPECT_TRUE(job.is_over());
  EXPECT_EQ(job.result(), 42);
}

TEST(Job, TellsHowFarItIsAndWakesForEachStep) {
  std::counting_semaphore<> woken{0};
  std::binary_semaphore may_end{0};
  Job<int> job(
      [&](Reporter& reporter) {
        reporter.tell({"Reading", 1, 3});
        may_end.acquire();
        return 0;
      },
      [&] { woken.release(); });
  woken.acquire();
  EXPECT_EQ(job.progress().doing, "Reading");
  EXPECT_EQ(job.progress().done, 1);
  EXPECT_EQ(job.progress().total, 3);
  EXPECT_FALSE(job.is_over());
  may_end.release();
  woken.acquire();
  EXPECT_TRUE(job.is_over());
}

TEST(Job, EndsEarlyWhereItIsCancelled) {
  Job<int> job(
      [](Reporter& reporter) {
        int steps = 0;
        while (!reporter.is_cancelled()) ++steps;
        return steps;
      },
      {});
  job.cancel();
  EXPECT_GE(job.result(), 0);
}

TEST(Job, ThrowsWhatItsWorkThrewWhereTheResultIsTaken) {
  Job<int> job([](Reporter&) -> int { throw std::runtime_error("It is locked."); }, {});
  EXPECT_THROW((void)job.result(), std::runtime_error);
}

TEST(Job, IsCancelledAndWaitedForAtItsEnd) {
  bool ended = false;
  {
    const Job<int> job(
        [&](Reporter& reporter) {
          while (!reporter.is_cancelled()) {
          }
          ended = true;
          return 0;
        },
        {});
  }
  EXPECT_TRUE(ended);
}

}  // namespace
}  // namespace trapline::jobs
