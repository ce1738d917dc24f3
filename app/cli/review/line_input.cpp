#include "app/cli/review/line_input.hpp"

namespace trapline::cli {

LineRead read_line(std::istream& in, std::string& line, std::size_t most) {
  constexpr int kEnd = std::istream::traits_type::eof();
  line.clear();
  bool too_long = false, any = false;
  int c = in.good() ? in.rdbuf()->sbumpc() : kEnd;
  for (; c != kEnd && c != '\n'; c = in.rdbuf()->sbumpc()) {
    any = true;
    if (line.size() < most)
      line += static_cast<char>(c);
    else
      too_long = true;
  }
  if (c == kEnd) {
    in.setstate(std::ios::eofbit);
    if (!any) return LineRead::end;
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return too_long ? LineRead::too_long : LineRead::line;
}

}  // namespace trapline::cli
