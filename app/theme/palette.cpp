#include "app/theme/palette.hpp"

#include <algorithm>
#include <cmath>

namespace trapline::ui {
namespace {

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>((hex >> 8) & 0xFF),
          static_cast<std::uint8_t>(hex & 0xFF), 255};
}

constexpr Palette kLight{
    .dark = false,
    .background = rgb(0xF6F5F2),
    .surface = rgb(0xFFFFFF),
    .hover = rgb(0xF0EFEB),
    .code = rgb(0xF1F0EC),
    .border = rgb(0xE3E0DA),
    .edge = rgb(0xCDC9C0),
    .outline = rgb(0x8A8880),
    .track = rgb(0xE3E0DA),
    .text = rgb(0x1F2328),
    .muted = rgb(0x5C6068),
    .accent = rgb(0x3A4FC0),
    .accent_soft = rgb(0xEDF0FC),
    .button = rgb(0x3A4FC0),
    .button_hover = rgb(0x2F42A8),
    .on_button = rgb(0xFFFFFF),
    .right = rgb(0x17703F),
    .right_soft = rgb(0xE8F4EC),
    .wrong = rgb(0xB3312A),
    .wrong_soft = rgb(0xFBECEA),
    .trap = rgb(0x8A5200),
    .trap_soft = rgb(0xFCF3E2),
};

constexpr Palette kDark{
    .dark = true,
    .background = rgb(0x14161A),
    .surface = rgb(0x1C1F25),
    .hover = rgb(0x262A32),
    .code = rgb(0x262A32),
    .border = rgb(0x2E323B),
    .edge = rgb(0x444A56),
    .outline = rgb(0x747A87),
    .track = rgb(0x2E323B),
    .text = rgb(0xE4E6EA),
    .muted = rgb(0xA2A8B4),
    .accent = rgb(0x9DB0FF),
    .accent_soft = rgb(0x232A45),
    .button = rgb(0x4A5FD6),
    .button_hover = rgb(0x586CDD),
    .on_button = rgb(0xFFFFFF),
    .right = rgb(0x66CB93),
    .right_soft = rgb(0x1A2B22),
    .wrong = rgb(0xFF9087),
    .wrong_soft = rgb(0x351F1F),
    .trap = rgb(0xEDB55C),
    .trap_soft = rgb(0x30271A),
};

double linear(std::uint8_t part) {
  const double c = part / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(Color color) { return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b); }

}  // namespace

const Palette& light_palette() { return kLight; }
const Palette& dark_palette() { return kDark; }

double contrast_ratio(Color a, Color b) {
  const double first = luminance(a) + 0.05;
  const double second = luminance(b) + 0.05;
  return std::max(first, second) / std::min(first, second);
}

const std::vector<ContrastRule>& contrast_rules() {
  using P = Palette;
  static const std::vector<ContrastRule> rules = {
      {"text on the background", &P::text, &P::background, 4.5},
      {"text on a card", &P::text, &P::surface, 4.5},
      {"text on a hovered card", &P::text, &P::hover, 4.5},
      {"text on code", &P::text, &P::code, 4.5},
      {"text on a chosen card", &P::text, &P::accent_soft, 4.5},
      {"text on a right answer", &P::text, &P::right_soft, 4.5},
      {"text on a wrong answer", &P::text, &P::wrong_soft, 4.5},
      {"text on a trap", &P::text, &P::trap_soft, 4.5},
      {"muted text on the background", &P::muted, &P::background, 4.5},
      {"muted text on a card", &P::muted, &P::surface, 4.5},
      {"muted text on a hovered card", &P::muted, &P::hover, 4.5},
      {"muted text on code", &P::muted, &P::code, 4.5},
      {"muted text on a chosen card", &P::muted, &P::accent_soft, 4.5},
      {"muted text on a right answer", &P::muted, &P::right_soft, 4.5},
      {"muted text on a wrong answer", &P::muted, &P::wrong_soft, 4.5},
      {"muted text on a trap", &P::muted, &P::trap_soft, 4.5},
      {"accent on the background", &P::accent, &P::background, 4.5},
      {"accent on a card", &P::accent, &P::surface, 4.5},
      {"accent on a chosen card", &P::accent, &P::accent_soft, 4.5},
      {"the primary button", &P::on_button, &P::button, 4.5},
      {"the hovered primary button", &P::on_button, &P::button_hover, 4.5},
      {"right on the background", &P::right, &P::background, 4.5},
      {"right on a card", &P::right, &P::surface, 4.5},
      {"right on its own ground", &P::right, &P::right_soft, 4.5},
      {"wrong on the background", &P::wrong, &P::background, 4.5},
      {"wrong on a card", &P::wrong, &P::surface, 4.5},
      {"wrong on its own ground", &P::wrong, &P::wrong_soft, 4.5},
      {"trap on the background", &P::trap, &P::background, 4.5},
      {"trap on a card", &P::trap, &P::surface, 4.5},
      {"trap on its own ground", &P::trap, &P::trap_soft, 4.5},
      {"an outline on the background", &P::outline, &P::background, 3.0},
      {"an outline on a card", &P::outline, &P::surface, 3.0},
      {"a bar on its track", &P::accent, &P::track, 3.0},
  };
  return rules;
}

}  // namespace trapline::ui
