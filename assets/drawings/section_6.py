"""The drawings of section 6 (monitoring AI solutions)."""
from kit import BLUE, GREEN, INK, LINE, ORANGE, RED, Sheet


def stolen_key():
    s = Sheet(820, 360, "Two ways to the Agent Platform APIs")
    s.box(20, 30, 300, 150, fill="blue")
    s.label(170, 54, "VPC networks of the bank", 15, bold=True)
    s.box(45, 80, 110, 70, "Applications")
    s.box(195, 80, 105, 70, "Private\nService\nConnect", size=13)
    s.arrow(155, 115, 195, 115)
    s.box(20, 230, 300, 100, fill="red")
    s.label(170, 254, "Internet", 15, bold=True)
    s.box(45, 268, 250, 48, "Rented server with the stolen key", size=13)
    s.box(560, 30, 240, 300, fill="plain")
    s.label(680, 54, "Agent Platform APIs", 15, bold=True)
    s.box(585, 85, 190, 60, "internal address")
    s.box(585, 262, 190, 60, "public address")
    s.box(585, 172, 190, 62, "models, artifacts,\nendpoints", "green")
    s.arrow(680, 145, 680, 172)
    s.arrow(680, 262, 680, 234)
    s.arrow(300, 115, 585, 115, "bank traffic")
    s.arrow(295, 292, 585, 292, "download and calls", RED)
    s.save("s6-stolen-key")


def recall_and_distance():
    s = Sheet(760, 380, "Recall and largest input distance by month")
    months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    at = s.chart(70, 50, 480, 250, "month", "value", [(i, m) for i, m in enumerate(months)],
                 [(0, "0"), (0.2, "0.2"), (0.4, "0.4"), (0.6, "0.6"), (0.8, "0.8"), (1.0, "1.0")])
    recall = [0.82, 0.83, 0.82, 0.81, 0.66, 0.52]
    far = [0.06, 0.05, 0.07, 0.06, 0.05, 0.06]
    s.line([at(i, v) for i, v in enumerate(recall)], BLUE)
    s.line([at(i, v) for i, v in enumerate(far)], ORANGE)
    s.line([at(0, 0.15), at(5, 0.15)], RED, 1.5, dashed=True)
    s.label(565, at(5, 0.52)[1] + 5, "recall 0.52", 14, BLUE, "start")
    s.label(565, at(5, 0.15)[1] - 2, "threshold 0.15", 14, RED, "start")
    s.label(565, at(5, 0.06)[1] + 8, "largest distance", 14, ORANGE, "start")
    s.save("s6-recall-and-distance")


def tokens_per_request():
    s = Sheet(760, 380, "Requests per day and prompt tokens per request")
    at = s.chart(70, 50, 470, 250, "day", "requests per day (thousands) / prompt tokens per request (hundreds)",
                 [(0, "0"), (10, "10"), (20, "20"), (30, "30")],
                 [(0, "0"), (10, "10"), (20, "20"), (30, "30"), (40, "40"), (50, "50")])
    wave = [0, 0.5, 0.2, -0.4, 0.3, -0.3, -0.2]
    s.line([at(d, 20 + wave[d % 7]) for d in range(31)], BLUE)
    s.line([at(0, 12), at(10, 12)] + [at(d, 12 + (d - 10) * 1.8) for d in range(11, 31)], ORANGE)
    s.line([at(10, 0), at(10, 50)], LINE, 1.5, dashed=True)
    s.label(at(10, 0)[0] + 6, 68, "release", 13, INK, "start")
    s.label(552, at(30, 20)[1] + 5, "20 thousand requests", 14, BLUE, "start")
    s.label(552, at(30, 48)[1] + 5, "4,800 prompt tokens", 14, ORANGE, "start")
    s.save("s6-tokens-per-request")


