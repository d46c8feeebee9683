package arbiter.games.dynasty.position;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position while the rules work on it: arrays that change in place. Other code gets a {@link Position}, which never
 * changes. Seats are counted in turn order here: seat 0 moves first and owns the units a1, a2 …; {@link #seat} gives the
 * seat at the table.
 */
public final class WorkingPosition {
    public final Board board;
    public final Grid grid;
    public final Numbers numbers;
    public final int seats;
    public final Land land;
    public final Army army;
    /** By turn order: the index of the seat at the table. */
    private final int[] chairs;

    private final List<String> names;
    public final boolean[] alive;
    public final boolean[] bot;
    /** With {@code roundPhases}: the seats that ended their turn and are skipped until the next round. */
    public final boolean[] ended;

    public final int[] militaryTokens;
    public final int[] missed;
    public final Policy.Ranged[] rangedPolicy;
    public final Policy.Tie[] tiePolicy;

    public Phase phase = Phase.BUILD;
    public int active;
    public int round = 1;
    public int actionsUsed;
    /** The battle that waits for a reply or a decision: the attacker's slot and the attacked tile. */
    public int attacker = Army.NONE;

    public int battleTile = Land.NOWHERE;
    public boolean retaliating;
    public int retries;
    public boolean timeUp;
    public @Nullable Way way;
    public boolean[] winners;
    /** Lines of the active player's batch that wait for a reply or a tie (section 4). */
    public List<Order> queue = List.of();

    private @Nullable List<Event> chronicle;
    /** Is told about each step of a resolution; usually null. */
    private @Nullable Runnable watcher;

    public WorkingPosition(Board board, Numbers numbers, List<String> names, int[] chairs) {
        this.board = board;
        this.grid = board.grid;
        this.numbers = numbers;
        this.names = List.copyOf(names);
        this.chairs = chairs.clone();
        this.seats = chairs.length;
        this.land = new Land(board, numbers, seats);
        this.army = new Army(grid, seats);
        this.alive = new boolean[seats];
        Arrays.fill(alive, true);
        this.bot = new boolean[seats];
        this.ended = new boolean[seats];
        this.militaryTokens = new int[seats];
        this.missed = new int[seats];
        this.winners = new boolean[seats];
        this.rangedPolicy = new Policy.Ranged[seats];
        Arrays.fill(rangedPolicy, Policy.Ranged.ASK);
        this.tiePolicy = new Policy.Tie[seats];
        Arrays.fill(tiePolicy, Policy.Tie.ASK);
    }

    private WorkingPosition(WorkingPosition other) {
        board = other.board;
        grid = other.grid;
        numbers = other.numbers;
        seats = other.seats;
        names = other.names;
        chairs = other.chairs;
        land = other.land.copy();
        army = other.army.copy();
        alive = other.alive.clone();
        bot = other.bot.clone();
        ended = other.ended.clone();
        militaryTokens = other.militaryTokens.clone();
        missed = other.missed.clone();
        rangedPolicy = other.rangedPolicy.clone();
        tiePolicy = other.tiePolicy.clone();
        phase = other.phase;
        active = other.active;
        round = other.round;
        actionsUsed = other.actionsUsed;
        attacker = other.attacker;
        battleTile = other.battleTile;
        retaliating = other.retaliating;
        retries = other.retries;
        timeUp = other.timeUp;
        way = other.way;
        winners = other.winners.clone();
        queue = other.queue;
    }

    /** A copy, without the chronicle. */
    public WorkingPosition copy() {
        return new WorkingPosition(this);
    }

    public Seat seat(int inTurnOrder) {
        return Seat.of(chairs[inTurnOrder]);
    }

    /** The place in the turn order of a seat at the table. */
    public int inTurnOrder(Seat chair) {
        for (int seat = 0; seat < seats; seat++) {
            if (chairs[seat] == chair.index()) {
                return seat;
            }
        }
        throw new IllegalArgumentException("nobody sits on " + chair);
    }

    /** The players' names in seat order. */
    public List<String> names() {
        return names;
    }

    public String name(int inTurnOrder) {
        return names.get(chairs[inTurnOrder]);
    }

    public int[] chairs() {
        return chairs.clone();
    }

    /** The slot of the unit with that id, or {@link Army#NONE}. */
    public int unit(Order.UnitId id) {
        return id.seat() < seats ? army.find(id.seat(), id.number()) : Army.NONE;
    }

    public String id(int unit) {
        return Order.UnitId.letter(army.owner(unit)) + army.number(unit);
    }

    /** The seat that decides now, in turn order. The game must not be over. */
    public int decider() {
        return phase == Phase.REPLY ? army.owner(army.at(battleTile)) : active;
    }

    /** The first living seat in turn order. */
    public int firstLiving() {
        return nextLiving(-1);
    }

    /** The next living seat after that one in turn order, or {@link #seats} if there is none. */
    public int nextLiving(int after) {
        int next = after + 1;
        while (next < seats && !alive[next]) {
            next++;
        }
        return next;
    }

    public int living() {
        int living = 0;
        for (boolean one : alive) {
            living += one ? 1 : 0;
        }
        return living;
    }

    /** @param afterEachStep is run after each step that a person would watch as one picture */
    public void chronicle(List<Event> into, Runnable afterEachStep) {
        chronicle = into;
        watcher = afterEachStep;
    }

    public List<Event> endChronicle() {
        List<Event> told = chronicle;
        chronicle = null;
        watcher = null;
        return told == null ? new ArrayList<>() : told;
    }

    /** Whether events are recorded. Playouts need no events and do not create them. */
    public boolean told() {
        return chronicle != null;
    }

    public int chronicleSize() {
        return chronicle == null ? 0 : chronicle.size();
    }

    public void stepDone() {
        if (watcher != null) {
            watcher.run();
        }
    }

    /** Removes the events of a step that is undone. */
    public void forgetSince(int size) {
        if (chronicle != null) {
            chronicle.subList(size, chronicle.size()).clear();
        }
    }

    public void tell(Event event) {
        if (chronicle != null) {
            chronicle.add(event);
        }
    }

    /** Removes a unit together with its cargo (DB-6.4) and an ownerless bridge under it (DB-15.1). */
    public void lose(int unit) {
        int tile = army.tile(unit);
        int cargo = army.isCargo(unit) ? Army.NONE : army.cargoAt(tile);
        if (cargo != Army.NONE) {
            army.remove(cargo);
        }
        army.remove(unit);
        vacate(tile);
    }

    /** An ownerless bridge is removed when the unit on it leaves or is lost (DB-15.1). */
    public void vacate(int tile) {
        if (land.isBridge(tile) && land.owner(tile) == Land.NOBODY && army.at(tile) == Army.NONE) {
            land.clear(tile);
            if (told()) {
                tell(new Happening.BridgeVanished(grid.hex(tile)));
            }
        }
    }
}
