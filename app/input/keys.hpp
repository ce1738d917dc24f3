// Room: app/input. Keys and characters, from the window to the views. A key is named by the
// letter that it prints under the user's layout, and by its place where it prints no Latin letter; the numbers are
// GLFW's, and a place is what a US keyboard prints there.
#pragma once

namespace trapline::input {

namespace key {
inline constexpr int kSpace = 32;
inline constexpr int kMinus = 45;
inline constexpr int k0 = 48;
inline constexpr int k1 = 49;
inline constexpr int k9 = 57;
inline constexpr int kSlash = 47;
inline constexpr int kSemicolon = 59;
inline constexpr int kEqual = 61;  ///< plus with shift
inline constexpr int kA = 65;
inline constexpr int kF = 70;
inline constexpr int kJ = 74;
inline constexpr int kK = 75;
inline constexpr int kL = 76;
inline constexpr int kQ = 81;
inline constexpr int kT = 84;
inline constexpr int kU = 85;
inline constexpr int kX = 88;
inline constexpr int kZ = 90;
inline constexpr int kEscape = 256;
inline constexpr int kEnter = 257;
inline constexpr int kTab = 258;
inline constexpr int kBackspace = 259;
inline constexpr int kDelete = 261;
inline constexpr int kRight = 262;
inline constexpr int kLeft = 263;
inline constexpr int kDown = 264;
inline constexpr int kUp = 265;
inline constexpr int kPageUp = 266;
inline constexpr int kPageDown = 267;
inline constexpr int kHome = 268;
inline constexpr int kEnd = 269;
inline constexpr int kF1 = 290;
inline constexpr int kPad0 = 320;
inline constexpr int kPad1 = 321;
inline constexpr int kPad9 = 329;
inline constexpr int kPadMinus = 333;
inline constexpr int kPadPlus = 334;
inline constexpr int kPadEnter = 335;
}  // namespace key

/// A key that went down. Held keys repeat: those presses say so.
struct KeyPress {
  int key = 0;    ///< what it prints
  int place = 0;  ///< where it lies; 0: where a US keyboard has it
  bool control = false;
  bool shift = false;
  bool alt = false;
  bool repeat = false;
  double at = 0;  ///< seconds, on the same clock as the frame's time

  [[nodiscard]] int at_place() const { return place != 0 ? place : key; }
  [[nodiscard]] bool plain() const { return !control && !alt; }
  [[nodiscard]] bool is_enter() const { return plain() && (key == key::kEnter || key == key::kPadEnter); }
  [[nodiscard]] bool is_space() const { return plain() && key == key::kSpace; }
  /// 1..9 for a digit on either pad, otherwise 0.
  [[nodiscard]] int digit() const {
    if (!plain()) return 0;
    if (key >= key::k1 && key <= key::k9) return key - key::k0;
    return key >= key::kPad1 && key <= key::kPad9 ? key - key::kPad0 : 0;
  }
};

/// A character that was typed, under whatever layout; the key that made it was pressed before.
struct TextTyped {
  char32_t character = 0;
};

}  // namespace trapline::input
