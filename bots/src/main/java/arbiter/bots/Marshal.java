package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import arbiter.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * Thinks about the others first. Where all order at once it imagines what they might order, several times over, and
 * improves its own sheet against all of that. Where orders come one by one it plays the most promising ones out.
 */
final class Marshal implements Bot {
    private static final int MOST_ORDERS = 40;
    private static final int PROFILES = 4;

    private final Captain captain = new Captain();
    private final Recruit recruit = new Recruit();

    @Override
    public String id() {
        return "marshal";
    }

    @Override
    public String sentence() {
        return "Thinks about what the others might do, and takes its time.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<O> candidates = new ArrayList<>(game.candidates(imagined, seat));
        if (candidates.isEmpty()) {
            return Sheet.empty();
        }
        return game.pace(imagined) == Pace.AT_ONCE
                ? Sheet.of(new Playouts<>(game, imagined, seat, thinking).best(candidates))
                : Sheet.of(together(game, imagined, seat, candidates, thinking));
    }

    private <S, O> List<O> together(Game<S, O, ?> game, S imagined, Seat seat, List<O> candidates, Thinking thinking) {
        Weighing<S, O> weighing =
                new Weighing<>(game, imagined, seat, thinking, profiles(game, imagined, seat, thinking));
        List<O> best = new ArrayList<>();
        double bestWorth = weighing.grow(best, candidates, MOST_ORDERS);
        while (!thinking.exhausted()) {
            List<O> changed = changed(best, candidates, thinking);
            double worth = weighing.of(changed);
            if (worth > bestWorth) {
                // Dice may have flattered it: a second opinion, and the mean of both.
                worth = (worth + weighing.of(changed)) / 2;
            }
            // What changes nothing is welcome as a way to something else, but not as one more line on the sheet.
            if (worth > bestWorth || (worth == bestWorth && changed.size() <= best.size())) {
                best = changed;
                bestWorth = worth;
            }
        }
        return best;
    }

    /** One order less, one order other, or two more at once: what growing alone cannot find. */
    private static <O> List<O> changed(List<O> sheet, List<O> candidates, Thinking thinking) {
        List<O> changed = new ArrayList<>(sheet);
        int kind = thinking.below(4);
        if (kind != 3 && !changed.isEmpty()) {
            changed.remove(thinking.below(changed.size()));
        }
        for (int i = 0; i < kind && changed.size() < MOST_ORDERS; i++) {
            changed.add(thinking.below(changed.size() + 1), candidates.get(thinking.below(candidates.size())));
        }
        return changed;
    }

    /** What the others might hand in: nothing at all, something lively, and several times what looks best to them. */
    private <S, O> List<Sheets<O>> profiles(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<Sheets<O>> profiles = new ArrayList<>();
        for (int i = 0; i < PROFILES; i++) {
            Sheets<O> profile = Sheets.none();
            for (Seat other : game.awaiting(imagined)) {
                if (!other.equals(seat)) {
                    S theirs = game.forget(imagined, Viewer.of(other), thinking.guesses());
                    Bot bot = i == 0 ? recruit : captain;
                    profile = profile.with(other, bot.choose(game, theirs, other, thinking.part(60L * i)));
                }
            }
            profiles.add(profile);
        }
        return profiles;
    }
}
