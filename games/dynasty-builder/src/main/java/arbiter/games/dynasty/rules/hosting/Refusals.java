package arbiter.games.dynasty.rules.hosting;

import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Numbers;
import java.util.ArrayList;
import java.util.List;

/** Sections 1 and 2: settings with which a game cannot be played. */
public final class Refusals {
    private static final int[] MOST_IN_FIRST_RING = {6, 5, 6};
    private static final int[] MOST_IN_UPPER_RING = {11, 12, 11};
    private static final int FARTHEST_APART = 9;

    private final List<Rejection> found = new ArrayList<>();

    private Refusals() {}

    /** Reads a board that a host provides. */
    @FunctionalInterface
    public interface BoardReader {
        Board read(String board, int seats, int radius) throws Misread;
    }

    public static List<Rejection> of(Setup setup, BoardReader reader) {
        return new Refusals().all(setup, reader);
    }

    /** The same for a game on a default or a random map. */
    public static List<Rejection> onOurMaps(Setup setup) {
        return of(new Setup(setup.players(), setup.settings(), ""), (board, seats, radius) -> Board.plain(radius));
    }

    private List<Rejection> all(Setup setup, BoardReader reader) {
        int seats = setup.players().size();
        if (seats < 2 || seats > 4) {
            found.add(Rejection.of("players", "DB-S1", "players", seats));
            return found;
        }
        numbers(setup.settings());
        limits(setup.settings());
        if (setup.board().isBlank()) {
            drawnMap(setup.settings(), seats);
            randomMap(setup.settings());
        } else {
            ownBoard(setup, seats, reader);
        }
        return found;
    }

    private void numbers(Settings s) {
        if (s.whole("evadeCap") > s.whole("dieSides")) {
            found.add(Rejection.of(
                    "evade-cap", "DB-S1", "evadeCap", s.whole("evadeCap"), "dieSides", s.whole("dieSides")));
        }
    }

    private void limits(Settings s) {
        int turns = s.whole("turnLimit");
        if (turns > 0 && turns < 5) {
            found.add(Rejection.of("turn-limit", "DB-S1", "turnLimit", turns));
        }
        if (turns == 0 && s.whole("timeLimitMinutes") == 0) {
            found.add(Rejection.of("no-limit", "DB-15.3"));
        }
    }

    private void drawnMap(Settings s, int seats) {
        int home = s.whole("homeRadius");
        int apart = s.whole("minCentreDistance");
        if (home + apart > FARTHEST_APART) {
            found.add(Rejection.of("homes-too-wide", "DB-S2", "homeRadius", home, "minCentreDistance", apart));
        }
        int first = MOST_IN_FIRST_RING[seats - 2];
        if (s.whole("ringMinFirst") > first) {
            found.add(Rejection.of(
                    "ring-minimum", "DB-S2", "parameter", "ringMinFirst", "most", first, "players", seats));
        }
        int upper = MOST_IN_UPPER_RING[seats - 2];
        if (s.whole("ringMinUpper") > upper) {
            found.add(Rejection.of(
                    "ring-minimum", "DB-S2", "parameter", "ringMinUpper", "most", upper, "players", seats));
        }
    }

    private void randomMap(Settings s) {
        int port = s.whole("portDistance");
        if (s.text("map").equals("random") && port > 0) {
            if (s.whole("waterPct") == 0) {
                found.add(Rejection.of("port-without-water", "DB-S2", "portDistance", port));
            }
            if (port <= s.whole("homeRadius")) {
                found.add(Rejection.of(
                        "port-inside-home", "DB-S2", "portDistance", port, "homeRadius", s.whole("homeRadius")));
            }
        }
    }

    /** A board from the host: it must be readable, and no start may make another impossible. */
    private void ownBoard(Setup setup, int seats, BoardReader reader) {
        Numbers numbers = new Numbers(setup.settings());
        Board board;
        try {
            board = reader.read(setup.board(), seats, Numbers.radius(setup.settings(), seats));
        } catch (Misread e) {
            found.add(Rejection.of(
                    "board-unreadable", "DB-S2", "line", e.line(), "column", e.column(), "message", e.what()));
            return;
        }
        if (board.anchors() != seats) {
            found.add(Rejection.of("no-anchors", "DB-S2", "players", seats));
            return;
        }
        int needed = numbers.homeRadius + Math.max(numbers.minCentreDistance, numbers.soldierStartDistance + 1);
        for (int a = 0; a < seats; a++) {
            Hex anchor = board.grid.hex(board.anchor(a));
            if (!Fertility.suffices(board, numbers, board.anchor(a))) {
                found.add(Rejection.of("poor-anchor", "DB-S2", "anchor", anchor));
            }
            for (int b = a + 1; b < seats; b++) {
                if (board.grid.distance(board.anchor(a), board.anchor(b)) < needed) {
                    found.add(Rejection.of(
                            "anchors-too-close",
                            "DB-S2",
                            "anchor",
                            anchor,
                            "other",
                            board.grid.hex(board.anchor(b)),
                            "need",
                            needed));
                }
            }
        }
    }
}
