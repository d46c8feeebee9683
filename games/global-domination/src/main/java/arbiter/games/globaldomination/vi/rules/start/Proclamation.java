package arbiter.games.globaldomination.vi.rules.start;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Writing;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import org.jspecify.annotations.Nullable;

/** The host's announcements, one turn in advance and to everybody (GD6-N.3, GD6-U.1, GD6-J.1, GD6-W.4). */
public final class Proclamation implements Phase {
    private final Writing writing;

    public Proclamation(Writing writing) {
        this.writing = writing;
    }

    @Override
    public void run(Turn turn) {
        for (Turn.Task task : turn.tasks(Order.Moment.PROCLAMATION)) {
            Order.ByHost order = (Order.ByHost) task.order();
            Rejection wrong = refuse(turn, order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                turn.announced.add(order);
                turn.tell(new Happening.Announced(writing.write(turn.before.players(), order)));
            }
        }
    }

    public static @Nullable Rejection refuse(Turn turn, Order.ByHost order) {
        return switch (order) {
            case Order.Unlock(Mechanic mechanic) ->
                turn.rules.on(mechanic) || turn.announced.contains(order)
                        ? Rejection.of("already-unlocked", "GD6-U.1", "mechanic", mechanic.word())
                        : null;
            case Order.Join(Seat seat) ->
                seat.isHost()
                                || seat.index() >= turn.treasury.seats()
                                || turn.treasury.status[seat.index()] != Status.RESERVED
                        ? Rejection.of("no-reserved-seat", "GD6-J.1")
                        : null;
            case Order.CloseJoining() -> null;
            case Order.DeclareDraw() -> null;
            case Order.Wasteland(int at) -> refuseLand(turn.map(), at);
            case Order.AddUnits(int count, Unit unit, int at) -> refuseUnits(turn, count, unit, at);
            case Order.RemoveUnits(int count, Unit unit, int at) -> refuseUnits(turn, count, unit, at);
            case Order.OpenBorder(int a, int b) -> refuseBorder(turn.map(), a, b);
            case Order.CloseBorder(int a, int b) -> refuseBorder(turn.map(), a, b);
        };
    }

    private static @Nullable Rejection refuseLand(WorldMap map, int at) {
        int territory = map.indexOf(at);
        if (territory < 0) {
            return Refusals.unknown(at, "GD6-N.3");
        }
        return map.land(territory) ? null : Refusals.notLand(at, "GD6-N.3");
    }

    private static @Nullable Rejection refuseUnits(Turn turn, int count, Unit unit, int at) {
        if (turn.map().indexOf(at) < 0) {
            return Refusals.unknown(at, "GD6-N.3");
        }
        if (count < 1) {
            return Refusals.noAmount("GD6-N.3");
        }
        return turn.rules.on(unit) ? null : Refusals.locked(unit);
    }

    private static @Nullable Rejection refuseBorder(WorldMap map, int a, int b) {
        if (map.indexOf(a) < 0 || map.indexOf(b) < 0) {
            return Refusals.unknown(map.indexOf(a) < 0 ? a : b, "GD6-N.3");
        }
        return a == b ? Rejection.of("same-territory", "GD6-N.3", "territory", a) : null;
    }
}
