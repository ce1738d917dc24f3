// Room: app/files. A frame around bytes that we wrote: magic, version, length and checksum in front, so that whatever
// reads them only ever sees what was written whole.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trapline::files {

struct Framed {
  std::uint32_t version = 0;
  std::string payload;
};

/// Puts the frame around `payload`.
[[nodiscard]] std::string frame(std::uint32_t version, std::string_view payload);

/// Takes the frame off. Nothing where magic, length or checksum do not fit.
[[nodiscard]] std::optional<Framed> unframe(std::string_view bytes);

}  // namespace trapline::files
