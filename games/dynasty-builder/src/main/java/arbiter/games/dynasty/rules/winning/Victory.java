package arbiter.games.dynasty.rules.winning;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.Arrays;

/** DB-15 and DB-16: elimination, the four ways to win, points. */
public final class Victory {
    private Victory() {}

    /** DB-15.1: everything is removed, except a bridge that carries another player's land unit. */
    public static void eliminate(WorkingPosition p, int seat) {
        p.alive[seat] = false;
        p.militaryTokens[seat] = 0;
        if (p.told()) {
            p.tell(new Happening.PlayerEliminated(p.seat(seat)));
        }
        while (p.army.count(seat) > 0) {
            p.lose(p.army.unit(seat, p.army.count(seat) - 1));
        }
        int bridge = p.land.bridge(seat);
        if (bridge != Land.NOWHERE) {
            int unit = p.army.at(bridge);
            if (unit != Army.NONE && !p.army.isShip(unit)) {
                p.land.disown(bridge);
            } else {
                p.land.clear(bridge);
            }
        }
        for (int tile = 0; tile < p.grid.size; tile++) {
            if (p.land.owner(tile) == seat) {
                p.land.clear(tile);
            }
        }
    }

    /** DB-15.2, after every order, income and combat result. */
    public static void test(WorkingPosition p) {
        if (p.phase == Phase.OVER) {
            return;
        }
        boolean setup = p.phase.isSetup();
        for (int i = 0; i < p.seats; i++) {
            int seat = (p.active + i) % p.seats;
            if (!p.alive[seat]) {
                continue;
            }
            Way way = p.living() == 1 ? Way.CONQUEROR : setup ? null : wayOf(p, seat);
            if (way != null) {
                boolean[] winner = new boolean[p.seats];
                winner[seat] = true;
                end(p, way, winner);
                return;
            }
        }
    }

    private static @org.jspecify.annotations.Nullable Way wayOf(WorkingPosition p, int seat) {
        if (p.land.levels(seat) >= p.numbers.dynastyLevels) {
            return Way.DYNASTY;
        }
        return p.militaryTokens[seat] >= p.numbers.veteranTokens ? Way.VETERAN : null;
    }

    private static void end(WorkingPosition p, Way way, boolean[] winners) {
        p.phase = Phase.OVER;
        p.attacker = Army.NONE;
        p.battleTile = Land.NOWHERE;
        p.retaliating = false;
        p.retries = 0;
        p.queue = java.util.List.of();
        p.way = way;
        p.winners = winners;
        if (p.told()) {
            p.tell(new Happening.GameWon(
                    java.util.stream.IntStream.range(0, p.seats)
                            .filter(seat -> winners[seat])
                            .mapToObj(p::seat)
                            .sorted()
                            .toList(),
                    way));
        }
    }

    /** DB-15.3: most points, then city levels, then tokens; players who are still equal share the victory. */
    public static void timeout(WorkingPosition p) {
        boolean[] winners = new boolean[p.seats];
        int best = -1;
        for (int seat = 0; seat < p.seats; seat++) {
            if (!p.alive[seat]) {
                continue;
            }
            int order = best < 0 ? 1 : compare(p, seat, best);
            if (order > 0) {
                Arrays.fill(winners, false);
                best = seat;
            }
            winners[seat] = order >= 0;
        }
        end(p, Way.TIMEOUT, winners);
    }

    private static int compare(WorkingPosition p, int a, int b) {
        int byPoints = Integer.compare(points(p, a), points(p, b));
        if (byPoints != 0) {
            return byPoints;
        }
        int byLevels = Integer.compare(p.land.levels(a), p.land.levels(b));
        return byLevels != 0 ? byLevels : Integer.compare(p.militaryTokens[a], p.militaryTokens[b]);
    }

    /** DB-16.1 */
    public static int points(WorkingPosition p, int seat) {
        int high = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            high += p.numbers.level(p.army.kind(p.army.unit(seat, i))) >= 3 ? 1 : 0;
        }
        return p.numbers.pointsCityLevel * p.land.levels(seat)
                + p.numbers.pointsLevel3Unit * high
                + p.numbers.pointsToken * p.militaryTokens[seat];
    }
}
