package arbiter.engine.testkit;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.setup.Setup;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Random games with fixed seeds, and tests on their positions. A failure names the game and the resolution. */
abstract class RandomGames<S, O, V> {
    /** {@code -Darbiter.contract.sample=1} tests all positions where the normal build tests a part of them. */
    private static final int SAMPLE = Integer.getInteger("arbiter.contract.sample", 4);

    protected abstract Game<S, O, V> game();

    /** The setups to play, in turn: after the last one the first is used again. */
    protected abstract List<Setup> setups();

    /** The number of games per test. */
    protected int games() {
        return 20;
    }

    /** The number of resolutions after which a random game is stopped. */
    protected int resolutions() {
        return 60;
    }

    /** Tests a position, with its own source of random numbers. */
    protected interface Inspect<S> {
        void at(S state, RandomGenerator random, String where);
    }

    /** Every position of every random game before it is resolved. */
    protected final void everywhere(String purpose, Inspect<S> look) {
        for (int n = 0; n < games(); n++) {
            SeededChance chance = new SeededChance(Seed.named(purpose + " " + n), 0);
            S state = game().setup(setup(n), chance);
            SplittableRandom random = new SplittableRandom(n * 31L + purpose.hashCode());
            for (int i = 0; i < resolutions() && !over(state); i++) {
                look.at(state, random.split(), "game " + n + ", resolution " + i);
                state = Play.resolve(game(), state, new RandomPlay<>(game(), random).sheets(state), chance)
                        .state();
            }
        }
    }

    /** One position in four, for tests that make many views. */
    final void hereAndThere(String purpose, Inspect<S> look) {
        sampled(purpose, SAMPLE, look);
    }

    /** One position in twelve, for tests that compute everything that every seat is told. */
    final void seldom(String purpose, Inspect<S> look) {
        sampled(purpose, 3 * SAMPLE, look);
    }

    /** The first two positions of each game and one in 24 of the others, for tests that resolve many turns of a position. */
    final void atFirstAndSeldom(String purpose, Inspect<S> look) {
        everywhere(purpose, (state, random, where) -> {
            if (resolution(where) < 2 || random.nextInt(6 * SAMPLE) == 0) {
                look.at(state, random, where);
            }
        });
    }

    private void sampled(String purpose, int oneIn, Inspect<S> look) {
        everywhere(purpose, (state, random, where) -> {
            if (random.nextInt(oneIn) == 0) {
                look.at(state, random, where);
            }
        });
    }

    static String mutated(String line, RandomGenerator random) {
        StringBuilder text = new StringBuilder(line);
        for (int i = random.nextInt(3); i >= 0 && !text.isEmpty(); i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, text.charAt(random.nextInt(text.length())));
                case 2 -> text.setCharAt(at, "0123456789>,:*-# \"abcXYZ".charAt(random.nextInt(24)));
                default -> text.insert(at, random.nextInt(1_000));
            }
        }
        return text.toString();
    }

    final Setup setup(int n) {
        return setups().get(n % setups().size());
    }

    final List<String> players(String where) {
        return setup(number(where)).players();
    }

    static int number(String where) {
        return Integer.parseInt(where.substring("game ".length(), where.indexOf(',')));
    }

    private static int resolution(String where) {
        return Integer.parseInt(where.substring(where.lastIndexOf(' ') + 1));
    }

    static SeededChance chance(String where) {
        return new SeededChance(Seed.named(where), 0);
    }

    final boolean over(S state) {
        return game().standing(state).over();
    }
}
