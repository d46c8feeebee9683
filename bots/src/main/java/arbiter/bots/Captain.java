package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Sheets;
import java.util.ArrayList;
import java.util.List;

/** Does whatever looks best at once, and does not ask what the others are up to. */
final class Captain implements Bot {
    private static final int MOST_ORDERS = 40;

    @Override
    public String id() {
        return "captain";
    }

    @Override
    public String sentence() {
        return "Does what looks best at once; a casual player respects it.";
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<O> candidates = new ArrayList<>(game.candidates(imagined, seat));
        if (candidates.isEmpty()) {
            return Sheet.empty();
        }
        if (game.pace(imagined) == Pace.AT_ONCE) {
            return Sheet.of(new NextOrder<>(game, imagined, seat, thinking).best(candidates));
        }
        List<O> sheet = new ArrayList<>();
        new Weighing<>(game, imagined, seat, thinking, List.of(Sheets.none())).grow(sheet, candidates, MOST_ORDERS);
        return Sheet.of(sheet);
    }
}
