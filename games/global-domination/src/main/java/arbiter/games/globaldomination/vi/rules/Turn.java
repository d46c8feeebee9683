package arbiter.games.globaldomination.vi.rules;

import arbiter.engine.Resolution;
import arbiter.engine.Witness;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Dawn;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Forgetting;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Treasury;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A turn while it runs: a private working copy of the position, the orders by their moment, and the events. */
public final class Turn {
    public static final int NOWHERE = -1;

    /** An order and its place: the seat (−1 for the host) and the line of that seat's sheet. */
    public record Task(int seat, int line, Order order) {}

    public final Position before;
    public final Rules rules;
    public final Board board;
    public final Treasury treasury;
    public final Dawn dawn;
    private final List<Event> events = new ArrayList<>();
    public final List<Order.ByHost> announced;

    /** Armies that each seat has placed in Construction, whether or not they survived (GD6-I.2). */
    public final int[] spawned;

    /** The place where a seat without an HQ puts all its new Armies (GD6-C.5); {@link #NOWHERE} until it has chosen. */
    public final int[] raisedIn;

    /** Units that moves already use. */
    public final Claims claims;

    public final Withheld withheld = new Withheld();
    public final March march;
    private final Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
    private final Map<Seat, Verdict[]> verdicts = new TreeMap<>();
    private final List<List<Task>> tasks = new ArrayList<>();
    private final Witness<Position> witness;
    private final Supplier<Position> now = this::now;
    private WorldMap map;
    private @Nullable Split split;
    private @Nullable Ending ending;
    private Rules nextRules;
    private List<Order.ByHost> nature = List.of();

    private Turn(Position before, Map<Seat, Sheet<Order>> handedIn, Witness<Position> witness) {
        this.before = before;
        this.ending = before.ending();
        this.witness = witness;
        this.rules = before.rules();
        this.nextRules = rules;
        this.board = before.board().copy();
        this.treasury = before.treasury().copy();
        this.map = before.map();
        this.spawned = new int[before.seats()];
        this.raisedIn = new int[before.seats()];
        Arrays.fill(raisedIn, NOWHERE);
        this.claims = new Claims(before.seats(), board.units.length);
        this.dawn = before.split() == null
                ? Dawn.of(before.board(), before.seats())
                : before.split().dawn();
        this.announced = new ArrayList<>(before.split() == null ? List.of() : before.announced());
        for (int i = 0; i < Order.Moment.values().length; i++) {
            tasks.add(new ArrayList<>());
        }
        this.march = new March(board, rules);
        sheets.putAll(handedIn);
        sheets.forEach(this::sort);
    }

    /** A turn with the sheets of all players who decide now, and the sheets that wait. */
    public static Turn of(Position before, Map<Seat, Sheet<Order>> handedIn, Witness<Position> witness) {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        if (before.split() != null) {
            sheets.putAll(before.split().waiting());
        }
        sheets.putAll(handedIn);
        return new Turn(before, sheets, witness);
    }

    /** The turn as one player can foresee it: nobody else orders, and there is nothing that the player does not know of. */
    public static Turn foreseen(Position before, Seat seat, Sheet<Order> sheet) {
        Map<Seat, Sheet<Order>> alone = new TreeMap<>();
        alone.put(seat, sheet);
        Position known = Forgetting.of(before, Viewer.of(seat));
        return new Turn(known, alone, Witness.nobody());
    }

    private void sort(Seat seat, Sheet<Order> sheet) {
        Verdict[] given = new Verdict[sheet.lines().size()];
        Arrays.fill(given, Verdict.ACCEPTED);
        verdicts.put(seat, given);
        int line = 0;
        for (Reading<Order> reading : sheet.lines()) {
            switch (reading) {
                case Reading.Order<Order>(Order order) -> sort(new Task(seat.index(), line, order));
                case Reading.Unreadable<Order>(String text, Slip slip) ->
                    given[line] = new Verdict.Rejected(slip.rejection());
            }
            line++;
        }
    }

