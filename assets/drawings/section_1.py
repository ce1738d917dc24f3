"""The drawings of deck PMLE/1 Low-code AI. Run it to write all of them."""
from kit import BLUE, INK, LINE, ORANGE, RED, Sheet


def chunks_on_a_page():
    s = Sheet(760, 470, "A manual page with eight blocks, and its chunks")
    s.label(215, 32, "page 12: limits of the HP series", 15, bold=True)
    s.box(70, 46, 290, 396, "", "none")
    for i in range(8):
        s.box(84, 56 + i * 48, 262, 42, f"HP-1{i}: limits, about 120 tokens", "plain", size=14)
    s.line([(360, 340), (680, 340)], LINE, 1.3, True)
    s.line([(360, 434), (430, 434)], LINE, 1.3, True)
    for x, y, height, text, fill in ((430, 56, 378, "chunk 1\n1,024 tokens:\neight models", "blue"), (560, 340, 102, "chunk 2", "orange")):
        s.box(x, y, 112, height, text, fill, size=14)
    s.line([(548, 340), (548, 434)], RED, 1.6)
    s.label(560, 300, "overlap of", 14, INK, "start")
    s.label(560, 320, "256 tokens", 14, INK, "start")
    s.label(616, 458, "goes on to page 13", 13)
    s.save("s1-chunks-on-a-page")


def recall_at_k():
    s = Sheet(720, 400, "Recall against the number of passages retrieved")
    at = s.chart(80, 50, 590, 270, "passages retrieved, k", "questions whose right passage is among the first k",
                 [(0, "0"), (20, "20"), (40, "40"), (60, "60"), (80, "80"), (100, "100")],
                 [(0.5, "50%"), (0.6, "60%"), (0.7, "70%"), (0.8, "80%"), (0.9, "90%"), (1.0, "100%")])
    points = [(5, 0.62), (10, 0.71), (20, 0.82), (30, 0.89), (40, 0.93), (50, 0.95), (70, 0.956), (100, 0.96)]
    s.line([at(*p) for p in points], BLUE, 2.6)
    for k, value, dx, dy in ((5, 0.62, 14, 2), (10, 0.71, 14, 22), (20, 0.82, 14, 4), (50, 0.95, 4, 20), (100, 0.96, -50, 20)):
        x, y = at(k, value)
        s.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{ORANGE}"/>')
        s.label(x + dx, y + dy, f"{k}: {value:.2f}", 14, anchor="start")
    s.save("s1-recall-at-k")


def tuning_loss():
    s = Sheet(720, 390, "Training loss and validation loss over eight epochs")
    at = s.chart(80, 50, 560, 265, "epoch", "loss", [(i, str(i)) for i in range(9)], [(0, "0"), (0.5, "0.5"), (1, "1.0"), (1.5, "1.5"), (2, "2.0")])
    s.line([at(i, v) for i, v in enumerate((1.9, 1.35, 1.08, 0.9, 0.77, 0.66, 0.56, 0.47, 0.4))], BLUE, 2.6)
    s.line([at(i, v) for i, v in enumerate((1.9, 1.45, 1.2, 1.1, 1.17, 1.3, 1.44, 1.57, 1.7))], ORANGE, 2.6)
    x, y = at(6.6, 0.5)
    s.label(x, y + 34, "training, 1,200 examples", 14, BLUE)
    x, y = at(6.2, 1.5)
    s.label(x - 20, y - 26, "validation, 200 examples", 14, ORANGE)
    s.save("s1-tuning-loss")


def known_on_monday():
    s = Sheet(760, 330, "What is known when a forecast is requested on Monday")
    left, monday, right = 150, 400, 720
    for i, (name, future) in enumerate((("sales", False), ("price", True), ("promotion", True), ("rain", False))):
        y = 70 + i * 50
        s.label(left - 14, y + 22, name, 15, anchor="end", bold=True)
        s.box(left, y, monday - left, 32, "known", "green", size=14)
        s.box(monday, y, right - monday, 32, "known" if future else "not known yet", "green" if future else "none", dashed=not future, size=14)
    s.line([(monday, 48), (monday, 282)], RED, 2.4)
    s.label(monday, 38, "Monday, request of the forecast", 14, RED)
    s.arrow(left, 286, right, 286)
    s.label((left + monday) / 2, 310, "past, up to Sunday", 14)
    s.label((monday + right) / 2, 310, "the 14 days ahead", 14)
    s.save("s1-known-on-monday")


def altolift_plan():
    s = Sheet(820, 430, "The planned assistant of Altolift")
    s.box(30, 150, 130, 70, "technicians'\napp", "blue")
    s.box(240, 140, 150, 90, "assistant\n(server)", "blue")
    s.box(500, 60, 170, 70, "one vector index", "orange")
    s.box(500, 160, 170, 60, "Gemini", "green")
    s.box(500, 250, 170, 60, "parts system, API", "plain")
    s.box(240, 310, 150, 70, "staff directory:\ncertificates", "plain")
    s.box(700, 20, 105, 56, "manuals", "plain", size=14)
    s.box(700, 108, 105, 56, "safety\nbulletins", "plain", size=14)
    s.box(500, 345, 170, 60, "store of voice notes", "plain")
    s.arrow(160, 185, 240, 185, "question")
    s.arrow(390, 165, 500, 105)
    s.label(428, 118, "search", 13)
    s.arrow(390, 188, 500, 190, "passages")
    s.arrow(390, 215, 500, 275, dashed=True)
    s.arrow(700, 56, 670, 76)
    s.arrow(700, 128, 670, 112)
    s.label(30, 410, "dashed: wanted later", 13, anchor="start")
    s.save("s1-altolift-plan")


def tokens_over_a_day():
    s = Sheet(720, 390, "Tokens per minute over a day")
    at = s.chart(90, 50, 580, 265, "hour of the day", "tokens per minute, in thousands",
                 [(0, "0"), (4, "4"), (8, "8"), (12, "12"), (16, "16"), (20, "20"), (24, "24")],
                 [(0, "0"), (20, "20"), (40, "40"), (60, "60"), (80, "80"), (100, "100"), (120, "120")])
    points = [(0, 40), (4, 39), (8.5, 40), (9, 92), (9.5, 100), (10.5, 100), (11, 90), (11.5, 41), (16, 40), (20, 39), (24, 40)]
    s.line([at(*p) for p in points], BLUE, 2.8)
    x, y = at(17.5, 40)
    s.label(x, y - 14, "dispatch: about 40, at all hours", 14)
    x, y = at(11.6, 107)
    s.label(x, y, "reports of clerks: up to 60 on top", 14, anchor="start")
    s.save("s1-tokens-over-a-day")


if __name__ == "__main__":
    for draw in (chunks_on_a_page, recall_at_k, tuning_loss, known_on_monday, altolift_plan, tokens_over_a_day):
        draw()
