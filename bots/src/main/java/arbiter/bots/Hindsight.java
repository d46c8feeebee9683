package arbiter.bots;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.bots.search.Variations;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Looks for a better sheet than the one that a seat handed in, against the sheets that the others really handed in. For positions in which
 * all seats order together. Both sheets are judged with the same imagined dice, so that luck is no mistake. They are judged directly after
 * the turn: playing on with bots adds more chance than knowledge, and finds fewer mistakes.
 */
final class Hindsight<S, O> {
    /** The number of throws if the turn depends on dice. */
    private static final int THROWS = 4;

    private final Game<S, O, ?> game;
    private final S before;
    private final Seat seat;
    private final Sheets<O> actual;
    private final long luck;
    private final int throwing;
    private final Resolution<S> happened;

    Hindsight(Game<S, O, ?> game, S before, Seat seat, Sheets<O> actual, long luck) {
        this.game = game;
        this.before = before;
        this.seat = seat;
        this.actual = actual;
        this.luck = luck;
        EvenDice dice = new EvenDice(luck);
        this.happened = game.resolve(before, actual, dice);
        this.throwing = dice.drawn() > 0 ? THROWS : 1;
    }

    /** The best sheet that was found. It starts from nothing, from the sheet that was handed in, and from those that were expected. */
    List<O> best(long looks, Expected<S, O> expected) {
        Thinking thinking = Thinking.looks(luck, looks);
        List<Sheets<O>> others = Collections.nCopies(throwing, actual);
        List<List<O>> plans = game.advice().plans(before, seat);
        List<O> candidates = new ArrayList<>(game.advice().ideas(before, seat));
        Weighing<S, O> first = new Weighing<>(game, before, seat, thinking.part(looks / 2), others);
        List<O> best = new ArrayList<>();
        first.follow(best, plans, Variations.MOST_ORDERS);
        double worth = first.grow(best, candidates, Variations.MOST_ORDERS);
        Weighing<S, O> second = new Weighing<>(game, before, seat, thinking.part(looks / 4), others);
        List<O> kept = accepted();
        double keptWorth = second.of(kept);
        for (Sheets<O> imagined : expected.all()) {
            List<O> sheet = new ArrayList<>();
            imagined.orEmpty(seat).orders().forEach(sheet::add);
            double sheetWorth = second.of(sheet);
            if (sheetWorth > keptWorth) {
                kept = sheet;
                keptWorth = sheetWorth;
            }
        }
        if (keptWorth > Weighing.ILLEGAL && keptWorth >= worth) {
            worth = second.follow(kept, plans, Variations.MOST_ORDERS);
            best = kept;
        }
        Weighing<S, O> last = new Weighing<>(game, before, seat, thinking, others);
        return candidates.isEmpty() ? best : new Variations<>(last, plans, candidates, thinking).improved(best, worth);
    }

    /** The orders of the seat's sheet that were carried out. */
    private List<O> accepted() {
        Sheet<O> sheet = actual.orEmpty(seat);
        List<Verdict> verdicts = happened.verdicts().getOrDefault(seat, List.of());
        return verdicts.size() == sheet.lines().size() ? sheet.accepted(verdicts) : new ArrayList<>();
    }

    /** How much more the position directly after the turn would be worth. */
    double gain(List<O> better) {
        double sum = 0;
        for (int i = 0; i < throwing; i++) {
            sum += worth(after(with(better), i)) - worth(after(actual, i));
        }
        return sum / throwing;
    }

    /** How much more the better sheet would have been worth on average, if the others had ordered what could be expected of them. */
    double foreseeable(List<O> better, Expected<S, O> expected) {
        double sum = 0;
        for (int i = 0; i < expected.all().size(); i++) {
            Sheets<O> others = expected.all().get(i);
            sum += worth(game.resolve(before, others.with(seat, Sheet.of(better)), new EvenDice(luck + i)))
                    - worth(game.resolve(before, others.with(seat, actual.orEmpty(seat)), new EvenDice(luck + i)));
        }
        return sum / expected.all().size();
    }

    private double worth(Resolution<S> resolution) {
        return game.advice().worth(resolution.state(), seat);
    }

    Resolution<S> happened() {
        return happened;
    }

    /** The turn with the better sheet and the same dice. */
    Resolution<S> instead(List<O> better) {
        return after(with(better), 0);
    }

    private Sheets<O> with(List<O> better) {
        return actual.with(seat, Sheet.of(better));
    }

    private Resolution<S> after(Sheets<O> sheets, int number) {
        return game.resolve(before, sheets, new EvenDice(luck + number));
    }
}
