"""The drawings of section 4, serving and scaling models."""
from kit import BLUE, GREEN, INK, LINE, ORANGE, RED, Sheet


def two_vpcs_one_model():
    s = Sheet(860, 330, "Two VPC networks with the same range and one model")
    s.box(20, 40, 240, 250)
    s.label(140, 65, "VPC of subsidiary A", bold=True)
    s.label(140, 88, "10.8.0.0/16", 14)
    s.box(50, 130, 180, 60, "callers\n10.8.3.0/24", "blue")
    s.box(310, 40, 240, 250)
    s.label(430, 65, "VPC of subsidiary B", bold=True)
    s.label(430, 88, "10.8.0.0/16", 14)
    s.box(340, 130, 180, 60, "callers\n10.8.3.0/24", "blue")
    s.box(600, 40, 240, 250)
    s.label(720, 65, "network of the service", bold=True)
    s.box(630, 130, 180, 60, "machines of\nthe deployed model", "green")
    s.line([(140, 190), (140, 250), (720, 250)], LINE, 1.8, dashed=True)
    s.line([(430, 190), (430, 250)], LINE, 1.8, dashed=True)
    s.arrow(720, 250, 720, 192, dashed=True)
    s.label(285, 242, "?", 22, RED, bold=True)
    s.label(575, 242, "?", 22, RED, bold=True)
    s.save("s4-two-vpcs-one-model")


def pool_every_full_hour():
    s = Sheet(860, 590, "CPU of the pool and latency of model A")
    hours = [(8.75, ""), (9, "9:00"), (9.5, "9:30"), (10, "10:00"), (10.5, "10:30"), (11, "11:00"), (11.25, "")]
    at = s.chart(90, 50, 720, 170, "", "CPU of the pool, %", hours, [(0, "0"), (50, "50"), (100, "100")])
    cpu, slow = [(8.75, 31)], [(8.75, 35)]
    for hour in (9, 10, 11):
        cpu += [(hour, 31), (hour + 0.01, 100), (hour + 0.1, 100), (hour + 0.11, 31)]
        slow += [(hour, 35), (hour + 0.01, 400), (hour + 0.1, 400), (hour + 0.11, 35)]
    s.line([at(*p) for p in cpu + [(11.25, 31)]], ORANGE)
    at = s.chart(90, 310, 720, 190, "time of day", "model A: latency, ms (solid) and requests per second (dashed)", hours,
                 [(0, "0"), (100, "100"), (200, "200"), (300, "300"), (400, "400")])
    s.line([at(*p) for p in slow + [(11.25, 35)]], BLUE)
    s.line([at(8.75, 60), at(11.25, 60)], GREEN, dashed=True)
    s.label(450, 575, "Model B is asked by a report; both models share one deployment resource pool.", 14)
    s.save("s4-pool-every-full-hour")


def players_round_trip():
    s = Sheet(860, 330, "Players, one endpoint and measured times")
    s.box(350, 40, 160, 80, "endpoint in Iowa\nmodel: 15 ms", "green")
    for x, place, ms in ((40, "players in Tokyo", 190), (350, "players in the USA", 45), (660, "players in Frankfurt", 150)):
        s.box(x - 10, 230, 180, 60, place, "blue")
        s.label(x + 80, 315, f"measured {ms} ms", 15, INK, bold=True)
    s.arrow(150, 230, 348, 100)
    s.arrow(430, 230, 430, 122)
    s.arrow(710, 230, 512, 100)
    s.label(185, 160, "network\n175 ms", 14)
    s.label(478, 172, "network\n30 ms", 14)
    s.label(680, 160, "network\n135 ms", 14)
    s.save("s4-players-round-trip")


def prefill_blocks_decode():
    s = Sheet(900, 330, "One GPU over time")
    s.label(20, 40, "Work of one GPU (not to scale)", 15, bold=True, anchor="start")
    x = 40
    for _ in range(7):
        s.box(x, 80, 24, 70, "", "blue")
        x += 32
    s.box(x, 80, 330, 70, "prefill of a contract\n60,000 tokens", "orange")
    start, x = x, x + 338
    for _ in range(8):
        s.box(x, 80, 24, 70, "", "blue")
        x += 32
    s.arrow(30, 180, 880, 180)
    s.label(860, 205, "time", 14)
    s.line([(start, 165), (start, 195)], INK, 1.5)
    s.line([(start + 330, 165), (start + 330, 195)], INK, 1.5)
    s.label(start + 165, 205, "2 s", 15, RED, bold=True)
    s.box(40, 240, 24, 30, "", "blue")
    s.label(75, 261, "decode step: the next token for each of three chats, every 30 ms", 15, anchor="start")
    s.box(40, 285, 24, 30, "", "orange")
    s.label(75, 306, "prefill: the whole prompt of a new request in one block", 15, anchor="start")
    s.save("s4-prefill-blocks-decode")


