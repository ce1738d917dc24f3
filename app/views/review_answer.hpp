// Room: app/views. What commits an answer to a question, by the mouse or by a key.
#pragma once

#include <cstddef>

#include "app/views/view.hpp"

namespace trapline::ui {

/// Commits with the confidence in this place of words::kConfidences, where enough is chosen; otherwise what is missing
/// stands out. `may`: whether the key or the mouse may commit just now.
void answer(View& view, const state::ReviewScreen& screen, std::size_t confidence, bool may);

/// Commits a basic card with the grade in this place of words::kGrades.
void grade(const View& view, std::size_t grade, bool may);

}  // namespace trapline::ui
