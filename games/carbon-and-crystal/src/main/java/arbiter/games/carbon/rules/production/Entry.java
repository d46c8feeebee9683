package arbiter.games.carbon.rules.production;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Supply;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where finished units enter the board (CC-17.3), and the decisions about it (CC-4). */
public final class Entry {
    private Entry() {}

    /** Whether this unit may be placed there: no enemy unit near, passable, free, on the board (CC-17.3d–g). */
    public static boolean open(Position position, int seat, Datasheet.Unit unit, int hex) {
        return hex != Board.NOWHERE
                && position.board().terrain(hex).passable()
                && position.at[hex] == null
                && (unit.vanguard() || position.enemyUnit(hex, position.numbers().enemyBan, seat) == null);
    }

    /** The first reason why this unit may not be placed there, in the order of CC-17.3; null if it may. */
    public static @Nullable Refusal closed(
            Position position, int seat, Datasheet.Unit unit, String name, Hex wanted, String rule, String verb) {
        int hex = position.board().index(wanted);
        if (hex == Board.NOWHERE) {
            return new Refusal(Code.PLACE, rule, verb + "-off-board", "unit", name, "hex", wanted);
        }
        Asset enemy = unit.vanguard() ? null : position.enemyUnit(hex, position.numbers().enemyBan, seat);
        Asset there = position.at[hex];
        Terrain terrain = position.board().terrain(hex);
        if (there != null) {
            return new Refusal(Code.PLACE, rule, verb + "-occupied", "unit", name, "hex", wanted, "other", there);
        }
        if (enemy != null) {
            return new Refusal(Code.PLACE, rule, verb + "-enemy", "unit", name, "hex", wanted, "other", enemy);
        }
        return terrain.passable()
                ? null
                : new Refusal(
                        Code.PLACE, rule, verb + "-terrain", "unit", name, "hex", wanted, "terrain", terrain.word());
    }