def throughput_and_token_time():
    s = Sheet(860, 640, "Throughput and time per token over running requests")
    ticks = [(0, "0"), (16, "16"), (64, "64"), (128, "128"), (192, "192"), (256, "256")]
    at = s.chart(90, 50, 720, 200, "", "throughput, tokens per second", ticks, [(0, "0"), (1000, "1,000"), (2000, "2,000"), (3000, "3,000")])
    points = [(1, 50), (8, 390), (16, 730), (32, 1280), (64, 1900), (128, 2300), (192, 2370), (256, 2400)]
    s.line([at(*p) for p in points], GREEN)
    for x, y, text in ((16, 730, "730"), (64, 1900, "1,900"), (128, 2300, "2,300"), (256, 2400, "2,400")):
        px, py = at(x, y)
        s.label(px - (18 if x in (16, 256) else 0), py - 9, text, 13)
    at = s.chart(90, 340, 720, 210, "running requests", "time per token, ms", ticks, [(0, "0"), (25, "25"), (50, "50"), (75, "75"), (100, "100"), (125, "125")])
    times = [(1, 20), (8, 20.5), (16, 22), (32, 25), (64, 34), (128, 56), (192, 81), (256, 107)]
    s.line([at(*p) for p in times], BLUE)
    s.line([at(0, 50), at(256, 50)], RED, 1.6, dashed=True)
    px, py = at(200, 50)
    s.label(px, py + 18, "promise: 50 ms", 13, RED)
    for x, y in ((16, 22), (64, 34), (128, 56), (256, 107)):
        px, py = at(x, y)
        s.label(px - (20 if x > 100 else 0), py - 10, str(y), 13)
    s.save("s4-throughput-and-token-time")


def agent_instances():
    s = Sheet(860, 340, "One guest, two instances")
    s.box(20, 140, 130, 60, "guest", "blue")
    s.box(250, 140, 130, 60, "load balancer")
    s.arrow(150, 170, 248, 170)
    s.box(520, 30, 320, 120)
    s.label(680, 55, "agent, instance 1", bold=True)
    s.box(540, 75, 280, 55, "conversations = { guest: 3 nights,\nfrom June 12 }", "green", size=14)
    s.box(520, 190, 320, 120)
    s.label(680, 215, "agent, instance 2", bold=True)
    s.box(540, 235, 280, 55, "conversations = { }", "red", size=14)
    s.arrow(380, 155, 518, 85)
    s.arrow(380, 185, 518, 255)
    s.label(430, 95, "requests 1, 3", 13)
    s.label(425, 250, "request 2", 13)
    s.save("s4-agent-instances")


def tickets_ramp():
    s = Sheet(860, 590, "Requests and ready replicas around ten o'clock")
    ticks = [(0, "9:56"), (4, "10:00"), (8, "10:04"), (12, "10:08"), (16, "10:12")]
    at = s.chart(90, 50, 720, 180, "", "requests per second", ticks, [(0, "0"), (300, "300"), (600, "600"), (900, "900")])
    s.line([at(*p) for p in ((0, 60), (4, 60), (4.05, 900), (16, 900))], ORANGE)
    at = s.chart(90, 320, 720, 190, "time of day", "ready replicas", ticks, [(0, "0"), (10, "10"), (20, "20"), (30, "30")])
    s.line([at(*p) for p in ((0, 2), (8, 2), (8.05, 9), (10, 9), (10.05, 17), (12, 17), (12.05, 25), (14, 25), (14.05, 30), (16, 30))], BLUE)
    x1, y = at(4, 27)
    x2, _ = at(10, 27)
    s.line([(x1, y), (x2, y)], RED, 3)
    s.label((x1 + x2) / 2, y - 8, "requests with errors", 13, RED)
    s.save("s4-tickets-ramp")


def lexora_fleet():
    s = Sheet(860, 320, "Four servers at 11:00")
    s.box(20, 130, 140, 60, "chats of\n25 firms", "blue")
    s.box(230, 130, 140, 60, "Service\n(in turn)")
    s.arrow(160, 160, 228, 160)
    for i, (running, waiting) in enumerate(((31, 22), (24, 0), (31, 30), (31, 8))):
        y = 15 + i * 75
        s.box(480, y, 160, 60, f"vLLM server {i + 1}\n80 GB GPU", "green", size=14)
        s.arrow(370, 160, 478, y + 30)
        s.label(660, y + 26, f"{running} running", 14, anchor="start")
        s.label(660, y + 46, f"{waiting} waiting", 14, RED if waiting else INK, anchor="start", bold=waiting > 0)
    s.save("s4-lexora-fleet")


if __name__ == "__main__":
    for draw in (two_vpcs_one_model, pool_every_full_hour, players_round_trip, prefill_blocks_decode, throughput_and_token_time,
                 agent_instances, tickets_ramp, lexora_fleet):
        draw()
