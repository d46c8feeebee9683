package arbiter.bots.search;

import arbiter.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Imagined dice with an even distribution: each face comes up equally often, in a random order, like a small deck of cards that is shuffled
 * again when it is empty. A few throws then say as much about an order as many throws of real dice.
 *
 * <p>Each purpose has its own deck. If the attacker's and the defender's dice came from one deck, they could never be equal, and a higher
 * Power would win less often than it really does.
 */
public final class EvenDice implements Chance {
    private static final int LARGEST = 20;

    private final SplittableRandom random;
    /** There are only a few, so a linear search is fastest. */
    private final List<Deck> decks = new ArrayList<>(4);

    private int drawn;

    /** The cards that are left come first. */
    private static final class Deck {
        private final String purpose;
        private final int[] cards;
        private int left;

        Deck(String purpose, int size) {
            this.purpose = purpose;
            this.cards = new int[size];
            for (int i = 0; i < size; i++) {
                cards[i] = i;
            }
        }

        boolean isFor(String other, int size) {
            return cards.length == size && purpose.equals(other);
        }

        int draw(SplittableRandom random) {
            if (left == 0) {
                left = cards.length;
            }
            int at = random.nextInt(left--);
            int card = cards[at];
            cards[at] = cards[left];
            cards[left] = card;
            return card;
        }
    }

    public EvenDice(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** The number of throws so far. */
    public int drawn() {
        return drawn;
    }

    @Override
    public int below(int bound, String purpose) {
        drawn++;
        return bound > LARGEST ? random.nextInt(bound) : deck(purpose, bound).draw(random);
    }

    private Deck deck(String purpose, int size) {
        for (Deck deck : decks) {
            if (deck.isFor(purpose, size)) {
                return deck;
            }
        }
        Deck deck = new Deck(purpose, size);
        decks.add(deck);
        return deck;
    }
}
