package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;

/** Decides like a captain from time to time, otherwise like a recruit: an opponent that a newcomer usually beats. */
final class Cadet implements Bot {
    /** Three of eight decisions are a captain's. With two, a newcomer who follows the coach never loses; with five, hardly ever wins. */
    private static final int DECISIONS = 8;

    private static final int GOOD = 3;

    private final Bot captain = new Captain();
    private final Bot recruit = new Recruit();

    @Override
    public String id() {
        return "cadet";
    }

    @Override
    public String sentence() {
        return "Plays without a plan and now and then sees a good move; for a first game.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        return (thinking.below(DECISIONS) < GOOD ? captain : recruit).choose(game, imagined, seat, thinking);
    }
}
