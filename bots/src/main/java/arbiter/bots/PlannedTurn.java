package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Where orders come one by one: plans the whole turn, imagines how the others would answer it, and improves the plan
 * against their answers. What needs no dice and nobody's answer is given at once, as it was planned; then the rest is
 * planned again.
 */
final class PlannedTurn<S, O> {
    /** A changed plan is first weighed with this number of throws of the dice that are kept for it … */
    private static final int FIRST_THROWS = 3;
    /**
     * … and then with this number that no plan has seen before. With the same dice for all of them the search would find the plan
     * that suits these dice.
     */
    private static final int FRESH_THROWS = 9;
    /** By how many standard errors a changed plan must be better. */
    private static final double SURE = 2;
    /** Numbers of dice from here on are drawn; smaller ones are counted. */
    private static final long FRESH = 1L << 40;
    /** One change in this number plans the turn again from some point on; the others only move single orders about. */
    private static final int ANEW = 10;

    /** How many turns of its own it looks ahead, each with the others' answer. */
    private static final int FORESEEN = 2;
    /** Half of the orders that are tried come from this number of orders that have gained most, the others from all. */
    private static final int PROMISING = 40;

    /** A plan beside the best one: the same is good enough if it is shorter, so that idle orders fall out. */
    private enum Comparison {
        BETTER,
        SAME,
        NO_BETTER
    }

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final ImaginedTurns<S, O> turns;
    private final long luck;
    private long throwing;

    PlannedTurn(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.turns = new ImaginedTurns<>(game, thinking);
        this.luck = thinking.below(Integer.MAX_VALUE);
    }

    /** The orders that can be given now; the plainest of the ideas if there are none. */
    List<O> orders(List<O> ideas) {
        if (ideas.size() == 1) {
            return ideas;
        }
        List<O> orders = turns.certain(imagined, seat, planned());
        return orders.isEmpty() ? List.of(ideas.getLast()) : orders;
    }

    private List<O> planned() {
        List<O> best = turns.careful(imagined, seat, dice(0)).orders();
        double[] kept = outcomes(best);
        while (!thinking.exhausted()) {
            List<O> changed = changed(best);
            switch (compare(changed, best, kept)) {
                case BETTER -> {
                    best = changed;
                    turns.forgetHabits();
                    kept = outcomes(best);
                }
                case SAME -> best = changed.size() < best.size() ? changed : best;
                case NO_BETTER -> {}
            }
        }
        return best;
    }

    private EvenDice dice(long number) {
        return new EvenDice(luck + number);
    }

    /**
     * How the position looks at once after the plan, and how after the others' answer and further turns of everybody as they
     * come to mind. Each counts half: what is foreseen is partly wrong, and with nothing else to go by a plan was good that
     * upset the answer in the mind, or left out what would be lost there anyway.
     */
    private double outcome(List<O> plan, long number) {
        EvenDice dice = dice(number);
        S planned = turns.planned(imagined, seat, plan, dice);
        S state = turns.answered(planned, seat, dice);
        for (int i = 1; i < FORESEEN && turns.lasts(state, seat); i++) {
            state = turns.answered(turns.habitual(state, seat, dice), seat, dice);
        }
        return (game.advice().worth(planned, seat) + game.advice().worth(state, seat)) / 2;
    }

    private double[] outcomes(List<O> plan) {
        throwing += FIRST_THROWS;
        double[] outcomes = new double[FIRST_THROWS];
        for (int i = 0; i < FIRST_THROWS; i++) {
            outcomes[i] = outcome(plan, throwing - i);
        }
        return outcomes;
    }

    private Comparison compare(List<O> changed, List<O> best, double[] kept) {
        double promise = 0;
        boolean same = true;
        for (int i = 0; i < FIRST_THROWS; i++) {
            double gain = outcome(changed, throwing - i) - kept[i];
            promise += gain;
            same &= gain == 0;
        }
        // What is cut short by the end of the budget says nothing.
        if (promise <= 0 || thinking.exhausted()) {
            return same && !thinking.exhausted() ? Comparison.SAME : Comparison.NO_BETTER;
        }
        return isSurelyBetter(changed, best) ? Comparison.BETTER : Comparison.NO_BETTER;
    }

    private boolean isSurelyBetter(List<O> changed, List<O> best) {
        double sum = 0;
        double squares = 0;
        for (int i = 1; i <= FRESH_THROWS; i++) {
            long fresh = FRESH + thinking.below(Integer.MAX_VALUE);
            double gain = outcome(changed, fresh) - outcome(best, fresh);
            sum += gain;
            squares += gain * gain;
            if (thinking.exhausted() || (i == FIRST_THROWS && sum <= 0)) {
                return false;
            }
        }
        double mean = sum / FRESH_THROWS;
        double error = Math.sqrt(Math.max(0, squares / FRESH_THROWS - mean * mean) / FRESH_THROWS);
        return mean > SURE * error;
    }

    /** One order less, one more, one other, or two for one; now and then a turn that is played differently from some point on. */
    private List<O> changed(List<O> plan) {
        if (thinking.below(ANEW) == 0) {
            return planAgain(plan);
        }
        List<O> changed = new ArrayList<>(plan);
        List<O> known = thinking.below(2) == 0
                ? turns.experience(seat).known()
                : turns.experience(seat).promising(List.of(), PROMISING);
        int kind = thinking.below(4);
        if (kind != 0 && !changed.isEmpty()) {
            changed.remove(thinking.below(changed.size()));
        }
        int more = kind == 1 || known.isEmpty() ? 0 : kind == 3 ? 2 : 1;
        for (int i = 0; i < more; i++) {
            changed.add(thinking.below(changed.size() + 1), known.get(thinking.below(known.size())));
        }
        return changed;
    }

    /** Keeps the beginning, takes any idea at that point, and goes on with what looks best after it. */
    private List<O> planAgain(List<O> plan) {
        EvenDice dice = dice(FRESH + thinking.below(Integer.MAX_VALUE));
        List<O> grown = new ArrayList<>();
        S state = imagined;
        for (O order : plan.subList(0, thinking.below(plan.size() + 1))) {
            S after = turns.lasts(state, seat) ? turns.tried(state, seat, order, dice) : null;
            if (after != null) {
                state = after;
                grown.add(order);
            }
        }
        if (!turns.lasts(state, seat)) {
            return plan;
        }
        List<O> ideas = game.advice().ideas(state, seat);
        O idea = ideas.get(thinking.below(ideas.size()));
        S after = turns.tried(state, seat, idea, dice);
        if (after == null) {
            return plan;
        }
        grown.add(idea);
        grown.addAll(turns.careful(after, seat, dice).orders());
        return grown;
    }
}
