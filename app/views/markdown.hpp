// Room: app/views. Rich text on the canvas.
#pragma once

#include <string_view>
#include <vector>

#include "app/widgets/text_layout.hpp"
#include "engine/markdown/rich_text.hpp"

namespace trapline::ui {

/// Rich text laid out for a width. The text and the lead belong to the caller and must outlive it.
class Markdown {
 public:
  /// `lead` is a bold word before the text; a paragraph of its own where the text begins with none.
  Markdown(const Canvas& canvas, const markdown::RichText& text, float width, Color color, std::string_view lead = {});

  [[nodiscard]] float height() const { return height_; }
  /// Draws it and adds it to the semantic tree. Returns the y below it.
  float draw(Canvas& canvas, Point at) const;

 private:
  struct Cell {
    std::vector<StyledText> texts = {};
    TextLayout layout = {};
    float x = 0;
  };
  struct Row {
    std::vector<Cell> cells;
    float y = 0;
    float height = 0;
  };
  struct Block {
    const markdown::TextBlock* source = nullptr;
    float x = 0, y = 0;  ///< of the text, from the upper left corner of the whole
    float width = 0;
    float height = 0;
    std::vector<StyledText> texts = {};
    TextLayout layout = {};
    std::vector<Row> rows = {};
    const PictureView* picture = nullptr;  ///< of an image that is there
  };

  void add(const Canvas& canvas, const markdown::TextBlock& source, float width);
  void add_text(const Canvas& canvas, Block& block);
  void add_code(const Canvas& canvas, Block& block);
  /// The picture, or its alternative text in a frame where it is not there.
  void add_image(const Canvas& canvas, Block& block);
  /// Fills the block's cells, and returns how wide each column would like to be.
  [[nodiscard]] std::vector<float> read_table(const Canvas& canvas, Block& block) const;
  void add_table(const Canvas& canvas, Block& block) const;
  [[nodiscard]] std::vector<StyledText> styled(const std::vector<markdown::TextSpan>& spans, FontRole base) const;
  [[nodiscard]] std::vector<StyledText> led(std::vector<StyledText> texts) const;
  static void draw_block(Canvas& canvas, const Block& block, Point at);
  static void draw_image(Canvas& canvas, const Block& block, const Rect& rect);
  static void draw_table(Canvas& canvas, const Block& block, Point at);

  const markdown::RichText& text_;
  std::string_view lead_;
  Color color_;
  std::vector<Block> blocks_;
  float height_ = 0;
};

}  // namespace trapline::ui
