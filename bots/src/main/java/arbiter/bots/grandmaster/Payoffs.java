package arbiter.bots.grandmaster;

import arbiter.bots.search.EvenDice;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sheets that each seat might hand in, and what the seats get from them. A profile names one sheet of each seat. No profile is computed
 * twice.
 */
final class Payoffs<S, O> {
    /** How much the position after the imagined turns counts; the rest is the position directly after this turn. */
    private static final double LATER = 0.6;

    private final Game<S, O, ?> game;
    private final S imagined;
    private final Thinking thinking;
    private final QuickTurns<S, O> quick;
    private final List<Seat> seats;
    /** By seat, as in the profiles. */
    private final List<List<List<O>>> sheets = new ArrayList<>();

    private final Map<List<Integer>, double[]> known = new LinkedHashMap<>();
    private int ahead;

    Payoffs(Game<S, O, ?> game, S imagined, Thinking thinking) {
        this.game = game;
        this.imagined = imagined;
        this.thinking = thinking;
        this.quick = new QuickTurns<>(game, thinking);
        this.seats = game.awaiting(imagined);
        seats.forEach(seat -> sheets.add(new ArrayList<>()));
    }

    List<Seat> seats() {
        return seats;
    }

    List<List<O>> sheets(int at) {
        return sheets.get(at);
    }

    void add(int at, List<O> sheet) {
        if (!sheets.get(at).contains(sheet)) {
            sheets.get(at).add(sheet);
        }
    }

    /** Forgets all other sheets of the seat. */
    void keep(int at, List<Integer> chosen) {
        List<List<O>> all = sheets.get(at);
        sheets.set(at, new ArrayList<>(chosen.stream().map(all::get).toList()));
        known.clear();
    }

    /** From now on, positions are judged after this number of imagined turns of all seats as well. */
    void lookAhead(int turns) {
        ahead = turns;
        known.clear();
    }

    Sheets<O> sheetsOf(List<Integer> profile) {
        Sheets<O> all = Sheets.none();
        for (int i = 0; i < profile.size(); i++) {
            all = all.with(seats.get(i), Sheet.of(sheets.get(i).get(profile.get(i))));
        }
        return all;
    }

    /** Whether the profile's worth costs no looks. */
    boolean knows(List<Integer> profile) {
        return known.containsKey(profile);
    }

    /** The worth by seat. */
    double[] of(List<Integer> profile) {
        double[] worths = known.get(profile);
        if (worths == null) {
            worths = computed(profile);
            known.put(profile, worths);
        }
        return worths;
    }

    private double[] computed(List<Integer> profile) {
        thinking.look();
        EvenDice dice = new EvenDice(0);
        S state = game.resolve(imagined, sheetsOf(profile), dice).state();
        double[] worths = worths(state);
        if (ahead == 0) {
            return worths;
        }
        for (int i = 0; i < ahead && !game.standing(state).over(); i++) {
            state = quick.turn(state, dice);
        }
        double[] later = worths(state);
        Arrays.setAll(later, at -> (1 - LATER) * worths[at] + LATER * later[at]);
        return later;
    }

    private double[] worths(S state) {
        double[] worths = new double[seats.size()];
        Arrays.setAll(worths, at -> game.advice().worth(state, seats.get(at)));
        return worths;
    }
}
