package arbiter.bots.search;

import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;

/**
 * For games in which orders are resolved one by one: plans the whole turn, imagines how the others would reply, and improves the plan
 * against their replies. Orders that need no dice and no reply are given at once as planned; then the rest is planned again.
 */
public final class PlannedTurn<S, O> {
    /** A changed plan is first compared with the best one over this number of throws of the same dice … */
    private static final int FIRST_THROWS = 3;
    /** … and then over this number of throws of new dice. Otherwise the search would find a plan that suits only the first dice. */
    private static final int FRESH_THROWS = 9;
    /** A changed plan must be better by this many standard errors. */
    private static final double SURE = 2;
    /** Seeds of dice below this are counted up; seeds above it are random. */
    private static final long FRESH = 1L << 40;
    /** One change in this number plans the turn again from some point on; the others only change single orders. */
    private static final int ANEW = 10;

    /** With fewer looks for each idea, not even the first order of a plan can be weighed. */
    private static final int FEWEST_LOOKS = 8;

    /** How many of its own turns it looks ahead, each with the others' replies. */
    private static final int FORESEEN = 2;
    /** Half of the orders to try come from this number of orders with the highest gains, the others from all known orders. */
    private static final int PROMISING = 40;

    /** A changed plan compared with the best one. A shorter plan with the same outcome is preferred, so that useless orders disappear. */
    private enum Comparison {
        BETTER,
        SAME,
        NO_BETTER
    }

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final ToDoubleBiFunction<S, Seat> worth;
    private final ImaginedTurns<S, O> turns;
    private final long luck;
    private long throwing;

    public PlannedTurn(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this(game, imagined, seat, thinking, game.advice()::worth);
    }

    /** @param worth how good a position looks for the seat; the others always look at the game's {@code worth} */
    public PlannedTurn(
            Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking, ToDoubleBiFunction<S, Seat> worth) {
        this.game = game;
        this.worth = worth;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.turns = new ImaginedTurns<>(
                game,
                thinking,
                (state, asked) -> asked.equals(seat)
                        ? worth.applyAsDouble(state, asked)
                        : game.advice().worth(state, asked));
        this.luck = thinking.below(Integer.MAX_VALUE);
    }

    /** Whether the budget is large enough to plan. Otherwise the order that looks best immediately is better than a plan. */
    public static boolean isWorthwhile(Thinking thinking, List<?> ideas) {
        return thinking.share(FEWEST_LOOKS, ideas.size()) == ideas.size();
    }

    /** The orders that can be given now; the plainest idea if there are none. */
    public List<O> orders(List<O> ideas) {
        if (ideas.size() == 1) {
            return ideas;
        }
        List<O> orders = turns.certain(imagined, seat, planned(Long.MAX_VALUE));
        return orders.isEmpty() ? List.of(ideas.getLast()) : orders;
    }

    /**
     * @param orders the best plan that was found
     * @param gain how much better it is than the other plan: the mean over new dice, less one standard error
     * @param after the position after the best plan
     * @param afterOther the position after the other plan, with the same dice
     */
    public record Improvement<S, O>(List<O> orders, double gain, S after, S afterOther) {}

    /** Plans the turn with this number of looks, and compares the plan with another one. */
    public Improvement<S, O> improve(List<O> other, long looks) {
        List<O> best = planned(looks);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < FRESH_THROWS; i++) {
            double gain = outcome(best, FRESH + i) - outcome(other, FRESH + i);
            sum += gain;
            squares += gain * gain;
        }
        double mean = sum / FRESH_THROWS;
        double error = Math.sqrt(Math.max(0, squares / FRESH_THROWS - mean * mean) / FRESH_THROWS);
        return new Improvement<>(
                best,
                mean - error,
                turns.planned(imagined, seat, best, dice(FRESH)),
                turns.planned(imagined, seat, other, dice(FRESH)));
    }

    private List<O> planned(long mostLooks) {
        List<O> best = turns.careful(imagined, seat, dice(0)).orders();
        double[] kept = outcomes(best);
        while (!thinking.exhausted() && thinking.looked() < mostLooks) {
            long looked = thinking.looked();
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
            if (thinking.looked() == looked) {
                // In a position where nothing is legal, no plan costs a look, and the search would not end.
                thinking.look();
            }
        }
        return best;
    }

    private EvenDice dice(long number) {
        return new EvenDice(luck + number);
    }

    /**
     * The mean of two values: the position directly after the plan, and the position after the others' replies and some more imagined turns
     * of all players. The imagined turns are partly wrong. With them alone, the search preferred plans that only disturbed the imagined
     * replies, or that left out whatever would be lost in them anyway.
     */
    private double outcome(List<O> plan, long number) {
        EvenDice dice = dice(number);
        S planned = turns.planned(imagined, seat, plan, dice);
        S state = turns.answered(planned, seat, dice);
        for (int i = 1; i < FORESEEN && turns.lasts(state, seat); i++) {
            state = turns.answered(turns.habitual(state, seat, dice), seat, dice);
        }
        return (worth.applyAsDouble(planned, seat) + worth.applyAsDouble(state, seat)) / 2;
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
        // A comparison that was cut off by the end of the budget says nothing.
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

    /** Removes, adds or replaces one order, or replaces one by two; sometimes plans the turn again from some point on. */
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

    /** Keeps the beginning, takes any idea at that point, and continues with what looks best after it. */
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
