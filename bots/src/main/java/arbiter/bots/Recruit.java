package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Plays legally and at random, with many orders. */
final class Recruit implements Bot {
    private static final int MOST_ORDERS = 10;
    private static final int MOST_TRIES = 40;

    @Override
    public String id() {
        return "recruit";
    }

    @Override
    public String sentence() {
        return "Plays legal, lively and without a plan.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<List<O>> openings = game.advice().openings(imagined, seat);
        if (!openings.isEmpty()) {
            return Sheet.of(anyLegal(game, imagined, seat, openings, thinking));
        }
        List<O> candidates = new ArrayList<>(game.advice().candidates(imagined, seat));
        if (candidates.isEmpty()) {
            return Sheet.empty();
        }
        if (game.pace(imagined) == Pace.AT_ONCE) {
            return Sheet.of(lively(candidates, thinking));
        }
        thinking.shuffle(candidates);
        List<Reading<O>> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_TRIES, candidates.size()) && lines.size() < MOST_ORDERS; i++) {
            lines.add(Reading.of(candidates.get(i)));
            if (!Verdict.allAccepted(game.check(imagined, seat, new Sheet<>(lines)))) {
                lines.removeLast();
            }
        }
        return new Sheet<>(lines);
    }

    private static <S, O> List<O> anyLegal(
            Game<S, O, ?> game, S imagined, Seat seat, List<List<O>> sheets, Thinking thinking) {
        List<List<O>> shuffled = new ArrayList<>(sheets);
        thinking.shuffle(shuffled);
        return shuffled.stream()
                .filter(sheet -> Verdict.allAccepted(game.check(imagined, seat, Sheet.of(sheet))))
                .findFirst()
                .orElse(List.of());
    }

    /** The last candidate only continues the turn. It is taken if nothing else is left, and sometimes at random, so that turns end. */
    private static <O> O lively(List<O> candidates, Thinking thinking) {
        int last = candidates.size() - 1;
        return last == 0 || thinking.below(8) == 0 ? candidates.get(last) : candidates.get(thinking.below(last));
    }
}
