"""The drawings of section 5, pipelines and retraining."""
from kit import BLUE, FILL, GREEN, INK, LINE, ORANGE, RED, Sheet


def airflow_slots():
    sheet = Sheet(900, 400, "Worker slots of an Airflow environment over a night")
    at = sheet.chart(90, 60, 620, 250, "time of day", "worker slots in use (16 in all)",
                     [(22, "22:00"), (24, "00:00"), (26, "02:00"), (28, "04:00"), (30, "06:00")],
                     [(0, "0"), (4, "4"), (8, "8"), (12, "12"), (16, "16")])

    def area(start, end, low, high, fill):
        (x1, y1), (x2, y2) = at(start, high), at(end, low)
        sheet.add(f'<rect x="{x1:.1f}" y="{y1:.1f}" width="{x2 - x1:.1f}" height="{y2 - y1:.1f}" fill="{FILL[fill]}" stroke="{LINE}"/>')

    area(22, 22.25, 0, 5, "green")
    area(22.25, 28, 0, 16, "orange")
    area(28, 28.6, 0, 16, "green")
    area(28.6, 30, 0, 9, "green")
    x, y = at(25.1, 8)
    sheet.label(x, y - 14, "tasks that wait for a file", 16)
    sheet.label(x, y + 12, "CPU of the workers: 3%", 14)
    sheet.label(x, y + 36, "queued behind them: 41 tasks", 14)
    sheet.box(735, 90, 20, 16, fill="orange")
    sheet.label(765, 104, "waiting", 14, anchor="start")
    sheet.box(735, 122, 20, 16, fill="green")
    sheet.label(765, 136, "computing", 14, anchor="start")
    sheet.label(735, 180, "files come at\nabout 04:00", 14, anchor="start")
    sheet.save("s5-airflow-slots")


def three_loads():
    sheet = Sheet(860, 330, "When three loads finish and when training starts")
    left, right = 150, 780
    place = lambda hour: left + (hour - 3) / 5 * (right - left)
    for hour in range(3, 9):
        sheet.line([(place(hour), 60), (place(hour), 250)], "#dde2e8", 1)
        sheet.label(place(hour), 272, f"0{hour}:00", 13)
    for i, (name, first, last, text) in enumerate([("orders", 3 + 10 / 60, 4 + 20 / 60, "03:10 – 04:20"), ("prices", 4.5, 5 + 50 / 60, "04:30 – 05:50"),
                                                   ("weather", 5.25, 7 + 40 / 60, "05:15 – 07:40")]):
        y = 75 + i * 58
        sheet.label(left - 14, y + 24, name, 15, anchor="end")
        sheet.box(place(first), y, place(last) - place(first), 36, text, "blue", size=13)
    sheet.line([(place(6), 48), (place(6), 250)], RED, 2.4, dashed=True)
    sheet.label(place(6), 38, "training starts at 06:00", 14, RED)
    sheet.label((left + right) / 2, 306, "finishing times of the loads, last 30 days", 14)
    sheet.save("s5-three-loads")


def ray_night():
    sheet = Sheet(860, 330, "Use of a Ray cluster over a day")
    at = sheet.chart(90, 60, 680, 180, "time of day", "GPU workers that are busy",
                     [(0, "00:00"), (4, "04:00"), (8, "08:00"), (12, "12:00"), (16, "16:00"), (20, "20:00"), (24, "24:00")],
                     [(0, "0"), (4, "4"), (8, "8")])
    (x1, y1), (x2, y2) = at(0, 8), at(24, 0)
    sheet.add(f'<rect x="{x1}" y="{y1}" width="{x2 - x1}" height="{y2 - y1}" fill="none" stroke="{ORANGE}" stroke-width="2" stroke-dasharray="7 5"/>')
    (x1, y1), (x2, y2) = at(1, 8), at(4, 0)
    sheet.add(f'<rect x="{x1:.1f}" y="{y1:.1f}" width="{x2 - x1:.1f}" height="{y2 - y1:.1f}" fill="{FILL["blue"]}" stroke="{LINE}"/>')
    x, y = at(2.5, 4)
    sheet.label(x, y + 5, "Ray job", 14)
    x, y = at(14, 4)
    sheet.label(x, y - 14, "no job", 15)
    sheet.label(x, y + 22, "time in which the cluster exists", 14, ORANGE)
    sheet.save("s5-ray-night")


