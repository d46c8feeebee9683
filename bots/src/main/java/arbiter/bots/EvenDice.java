package arbiter.bots;

import arbiter.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Imagined dice that come out even: each face as often as any other, in a random order, like cards of a small deck that is
 * shuffled when it is used up. A few throws then tell as much about an order as many throws of true dice.
 *
 * <p>What is thrown for one purpose has a deck of its own. If the attacker's die and the defender's came from one deck, they
 * could never be equal, and a higher Power would win less often than it does.
 */
final class EvenDice implements Chance {
    private static final int LARGEST = 20;

    private final SplittableRandom random;
    /** There are few, so that looking through them is the quickest way to one. */
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

    EvenDice(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** How often they have been thrown. */
    int drawn() {
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
