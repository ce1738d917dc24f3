// Room: engine/formats/deck_markdown. Fields of a question or an option: a lead-in and the Markdown that follows it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/formats/deck_markdown/lead_in.hpp"
#include "engine/model/deck.hpp"

namespace trapline::formats {

struct Field {
  LeadIn kind = LeadIn::none;  ///< none: the text before the first lead-in
  int line = 0;
  std::string text;  ///< raw Markdown, without blank lines at its ends
};

/// Collects fields line by line. A field lasts to the next lead-in.
class FieldCollector {
 public:
  explicit FieldCollector(int line) : fields_{{LeadIn::none, line, {}}} {}

  void begin(LeadIn kind, int line, const std::string& value) { fields_.push_back({kind, line, value + "\n"}); }
  /// To the field that began last.
  void add(std::string_view line) { fields_.back().text.append(line).append(1, '\n'); }
  /// To the text that belongs to no field.
  void add_to_text(std::string_view line) { fields_.front().text.append(line).append(1, '\n'); }
  [[nodiscard]] bool has_fields() const { return fields_.size() > 1; }
  /// The text first, then the fields in their order.
  [[nodiscard]] std::vector<Field> finish() const;

 private:
  std::vector<Field> fields_;
};

/// Appends `more` as a paragraph of its own.
void append_paragraph(std::string& text, std::string_view more);

/// Topics of a field: separated by commas, or one list item each. Stops beyond kMaxTopics.
[[nodiscard]] std::vector<TopicPath> read_topics(std::string_view field);

/// References of a field: one a line, as a Markdown link, a bare address, or words with an address behind them.
[[nodiscard]] std::vector<Reference> read_references(std::string_view field);

}  // namespace trapline::formats
