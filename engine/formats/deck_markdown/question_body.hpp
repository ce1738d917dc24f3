// Room: engine/formats/deck_markdown. Parts the body of a question into stem, options and fields, without judging them.
#pragma once

#include <string>
#include <vector>

#include "engine/formats/deck_markdown/deck_sections.hpp"
#include "engine/formats/deck_markdown/fields.hpp"
#include "engine/formats/deck_markdown/option_reader.hpp"

namespace trapline::formats {

struct QuestionBody {
  std::string stem;
  std::vector<OptionDraft> options;
  std::vector<Field> fields;  ///< those behind the options, or behind the front of a basic card
  std::string loose;          ///< text behind the options without a lead-in
  int loose_line = 0;
  std::vector<int> items_without_box;  ///< lines of items that stand among the options
  std::vector<int> early_lead_ins;     ///< lines of the stem that begin with a lead-in
  int second_list = 0;                 ///< line of a list of options behind text that cuts it off; 0 for none
  int late_boxes = 0;                  ///< line of a list of task items behind the first field; 0 for none
  std::vector<int> near_misses;        ///< lines that begin almost like a lead-in
};

[[nodiscard]] QuestionBody read_question_body(const markdown::SourceText& source, const Section& section);

}  // namespace trapline::formats
