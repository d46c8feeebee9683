package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import java.util.List;

/**
 * Monte-Carlo search over the next order: each promising one is played on for a while by hasty players, and the one with the
 * best mean is chosen. Looks go where they teach most (upper confidence bounds).
 */
final class Playouts<S, O> {
    private static final int WIDEST = 12;
    private static final int LONGEST = 24;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;

    Playouts(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
    }

    private static final class Arm<O> {
        private final O order;
        private final double first;
        private double sum;
        private int tries;

        Arm(O order, double first) {
            this.order = order;
            this.first = first;
        }

        double mean() {
            return tries == 0 ? first : sum / tries;
        }
    }

    O best(List<O> candidates) {
        if (candidates.size() == 1) {
            return candidates.getFirst();
        }
        List<Arm<O>> arms = candidates.stream()
                .map(order -> new Arm<>(order, NextOrder.worth(game, imagined, seat, order, thinking)))
                .sorted((a, b) -> Double.compare(b.first, a.first))
                .limit(WIDEST)
                .toList();
        double spread = 1 + Math.abs(arms.getFirst().first - arms.getLast().first);
        for (int played = 1; !thinking.exhausted(); played++) {
            Arm<O> arm = next(arms, played, spread);
            arm.sum += playout(arm.order);
            arm.tries++;
        }
        Arm<O> best = arms.getFirst();
        for (Arm<O> arm : arms) {
            if (arm.mean() > best.mean()) {
                best = arm;
            }
        }
        return best.order;
    }

    private static <O> Arm<O> next(List<Arm<O>> arms, int played, double spread) {
        Arm<O> next = arms.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Arm<O> arm : arms) {
            double bound = arm.tries == 0
                    ? Double.POSITIVE_INFINITY
                    : arm.mean() + spread * Math.sqrt(2 * Math.log(played) / arm.tries);
            if (bound > most) {
                most = bound;
                next = arm;
            }
        }
        return next;
    }

    private double playout(O order) {
        S state = game.resolve(imagined, Sheets.of(seat, Sheet.of(order)), thinking.guesses())
                .state();
        for (int i = 0; i < LONGEST && thinking.look(); i++) {
            List<Seat> awaited = game.awaiting(state);
            if (awaited.isEmpty()) {
                break;
            }
            Seat mover = awaited.getFirst();
            List<O> candidates = game.candidates(state, mover);
            O hasty = hasty(state, mover, candidates);
            state = game.resolve(state, Sheets.of(mover, Sheet.of(hasty)), thinking.guesses())
                    .state();
        }
        return game.worth(state, seat);
    }

    /** The better of two random orders, or the plain one. */
    private O hasty(S state, Seat mover, List<O> candidates) {
        O best = candidates.getLast();
        double bestWorth = game.worth(state, mover);
        for (int i = 0; i < 2 && candidates.size() > 1; i++) {
            O candidate = candidates.get(thinking.below(candidates.size() - 1));
            S after = game.resolve(state, Sheets.of(mover, Sheet.of(candidate)), thinking.guesses())
                    .state();
            double worth = game.worth(after, mover);
            if (worth > bestWorth) {
                best = candidate;
                bestWorth = worth;
            }
        }
        return best;
    }
}
