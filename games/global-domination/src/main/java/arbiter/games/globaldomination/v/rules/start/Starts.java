package arbiter.games.globaldomination.v.rules.start;

import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Turn;

/** 1.2: where a player may start. */
final class Starts {
    private Starts() {}

    /** 1.2: unoccupied land that is not, and is not next to, the start of another player, dead or alive. */
    static boolean stands(Turn turn, int seat, int line, int at) {
        if (!turn.land(at)) {
            turn.reject(seat, line, "not-land", "GD5-1.2", "at", turn.id(at));
            return false;
        }
        if (turn.owner[at] != Position.NEUTRAL) {
            turn.reject(seat, line, "territory-taken", "GD5-1.2", "at", turn.id(at));
            return false;
        }
        if (isStart(turn, seat, at)) {
            turn.reject(seat, line, "territory-taken", "GD5-1.2", "at", turn.id(at));
            return false;
        }
        for (int k = turn.map.first(at); k < turn.map.end(at); k++) {
            int near = turn.map.neighbour(k);
            if (isStart(turn, seat, near)) {
                turn.reject(seat, line, "next-to-a-start", "GD5-1.2", "at", turn.id(at), "start", turn.id(near));
                return false;
            }
        }
        return true;
    }

    private static boolean isStart(Turn turn, int seat, int at) {
        for (int other = 0; other < turn.seats; other++) {
            if (other != seat && turn.before.powers()[other].start() == at) {
                return true;
            }
        }
        return false;
    }
}
