#include "engine/time/clock.hpp"

#include <chrono>
#include <ctime>

namespace trapline {

Moment SystemClock::now() const {
  using namespace std::chrono;
  const auto since_epoch = system_clock::now().time_since_epoch();
  const std::time_t seconds_utc = duration_cast<seconds>(since_epoch).count();
  std::tm local{};
  tzset();  // localtime_r alone may never look again which zone the machine is in
  localtime_r(&seconds_utc, &local);
  return {{duration_cast<milliseconds>(since_epoch).count()}, static_cast<int>(local.tm_gmtoff / 60)};
}

}  // namespace trapline
