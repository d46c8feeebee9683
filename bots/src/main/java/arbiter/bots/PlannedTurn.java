package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Seat;
import arbiter.engine.chance.Chance;
import java.util.ArrayList;
import java.util.List;

/**
 * Where orders come one by one: plans the whole turn, imagines how the others would answer it, and improves the plan
 * against their answers. Only its first order is given; when the dice have fallen, the rest is planned anew.
 */
final class PlannedTurn<S, O> {
    /** A changed plan is weighed with the same imagined luck as the plan that it would replace: so often at first … */
    private static final int FIRST_THROWS = 3;
    /** … and so often before it is believed. */
    private static final int THROWS = 9;
    /** By how many standard errors a changed plan must be better. */
    private static final double SURE = 1;
    /** One change in so many plans the turn anew from some point on; the others only move single orders about. */
    private static final int ANEW = 10;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final ImaginedTurns<S, O> turns;
    private final long luck;

    PlannedTurn(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.turns = new ImaginedTurns<>(game, thinking);
        this.luck = thinking.below(Integer.MAX_VALUE);
    }

    O first(List<O> ideas) {
        if (ideas.size() == 1) {
            return ideas.getFirst();
        }
        List<O> best = turns.careful(imagined, seat, dice(0)).orders();
        double[] prospects = prospects(best);
        while (!thinking.exhausted()) {
            List<O> changed = changed(best);
            if (isBetter(changed, prospects)) {
                best = changed;
                turns.forgetHabits();
                prospects = prospects(best);
            }
        }
        return first(best, ideas);
    }

    private Chance dice(int number) {
        return new EvenDice(luck + number);
    }

    /** How the position looks when it is this seat's turn again. */
    private double outcome(List<O> plan, int number) {
        Chance chance = dice(number);
        return game.worth(turns.answered(turns.planned(imagined, seat, plan, chance), seat, chance), seat);
    }

    private double[] prospects(List<O> plan) {
        double[] prospects = new double[THROWS];
        for (int i = 0; i < THROWS; i++) {
            prospects[i] = outcome(plan, i);
        }
        return prospects;
    }

    private boolean isBetter(List<O> changed, double[] prospects) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < THROWS; i++) {
            double gain = outcome(changed, i) - prospects[i];
            sum += gain;
            squares += gain * gain;
            // What was cut short by the end of the budget says nothing.
            if (thinking.exhausted() || (i + 1 == FIRST_THROWS && sum <= 0)) {
                return false;
            }
        }
        double mean = sum / THROWS;
        double error = Math.sqrt(Math.max(0, squares / THROWS - mean * mean) / THROWS);
        return mean > SURE * error;
    }

    /** One order less, one more, one other, or two for one; now and then a turn that is played differently from some point on. */
    private List<O> changed(List<O> plan) {
        if (thinking.below(ANEW) == 0) {
            return anew(plan);
        }
        List<O> changed = new ArrayList<>(plan);
        List<O> known = turns.experience(seat).known();
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
    private List<O> anew(List<O> plan) {
        Chance chance = dice(thinking.below(Integer.MAX_VALUE));
        List<O> grown = new ArrayList<>();
        S state = imagined;
        for (O order : plan.subList(0, thinking.below(plan.size() + 1))) {
            if (turns.awaits(state, seat) && turns.legal(state, seat, order)) {
                state = turns.after(state, seat, order, chance);
                grown.add(order);
            }
        }
        if (!turns.awaits(state, seat)) {
            return plan;
        }
        List<O> ideas = game.ideas(state, seat);
        O idea = ideas.get(thinking.below(ideas.size()));
        grown.add(idea);
        grown.addAll(turns.careful(turns.after(state, seat, idea, chance), seat, chance)
                .orders());
        return grown;
    }

    /** The first order of the plan that can be given now; the plainest if there is none. */
    private O first(List<O> plan, List<O> ideas) {
        double present = game.worth(imagined, seat);
        for (O order : plan) {
            if (turns.legal(imagined, seat, order) && !turnsInCircles(order, present, ideas.size())) {
                return order;
            }
        }
        return ideas.getLast();
    }

    /**
     * An order that is no gain and after which there is as much to choose from as before could be followed by another such,
     * and so on for ever: a start that is chosen anew again and again.
     */
    private boolean turnsInCircles(O order, double present, int choices) {
        S after = turns.after(imagined, seat, order, dice(0));
        return game.worth(after, seat) <= present
                && turns.awaits(after, seat)
                && game.ideas(after, seat).size() >= choices;
    }
}
