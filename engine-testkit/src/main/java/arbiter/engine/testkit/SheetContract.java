package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** What every game promises about orders that others may not see: nothing that others are told depends on them. */
abstract class SheetContract<S, O, V> extends SecrecyContract<S, O, V> {
    /** Orders of each kind that are tried in addition to the rest of a sheet. */
    private static final int OF_EACH_KIND = 2;

    /**
     * One seat's sheet varies. If another seat sees the same position after two of its sheets, these sheets are the same to it,
     * and it must be told the same about the turn.
     */
    @Test
    void ordersThatNobodySeesAreNotTold(TestReporter reporter) {
        int[] compared = new int[1];
        atFirstAndSeldom("sheets", (state, random, where) -> {
            for (int index = 0; index < players(where).size(); index++) {
                Seat owner = Seat.of(index);
                if (!Play.mayOrder(game(), state, owner)) {
                    continue;
                }
                Map<Seat, Sheet<O>> sheets = others(state, random);
                Lookalikes<S, O, V> lookalikes =
                        new Lookalikes<>(game(), state, viewers(owner, where), () -> chance(where), this::isAnnounced);
                for (Sheet<O> sheet : sheets(state, owner, random)) {
                    sheets.put(owner, sheet);
                    compared[0] += lookalikes.resolve(sheets, where + ", " + owner + ": " + written(state, sheet));
                }
            }
        });
        assertTrue(compared[0] >= fewestPairs(), "only " + compared[0] + " pairs of sheets looked the same");
        if (compared[0] == 0) {
            reporter.publishEntry("No two sheets of a seat looked the same to another seat.");
        }
    }

    /**
     * How many pairs of sheets must look the same to another seat. A game with secret orders overrides this, so that its test
     * cannot pass without a comparison.
     */
    protected int fewestPairs() {
        return 0;
    }

    /**
     * Whether the rules tell everybody of this event even if it changes nothing that they see, such as an attack that fails.
     * Only sheets with the same such events are compared. A secret event is never announced.
     */
    protected boolean isAnnounced(Event event) {
        return false;
    }

    /** Orders that are not offered but that a seat may give in secret, such as a standing answer. Illegal ones are left out. */
    protected List<O> secretOrders(S state, Seat seat) {
        return List.of();
    }

    /** In one of four turns nobody else hands in a sheet, so that what is hidden until all have decided stays hidden. */
    private Map<Seat, Sheet<O>> others(S state, RandomGenerator random) {
        boolean alone = game().pace(state) == Pace.AT_ONCE || random.nextInt(4) == 0;
        return alone ? new TreeMap<>() : new TreeMap<>(new RandomPlay<>(game(), random).sheets(state));
    }

    private List<Viewer> viewers(Seat owner, String where) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC));
        for (int seat = 0; seat < players(where).size(); seat++) {
            if (seat != owner.index()) {
                viewers.add(Viewer.of(Seat.of(seat)));
            }
        }
        return viewers;
    }

    /** An empty sheet, a random one, and each of both with orders of every kind. All are legal. */
    private List<Sheet<O>> sheets(S state, Seat seat, RandomGenerator random) {
        List<Sheet<O>> begun = List.of(Sheet.empty(), new RandomPlay<>(game(), random).sheet(state, seat));
        List<Sheet<O>> sheets = new ArrayList<>(begun);
        for (List<O> kind : kinds(state, seat).values()) {
            for (int i = 0; i < OF_EACH_KIND; i++) {
                O order = kind.get(random.nextInt(kind.size()));
                for (Sheet<O> sheet : begun) {
                    List<Reading<O>> lines = new ArrayList<>(sheet.lines());
                    lines.add(Reading.of(order));
                    Sheet<O> longer = new Sheet<>(lines);
                    if (Verdict.allAccepted(Play.check(game(), state, seat, longer))) {
                        sheets.add(longer);
                    }
                }
            }
        }
        return sheets;
    }

    private SequencedMap<Class<?>, List<O>> kinds(S state, Seat seat) {
        SequencedMap<Class<?>, List<O>> kinds = new LinkedHashMap<>();
        List<O> orders = new ArrayList<>(game().advice().candidates(state, seat));
        orders.addAll(secretOrders(state, seat));
        for (O order : orders) {
            kinds.computeIfAbsent(order.getClass(), kind -> new ArrayList<>()).add(order);
        }
        return kinds;
    }

    private List<String> written(S state, Sheet<O> sheet) {
        return Play.normalForm(game(), state, sheet);
    }
}
