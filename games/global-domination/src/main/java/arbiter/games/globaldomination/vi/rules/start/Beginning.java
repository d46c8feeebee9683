package arbiter.games.globaldomination.vi.rules.start;

import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The first position: an empty map, on which every player will build an HQ (GD6-C.1). */
public final class Beginning {
    public static final int MOST_SEATS = 26;

    private Beginning() {}

    /** @param writable whether position texts can contain a name */
    public static List<Rejection> refuse(Setup setup, Predicate<String> writable) {
        List<Rejection> wrong = new ArrayList<>();
        int seats = setup.players().size();
        if (seats < 2 || seats > MOST_SEATS) {
            wrong.add(Rejection.of("seats", "GD6-C.1", "seats", seats, "fewest", 2, "most", MOST_SEATS));
        }
        if (seats - setup.settings().whole("late-seats") < 2) {
            wrong.add(Rejection.of("late-seats", "GD6-J.1", "seats", seats));
        }
        for (String player : setup.players()) {
            if (!writable.test(player)) {
                wrong.add(Rejection.of("player-name", "GD6-C.1", "name", player));
            }
        }
        try {
            WorldMap map = BoardText.read(setup.board());
            for (MapProblem problem :
                    MapHealth.problems(map, seats, setup.settings().whole("hq-distance"))) {
                wrong.add(Rejection.of("map", "GD6-C.1", "message", MapProse.sentence(problem)));
            }
        } catch (Misread e) {
            wrong.add(Rejection.of("map", "GD6-C.1", "message", String.valueOf(e.getMessage())));
        }
        return wrong;
    }

    public static Position of(Setup setup) {
        WorldMap map;
        try {
            map = BoardText.read(setup.board());
        } catch (Misread e) {
            throw new IllegalArgumentException("a board that is refused", e);
        }
        int seats = setup.players().size();
        Treasury treasury = Treasury.empty(seats, Status.FIRST_TURN);
        for (int late = setup.settings().whole("late-seats"); late > 0; late--) {
            treasury.status[seats - late] = Status.RESERVED;
        }
        return new Position(
                Rules.of(setup.settings()),
                setup.players(),
                map,
                1,
                Board.empty(map.size()),
                treasury,
                List.of(),
                null,
                null);
    }
}
