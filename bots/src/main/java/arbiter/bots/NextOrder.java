package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import java.util.List;

/** One order at a time, where each is resolved as it arrives. */
final class NextOrder {
    /** Dice make a worth uncertain; the mean of a few throws is good enough for a first look. */
    private static final int THROWS = 3;

    private NextOrder() {}

    /** The order after which the position looks best; the last, plainest one unless another is better than the present. */
    static <S, O> O best(Game<S, O, ?> game, S imagined, Seat seat, List<O> candidates, Thinking thinking) {
        O best = candidates.getLast();
        double bestWorth = game.worth(imagined, seat) + 1e-9;
        for (O candidate : candidates.subList(0, candidates.size() - 1)) {
            if (thinking.exhausted()) {
                break;
            }
            double worth = worth(game, imagined, seat, candidate, thinking);
            if (worth > bestWorth) {
                best = candidate;
                bestWorth = worth;
            }
        }
        return best;
    }

    static <S, O> double worth(Game<S, O, ?> game, S imagined, Seat seat, O order, Thinking thinking) {
        double sum = 0;
        for (int i = 0; i < THROWS; i++) {
            thinking.look();
            S after = game.resolve(imagined, Sheets.of(seat, Sheet.of(order)), thinking.guesses())
                    .state();
            sum += game.worth(after, seat);
        }
        return sum / THROWS;
    }
}
