package arbiter.bots.grandmaster;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * Imagined turns of all seats, for games in which all order together: every seat follows those of the game's plans that improve its
 * position if nobody else moves. Without chance except the imagined dice, so that two positions are compared and not two games of luck.
 */
final class QuickTurns<S, O> {
    /** The number of plans that a seat tries. The most promising come first. */
    private static final int TRIED = 40;

    private static final double LEAST_GAIN = 1e-9;

    private final Game<S, O, ?> game;
    private final Thinking thinking;

    QuickTurns(Game<S, O, ?> game, Thinking thinking) {
        this.game = game;
        this.thinking = thinking;
    }

    /** The position after all awaited seats have ordered. */
    S turn(S state, EvenDice dice) {
        Sheets<O> all = Sheets.none();
        for (Seat seat : game.awaiting(state)) {
            all = all.with(seat, Sheet.of(sheet(state, seat)));
        }
        thinking.look();
        return game.resolve(state, all, dice).state();
    }

    private List<O> sheet(S state, Seat seat) {
        List<List<O>> openings = game.advice().openings(state, seat);
        List<O> sheet = new ArrayList<>();
        if (!openings.isEmpty()) {
            return best(state, seat, openings);
        }
        double best = worth(state, seat, sheet);
        List<List<O>> plans = game.advice().plans(state, seat);
        for (List<O> plan : plans.subList(0, Math.min(TRIED, plans.size()))) {
            if (thinking.exhausted()) {
                break;
            }
            List<O> more = new ArrayList<>(sheet);
            more.addAll(plan);
            double worth = worth(state, seat, more);
            if (worth > best + LEAST_GAIN) {
                best = worth;
                sheet = more;
            }
        }
        return sheet;
    }

    private List<O> best(S state, Seat seat, List<List<O>> sheets) {
        List<O> best = List.of();
        double most = Weighing.ILLEGAL;
        for (List<O> sheet : sheets) {
            if (thinking.exhausted() && !best.isEmpty()) {
                break;
            }
            double worth = worth(state, seat, sheet);
            if (worth > most) {
                most = worth;
                best = sheet;
            }
        }
        return best;
    }

    private double worth(S state, Seat seat, List<O> orders) {
        thinking.look();
        Resolution<S> resolution = game.resolve(state, Sheets.of(seat, Sheet.of(orders)), new EvenDice(0));
        return Verdict.allAccepted(resolution.verdicts().getOrDefault(seat, List.of()))
                ? game.advice().worth(resolution.state(), seat)
                : Weighing.ILLEGAL;
    }
}
