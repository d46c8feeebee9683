package arbiter.bench;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.chance.Hashes;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.games.dynasty.DynastyBuilder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Finds the openings that win most games of Dynasty Builder. A captain begins with each combination of centre and Soldier, and then plays
 * freely against a captain who chooses freely from the start. The worse openings drop out, the better ones play more games. {@code
 * bench/openings.sh} starts it.
 */
public final class OpeningRace<S, O> {
    /** The number of games for each opening in each round … */
    private static final List<Integer> GAMES = List.of(16, 40, 120);
    /** … and the number of openings that remain after it. */
    private static final List<Integer> KEPT = List.of(30, 8, 8);

    private static final int LOOKS = 600;
    private static final int PLACED = 2;

    private static final class Opening {
        private final List<String> lines;
        private double won;
        private int played;

        Opening(List<String> lines) {
            this.lines = lines;
        }

        double share() {
            return won / played;
        }
    }

    private final Game<S, O, ?> game;
    private final Setup setup;
    private final Bot captain = Bots.byId("captain").orElseThrow();
    private final long seed;
    private final boolean placesFirst;

    private OpeningRace(Game<S, O, ?> game, long seed, boolean placesFirst) {
        this.game = game;
        this.setup = new Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
        this.seed = seed;
        this.placesFirst = placesFirst;
    }

    /** @param arguments who tries the openings: 1 for the player who places first, 2 for the one who places second; and the seed */
    public static void main(String[] arguments) {
        new OpeningRace<>(new DynastyBuilder(), Long.parseLong(arguments[1]), "1".equals(arguments[0])).run();
    }

    private void run() {
        List<Opening> racing = new ArrayList<>(openings());
        int from = 0;
        for (int stage = 0; stage < GAMES.size(); stage++) {
            int first = from;
            int games = GAMES.get(stage);
            for (Opening opening : racing) {
                opening.won += IntStream.range(first, first + games)
                        .parallel()
                        .mapToDouble(number -> play(opening, number))
                        .sum();
                opening.played += games;
            }
            from += games;
            racing.sort(Comparator.comparingDouble(Opening::share).reversed());
            racing = new ArrayList<>(racing.subList(0, Math.min(KEPT.get(stage), racing.size())));
            System.out.printf("after %d games each:%n", from);
            for (Opening opening : racing) {
                System.out.printf("  %5.1f %%  %s%n", 100 * opening.share(), String.join(", ", opening.lines));
            }
        }
    }

    /** Every legal centre with every legal Soldier. */
    private List<Opening> openings() {
        SeededChance chance = chance(0);
        S state = game.setup(setup, chance);
        for (int i = 0; !placesFirst && i < PLACED; i++) {
            Seat seat = game.awaiting(state).getFirst();
            state = after(state, seat, captain.decide(game, state, seat, Thinking.looks(i, LOOKS)), chance);
        }
        List<Opening> openings = new ArrayList<>();
        Seat seat = game.awaiting(state).getFirst();
        for (O centre : game.advice().candidates(state, seat)) {
            S placed = after(state, seat, Sheet.of(centre), chance);
            for (O soldier : game.advice().candidates(placed, seat)) {
                openings.add(new Opening(List.of(
                        game.words().notation().write(state, centre),
                        game.words().notation().write(placed, soldier))));
            }
        }
        return openings;
    }

    private SeededChance chance(int number) {
        return new SeededChance(Seed.named("openings " + seed + " game " + number), 0);
    }

    private S after(S state, Seat seat, Sheet<O> sheet, SeededChance chance) {
        S after = Play.resolve(game, state, Map.of(seat, sheet), chance).state();
        chance.takeDraws();
        return after;
    }

    private double play(Opening opening, int number) {
        SeededChance chance = chance(number);
        S state = game.setup(setup, chance);
        Seat first = game.awaiting(state).getFirst();
        List<String> left = new ArrayList<>(opening.lines);
        for (int i = 0; !game.standing(state).over(); i++) {
            Seat seat = game.awaiting(state).getFirst();
            boolean tries = seat.equals(first) == placesFirst;
            Sheet<O> sheet = tries && !left.isEmpty()
                    ? Play.read(game, state, seat, List.of(left.removeFirst()))
                    : captain.decide(game, state, seat, Thinking.looks(luck(number, i), LOOKS));
            state = after(state, seat, sheet, chance);
        }
        List<Seat> winners = game.standing(state).winners();
        boolean won = winners.stream().anyMatch(winner -> winner.equals(first) == placesFirst);
        return won ? 1.0 / winners.size() : 0;
    }

    private long luck(int number, int order) {
        return ByteBuffer.wrap(Hashes.sha256(seed + "/" + number + "/" + order)).getLong();
    }
}
