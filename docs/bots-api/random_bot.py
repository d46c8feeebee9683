"""A bot in one file, with only Python's standard library.

    python3 random_bot.py https://games.example.org arb_YOUR_TOKEN [number of sheets; without it, no limit]

It finds games that wait for its account, hands in a few random legal orders, and is ready. The token comes from the
settings page. To get events instead of polling, read /api/me/stream (server-sent events).
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Arbiter:
    def __init__(self, url, token):
        self.url, self.token = url, token

    def __call__(self, method, path, body=None):
        request = urllib.request.Request(
            self.url + "/api" + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + self.token, "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def choose(arbiter, game):
    """Up to three candidates that the rules accept together."""
    orders = arbiter("GET", f"/games/{game}/candidates")["orders"]
    sheet = []
    for order in random.sample(orders, min(3, len(orders))):
        checked = arbiter("POST", f"/games/{game}/check", {"lines": sheet + [order]})
        if all(line["accepted"] for line in checked["lines"]):
            sheet.append(order)
    return sheet


def play(arbiter, game):
    """Hands in a sheet; False if the turn was already over."""
    sheet = arbiter("GET", f"/games/{game}/sheet")
    lines = choose(arbiter, game)
    try:
        arbiter(
            "PUT",
            f"/games/{game}/sheet",
            {"at": sheet["at"], "version": sheet["version"], "lines": lines, "ready": True},
        )
    except urllib.error.HTTPError as refusal:
        print(game, json.load(refusal)["detail"])
        return False
    print(game, "turn", sheet["turn"], lines)
    return True


def main(url, token, left=sys.maxsize):
    arbiter = Arbiter(url, token)
    while left > 0:
        games = arbiter("GET", "/games?show=mine")["games"]
        waiting = [game["id"] for game in games if game["myTurn"] and not game["iAmReady"]]
        for game in waiting:
            left -= play(arbiter, game)
        time.sleep(0.02 if waiting else 0.5)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
