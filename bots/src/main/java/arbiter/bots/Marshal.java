package arbiter.bots;

import arbiter.bots.search.PlannedTurn;
import arbiter.bots.search.Thinking;
import arbiter.bots.search.Variations;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.List;

/**
 * Considers the other players first. If all players order together, it guesses several times what the others might order, and improves its
 * own sheet against all guesses. If orders are resolved one by one, it plans its turn against the replies of the others. It uses studied
 * moves without thinking.
 */
final class Marshal implements Bot {
    /** The minimum number of guesses about the others' sheets to weigh a sheet against; more if the budget allows. */
    private static final int FEWEST_PROFILES = 3;

    private static final int MOST_PROFILES = 8;
    private static final int LOOKS_A_PROFILE = 1_000;
    /** The maximum length of one guess, in looks. All guesses together take at most a third of the budget. */
    private static final long LONGEST = 300;

    private final Captain captain = new Captain();

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
        List<O> studied = game.advice().studied(imagined, seat);
        if (!studied.isEmpty()) {
            return Sheet.of(studied.getFirst());
        }
        if (!game.advice().openings(imagined, seat).isEmpty()) {
            return captain.choose(game, imagined, seat, thinking);
        }
        List<O> candidates = new ArrayList<>(game.advice().ideas(imagined, seat));
        if (candidates.isEmpty()) {
            return Sheet.empty();
        }
        return switch (game.pace(imagined)) {
            case TOGETHER -> Sheet.of(together(game, imagined, seat, candidates, thinking));
            case AT_ONCE ->
                game.active(imagined).equals(seat) && PlannedTurn.isWorthwhile(thinking, candidates)
                        ? Sheet.of(new PlannedTurn<>(game, imagined, seat, thinking).orders(candidates))
                        : captain.choose(game, imagined, seat, thinking);
        };
    }

    private <S, O> List<O> together(Game<S, O, ?> game, S imagined, Seat seat, List<O> candidates, Thinking thinking) {
        Weighing<S, O> weighing =
                new Weighing<>(game, imagined, seat, thinking, profiles(game, imagined, seat, thinking));
        List<List<O>> plans = game.advice().plans(imagined, seat);
        List<O> best = new ArrayList<>();
        weighing.follow(best, plans, Variations.MOST_ORDERS);
        double bestWorth = weighing.grow(best, candidates, Variations.MOST_ORDERS);
        return new Variations<>(weighing, plans, candidates, thinking).improved(best, bestWorth);
    }

    /** Guesses what the others might hand in: several times the sheet that looks best to them. */
    private <S, O> List<Sheets<O>> profiles(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<Seat> others = game.awaiting(imagined).stream()
                .filter(other -> !other.equals(seat))
                .toList();
        int count = (int) Math.max(FEWEST_PROFILES, thinking.share(LOOKS_A_PROFILE, MOST_PROFILES));
        long share = thinking.share(3 * count * Math.max(1, others.size()), LONGEST);
        List<Sheets<O>> profiles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Sheets<O> profile = Sheets.none();
            for (Seat other : others) {
                S theirs = game.forget(imagined, Viewer.of(other), thinking.guesses());
                profile = profile.with(other, captain.choose(game, theirs, other, thinking.part(share)));
            }
            profiles.add(profile);
        }
        return profiles;
    }
}
