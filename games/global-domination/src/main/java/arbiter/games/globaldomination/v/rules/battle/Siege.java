package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Engines;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Sieges of a turn (8.15): all fire at the same time, at what was there before the first shot, and before any battle
 * (8.13). A Siege without any possible target is not fired, and its Trebuchet stays available for another order.
 */
final class Siege {
    private record Shot(int seat, int from, int to, Order.Aim aim) {}

    private Siege() {}

    static void run(Turn turn) {
        List<Shot> shots = new ArrayList<>();
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.Siege(int from, int to, Order.Aim aim)
                        && stands(turn, seat, line, from, to, aim)) {
                    turn.engines.fire(from);
                    shots.add(new Shot(seat, from, to, aim));
                }
            }
        }
        if (shots.isEmpty()) {
            return;
        }
        boolean[] atWalls = new boolean[shots.size()];
        for (int i = 0; i < atWalls.length; i++) {
            Shot shot = shots.get(i);
            atWalls[i] = shot.aim() != Order.Aim.UNITS && turn.stands(Construct.FORTRESS, shot.to());
        }
        for (int i = 0; i < atWalls.length; i++) {
            hit(turn, shots.get(i), atWalls[i] ? Order.Aim.WALLS : Order.Aim.UNITS);
        }
    }

    private static boolean stands(Turn turn, int seat, int line, int from, int to, Order.Aim aim) {
        boolean fortress = turn.stands(Construct.FORTRESS, to);
        // Walls that fell earlier in the turn were a target when the order was written, so the order is still legal
        // (2.9.1).
        boolean walls = fortress || turn.before.constructAt(to) == Construct.FORTRESS;
        if (turn.owner[from] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-8.15", "at", turn.id(from));
        } else if (!turn.map.adjacent(from, to)) {
            turn.reject(seat, line, "path-not-connected", "GD5-8.15", "from", turn.id(from), "to", turn.id(to));
        } else if (turn.owner[to] == seat) {
            turn.reject(seat, line, "your-own-territory", "GD5-8.15", "at", turn.id(to));
        } else if (turn.trebuchets[from] == 0) {
            turn.reject(seat, line, "no-trebuchet", "GD5-8.15", "at", turn.id(from));
        } else if (!turn.engines.mayFire(from)) {
            rejectSpent(turn, seat, line, from);
        } else if (aim == Order.Aim.WALLS && !walls) {
            turn.reject(seat, line, "no-fortress", "GD5-8.15.3", "at", turn.id(to));
        } else if (turn.owner[to] == Position.NEUTRAL && (aim == Order.Aim.UNITS || !walls)) {
            turn.reject(seat, line, "nothing-to-siege", "GD5-8.15", "at", turn.id(to));
        } else if (turn.troops[to] == 0 && (aim == Order.Aim.UNITS || !fortress)) {
            turn.happened(new Happening.Lapsed(
                    Happening.Stage.BATTLE, seat, turn.id(from), turn.id(to), Happening.Why.NOTHING_TO_SIEGE));
        } else {
            return true;
        }
        return false;
    }

    private static void rejectSpent(Turn turn, int seat, int line, int from) {
        Engines.Spent spent = turn.engines.spent(from);
        String rule = spent.fired() > 0 ? "GD5-8.15.2" : "GD5-8.15";
        turn.reject(
                seat,
                line,
                "trebuchet-spent",
                rule,
                "at",
                turn.id(from),
                "built",
                spent.built(),
                "moved",
                spent.moved(),
                "fired",
                spent.fired());
    }

    private static void hit(Turn turn, Shot shot, Order.Aim at) {
        boolean walls = at == Order.Aim.WALLS;
        int killed = 0;
        if (walls) {
            turn.put(Construct.RUIN, shot.to());
        } else {
            killed = turn.removeTroops(shot.to(), turn.rules.fighting().siegeKills());
        }
        turn.happened(new Happening.Sieged(
                shot.seat(), turn.id(shot.from()), turn.id(shot.to()), turn.owner[shot.to()], killed, walls));
    }
}
