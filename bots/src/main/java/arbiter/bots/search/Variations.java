package arbiter.bots.search;

import java.util.ArrayList;
import java.util.List;

/** Random changes of a sheet, for games in which all seats order together. */
public final class Variations<S, O> {
    /** A sheet has at most this many orders. */
    public static final int MOST_ORDERS = 80;

    private final Weighing<S, O> weighing;
    private final List<List<O>> plans;
    private final List<O> candidates;
    private final Thinking thinking;

    public Variations(Weighing<S, O> weighing, List<List<O>> plans, List<O> candidates, Thinking thinking) {
        this.weighing = weighing;
        this.plans = plans;
        this.candidates = candidates;
        this.thinking = thinking;
    }

    /** Changes the sheet at random and keeps what is better, until the budget is used up. */
    public List<O> improved(List<O> sheet, double worthOfSheet) {
        List<O> best = sheet;
        double bestWorth = worthOfSheet;
        while (!thinking.exhausted()) {
            List<O> changed = changed(best);
            double worth = weighing.of(changed);
            if (worth > bestWorth) {
                // The dice may have been lucky, so the sheet is weighed again, and the mean counts.
                worth = (worth + weighing.of(changed)) / 2;
            }
            // A sheet of equal worth can lead to something better, but must not be longer.
            if (worth > bestWorth || (worth == bestWorth && changed.size() <= best.size())) {
                best = changed;
                bestWorth = worth;
            }
        }
        return best;
    }

    /** Removes or replaces an order, adds two, or replaces one by a plan. Adding single orders alone cannot find such sheets. */
    private List<O> changed(List<O> sheet) {
        List<O> changed = new ArrayList<>(sheet);
        int kind = thinking.below(plans.isEmpty() ? 4 : 6);
        if (kind != 3 && !changed.isEmpty()) {
            changed.remove(thinking.below(changed.size()));
        }
        if (kind > 3) {
            changed.addAll(thinking.below(changed.size() + 1), plans.get(thinking.below(plans.size())));
        } else {
            for (int i = 0; i < kind; i++) {
                changed.add(thinking.below(changed.size() + 1), candidates.get(thinking.below(candidates.size())));
            }
        }
        return changed.size() > MOST_ORDERS ? sheet : changed;
    }
}
