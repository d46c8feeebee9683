package arbiter.bots;

import arbiter.bots.search.NextOrder;
import arbiter.bots.search.Thinking;
import arbiter.bots.search.Variations;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.List;

/** Chooses the orders that look best immediately, without considering what other players might do. */
final class Captain implements Bot {
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
        Weighing<S, O> weighing = new Weighing<>(game, imagined, seat, thinking, List.of(Sheets.none()));
        List<List<O>> openings = game.advice().openings(imagined, seat);
        if (!openings.isEmpty()) {
            return Sheet.of(weighing.best(openings));
        }
        if (game.pace(imagined) == Pace.AT_ONCE) {
            return next(game, imagined, seat, thinking);
        }
        List<O> sheet = new ArrayList<>();
        weighing.follow(sheet, game.advice().plans(imagined, seat), Variations.MOST_ORDERS);
        if (!thinking.exhausted()) {
            weighing.grow(sheet, new ArrayList<>(game.advice().ideas(imagined, seat)), Variations.MOST_ORDERS);
        }
        return Sheet.of(sheet);
    }

    private static <S, O> Sheet<O> next(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        List<O> candidates = game.advice().ideas(imagined, seat);
        return candidates.isEmpty()
                ? Sheet.empty()
                : Sheet.of(new NextOrder<>(game, imagined, seat, thinking).best(candidates));
    }
}
