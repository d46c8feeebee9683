package arbiter.games.globaldomination.vi.rules.inventory;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GD6-I.3: all Dynamite is thrown before the first one explodes. */
public final class Dynamite implements Phase {
    private static final String RULE = "GD6-I.3";

    @Override
    public void run(Turn turn) {
        List<Turn.Task> thrown = new ArrayList<>();
        for (Turn.Task task : turn.tasks(Order.Moment.DYNAMITE)) {
            Rejection wrong = refuse(turn, task.seat(), (Order.UseDynamite) task.order());
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                turn.treasury.store(task.seat(), Item.DYNAMITE, -1);
                thrown.add(task);
            }
        }
        // A player's Dynamite on own land explodes first, because Withheld counts only what others have killed.
        List<Turn.Task> atOthers = new ArrayList<>();
        List<Turn.Task> atHome = new ArrayList<>();
        for (Turn.Task task : thrown) {
            int target = turn.map().indexOf(((Order.UseDynamite) task.order()).to());
            (turn.board.owner[target] == task.seat() ? atHome : atOthers).add(task);
        }
        atHome.forEach(task -> explode(turn, task));
        atOthers.forEach(task -> explode(turn, task));
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.UseDynamite order) {
        if (!turn.rules.on(Mechanic.ITEMS)) {
            return Refusals.locked(Mechanic.ITEMS);
        }
        if (turn.treasury.stash(seat, Item.DYNAMITE) < 1) {
            return Refusals.notInStash(Item.DYNAMITE, RULE);
        }
        int from = turn.map().indexOf(order.from());
        int to = turn.map().indexOf(order.to());
        if (from < 0 || to < 0) {
            return Refusals.unknown(from < 0 ? order.from() : order.to(), RULE);
        }
        if (turn.board.owner[from] != seat) {
            return Refusals.notOwn(order.from(), RULE);
        }
        if (!turn.map().adjacent(from, to)) {
            return Rejection.of("not-adjacent", RULE, "from", order.from(), "to", order.to());
        }
        return turn.map().land(to) ? null : Refusals.notLand(order.to(), RULE);
    }

    private static void explode(Turn turn, Turn.Task task) {
        Order.UseDynamite order = (Order.UseDynamite) task.order();
        int target = turn.map().indexOf(order.to());
        Board board = turn.board;
        List<Construct> destroyed = new ArrayList<>();
        for (Construct construct : Construct.ALL) {
            if (board.has(target, construct)) {
                board.destroy(target, construct);
                destroyed.add(construct);
            }
        }
        turn.tell(new Happening.Exploded(Seat.of(task.seat()), order.from(), order.to(), destroyed));
        int owner = board.owner[target];
        if (owner != Board.NEUTRAL) {
            kill(turn, task.seat(), target, owner);
        }
    }

    private static void kill(Turn turn, int thrower, int target, int owner) {
        Board board = turn.board;
        for (int killed = 0; killed < turn.rules.dynamiteKills && board.hasUnits(target); killed++) {
            Unit unit = board.firstToFall(target);
            board.add(target, unit, -1);
            if (thrower != owner) {
                turn.withheld.add(target, owner, unit, 1);
            }
            turn.tell(new Happening.Blasted(turn.id(target), Seat.of(owner), unit, 1));
        }
        if (!board.hasUnits(target)) {
            board.neutralise(target);
            if (thrower != owner) {
                turn.withheld.addLand(target, owner);
            }
            turn.tell(new Happening.Neutralised(turn.id(target), Seat.of(owner), PhaseName.INVENTORY));
        }
    }
}
