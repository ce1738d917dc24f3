#!/usr/bin/env python3
"""Draws decks/images/forgetting-curve.png, the picture in decks/sample.deck.md. Standard library only.

The dots are Ebbinghaus's own results of 1885 (effort saved on relearning, per cent); the line is the
formula that he fitted to them. Usage: python3 assets/draw-forgetting-curve.py [OUTPUT.png]
"""
import math
import pathlib
import struct
import sys
import zlib

DOTS = [(20 / 1440, 58.2), (1 / 24, 44.2), (8.8 / 24, 35.8), (1, 33.7), (2, 27.8), (6, 25.4), (31, 21.1)]  # days, %
WIDTH, HEIGHT, SCALE = 720, 400, 3  # drawn SCALE times as large, then averaged down: smooth edges
LEFT, RIGHT, TOP, BOTTOM = 78, 692, 48, 336
PAPER, INK, GRID, LINE, DOT = (255, 255, 255), (44, 52, 64), (221, 226, 232), (46, 108, 164), (193, 92, 38)


def savings(days):
    """Ebbinghaus: 100 k / ((log10 t)^c + k), t in minutes from one minute before the end of learning."""
    return 100 * 1.84 / (math.log10(max(1.0, days * 1440)) ** 1.25 + 1.84)


def arc(cx, cy, rx, ry, start, end):
    """Part of an ellipse, degrees clockwise from three o'clock (y points down)."""
    steps = 14
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


BOWL = arc(2, 7.5, 2, 2.5, 0, 360)
# A small stroke alphabet: width, strokes. Capitals and digits stand from y = 0 to 10, small letters from 5 to 10.
GLYPHS = {
    " ": (2.5, []),
    "%": (7, [arc(1.5, 2, 1.5, 2, 0, 360), arc(5.5, 8, 1.5, 2, 0, 360), [(6, 0), (1, 10)]]),
    "0": (4.4, [arc(2.2, 5, 2.2, 5, 0, 360)]),
    "1": (3, [[(0.4, 2.2), (2.2, 0), (2.2, 10)]]),
    "2": (4.4, [arc(2.2, 2.4, 2.1, 2.4, 180, 385) + [(0.1, 10), (4.4, 10)]]),
    "3": (4.4, [arc(2.1, 2.4, 2, 2.4, 190, 450), arc(2.1, 7.3, 2.3, 2.7, 270, 530)]),
    "4": (4.6, [[(3.4, 10), (3.4, 0), (0, 7), (4.6, 7)]]),
    "6": (4.4, [arc(2.2, 6.9, 2.1, 3.1, 0, 360), [(0.1, 6.9), (0.5, 3.6), (1.6, 1.2), (3.4, 0)]]),
    "8": (4.4, [arc(2.2, 2.4, 1.9, 2.4, 0, 360), arc(2.2, 7.4, 2.2, 2.6, 0, 360)]),
    "E": (4.4, [[(4.4, 0), (0, 0), (0, 10), (4.4, 10)], [(0, 4.8), (3.8, 4.8)]]),
    "T": (5, [[(0, 0), (5, 0)], [(2.5, 0), (2.5, 10)]]),
    "a": (4, [BOWL, [(4, 5), (4, 10)]]),
    "c": (3.8, [arc(2, 7.5, 2, 2.5, 40, 320)]),
    "d": (4, [BOWL, [(4, 0), (4, 10)]]),
    "e": (4, [[(0, 7.5), (4, 7.5)] + arc(2, 7.5, 2, 2.5, 0, -310)]),
    "f": (2.8, [[(1, 10), (1, 2)] + arc(2.4, 2, 1.4, 2, 180, 285), [(-0.4, 5), (2.6, 5)]]),
    "g": (4, [BOWL, [(4, 5), (4, 11)] + arc(2, 11, 2, 2.2, 0, 150)]),
    "i": (0.6, [[(0.2, 5), (0.2, 10)], [(0.2, 2.6), (0.2, 2.7)]]),
    "l": (0.6, [[(0.2, 0), (0.2, 10)]]),
    "m": (6.4, [[(0, 5), (0, 10)], arc(1.6, 7, 1.6, 2, 180, 360) + [(3.2, 10)], arc(4.8, 7, 1.6, 2, 180, 360) + [(6.4, 10)]]),
    "n": (3.8, [[(0, 5), (0, 10)], arc(1.9, 7, 1.9, 2, 180, 360) + [(3.8, 10)]]),
    "o": (4, [BOWL]),
    "r": (2.4, [[(0, 5), (0, 10)], arc(2, 7.2, 2, 2.2, 180, 280)]),
    "s": (3.4, [arc(1.7, 6.2, 1.6, 1.2, -20, -270), arc(1.7, 8.7, 1.7, 1.3, -90, 160)]),
    "t": (2.6, [[(1, 1.8), (1, 8.6)] + arc(2.2, 8.6, 1.2, 1.4, 180, 80), [(-0.4, 5), (2.6, 5)]]),
    "v": (4, [[(0, 5), (2, 10), (4, 5)]]),
    "y": (4, [[(0, 5), (2, 10)], [(4, 5), (1.4, 12.8)]]),
}
GAP = 1.7


