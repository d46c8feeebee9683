package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.winning.Victory;
import arbiter.games.globaldomination.vi.words.TurnWords;
import arbiter.games.globaldomination.words.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** How close victory is, and the numbers that people follow through a game. */
final class Progress {
    private Progress() {}

    static Goal goal(Position state) {
        Rules rules = state.rules();
        Goal.Race race = new Goal.Race(
                TurnWords.TERRITORIES.toLowerCase(Locale.ROOT),
                rules.winShare == 0 ? land(state.map()) : Victory.landNeeded(state.map(), rules),
                bySeat(Victory.landHeld(state.map(), state.board(), state.seats())));
        Goal.Clock clock = rules.turnLimit == 0
                ? null
                : new Goal.Clock("turn", Math.min(state.turn(), rules.turnLimit), rules.turnLimit);
        return new Goal(TurnWords.aim(rules), List.of(race), clock);
    }

    /** The number that wins if the game has no winning share: a player who holds all land has outlived the others. */
    private static long land(WorldMap map) {
        return IntStream.range(0, map.size()).filter(map::land).count();
    }

    static List<Measure> measures(Position state, List<Event> seen, Viewer viewer) {
        return List.of(
                Measure.of(TurnWords.TERRITORIES, lands(state)),
                new Measure(TurnWords.UNITS, Measure.Kind.STOCK, bySeat(units(state, viewer))),
                new Measure(TurnWords.INCOME, Measure.Kind.FLOW, income(seen)),
                new Measure(TurnWords.INFLUENCE, Measure.Kind.RESERVE, influence(state, viewer)),
                Measure.of(TurnWords.BUILDINGS, buildings(state)));
    }

    private static SequencedMap<Seat, List<String>> lands(Position state) {
        return named(state, t -> List.of(Places.marked(state.map().territory(t))));
    }

    private static SequencedMap<Seat, List<String>> buildings(Position state) {
        Board board = state.board();
        return named(state, t -> {
            String place = Places.marked(state.map().territory(t));
            List<String> built = new ArrayList<>();
            if (board.hasHq(t)) {
                built.add(TurnWords.hqIn(place));
            }
            Construct.ALL.stream()
                    .filter(construct -> board.has(t, construct))
                    .forEach(construct -> built.add(TurnWords.buildingIn(construct, place)));
            return built;
        });
    }

    /** What each player has on the territories, in their order. */
    private static SequencedMap<Seat, List<String>> named(Position state, IntFunction<List<String>> on) {
        SequencedMap<Seat, List<String>> things = new TreeMap<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            things.put(Seat.of(seat), new ArrayList<>());
        }
        Board board = state.board();
        for (int t = 0; t < board.size(); t++) {
            List<String> own = board.owner[t] == Board.NEUTRAL ? null : things.get(Seat.of(board.owner[t]));
            if (own != null) {
                own.addAll(on.apply(t));
            }
        }
        return things;
    }

    private static SequencedMap<Seat, Long> bySeat(int[] numbers) {
        SequencedMap<Seat, Long> values = new TreeMap<>();
        for (int seat = 0; seat < numbers.length; seat++) {
            values.put(Seat.of(seat), (long) numbers[seat]);
        }
        return values;
    }

    /** Spies of other players are not counted (GD6-C.6). */
    private static int[] units(Position state, Viewer viewer) {
        int[] units = new int[state.seats()];
        Board board = state.board();
        for (int t = 0; t < board.size(); t++) {
            int owner = board.owner[t];
            if (owner != Board.NEUTRAL) {
                for (Unit unit : Unit.ALL) {
                    boolean seen = unit != Unit.SPY || viewer.knows(Seat.of(owner));
                    units[owner] += seen ? board.units(t, unit) : 0;
                }
            }
        }
        return units;
    }

    private static SequencedMap<Seat, Long> income(List<Event> seen) {
        SequencedMap<Seat, Long> income = new TreeMap<>();
        for (Event event : seen) {
            if (event instanceof Happening.Earned earned) {
                income.merge(earned.seat(), (long) earned.total(), Long::sum);
            }
        }
        return income;
    }

    private static SequencedMap<Seat, Long> influence(Position state, Viewer viewer) {
        SequencedMap<Seat, Long> influence = new TreeMap<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            if (viewer.knows(Seat.of(seat))) {
                influence.put(Seat.of(seat), (long) state.treasury().ip[seat]);
            }
        }
        return influence;
    }
}