def lineage():
    sheet = Sheet(990, 280, "From a database to an endpoint")
    steps = [("Oracle\non premises", "plain"), ("Dataflow\njob", "orange"), ("table\naccounts", "blue"), ("SQL jobs", "orange"), ("table\nfeatures", "blue"),
             ("pipeline\nrun", "orange"), ("model", "blue"), ("endpoint", "plain")]
    width, gap, y = 92, 26, 110
    for i, (text, fill) in enumerate(steps):
        x = 20 + i * (width + gap)
        sheet.box(x, y, width, 64, text, fill, size=14)
        if i:
            sheet.arrow(x - gap + 2, y + 32, x - 3, y + 32)
    for name, start, end in (("BigQuery", 2, 4), ("Agent Platform", 5, 7)):
        first, last = 20 + start * (width + gap) - 10, 20 + end * (width + gap) + width + 10
        sheet.box(first, y - 30, last - first, 124, fill="none", dashed=True)
        sheet.label((first + last) / 2, y - 40, name, 14)
    sheet.label(20 + 2 * (width + gap) + width / 2, y + 84, "risk_band", 13, RED)
    sheet.box(300, 240, 20, 16, fill="blue")
    sheet.label(330, 253, "data or model", 13, anchor="start")
    sheet.box(460, 240, 20, 16, fill="orange")
    sheet.label(490, 253, "job or run", 13, anchor="start")
    sheet.save("s5-lineage")


def trajectory():
    sheet = Sheet(860, 270, "Tool calls of a reference and of version 12")
    for row, (name, calls) in enumerate([("reference", ["get_order", "check_policy", "refund", "notify"]), ("version 12", ["get_order", "refund", "check_policy", "notify"])]):
        y = 50 + row * 110
        sheet.label(105, y + 32, name, 15, anchor="end")
        for i, call in enumerate(calls):
            x = 125 + i * 145
            sheet.box(x, y, 120, 54, call, "blue" if call != "refund" else "orange", size=14)
            if i:
                sheet.arrow(x - 24, y + 27, x - 3, y + 27)
        sheet.arrow(125 + 3 * 145 + 121, y + 27, 716, y + 27)
        sheet.box(718, y, 125, 54, "final answer:\nthe same", "green", size=13)
    sheet.save("s5-trajectory")


def error_curve():
    sheet = Sheet(860, 400, "Error of a demand model by week")
    at = sheet.chart(90, 60, 640, 260, "week", "mean error in percent",
                     [(10, "10"), (14, "14"), (18, "18"), (20, "20"), (22, "22"), (26, "26")],
                     [(8, "8"), (10, "10"), (12, "12"), (14, "14"), (16, "16"), (18, "18"), (20, "20")])
    values = [11.0, 11.2, 10.9, 11.1, 11.3, 10.8, 11.0, 11.2, 11.1, 11.0, 17.0, 17.4, 17.2, 17.8, 17.5, 17.9, 17.6]
    sheet.line([at(10 + i, v) for i, v in enumerate(values)], BLUE, 2.6)
    sheet.line([at(10, 13), at(26, 13)], RED, 1.8, dashed=True)
    sheet.line([at(20, 8), at(20, 20)], INK, 1.4, dashed=True)
    x, y = at(20, 20)
    sheet.label(x - 8, y + 18, "price reform", 14, anchor="end")
    x, y = at(10.2, 13)
    sheet.label(x, y - 8, "limit 13%", 14, RED, anchor="start")
    x, y = at(26, 17.6)
    sheet.label(x + 8, y + 5, "deployed", 14, BLUE, anchor="start")
    x, y = at(26, 12)
    sheet.add(f'<circle cx="{x}" cy="{y}" r="6" fill="{GREEN}"/>')
    sheet.label(x + 10, y - 2, "shadow model,\ntrained on\nweeks 20–25", 13, GREEN, anchor="start")
    sheet.save("s5-error-curve")


def case_havel():
    sheet = Sheet(940, 290, "The nightly pipeline of Havel Parcel")
    sheet.box(20, 110, 110, 56, "load_check\n2 min", "plain", size=14)
    sheet.box(185, 40, 190, 56, "embed_graph\n70 min or cached", "blue", size=14)
    sheet.box(185, 180, 190, 56, "features\n40 min", "blue", size=14)
    sheet.box(440, 110, 110, 56, "train\n50 min", "orange", size=14)
    sheet.box(605, 110, 120, 56, "evaluate\n10 min", "green", size=14)
    sheet.box(790, 110, 120, 56, "deploy\n5 min", "plain", size=14)
    sheet.arrow(130, 130, 182, 74)
    sheet.arrow(130, 146, 182, 204)
    sheet.arrow(376, 72, 437, 128)
    sheet.arrow(376, 206, 437, 150)
    sheet.arrow(551, 138, 602, 138)
    sheet.arrow(726, 138, 787, 138, "gate")
    sheet.save("s5-case-havel")


if __name__ == "__main__":
    for draw in (airflow_slots, three_loads, ray_night, lineage, trajectory, error_curve, case_havel):
        draw()
