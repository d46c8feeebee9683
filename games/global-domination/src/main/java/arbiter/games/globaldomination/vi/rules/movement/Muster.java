package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * GD6-M.1: which moves are legal, and which units can make them. A move is judged by the units that the player's own orders
 * leave; if other players have killed some of them, the last-listed units do not move.
 */
public final class Muster implements Phase {
    private static final String RULE = "GD6-M.1";

    @Override
    public void run(Turn turn) {
        List<Turn.Task> tasks = turn.tasks(Order.Moment.MOVEMENT);
        if (tasks.isEmpty()) {
            return;
        }
        for (Turn.Task task : tasks) {
            Order.Move order = (Order.Move) task.order();
            Rejection wrong = refuse(turn, task.seat(), order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                join(turn, task, order);
            }
        }
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.Move order) {
        if (!turn.rules.on(order.unit())) {
            return Refusals.locked(order.unit());
        }
        if (order.count() < 1) {
            return Refusals.noAmount(RULE);
        }
        Rejection astray = refusePath(turn.map(), order.path());
        if (astray != null) {
            return astray;
        }
        int from = turn.map().indexOf(order.path().id(0));
        boolean own = turn.board.owner[from] == seat;
        if (!own && !turn.withheld.owned(from, seat)) {
            return Refusals.notOwn(order.path().id(0), RULE);
        }
        int speed = turn.rules.speed(order.unit());
        if (order.path().hops() > speed) {
            return Rejection.of(
                    "too-far",
                    RULE,
                    "hops",
                    order.path().hops(),
                    "speed",
                    speed,
                    "unit",
                    order.unit().word());
        }
        int left = (own ? turn.board.units(from, order.unit()) : 0)
                + turn.withheld.count(from, seat, order.unit())
                - turn.claims.count(seat, from, order.unit());
        return order.count() <= left
                ? null
                : Rejection.of(
                        "too-few-units",
                        RULE,
                        "count",
                        order.count(),
                        "territory",
                        order.path().id(0),
                        "there",
                        left,
                        "unit",
                        order.unit().word());
    }

    private static @Nullable Rejection refusePath(WorldMap map, Path path) {
        for (int i = 0; i < path.size(); i++) {
            if (map.indexOf(path.id(i)) < 0) {
                return Refusals.unknown(path.id(i), RULE);
            }
        }
        if (path.hops() < 1) {
            return Rejection.of("path-not-connected", RULE);
        }
        for (int i = 1; i < path.size(); i++) {
            if (!map.adjacent(map.indexOf(path.id(i - 1)), map.indexOf(path.id(i)))) {
                return Rejection.of("path-not-connected", RULE, "from", path.id(i - 1), "to", path.id(i));
            }
        }
        return null;
    }

    private static void join(Turn turn, Turn.Task task, Order.Move order) {
        int[] route = new int[order.path().size()];
        for (int i = 0; i < route.length; i++) {
            route[i] = turn.map().indexOf(order.path().id(i));
        }
        int from = route[0];
        int there = turn.board.owner[from] == task.seat() ? turn.board.units(from, order.unit()) : 0;
        int unclaimed = Math.max(0, there - turn.claims.count(task.seat(), from, order.unit()));
        int going = Math.min(order.count(), unclaimed);
        turn.claims.add(task.seat(), from, order.unit(), order.count());
        if (going < order.count()) {
            turn.tell(new Happening.Lapsed(
                    Seat.of(task.seat()), order.path().id(0), order.unit(), order.count() - going));
        }
        if (going == 0) {
            turn.reject(
                    task, Rejection.of("lapsed", RULE, "territory", order.path().id(0)));
        } else {
            turn.march.add(task.seat(), order.unit(), going, route);
        }
    }
}
