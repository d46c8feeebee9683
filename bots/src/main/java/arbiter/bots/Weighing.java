package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Reading;
import arbiter.engine.Resolution;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * What a sheet is worth against sheets that the others might hand in: the mean worth of the positions that come of it.
 */
final class Weighing<S, O> {
    static final double ILLEGAL = Double.NEGATIVE_INFINITY;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final List<Sheets<O>> others;

    Weighing(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking, List<Sheets<O>> others) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.others = others;
    }

    double of(List<O> orders) {
        List<Reading<O>> lines = new ArrayList<>();
        orders.forEach(order -> lines.add(Reading.of(order)));
        Sheet<O> sheet = new Sheet<>(lines);
        double sum = 0;
        for (Sheets<O> theirs : others) {
            thinking.look();
            Resolution<S> resolution = game.resolve(imagined, theirs.with(seat, sheet), thinking.guesses());
            if (!Verdict.allAccepted(resolution.verdicts().getOrDefault(seat, List.of()))) {
                return ILLEGAL;
            }
            sum += game.worth(resolution.state(), seat);
        }
        return sum / others.size();
    }

    /** Adds candidates as long as each makes the sheet better. */
    double grow(List<O> sheet, List<O> candidates, int mostOrders) {
        double best = of(sheet);
        boolean grew = true;
        while (grew && !thinking.exhausted()) {
            grew = false;
            thinking.shuffle(candidates);
            for (O candidate : candidates) {
                if (thinking.exhausted() || sheet.size() >= mostOrders) {
                    return best;
                }
                sheet.add(candidate);
                double worth = of(sheet);
                if (worth > best + 1e-9) {
                    best = worth;
                    grew = true;
                } else {
                    sheet.removeLast();
                }
            }
        }
        return best;
    }
}
