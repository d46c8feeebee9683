package arbiter.engine.log;

import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Draw;
import java.util.List;

/** Repeats the draws that a log recorded. */
final class LoggedChance implements Chance {
    private final List<Draw> draws;
    private int used;

    LoggedChance(List<Draw> draws) {
        this.draws = draws;
    }

    @Override
    public int below(int bound, String purpose) {
        if (used >= draws.size()) {
            throw new Differs("the rules draw for " + purpose + " where the log has no draw left");
        }
        Draw draw = draws.get(used++);
        if (draw.bound() != bound || !draw.purpose().equals(purpose)) {
            throw new Differs("the rules draw below " + bound + " for " + purpose + " where the log has a draw below "
                    + draw.bound() + " for " + draw.purpose());
        }
        if (draw.value() < 0 || draw.value() >= bound) {
            throw new Differs("the log has " + draw.value() + " for a draw below " + bound);
        }
        return draw.value();
    }

    void close() {
        if (used < draws.size()) {
            throw new Differs("the log has " + draws.size() + " draws where the rules draw " + used);
        }
    }
}
