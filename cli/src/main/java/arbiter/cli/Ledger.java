package arbiter.cli;

import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Prices, remaining resources and the goal as text for the terminal. */
final class Ledger {
    private Ledger() {}

    static String priced(String order, Price price, Purse purse) {
        if (price.free()) {
            return order;
        }
        return price.amounts().entrySet().stream()
                .map(paid -> paid.getValue() + " "
                        + purse.pot(paid.getKey()).map(Purse.Pot::name).orElse(paid.getKey()))
                .collect(Collectors.joining(", ", order + "  [", "]"));
    }

    /** {@code Left: Influence 30 of 50, Spawns 2 of 3}; empty if nothing can be spent. */
    static String left(Purse purse) {
        return purse.pots().isEmpty()
                ? ""
                : purse.pots().stream()
                        .map(pot -> pot.name() + " " + pot.left() + " of " + pot.total())
                        .collect(Collectors.joining(", ", "Left: ", ""));
    }

    /** {@code Hold 31 territories. You: 18 of 31 territories, leader 20; round 8 of 16.} */
    static String goal(Goal goal, Seat seat) {
        List<String> parts = new ArrayList<>();
        for (Goal.Race race : goal.races()) {
            if (race.reached().isEmpty()) {
                continue;
            }
            Long own = race.reached().get(seat);
            long best = race.reached().values().stream()
                    .mapToLong(Long::longValue)
                    .max()
                    .orElse(0);
            String of = race.needed() == null ? "" : " of " + race.needed();
            parts.add((own == null ? "" : "you " + own + of + " " + race.unit() + ", ") + "leader " + best);
        }
        Goal.Clock clock = goal.clock();
        if (clock != null) {
            parts.add(clock.unit() + " " + clock.now() + " of " + clock.last());
        }
        return goal.aim() + (parts.isEmpty() ? "" : " Now: " + String.join("; ", parts) + ".");
    }
}