    private void sort(Task task) {
        boolean byHost = task.order() instanceof Order.ByHost;
        if (byHost != (task.seat() < 0)) {
            reject(task, Rejection.of(byHost ? "host-only" : "players-only", "GD6-T.1"));
        } else {
            tasks.get(task.order().moment().ordinal()).add(task);
        }
    }

    public WorldMap map() {
        return map;
    }

    public void redraw(WorldMap changed) {
        map = changed;
    }

    public int id(int territory) {
        return map.id(territory);
    }

    /** The orders of one moment, by seat and within a seat in list order. */
    public List<Task> tasks(Order.Moment moment) {
        return tasks.get(moment.ordinal());
    }

    public void reject(Task task, Rejection rejection) {
        verdictsOf(task)[task.line()] = new Verdict.Rejected(rejection);
    }

    /** Removes all orders of a seat from the turn, except its vote. Orders that are not rejected yet get this rejection. */
    public void silence(int seat, Rejection rejection) {
        for (List<Task> moment : tasks) {
            if (moment != tasks(Order.Moment.VOTE)) {
                for (Task task : moment) {
                    if (task.seat() == seat && accepted(task)) {
                        reject(task, rejection);
                    }
                }
                moment.removeIf(task -> task.seat() == seat);
            }
        }
    }

    private boolean accepted(Task task) {
        return verdictsOf(task)[task.line()].accepted();
    }

    private Verdict[] verdictsOf(Task task) {
        Verdict[] given = verdicts.get(task.seat() < 0 ? Seat.HOST : Seat.of(task.seat()));
        if (given == null) {
            throw new IllegalStateException("an order without a sheet: " + task);
        }
        return given;
    }

    /** Whether this seat's sheet has waited since an earlier part of this turn. */
    public boolean waits(int seat) {
        Split earlier = before.split();
        return earlier != null && earlier.waiting().containsKey(Seat.of(seat));
    }

    public boolean pays(int seat, long price) {
        return treasury.ip[seat] >= price;
    }

    public void pay(int seat, long price) {
        treasury.ip[seat] -= (int) price;
    }

    public void tell(Happening happening) {
        events.add(happening);
    }

    /** Everything that happened since the last call is one step of a replay. */
    public void show() {
        witness.see(now, events.size());
    }

    /** The position in the middle of the turn: nothing is announced or ended yet. */
    private Position now() {
        return new Position(
                rules,
                before.players(),
                map,
                before.turn(),
                board.copy(),
                treasury.copy(),
                before.announced(),
                before.split(),
                null);
    }

    public void splitFor(List<Seat> failed) {
        SequencedMap<Seat, Sheet<Order>> waiting = new TreeMap<>(sheets);
        waiting.remove(Seat.HOST);
        failed.forEach(waiting::remove);
        split = new Split(failed, waiting, dawn);
    }

    public boolean isSplit() {
        return split != null;
    }

    /** @param events the natural events of the next turn */
    public void prepareNext(Rules changed, List<Order.ByHost> events) {
        nextRules = changed;
        nature = events;
    }

    public void end(Ending how) {
        ending = how;
    }

    /** All events so far. */
    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }

    public List<Verdict> verdicts(Seat seat) {
        Verdict[] given = verdicts.get(seat);
        return given == null ? List.of() : List.of(given);
    }

    public Resolution<Position> close() {
        Position after = split != null
                ? new Position(rules, before.players(), map, before.turn(), board, treasury, announced, split, null)
                : nextTurn();
        SequencedMap<Seat, List<Verdict>> all = new TreeMap<>();
        verdicts.forEach((seat, given) -> all.put(seat, List.of(given)));
        return new Resolution<>(after, events, all);
    }

    private Position nextTurn() {
        return new Position(nextRules, before.players(), map, before.turn() + 1, board, treasury, nature, null, ending);
    }
}
