// Room: app/files. The one way in which the program writes a file of the user's: whole, or not at all.
#pragma once

#include <filesystem>
#include <string_view>

namespace trapline::files {

/// Puts a file with these bytes in the place of `file`, or makes it; whatever happens, there is the old one or the new
/// one. Where `file` is a link, the file behind it is meant, and the link stays. The file's mode is kept. What was
/// written is on the disk when this comes back. Throws std::runtime_error with a sentence that names the file; nothing
/// is left over then.
void replace_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace trapline::files
