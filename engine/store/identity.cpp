#include "engine/store/identity.hpp"

#include <sys/random.h>

#include <stdexcept>

#include <fmt/format.h>

#include "engine/text/fold.hpp"
#include "engine/text/stable_hash.hpp"
#include "engine/text/text_utils.hpp"

namespace trapline::store {
namespace {

std::string_view as_text(const Identity& identity) {
  return {reinterpret_cast<const char*>(identity.data()), identity.size()};
}

}  // namespace

Identity deck_identity(std::string_view front_id, std::string_view name) {
  return text::stable_hash_128(front_id.empty() ? fmt::format("deck by name\n{}", name)
                                                : fmt::format("deck by id\n{}", front_id));
}

Identity card_identity(const Identity& deck, CardKind kind, std::string_view id_in_deck) {
  return text::stable_hash_128(
      fmt::format("card\n{}\n{}{}", id_in_deck, kind == CardKind::trap ? 't' : 'q', as_text(deck)));
}

std::string option_identity(std::string_view first_text) {
  return fmt::format("~{:016x}", text::mixed_hash(text::folded(first_text)));
}

Identity random_identity() {
  Identity identity{};
  if (::getrandom(identity.data(), identity.size(), 0) != static_cast<ssize_t>(identity.size()))
    throw std::runtime_error("The machine gives no random numbers, which a new collection needs: try again.");
  return identity;
}

std::string to_hex(const Identity& identity) {
  std::string hex;
  for (const std::uint8_t byte : identity) hex += fmt::format("{:02x}", byte);
  return hex;
}

std::string slug(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (text::is_alnum(c))
      out += text::lower(c);
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  return out;
}

}  // namespace trapline::store
