package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import java.util.ArrayList;
import java.util.List;

/**
 * Monte-Carlo search over the next order: each promising one is played on for a while by hasty players, and the one with the
 * best prospects is chosen. Looks go where they teach most (upper confidence bounds).
 */
final class Playouts<S, O> {
    private static final int WIDEST = 8;
    private static final int LONGEST = 16;
    /** The first look at an order counts as much as this many playouts: a few unlucky ones must not bury it. */
    private static final double FIRST_COUNTS = 6;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final Experience<O> experience = new Experience<>();
    private double drift;
    private int played;

    Playouts(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
    }

    private final class Arm {
        private final O order;
        private final double first;
        private double sum;
        private int tries;

        Arm(O order, double first) {
            this.order = order;
            this.first = first;
        }

        /**
         * All playouts drift away from the first look, as time passes in them for every arm alike. What an arm gains beyond
         * the common drift is its own, believed the more the more often it was seen.
         */
        double prospects() {
            return tries == 0 ? first : first + (sum / tries - first - drift / played) * tries / (tries + FIRST_COUNTS);
        }
    }

    O best(List<O> candidates) {
        if (candidates.size() == 1) {
            return candidates.getFirst();
        }
        double present = game.worth(imagined, seat);
        List<Arm> arms = new ArrayList<>();
        for (NextOrder.Weighed<O> weighed : new NextOrder<>(game, imagined, seat, thinking).ranked(candidates)) {
            experience.learn(seat, weighed.order(), weighed.worth() - present);
            if (arms.size() < WIDEST || weighed.order().equals(candidates.getLast())) {
                arms.add(new Arm(weighed.order(), weighed.worth()));
            }
        }
        double spread = 1 + Math.abs(arms.getFirst().first - arms.getLast().first) / 2;
        while (!thinking.exhausted()) {
            Arm arm = next(arms, spread);
            double worth = playout(arm.order);
            arm.sum += worth;
            arm.tries++;
            drift += worth - arm.first;
            played++;
        }
        Arm best = arms.getFirst();
        for (Arm arm : arms) {
            if (arm.prospects() > best.prospects()) {
                best = arm;
            }
        }
        return best.first <= present && leavesAsMuch(best.order, candidates.size()) ? candidates.getLast() : best.order;
    }

    /**
     * An order that is no gain and after which there is as much to choose from as before could be followed by another such,
     * and so on for ever: a start that is chosen anew again and again.
     */
    private boolean leavesAsMuch(O order, int choices) {
        S after = after(imagined, seat, order);
        return game.awaiting(after).contains(seat) && game.ideas(after, seat).size() >= choices;
    }

    private Arm next(List<Arm> arms, double spread) {
        Arm next = arms.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Arm arm : arms) {
            double bound = arm.prospects() + spread * Math.sqrt(2 * Math.log(played + 1.0) / (arm.tries + 1));
            if (bound > most) {
                most = bound;
                next = arm;
            }
        }
        return next;
    }

    private S after(S state, Seat mover, O order) {
        thinking.look();
        return game.resolve(state, Sheets.of(mover, Sheet.of(order)), thinking.guesses())
                .state();
    }

    private double playout(O order) {
        S state = after(imagined, seat, order);
        for (int i = 0; i < LONGEST && !thinking.exhausted(); i++) {
            List<Seat> awaited = game.awaiting(state);
            if (awaited.isEmpty()) {
                break;
            }
            Seat mover = awaited.getFirst();
            state = hasty(state, mover, game.ideas(state, mover));
        }
        return game.worth(state, seat);
    }

    /** The best of what experience proposes and of one order at random; the plain order where none of them is a gain. */
    private S hasty(S state, Seat mover, List<O> candidates) {
        double present = game.worth(state, mover);
        double most = present;
        S best = state;
        for (O order : experience.propose(mover, candidates, thinking)) {
            S after = after(state, mover, order);
            double worth = game.worth(after, mover);
            experience.learn(mover, order, worth - present);
            if (worth > most) {
                most = worth;
                best = after;
            }
        }
        return most > present ? best : after(state, mover, candidates.getLast());
    }
}
