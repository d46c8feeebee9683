package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Recent;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.Standing;
import arbiter.engine.chance.Hashes;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Games of bots against bots. Game number g does not depend on time or on the number of threads: everything follows from the contest's seed
 * and g. Bots change seats from game to game, so that a good seat favours no bot.
 *
 * @param looks how many positions a bot may compute for one decision
 * @param mostTurns the turn after which a game is stopped and counted as unfinished
 * @param openings by seat, the lines of its first sheet, which the bot does not choose: to compare sides and plans
 */
public record Contest(
        Game<?, ?, ?> game,
        Setup setup,
        List<Bot> bots,
        long seed,
        long looks,
        int mostTurns,
        SortedMap<Integer, List<String>> openings) {
    /** A game that does not end is stopped after this many resolutions. */
    private static final int MOST_RESOLUTIONS = 200_000;

    /**
     * @param seatOf for each bot of the contest, its seat
     * @param order seats in the order of their first turns, which a game may draw; seat order if all decide together
     * @param winners seats; those with most points if the game was stopped
     * @param curve points by turn, then by seat
     */
    public record Result(
            int number,
            List<Integer> seatOf,
            List<Integer> order,
            List<Integer> winners,
            boolean finished,
            int turns,
            List<List<Long>> curve) {
        /** Whether another seat than the first began, or the others did not follow in seat order. */
        public boolean drawnOrder() {
            return !order.equals(order.stream().sorted().toList());
        }
    }

    public Contest(Game<?, ?, ?> game, Setup setup, List<Bot> bots, long seed, long looks, int mostTurns) {
        this(game, setup, bots, seed, looks, mostTurns, new TreeMap<>());
    }

    public Contest {
        bots = List.copyOf(bots);
        openings = Collections.unmodifiableSortedMap(new TreeMap<>(openings));
        if (bots.size() != setup.players().size()) {
            throw new IllegalArgumentException("as many bots as players are needed");
        }
    }

    /** Sees what happens in a game. */
    public interface Onlooker {
        Onlooker NOBODY = new Onlooker() {};

        /**
         * @param before the position in which the sheets were handed in
         * @param resolution what came of them
         */
        default <S, O> void saw(Game<S, O, ?> game, S before, Map<Seat, Sheet<O>> sheets, Resolution<S> resolution) {}
    }

    public Result play(int number) {
        return play(number, Onlooker.NOBODY);
    }

    public Result play(int number, Onlooker onlooker) {
        return play(game, number, onlooker);
    }

    private <S, O> Result play(Game<S, O, ?> rules, int number, Onlooker onlooker) {
        int seats = bots.size();
        List<Integer> seatOf = new ArrayList<>();
        Bot[] sitting = new Bot[seats];
        for (int i = 0; i < seats; i++) {
            seatOf.add((i + number) % seats);
            sitting[(i + number) % seats] = bots.get(i).seated();
        }
        SeededChance chance = new SeededChance(Seed.named("contest " + seed + " game " + number), 0);
        S state = rules.setup(setup, chance);
        List<List<Long>> curve = new ArrayList<>();
        SequencedSet<Integer> order = new LinkedHashSet<>();
        SortedMap<Integer, List<String>> unopened = new TreeMap<>(openings);
        Recent<S> recent = new Recent<>(rules);
        for (int i = 0; i < MOST_RESOLUTIONS && goesOn(rules, state); i++) {
            int before = rules.turn(state);
            if (rules.pace(state) == Pace.AT_ONCE) {
                order.add(rules.active(state).index());
            }
            Map<Seat, Sheet<O>> sheets = sheets(rules, state, sitting, unopened, number, i, recent);
            Resolution<S> resolution = Play.resolve(rules, state, sheets, chance);
            onlooker.saw(rules, state, sheets, resolution);
            state = resolution.state();
            recent.add(resolution);
            chance.takeDraws();
            if (rules.turn(state) != before) {
                curve.add(rules.standing(state).scores().stream()
                        .map(Standing.Score::points)
                        .toList());
            }
        }
        Standing standing = rules.standing(state);
        IntStream.range(0, seats).forEach(order::add);
        return new Result(
                number,
                seatOf,
                List.copyOf(order),
                standing.over() ? seats(standing.winners()) : leaders(standing),
                standing.over(),
                rules.turn(state),
                curve);
    }

    private <S> boolean goesOn(Game<S, ?, ?> rules, S state) {
        return !rules.standing(state).over() && rules.turn(state) <= mostTurns;
    }

    private <S, O> Map<Seat, Sheet<O>> sheets(
            Game<S, O, ?> rules,
            S state,
            Bot[] sitting,
            SortedMap<Integer, List<String>> unopened,
            int number,
            int resolution,
            Recent<S> recent) {
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        for (Seat seat : rules.awaiting(state)) {
            long luck = ByteBuffer.wrap(Hashes.sha256(seed + "/" + number + "/" + resolution + "/" + seat.index()))
                    .getLong();
            List<String> opening = unopened.remove(seat.index());
            sheets.put(
                    seat,
                    opening != null
                            ? Play.read(rules, state, seat, opening)
                            : sitting[seat.index()]
                                    .told(() -> recent.toldTo(seat))
                                    .decide(rules, state, seat, Thinking.looks(luck, looks)));
            if (rules.pace(state) == Pace.AT_ONCE) {
                break;
            }
        }
        return sheets;
    }

    private static List<Integer> seats(List<Seat> seats) {
        return seats.stream().map(Seat::index).toList();
    }

    private static List<Integer> leaders(Standing standing) {
        long most = standing.scores().stream()
                .mapToLong(Standing.Score::points)
                .max()
                .orElse(0);
        return standing.scores().stream()
                .filter(score -> score.points() == most)
                .map(score -> score.seat().index())
                .toList();
    }
}