class Canvas:
    def __init__(self):
        self.w, self.h = WIDTH * SCALE, HEIGHT * SCALE
        self.pixels = [bytearray(bytes(PAPER) * self.w) for _ in range(self.h)]

    def stroke(self, points, width, colour):
        """A line with round ends through the points, in picture units."""
        r = width * SCALE / 2
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            ax, ay, bx, by = x0 * SCALE, y0 * SCALE, x1 * SCALE, y1 * SCALE
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy or 1e-9
            for y in range(max(0, int(min(ay, by) - r)), min(self.h, int(max(ay, by) + r) + 2)):
                for x in range(max(0, int(min(ax, bx) - r)), min(self.w, int(max(ax, bx) + r) + 2)):
                    t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / length))
                    if (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2 <= r * r:
                        self.pixels[y][3 * x:3 * x + 3] = bytes(colour)

    def text(self, x, y, words, size=1.0, align=0.0):
        """Words with their baseline at y; `align` 0 starts at x, 0.5 is centred on x, 1 ends at x."""
        total = sum(GLYPHS[c][0] + GAP for c in words) - GAP
        pen = x - align * total * size
        for c in words:
            width, strokes = GLYPHS[c]
            for points in strokes:
                self.stroke([(pen + px * size, y - (10 - py) * size) for px, py in points], 1.35, INK)
            pen += (width + GAP) * size

    def png(self):
        rows = bytearray()
        for y in range(HEIGHT):
            block = self.pixels[y * SCALE:(y + 1) * SCALE]
            rows.append(0)
            for x in range(WIDTH):
                for channel in range(3):
                    rows.append(sum(line[3 * (x * SCALE + i) + channel] for line in block for i in range(SCALE)) // SCALE ** 2)
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root / "decks/images/forgetting-curve.png"
    px = lambda days: LEFT + (RIGHT - LEFT) * days / 32
    py = lambda share: BOTTOM - (BOTTOM - TOP) * share / 100
    c = Canvas()
    for share in range(0, 101, 20):
        c.stroke([(LEFT, py(share)), (RIGHT, py(share))], 1, GRID)
        c.text(LEFT - 10, py(share) + 6, f"{share} %", 1.1, 1)
    for days in (1, 2, 6, 14, 20, 31):
        c.stroke([(px(days), BOTTOM), (px(days), BOTTOM + 6)], 1.2, INK)
        c.text(px(days), BOTTOM + 24, str(days), 1.1, 0.5)
    c.stroke([(LEFT, TOP - 8), (LEFT, BOTTOM), (RIGHT, BOTTOM)], 1.6, INK)
    c.text(LEFT, TOP - 24, "Effort saved on relearning", 1.15)
    c.text(RIGHT, BOTTOM + 50, "Time since learning in days", 1.15, 1)
    days = [(i / 400) ** 4 * 31 for i in range(401)]  # close together where the curve is steep
    c.stroke([(px(d), py(savings(d))) for d in days], 2.6, LINE)
    for d, share in DOTS:
        c.stroke([(px(d), py(share))] * 2, 8, DOT)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_bytes(c.png())
    print(f"{output}: {WIDTH} x {HEIGHT}")


if __name__ == "__main__":
    main()
