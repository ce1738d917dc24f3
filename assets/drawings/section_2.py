"""The drawings of section 2: data and teams."""
from kit import BLUE, INK, ORANGE, RED, Sheet


def hot_key_workers():
    s = Sheet(720, 400, "Busy minutes of the ten workers of the grouping stage")
    at = s.chart(90, 60, 590, 260, "worker", "minutes busy in the grouping stage",
                 [(0.4, "")] + [(i, str(i)) for i in range(1, 11)] + [(10.6, "")], [(0, "0"), (50, "50"), (100, "100"), (150, "150"), (200, "200")])
    for i, minutes in enumerate([12, 13, 11, 14, 12, 12, 13, 11, 12, 175], 1):
        x, y = at(i, minutes)
        s.add(f'<rect x="{x - 18:.1f}" y="{y:.1f}" width="36" height="{320 - y:.1f}" fill="{BLUE}"/>')
        s.label(x, y - 6, str(minutes), 13)
    s.save("s2-hot-key-workers")


def lineage_gap():
    s = Sheet(860, 300, "Lineage graph as the catalog shows it")
    s.label(430, 34, "Lineage as Knowledge Catalog shows it", 17, bold=True)
    s.box(20, 110, 150, 70, "meter files\n(bucket)", "orange")
    s.box(250, 110, 160, 70, "raw_readings\n(BigQuery)", "blue")
    s.box(480, 110, 160, 70, "clean_readings\n(BigQuery)", "blue")
    s.box(700, 110, 145, 70, "training_table\n(BigQuery)", "blue")
    s.label(210, 150, "?", 26, RED, bold=True)
    s.arrow(410, 145, 480, 145)
    s.arrow(640, 145, 700, 145)
    s.label(445, 205, "BigQuery job", 13)
    s.label(670, 205, "BigQuery job", 13)
    s.label(210, 205, "Dataflow job", 13)
    s.label(210, 223, "(ran, but no edge)", 13)
    s.label(430, 275, "Data Lineage API: enabled in the project", 14)
    s.save("s2-lineage-gap")


def judge_length():
    s = Sheet(720, 420, "Share of answers called good, by length")
    at = s.chart(80, 60, 580, 280, "words in the answer", "answers called good (%)",
                 [(50, "50"), (100, "100"), (200, "200"), (300, "300"), (400, "400")], [(50, "50"), (60, "60"), (70, "70"), (80, "80"), (90, "90"), (100, "100")])
    s.line([at(a, b) for a, b in [(50, 62), (100, 70), (200, 79), (300, 88), (400, 93)]], ORANGE, 3)
    s.line([at(a, b) for a, b in [(50, 70), (100, 72), (200, 71), (300, 69), (400, 66)]], BLUE, 3)
    x, y = at(300, 88)
    s.label(x - 14, y - 14, "judge model", 15, ORANGE, "end", True)
    x, y = at(300, 69)
    s.label(x, y + 30, "nurses", 15, BLUE, "middle", True)
    s.save("s2-judge-length")


def rag_stages():
    s = Sheet(880, 330, "Evaluation of a RAG assistant, stage by stage")
    s.box(20, 70, 150, 80, "400 questions\nwith a marked\npassage")
    s.box(245, 70, 170, 80, "Retriever\ntop 5 passages", "blue")
    s.box(490, 70, 170, 80, "Generator\nGemini", "blue")
    s.box(735, 70, 125, 80, "Final\nanswer")
    s.arrow(170, 110, 245, 110)
    s.arrow(415, 110, 490, 110)
    s.arrow(660, 110, 735, 110)
    s.label(330, 190, "marked passage\namong the five:", 14)
    s.label(330, 240, "62%", 20, INK, bold=True)
    s.label(575, 190, "answer right if passage\nis there / is missing:", 14)
    s.label(575, 240, "97% / 3%", 20, INK, bold=True)
    s.label(797, 190, "answers that\nare right:", 14)
    s.label(797, 240, "61%", 20, INK, bold=True)
    s.label(440, 300, "Figures of one evaluation run on the 400 questions", 13)
    s.save("s2-rag-stages")


def agent_calls():
    s = Sheet(880, 270, "Tool calls of one dialog, expected and made")
    s.label(20, 82, "Reference", 15, anchor="start", bold=True)
    s.label(20, 192, "Agent", 15, anchor="start", bold=True)
    for row, (y, calls) in enumerate([(50, ["find_order", "check_policy", "issue_refund"]), (160, ["find_order", "get_customer", "issue_refund", "check_policy"])]):
        for i, call in enumerate(calls):
            x = 130 + i * 188
            s.box(x, y, 145, 55, call, "plain" if row == 0 else "blue")
            if i:
                s.arrow(x - 43, y + 27, x, y + 27)
    s.label(440, 255, "time runs from left to right", 13)
    s.save("s2-agent-calls")


def booking_timeline():
    s = Sheet(900, 360, "One booking, and when its features were read")
    s.label(20, 40, "One booking", 16, anchor="start", bold=True)
    y = 150
    s.line([(60, y), (850, y)], INK, 2)
    day = lambda d: 70 + d * 12.4
    for d, date, text in [(0, "3 March", "booked"), (7, "10 March", "customer\ncalls"), (30, "2 April", "deposit\nrefunded"), (48, "20 April", "arrival\n(planned)"), (58, "30 April", "table is\nbuilt")]:
        x = day(d)
        s.line([(x, y - 9), (x, y + 9)], INK, 2)
        s.label(x, y - 20, date, 13)
        lines = text.count("\n")
        s.label(x, y - 42 - lines * 19, text, 14)
    s.arrow(day(0), 230, day(0), 162)
    s.box(20, 232, 200, 62, "read on 3 March:\nprice, lead time", "blue")
    s.arrow(day(58), 230, day(58), 162)
    s.box(640, 232, 240, 62, "read on 30 April:\ncalls, deposit status", "orange")
    s.label(430, 338, "Features of the training table, by the day on which they were read", 14)
    s.save("s2-booking-timeline")


def feature_flow():
    s = Sheet(880, 330, "Two ways of the feature orders_30d")
    s.label(20, 40, "Training", 16, anchor="start", bold=True)
    s.box(20, 60, 170, 70, "orders\nin BigQuery", "blue")
    s.box(275, 60, 190, 70, "SQL job\norders_30d", "green")
    s.box(550, 60, 150, 70, "training\ntable")
    s.box(760, 60, 105, 70, "model")
    s.arrow(190, 95, 275, 95)
    s.arrow(465, 95, 550, 95)
    s.arrow(700, 95, 760, 95)
    s.label(20, 200, "Serving", 16, anchor="start", bold=True)
    s.box(20, 220, 170, 70, "application\ndatabase", "blue")
    s.box(275, 220, 190, 70, "Java code in the app\norders_30d", "orange")
    s.box(550, 220, 150, 70, "request")
    s.box(760, 220, 105, 70, "endpoint")
    s.arrow(190, 255, 275, 255)
    s.arrow(465, 255, 550, 255)
    s.arrow(700, 255, 760, 255)
    s.arrow(812, 130, 812, 220)
    s.save("s2-feature-flow")


if __name__ == "__main__":
    for draw in (hot_key_workers, lineage_gap, judge_length, rag_stages, agent_calls, booking_timeline, feature_flow):
        draw()
