package arbiter.bots;

import arbiter.bots.grandmaster.MixedSheets;
import arbiter.bots.grandmaster.Openings;
import arbiter.bots.search.PlannedTurn;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import java.util.List;

/**
 * Searches further than a marshal. If all players order together, it mixes sheets, so that nobody can predict it. If orders are resolved
 * one by one, it plans whole turns like a marshal, and judges them by the game's outlook.
 */
final class Grandmaster implements Bot {
    /** With fewer looks, mixing does not get far enough to be better than a marshal. */
    private static final long FEWEST_LOOKS = 2_000;

    private final Captain captain = new Captain();
    private final Marshal marshal = new Marshal();

    @Override
    public String id() {
        return "grandmaster";
    }

    @Override
    public String sentence() {
        return "Looks further ahead than a marshal, and cannot be predicted.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        if (!game.awaiting(imagined).contains(seat)
                || !game.advice().studied(imagined, seat).isEmpty()) {
            return marshal.choose(game, imagined, seat, thinking);
        }
        List<List<O>> openings = game.advice().openings(imagined, seat);
        if (!openings.isEmpty()) {
            List<O> opening =
                    mixes(thinking) ? new Openings<>(game, imagined, seat, thinking).best(openings) : List.of();
            return opening.isEmpty() ? captain.choose(game, imagined, seat, thinking) : Sheet.of(opening);
        }
        List<O> ideas = game.advice().ideas(imagined, seat);
        if (ideas.isEmpty()) {
            return Sheet.empty();
        }
        return switch (game.pace(imagined)) {
            case TOGETHER ->
                mixes(thinking)
                        ? Sheet.of(new MixedSheets<>(game, imagined, seat, thinking).sheet())
                        : marshal.choose(game, imagined, seat, thinking);
            case AT_ONCE ->
                game.active(imagined).equals(seat) && PlannedTurn.isWorthwhile(thinking, ideas)
                        ? Sheet.of(
                                new PlannedTurn<>(game, imagined, seat, thinking, game.advice()::outlook).orders(ideas))
                        : captain.choose(game, imagined, seat, thinking);
        };
    }

    private static boolean mixes(Thinking thinking) {
        return thinking.share(1, FEWEST_LOOKS) == FEWEST_LOOKS;
    }
}