def agent_trace():
    s = Sheet(860, 330, "Trace of one request to an agent")
    left, scale = 190, 44
    x = lambda t: left + t * scale
    for t in range(0, 15, 2):
        s.line([(x(t), 50), (x(t), 285)], "#dde2e8", 1)
        s.label(x(t), 305, f"{t} s", 13)
    rows = [("request", 0, 14.2, "plain", "14.2 s"), ("model: plan", 0, 1.2, "blue", "1.2 s"),
            ("crm_lookup north", 1.3, 5.0, "orange", "3.7 s"), ("crm_lookup west", 5.1, 8.8, "orange", "3.7 s"),
            ("crm_lookup south", 8.9, 12.6, "orange", "3.7 s"), ("model: answer", 12.7, 14.2, "blue", "1.5 s")]
    for i, (name, a, b, fill, text) in enumerate(rows):
        y = 56 + i * 38
        s.label(left - 12, y + 20, name, 14, anchor="end")
        s.box(x(a), y, (b - a) * scale, 28, text, fill, size=13)
    s.label(left, 32, "time since the start of the request", 14, anchor="start")
    s.save("s6-agent-trace")


def plan_shares():
    s = Sheet(760, 380, "Shares of the values of the feature plan")
    at = s.chart(70, 50, 470, 250, "day", "share of the rows", [(0, "0"), (20, "20"), (40, "40"), (60, "60")],
                 [(0, "0"), (0.1, "0.1"), (0.2, "0.2"), (0.3, "0.3"), (0.4, "0.4"), (0.5, "0.5")])
    wave = [0.000, 0.003, -0.002, 0.002, -0.003]
    s.line([at(d, 0.48 + wave[(d + 2) % 5]) for d in range(61)], GREEN)
    s.line([at(d, 0.10 + 0.006 * d + wave[d % 5]) for d in range(61)], BLUE)
    s.line([at(d, 0.42 - 0.006 * d - wave[d % 5]) for d in range(61)], ORANGE)
    s.label(552, at(60, 0.48)[1] - 2, "ten other plans", 14, GREEN, "start")
    s.label(552, at(60, 0.46)[1] + 12, "flex 0.46", 14, BLUE, "start")
    s.label(552, at(60, 0.06)[1] + 5, "basic 0.06", 14, ORANGE, "start")
    s.save("s6-plan-shares")


def lumen_services():
    s = Sheet(900, 470, "The four AI services of Lumen Media")
    for i, name in enumerate(["Readers", "Editors", "Comments", "Site"]):
        s.box(20, 40 + i * 110, 110, 60, name)
    s.box(210, 40, 190, 60, "Assistant agent\n(Agent Runtime)", "blue", size=14)
    s.box(210, 150, 190, 60, "Illustrations\n(Gemini image model)", "blue", size=14)
    s.box(210, 260, 190, 60, "Comment filter\n(custom classifier)", "blue", size=14)
    s.box(210, 370, 190, 60, "Article ranking\n(custom model)", "blue", size=14)
    for i in range(4):
        s.arrow(130, 70 + i * 110, 210, 70 + i * 110)
    s.box(610, 15, 270, 36, "Gemini, global endpoint", size=14)
    s.box(610, 57, 270, 36, "search_archive, europe-west4", size=14)
    s.box(610, 99, 270, 36, "request log, dataset in the US", size=14)
    s.arrow(400, 60, 610, 33)
    s.arrow(400, 70, 610, 75)
    s.arrow(400, 80, 610, 117)
    s.box(610, 158, 270, 44, "picture library, also for\nreaders' photographs", size=13)
    s.arrow(400, 180, 610, 180)
    s.box(610, 268, 270, 44, "flags set by readers", size=14)
    s.arrow(610, 290, 400, 290, "weekly training")
    s.box(610, 378, 270, 44, "22 features, Feature Store", size=14)
    s.arrow(610, 400, 400, 400, "online values")
    s.save("s6-lumen-services")


if __name__ == "__main__":
    stolen_key()
    recall_and_distance()
    tokens_per_request()
    agent_trace()
    plan_shares()
    lumen_services()
