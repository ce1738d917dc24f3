// Room: app/cli/review. Lines from a stream that nobody vouches for.
#pragma once

#include <istream>
#include <string>

namespace trapline::cli {

enum class LineRead { line, too_long, end };

/// Reads up to the next line's end, which it takes away (CR LF too). A last line without one counts. A longer line
/// than `most` bytes is passed over to its end without being kept.
[[nodiscard]] LineRead read_line(std::istream& in, std::string& line, std::size_t most);

}  // namespace trapline::cli
