package arbiter.bots;

import arbiter.engine.chance.Chance;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Imagined dice that come out even: each face as often as any other, in a random order, like cards of a small deck that is
 * shuffled when it is used up. A few throws then tell as much about an order as many throws of true dice.
 */
final class EvenDice implements Chance {
    private static final int LARGEST = 20;

    private final SplittableRandom random;
    private static final int[] UNUSED = {};

    private final int[][] decks = new int[LARGEST + 1][];
    private final int[] left = new int[LARGEST + 1];
    private int drawn;

    EvenDice(long seed) {
        this.random = new SplittableRandom(seed);
        Arrays.fill(decks, UNUSED);
    }

    /** How often they have been thrown. */
    int drawn() {
        return drawn;
    }

    @Override
    public int below(int bound, String purpose) {
        drawn++;
        if (bound > LARGEST) {
            return random.nextInt(bound);
        }
        int[] deck = decks[bound];
        if (deck == UNUSED) {
            deck = new int[bound];
            for (int i = 0; i < bound; i++) {
                deck[i] = i;
            }
            decks[bound] = deck;
        }
        if (left[bound] == 0) {
            left[bound] = bound;
        }
        int drawn = random.nextInt(left[bound]);
        int last = --left[bound];
        int face = deck[drawn];
        deck[drawn] = deck[last];
        deck[last] = face;
        return face;
    }
}
