package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.List;

/**
 * What the players of a turn could expect from each other: for each of them, the sheets of some captains who know no more than that player.
 * A sheet that is bad against these as well as against what really happened is a mistake; one that is bad only against what really happened
 * may have been bad luck.
 */
final class Expected<S, O> {
    private final List<Sheets<O>> others = new ArrayList<>();

    /**
     * @param actual the sheets that were really handed in; those of the seats that decide are replaced
     * @param count how often the turn is imagined
     * @param looks for each imagined sheet
     */
    Expected(Game<S, O, ?> game, S before, Sheets<O> actual, int count, long looks, long luck) {
        Captain captain = new Captain();
        for (int i = 0; i < count; i++) {
            Sheets<O> all = actual;
            for (Seat seat : game.awaiting(before)) {
                Thinking thinking = Thinking.looks(luck + 31L * i + seat.index(), looks);
                S known = game.forget(before, Viewer.of(seat), thinking.guesses());
                all = all.with(seat, captain.choose(game, known, seat, thinking));
            }
            others.add(all);
        }
    }

    List<Sheets<O>> all() {
        return others;
    }
}
