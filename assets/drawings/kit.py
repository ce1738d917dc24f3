"""The few shapes that the decks' drawings are made of: boxes, arrows, labels, line charts. Writes SVG, and PNG beside the deck.

A drawing is a function that takes a Sheet and puts shapes on it; `save` names its file. Standard library only; the PNG
is made by rsvg-convert (Debian: librsvg2-bin). Sizes are pixels of the SVG; the PNG is twice as large.
"""
import pathlib
import subprocess
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parents[2]
SVG, PNG = ROOT / "assets" / "drawings" / "svg", ROOT / "decks" / "pmle" / "images"
INK, PALE, LINE, BLUE, ORANGE, GREEN, RED = "#2c3440", "#f3f6f9", "#8a97a6", "#2e6ca4", "#c15c26", "#2f7d4f", "#b03a3a"
FILL = {"plain": PALE, "blue": "#dce9f5", "orange": "#f8e4d8", "green": "#dcf0e3", "red": "#f7dddd", "none": "none"}


class Sheet:
    def __init__(self, width, height, title):
        self.width, self.height, self.title, self.parts = width, height, title, []

    def add(self, text):
        self.parts.append(text)

    def label(self, x, y, text, size=15, colour=INK, anchor="middle", bold=False):
        """One or more lines ('\\n') of text; y is the baseline of the first."""
        weight = ' font-weight="bold"' if bold else ""
        for i, line in enumerate(text.split("\n")):
            self.add(f'<text x="{x}" y="{y + i * size * 1.3:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}"{weight}>{escape(line)}</text>')

    def box(self, x, y, width, height, text="", fill="plain", dashed=False, size=15):
        dash = ' stroke-dasharray="6 5"' if dashed else ""
        self.add(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" fill="{FILL[fill]}" stroke="{LINE}" stroke-width="1.5"{dash}/>')
        if text:
            lines = text.count("\n") + 1
            self.label(x + width / 2, y + height / 2 + size * 0.35 - (lines - 1) * size * 0.65, text, size)

    def arrow(self, x1, y1, x2, y2, text="", colour=INK, dashed=False):
        """A straight arrow; its text stands above the middle."""
        dash = ' stroke-dasharray="6 5"' if dashed else ""
        self.add(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}" stroke-width="1.8" marker-end="url(#tip)"{dash}/>')
        if text:
            self.label((x1 + x2) / 2, (y1 + y2) / 2 - 7, text, 13)

    def line(self, points, colour=BLUE, width=2.2, dashed=False):
        dash = ' stroke-dasharray="6 5"' if dashed else ""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.add(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{dash}/>')

    def chart(self, x, y, width, height, x_label, y_label, x_ticks, y_ticks):
        """Axes with ticks [(value, text)]; gives the function that maps a value pair to the sheet."""
        (x0, x1), (y0, y1) = (x_ticks[0][0], x_ticks[-1][0]), (y_ticks[0][0], y_ticks[-1][0])
        at = lambda a, b: (x + (a - x0) / (x1 - x0) * width, y + height - (b - y0) / (y1 - y0) * height)
        for value, text in y_ticks:
            self.line([at(x0, value), at(x1, value)], "#dde2e8", 1)
            self.label(x - 8, at(x0, value)[1] + 5, text, 13, anchor="end")
        for value, text in x_ticks:
            self.label(at(value, y0)[0], y + height + 20, text, 13)
        self.line([(x, y), (x, y + height), (x + width, y + height)], INK, 1.5)
        self.label(x + width / 2, y + height + 42, x_label, 14)
        self.label(x, y - 12, y_label, 14, anchor="start")
        return at

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}" '
                f'font-family="DejaVu Sans, sans-serif"><title>{escape(self.title)}</title>'
                f'<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
                f'<path d="M0,0 L10,5 L0,10 z" fill="{INK}"/></marker></defs>'
                f'<rect width="100%" height="100%" fill="#ffffff"/>' + "".join(self.parts) + "</svg>\n")

    def save(self, name):
        SVG.mkdir(parents=True, exist_ok=True)
        PNG.mkdir(parents=True, exist_ok=True)
        source = SVG / f"{name}.svg"
        source.write_text(self.svg(), encoding="utf-8")
        subprocess.run(["rsvg-convert", "--zoom", "2", "-o", str(PNG / f"{name}.png"), str(source)], check=True)
