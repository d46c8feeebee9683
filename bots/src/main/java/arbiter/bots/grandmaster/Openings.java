package arbiter.bots.grandmaster;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.bots.search.Weighing;
import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses one of a game's complete first sheets. Those that look best are tried against the others' possible ones in imagined games of a
 * few turns. After each round the worse half is dropped, so that most games are spent on sheets that are hard to tell apart (sequential
 * halving).
 */
public final class Openings<S, O> {
    private static final int RIVALS = 8;
    private static final int TURNS = 5;
    private static final int FIRST_GAMES = 2;
    /** An imagined game is stopped after this many resolutions, even if its turns do not end. */
    private static final int LONGEST = 20;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Seat seat;
    private final Thinking thinking;
    private final QuickTurns<S, O> quick;
    /** The number of imagined games with other dice. */
    private int number;

    private final class Rival {
        private final List<O> sheet;
        private double worth;

        Rival(List<O> sheet, double worth) {
            this.sheet = sheet;
            this.worth = worth;
        }
    }

    public Openings(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.seat = seat;
        this.thinking = thinking;
        this.quick = new QuickTurns<>(game, thinking);
    }

    /** Empty if none is legal, or if the game continues with orders one by one. */
    public List<O> best(List<List<O>> sheets) {
        List<Rival> rivals = ranked(sheets);
        if (rivals.isEmpty() || !isPlayable(rivals.getFirst())) {
            return List.of();
        }
        rivals.forEach(rival -> rival.worth = 0);
        for (int games = FIRST_GAMES; rivals.size() > 1; games *= 2) {
            for (int i = 0; i < games; i++) {
                Sheets<O> others = others();
                number++;
                for (Rival rival : rivals) {
                    rival.worth += played(others.with(seat, Sheet.of(rival.sheet)));
                }
            }
            // A round that was cut off would favour the first ones.
            if (thinking.exhausted()) {
                break;
            }
            rivals = better(rivals, (rivals.size() + 1) / 2);
        }
        return rivals.getFirst().sheet;
    }

    private List<Rival> ranked(List<List<O>> sheets) {
        List<Rival> ranked = new ArrayList<>();
        for (List<O> sheet : sheets) {
            if (thinking.exhausted() && !ranked.isEmpty()) {
                break;
            }
            double worth = worth(sheet);
            if (worth > Weighing.ILLEGAL) {
                ranked.add(new Rival(sheet, worth));
            }
        }
        thinking.shuffle(ranked);
        return better(ranked, RIVALS);
    }

    private List<Rival> better(List<Rival> rivals, int most) {
        return rivals.stream()
                .sorted(Comparator.<Rival>comparingDouble(rival -> -rival.worth))
                .limit(most)
                .toList();
    }

    private double worth(List<O> sheet) {
        thinking.look();
        Resolution<S> resolution = game.resolve(imagined, Sheets.of(seat, Sheet.of(sheet)), new EvenDice(0));
        return Verdict.allAccepted(resolution.verdicts().getOrDefault(seat, List.of()))
                ? game.advice().worth(resolution.state(), seat)
                : Weighing.ILLEGAL;
    }

    /** Whether all order together as soon as everybody has handed in a first sheet. */
    private boolean isPlayable(Rival rival) {
        EvenDice dice = new EvenDice(0);
        thinking.look();
        S state = game.resolve(imagined, others().with(seat, Sheet.of(rival.sheet)), dice)
                .state();
        for (int i = 0; i < LONGEST && opens(state); i++) {
            state = quick.turn(state, dice);
        }
        return game.pace(state) == Pace.TOGETHER;
    }

    private boolean opens(S state) {
        List<Seat> asked = game.awaiting(state);
        return !asked.isEmpty()
                && !game.advice().openings(state, asked.getFirst()).isEmpty();
    }

    /** Any first sheets of the seats that choose at the same time. */
    private Sheets<O> others() {
        Sheets<O> others = Sheets.none();
        if (game.pace(imagined) == Pace.AT_ONCE) {
            return others;
        }
        for (Seat other : game.awaiting(imagined)) {
            List<List<O>> sheets = game.advice().openings(imagined, other);
            if (!other.equals(seat) && !sheets.isEmpty()) {
                others = others.with(other, Sheet.of(sheets.get(thinking.below(sheets.size()))));
            }
        }
        return others;
    }

    private boolean goesOn(S state, int end) {
        return !game.standing(state).over() && game.turn(state) < end;
    }

    private double played(Sheets<O> sheets) {
        if (thinking.exhausted()) {
            return 0;
        }
        EvenDice dice = new EvenDice(number);
        thinking.look();
        S state = game.resolve(imagined, sheets, dice).state();
        int first = game.turn(state);
        for (int i = 0; i < LONGEST && !thinking.exhausted() && goesOn(state, first + TURNS); i++) {
            state = quick.turn(state, dice);
        }
        return game.advice().worth(state, seat);
    }
}