    /** All hexes where the first item of this producer may enter, in the order of their indices. */
    public static int[] legal(Position position, Asset producer) {
        int[] found = new int[position.board().size];
        int count = 0;
        boolean rally = rallyWorks(position, producer);
        Datasheet.Unit unit = ((Item.Training) producer.queue[0]).unit();
        int reach = position.numbers().placeReach;
        for (int hex = 0; hex < found.length; hex++) {
            boolean beside = position.distance(hex, producer) <= reach;
            if ((beside || (rally && hex == producer.rally)) && open(position, producer.seat, unit, hex)) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** A rally point is used only if it would be legal to set it now; otherwise it is ignored but kept (CC-17.3). */
    private static boolean rallyWorks(Position position, Asset producer) {
        return producer.rally != Board.NOWHERE
                && Rally.refuse(position, producer, position.board().hex(producer.rally)) == null;
    }

    /** Whether the producer's first item is a unit without counters left. */
    private static boolean finished(Asset producer) {
        return producer.queue.length > 0
                && producer.queue[0] instanceof Item.Training training
                && training.counters() == 0;
    }

    /**
     * C6: places finished units by their producers' entry numbers, beginning after {@code last}. Stops with {@code placing}
     * set if the player has to choose.
     */
    public static void run(Progress progress, int seat, int last) {
        Position position = progress.position;
        position.placing = null;
        for (int i = 0; i < position.count; i++) {
            Asset producer = position.assets[i];
            if (producer.seat == seat && producer.entry > last && finished(producer)) {
                Item.Training training = (Item.Training) producer.queue[0];
                if (Supply.used(position, seat) + training.unit().supply() > Supply.ceiling(position, seat)) {
                    tellWaiting(progress, producer, "supply");
                    continue;
                }
                int[] hexes = legal(position, producer);
                if (hexes.length == 0) {
                    tellWaiting(progress, producer, "hex");
                } else if (hexes.length == 1) {
                    place(progress, producer, hexes[0], Choice.FORCED);
                } else {
                    position.placing = producer;
                    return;
                }
            }
        }
    }

    private static void tellWaiting(Progress progress, Asset producer, String reason) {
        progress.tell(() -> new Happening.UnitWaited(
                name(producer), producer.toString(), progress.position.board().hex(producer.hex), reason));
    }

    /** Whether the player chose the hex. */
    private enum Choice {
        FORCED,
        CHOSEN
    }

    private static String name(Asset producer) {
        return Side.letter(producer.seat) + "." + producer.queue[0].name();
    }

    private static void place(Progress progress, Asset producer, int hex, Choice choice) {
        Position position = progress.position;
        position.placing = null;
        Item.Training training = (Item.Training) producer.remove(0);
        position.sides[producer.seat].enter(training.unit(), training.number());
        Asset unit = position.enter(training.unit(), producer.seat, training.number(), hex);
        unit.placed = hex;
        progress.tell(() -> new Happening.UnitEntered(
                unit.toString(), producer.toString(), position.board().hex(hex), choice == Choice.CHOSEN));
    }

    /** The hex that is used after a deadline: the rally point if it is legal, otherwise the lowest q, then the lowest r. */
    public static int byDefault(Position position, Asset producer) {
        int[] hexes = legal(position, producer);
        for (int hex : hexes) {
            if (hex == producer.rally) {
                return hex;
            }
        }
        return hexes[0];
    }

    /** Settles every open decision as after a deadline. */
    public static void settleAll(Progress progress) {
        Position position = progress.position;
        while (position.placing != null) {
            Asset producer = position.placing;
            place(progress, producer, byDefault(position, producer), Choice.FORCED);
            run(progress, producer.seat, producer.entry);
        }
    }

    public static @Nullable Refusal refuse(Position position, int seat, Order.Place order) {
        if (seat != position.active || position.phase == Position.Phase.LISTS || position.over()) {
            return Actors.notNow(position, seat, "CC-17.3");
        }
        Asset standing = position.find(seat, order.unit());
        if (standing != null && standing.seat == seat && standing.placed != Board.NOWHERE) {
            // The unit was placed before in this turn. Naming the same hex again is accepted (CC-4).
            return position.board().index(order.hex()) == standing.placed
                    ? null
                    : new Refusal(
                            Code.PLACE,
                            "CC-4",
                            "placed-already",
                            "unit",
                            standing,
                            "hex",
                            position.board().hex(standing.placed));
        }
        Asset producer = position.placing;
        if (producer == null) {
            return new Refusal(Code.TURN, "CC-17.3", "nothing-to-place", "unit", order.unit());
        }
        String asked = name(producer);
        Order.Id id = order.unit();
        Order.Id full = id.seat() == Order.Id.OWN ? new Order.Id(seat, id.code(), id.number()) : id;
        if (!full.toString().equals(asked)) {
            return new Refusal(Code.ID, "CC-17.3", "other-unit", "unit", full, "asked", asked);
        }
        int hex = position.board().index(order.hex());
        return Arrays.binarySearch(legal(position, producer), hex) >= 0
                ? null
                : shut(position, producer, asked, order.hex());
    }

    /** Refuses a hex where the first item of the producer cannot enter. */
    private static Refusal shut(Position position, Asset producer, String asked, Hex wanted) {
        Datasheet.Unit unit = ((Item.Training) producer.queue[0]).unit();
        Refusal closed = closed(position, producer.seat, unit, asked, wanted, "CC-17.3", "entry");
        return closed != null
                ? closed
                : new Refusal(
                        Code.PLACE,
                        "CC-17.3",
                        "entry-far",
                        "unit",
                        asked,
                        "hex",
                        wanted,
                        "producer",
                        producer,
                        "distance",
                        position.distance(position.board().index(wanted), producer),
                        "reach",
                        position.numbers().placeReach);
    }

    public static void carryOut(Progress progress, int seat, Order.Place order) {
        Position position = progress.position;
        Asset producer = position.placing;
        Asset standing = position.find(seat, order.unit());
        if (producer == null || (standing != null && standing.placed != Board.NOWHERE)) {
            return;
        }
        place(progress, producer, position.board().index(order.hex()), Choice.CHOSEN);
        run(progress, seat, producer.entry);
    }

    /** The unit that waits to be placed, such as {@code A.LGD#1}, or nothing. */
    public static String asked(Position position) {
        return position.placing == null ? "" : name(position.placing);
    }

    /** The seat that decides where the unit enters. */
    public static Seat asker(Position position) {
        return Seat.of(position.active);
    }
}
