#include "app/files/picture_files.hpp"
#include "engine/media/picture_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

/// "my%20map.png" -> "my map.png": Markdown's destinations are written as in links.
std::string decoded(std::string_view path) {
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    unsigned char byte = 0;
    const char* digits = path.data() + i + 1;
    const bool escape = path[i] == '%' && i + 2 < path.size() &&
                        std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2 && byte != 0;
    text += escape ? static_cast<char>(byte) : path[i];
    if (escape) i += 2;
  }
  return text;
}

bool is_address(std::string_view path) {
  return path.find("://") != std::string_view::npos || path.starts_with("data:");
}

bool is_inside(const fs::path& file, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

bool is_png_or_jpeg(std::string_view bytes) {
  return bytes.starts_with("\x89PNG\r\n\x1A\n") || bytes.starts_with("\xFF\xD8\xFF");
}

/// A picture's bytes, or why there are none.
struct Outcome {
  std::string bytes;
  std::string problem;
};

/// `room` is how many bytes it may have where others have taken theirs.
Outcome read_picture(const std::string& path, const std::optional<fs::path>& folder, std::size_t room) {
  if (is_address(path)) return {{}, "lies elsewhere, and nothing is fetched: save it beside the deck"};
  if (!folder) return {{}, "cannot come with standard input: import the deck as a file"};
  std::error_code error;
  const fs::path root = fs::canonical(folder->empty() ? fs::path(".") : *folder, error);
  const fs::path file = fs::weakly_canonical(root / decoded(path), error);
  if (error || !is_inside(file, root)) return {{}, "lies outside of the deck's folder: move it into it"};
  const fs::file_status status = fs::status(file, error);
  if (!fs::exists(status)) return {{}, "is not there: the path goes from the deck's folder"};
  if (!fs::is_regular_file(status)) return {{}, "is no file"};
  if (fs::file_size(file, error) > kMaxPictureBytes || error)
    return {{}, fmt::format("is larger than {} MB: make it smaller", kMaxPictureBytes >> 20U)};
  if (fs::file_size(file, error) > room)
    return {{}, fmt::format("is one too many: a deck's pictures may have {} MB", kMaxPicturesBytes >> 20U)};
  std::ifstream in(file, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(in), {});
  if (!in.is_open() || in.bad()) return {{}, "cannot be read: check its permissions"};
  if (!is_png_or_jpeg(bytes)) return {{}, "is neither PNG nor JPEG: convert it"};
  if (!media::decode_picture(bytes))
    return {{}, "cannot be shown, being damaged, too large or in print colours: save it anew"};
  return {std::move(bytes), {}};
}

void warn(formats::ParsedDeck& parsed, int line, std::string message) {
  parsed.diagnostics.push_back({line, formats::Severity::warning, std::move(message)});
}

}  // namespace

void read_pictures(formats::ParsedDeck& parsed, const std::optional<fs::path>& folder) {
  std::size_t room = kMaxPicturesBytes;
  for (const formats::NamedPicture& named : parsed.pictures) {
    if (&named - parsed.pictures.data() == kMaxPictures) {
      warn(parsed, named.line, fmt::format("the deck names more than {} pictures: the rest is left out", kMaxPictures));
      break;
    }
    Outcome outcome = read_picture(named.path, folder, room);
    if (outcome.problem.empty()) {
      room -= outcome.bytes.size();
      parsed.deck.pictures.push_back({named.path, std::move(outcome.bytes)});
    } else {
      warn(parsed, named.line, fmt::format("the picture \"{}\" {}", named.path, outcome.problem));
    }
  }
  std::stable_sort(parsed.diagnostics.begin(), parsed.diagnostics.end(),
                   [](const formats::Diagnostic& a, const formats::Diagnostic& b) { return a.line < b.line; });
}

}  // namespace trapline::files
