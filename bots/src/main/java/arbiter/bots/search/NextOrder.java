package arbiter.bots.search;

import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses one order at a time, for games in which each is resolved as it arrives. Every candidate is first weighed with one throw of the
 * dice; the best ones get several more throws, so that one lucky throw does not decide.
 */
public final class NextOrder<S, O> {
    private static final int SECOND_LOOKS = 6;
    private static final int THROWS = 4;

    /** An order with the mean worth of its results. */
    private record Weighed<O>(O order, double worth) {}

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;

    public NextOrder(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
    }

    /** The order with the best result; the last, plainest one unless another improves the position. */
    public O best(List<O> candidates) {
        List<Weighed<O>> ranked = ranked(candidates.subList(0, candidates.size() - 1));
        double present = game.advice().worth(imagined, seat) + 1e-9;
        return ranked.isEmpty() || ranked.getFirst().worth() <= present
                ? candidates.getLast()
                : ranked.getFirst().order();
    }

    /** As many candidates as the budget allows, chosen at random and sorted by worth, best first. */
    private List<Weighed<O>> ranked(List<O> candidates) {
        List<O> shuffled = new ArrayList<>(candidates);
        thinking.shuffle(shuffled);
        List<Weighed<O>> ranked = new ArrayList<>();
        for (O candidate : shuffled) {
            if (thinking.exhausted()) {
                break;
            }
            ranked.add(new Weighed<>(candidate, worth(candidate)));
        }
        Comparator<Weighed<O>> bestFirst =
                Comparator.<Weighed<O>>comparingDouble(Weighed::worth).reversed();
        ranked.sort(bestFirst);
        for (int i = 0; i < Math.min(SECOND_LOOKS, ranked.size()); i++) {
            ranked.set(i, again(ranked.get(i)));
        }
        ranked.sort(bestFirst);
        return ranked;
    }

    private Weighed<O> again(Weighed<O> first) {
        double sum = first.worth();
        for (int i = 1; i < THROWS; i++) {
            sum += worth(first.order());
        }
        return new Weighed<>(first.order(), sum / THROWS);
    }

    private double worth(O order) {
        thinking.look();
        return game.advice()
                .worth(
                        game.resolve(imagined, Sheets.of(seat, Sheet.of(order)), thinking.guesses())
                                .state(),
                        seat);
    }
}
