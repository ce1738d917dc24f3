"""Drawings of section 3: memory and time of training, slices and links."""
from kit import BLUE, GREEN, LINE, ORANGE, RED, Sheet


def wider_than_card():
    s = Sheet(760, 300, "Eight cards and a training state")
    s.label(230, 34, "One host: 8 GPUs with 40 GB each", 16, bold=True)
    for i in range(8):
        s.box(30 + i * 52, 200, 44, 40, "40 GB", "blue", size=11)
        s.label(52 + i * 52, 262, f"GPU {i}", 12)
    s.line([(30, 186), (438, 186)], LINE, 3)
    s.label(234, 176, "fast links", 13)
    s.label(610, 34, "Training state", 16, bold=True)
    s.box(560, 50, 100, 190, "190 GB\nweights,\ngradients,\noptimizer\nstates", "orange", size=14)
    s.label(610, 262, "of the translation model", 13)
    s.save("s3-wider-than-card")


def pipeline_slots():
    s = Sheet(760, 300, "Four stages and four micro-batches")
    s.label(120, 32, "Forward and backward of one batch, seven slots", 15, anchor="start", bold=True)
    for g in range(4):
        y = 56 + g * 52
        s.label(60, y + 26, f"GPU {g + 1}", 14)
        for t in range(7):
            x = 110 + t * 86
            m = t - g
            if 0 <= m < 4:
                s.box(x, y, 82, 40, f"micro {m + 1}", "blue", size=14)
            else:
                s.box(x, y, 82, 40, "", "none", dashed=True)
    s.arrow(110, 276, 706, 276)
    s.label(408, 294, "time in slots of equal length", 13)
    s.save("s3-pipeline-slots")


def v5e_shapes():
    s = Sheet(760, 330, "Shapes of TPU v5e slices")
    x = 30
    for columns, rows, name in ((2, 2, "2x2"), (4, 2, "2x4"), (4, 4, "4x4"), (8, 4, "4x8")):
        w = columns * 34
        for c in range(columns):
            for r in range(rows):
                s.box(x + c * 34, 70 + r * 34, 28, 28, "16", "green", size=12)
        s.label(x + w / 2 - 3, 250, f"{name}: {columns * rows} chips", 14, bold=True)
        x += w + 36 if columns > 2 else 112
    s.label(30, 36, "Slices of TPU v5e; each square is a chip with 16 GB", 15, anchor="start", bold=True)
    s.label(30, 300, "Chips of a slice are wired as a grid.", 13, anchor="start")
    s.save("s3-v5e-shapes")


def zero_stages():
    s = Sheet(760, 420, "State per GPU for the ZeRO stages")
    at = s.chart(90, 60, 630, 280, "", "state per GPU in GB, without activations",
                 [(0, ""), (4, "")], [(0, "0"), (20, "20"), (40, "40"), (60, "60"), (80, "80"), (100, "100"), (120, "120")])
    bars = (("plain", 14, 14, 84), ("stage 1", 14, 14, 10.5), ("stage 2", 14, 1.75, 10.5), ("stage 3", 1.75, 1.75, 10.5))
    for i, (name, weights, gradients, states) in enumerate(bars):
        base = 0
        x0, _ = at(i + 0.25, 0)
        width = at(i + 0.75, 0)[0] - x0
        for value, fill in ((weights, "blue"), (gradients, "orange"), (states, "green")):
            top, low = at(0, base + value)[1], at(0, base)[1]
            s.box(x0, top, width, low - top, "", fill)
            base += value
        s.label(x0 + width / 2, at(0, base)[1] - (14 if 30 < base < 40 else 8), f"{base:g}", 14, bold=True)
        s.label(x0 + width / 2, 362, name, 14)
    s.line([at(0, 40), at(4, 40)], RED, 2, dashed=True)
    s.label(at(4, 40)[0] - 4, at(0, 40)[1] - 6, "card: 40 GB", 13, RED, "end")
    for i, (text, fill) in enumerate((("weights", "blue"), ("gradients", "orange"), ("optimizer states", "green"))):
        s.box(140 + i * 180, 386, 18, 18, "", fill)
        s.label(166 + i * 180, 400, text, 13, anchor="start")
    s.save("s3-zero-stages")


def tuning_curve():
    s = Sheet(760, 380, "Losses over the epochs of a tuning run")
    at = s.chart(80, 50, 520, 260, "epoch", "loss", [(0, "0")] + [(i, str(i)) for i in range(1, 11)],
                 [(0, "0"), (0.5, "0.5"), (1, "1.0"), (1.5, "1.5"), (2, "2.0"), (2.5, "2.5")])
    train = (1.9, 1.6, 1.35, 1.1, 0.88, 0.7, 0.54, 0.42, 0.33, 0.26, 0.2)
    check = (1.9, 1.62, 1.42, 1.3, 1.34, 1.44, 1.58, 1.74, 1.9, 2.06, 2.2)
    s.line([at(i, v) for i, v in enumerate(train)], BLUE)
    s.line([at(i, v) for i, v in enumerate(check)], ORANGE)
    s.label(608, at(0, 0.2)[1] + 5, "training pairs", 14, BLUE, "start")
    s.label(608, at(0, 2.2)[1] + 5, "held-out pairs", 14, ORANGE, "start")
    s.save("s3-tuning-curve")


def step_timeline():
    s = Sheet(760, 210, "One training step of 900 ms")
    s.label(30, 34, "One step, 900 ms", 16, anchor="start", bold=True)
    scale, x = 700 / 900, 30
    for text, ms, fill in (("read\n250 ms", 250, "plain"), ("decode and resize on all cores\n560 ms", 560, "orange"), ("L4\n90 ms", 90, "green")):
        s.box(x, 60, ms * scale, 70, text, fill, size=14)
        x += ms * scale
    s.arrow(30, 160, 730, 160)
    for ms in (0, 250, 810, 900):
        s.label(30 + ms * scale, 184, f"{ms}", 13)
    s.label(380, 202, "milliseconds", 13)
    s.save("s3-step-timeline")


def host_links():
    s = Sheet(760, 320, "Two hosts with eight GPUs")
    for h, x in enumerate((30, 430)):
        s.box(x, 60, 300, 220, "", "plain")
        s.label(x + 150, 48, f"Host {h + 1}", 16, bold=True)
        for i in range(8):
            s.box(x + 16 + (i % 4) * 70, 76 + (i // 4) * 142, 58, 44, f"GPU {i}", "blue", size=13)
        s.box(x + 16, 146, 268, 46, "every GPU linked to every other\n900 GB/s", "green", size=13)
        for i in range(4):
            s.line([(x + 45 + i * 70, 120), (x + 45 + i * 70, 146)], GREEN, 3)
            s.line([(x + 45 + i * 70, 192), (x + 45 + i * 70, 218)], GREEN, 3)
    s.line([(330, 170), (430, 170)], ORANGE, 3)
    s.label(380, 158, "network", 13, ORANGE)
    s.label(380, 192, "50 GB/s", 14, ORANGE, bold=True)
    s.save("s3-host-links")


if __name__ == "__main__":
    for draw in (wider_than_card, pipeline_slots, v5e_shapes, zero_stages, tuning_curve, step_timeline, host_links):
        draw()
