#include "app/files/frame.hpp"

#include "engine/text/stable_hash.hpp"

namespace trapline::files {
namespace {

constexpr std::string_view kMagic = "TRPL";
constexpr std::size_t kHeaderBytes = 4 + 4 + 8 + 8;  // magic, version, length, checksum

void put(std::string& out, std::uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFF);
}

std::uint64_t get(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = bytes.size(); i > 0; --i) value = value << 8 | static_cast<unsigned char>(bytes[i - 1]);
  return value;
}

}  // namespace

std::string frame(std::uint32_t version, std::string_view payload) {
  std::string out(kMagic);
  put(out, version, 4);
  put(out, payload.size(), 8);
  put(out, text::stable_hash(payload), 8);
  return out.append(payload);
}

std::optional<Framed> unframe(std::string_view bytes) {
  if (bytes.size() < kHeaderBytes || !bytes.starts_with(kMagic)) return std::nullopt;
  const std::string_view payload = bytes.substr(kHeaderBytes);
  if (get(bytes.substr(8, 8)) != payload.size() || get(bytes.substr(16, 8)) != text::stable_hash(payload))
    return std::nullopt;
  return Framed{static_cast<std::uint32_t>(get(bytes.substr(4, 4))), std::string(payload)};
}

}  // namespace trapline::files
