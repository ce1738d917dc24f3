// Room: app/cli/print. Markdown on a terminal: blocks laid out in lines of a given width.
#pragma once

#include <string>
#include <vector>

#include "app/cli/print/ink.hpp"
#include "engine/markdown/rich_text.hpp"

namespace trapline::cli {

/// What stands before the lines of a text: `first` before the first one, `rest` before the others; the same width.
struct Margin {
  std::string first;
  std::string rest;
};

/// A text as lines that are no wider than `width` columns, margin included; each ends in '\n'. Blocks are separated by
/// an empty line. An empty text gives nothing. What would steer the terminal is taken out.
[[nodiscard]] std::string rich_lines(const markdown::RichText& text, int width, const Ink& ink,
                                     const Margin& margin = {});

/// The same for one run of text, such as a sentence of our own.
[[nodiscard]] std::string wrapped(const std::vector<markdown::TextSpan>& spans, int width, const Ink& ink,
                                  const Margin& margin = {});
[[nodiscard]] std::string wrapped(const std::string& text, int width, const Ink& ink, const Margin& margin = {});

}  // namespace trapline::cli
