package arbiter.games.globaldomination.vi.rules.winning;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Sites;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GD6-W.1 to W.4: checked in this order when a turn is over. */
public final class Victory {
    private Victory() {}

    /**
     * @param lands the territories of each seat
     * @param somebodyDied whether a player died in this turn
     */
    public static void decide(Turn turn, int[] lands, boolean somebodyDied) {
        if (turn.before.ending() != null) {
            return; // The result is final; the players only play on.
        }
        Ending ending = find(turn, lands, somebodyDied);
        if (ending != null) {
            turn.end(ending);
            turn.tell(new Happening.Ended(ending.reason(), ending.winners()));
        }
    }

    private static @Nullable Ending find(Turn turn, int[] lands, boolean somebodyDied) {
        List<Seat> settled = with(turn.treasury, Status.PLAYING);
        // A game with one player goes on, because there is nobody to beat.
        if (settled.size() < 2 && turn.treasury.seats() > 1 && !somebodyMayCome(turn, somebodyDied)) {
            return new Ending(Ending.Reason.LAST_LIVING, settled);
        }
        int most = 0;
        for (int count : lands) {
            most = Math.max(most, count);
        }
        if (turn.rules.winShare > 0) {
            Ending share = byShare(turn);
            if (share != null) {
                return share;
            }
        }
        if (turn.rules.turnLimit > 0 && turn.before.turn() >= turn.rules.turnLimit) {
            return new Ending(Ending.Reason.TURN_LIMIT, holding(lands, most));
        }
        return drawn(turn);
    }

    private static List<Seat> with(Treasury treasury, Status status) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < treasury.seats(); seat++) {
            if (treasury.status[seat] == status) {
                seats.add(Seat.of(seat));
            }
        }
        return seats;
    }

    /**
     * As long as a place for an HQ is open, players who have not built one yet prevent the last player from winning
     * (GD6-F.5). A typed position that says nothing about a player and has no place from the start does not end before somebody
     * dies.
     */
    private static boolean somebodyMayCome(Turn turn, boolean somebodyDied) {
        boolean unsettled = !with(turn.treasury, Status.UNSETTLED).isEmpty();
        boolean waiting = unsettled || !with(turn.treasury, Status.FIRST_TURN).isEmpty();
        return (unsettled && !somebodyDied) || (waiting && Sites.open(turn.map(), turn.board, turn.rules.hqDistance));
    }

    /** Of the players who hold the share, the one who holds most. */
    private static @Nullable Ending byShare(Turn turn) {
        int[] held = landHeld(turn.map(), turn.board, turn.treasury.seats());
        int most = 0;
        for (int count : held) {
            most = Math.max(most, count);
        }
        return most >= landNeeded(turn.map(), turn.rules) ? new Ending(Ending.Reason.SHARE, holding(held, most)) : null;
    }

    /** The number of land territories that wins (GD6-W.2). */
    public static int landNeeded(WorldMap map, Rules rules) {
        long all = 0;
        for (int t = 0; t < map.size(); t++) {
            all += map.land(t) ? 1 : 0;
        }
        return (int) Math.max(1, (all * rules.winShare + 99) / 100);
    }

    /** By seat, the territories that count for the share, without seas. */
    public static int[] landHeld(WorldMap map, Board board, int seats) {
        int[] held = new int[seats];
        for (int t = 0; t < map.size(); t++) {
            if (map.land(t) && board.owner[t] != Board.NEUTRAL) {
                held[board.owner[t]]++;
            }
        }
        return held;
    }

    private static List<Seat> holding(int[] lands, int most) {
        List<Seat> holders = new ArrayList<>();
        for (int seat = 0; seat < lands.length && most > 0; seat++) {
            if (lands[seat] == most) {
                holders.add(Seat.of(seat));
            }
        }
        return holders;
    }

    /** Only players who have built an HQ vote and share. A player without one has no vote. */
    private static @Nullable Ending drawn(Turn turn) {
        List<Seat> playing = with(turn.treasury, Status.PLAYING);
        List<Seat> voted = turn.tasks(Order.Moment.VOTE).stream()
                .map(task -> Seat.of(task.seat()))
                .toList();
        boolean agreed = !playing.isEmpty() && voted.containsAll(playing);
        return agreed || turn.announced.contains(new Order.DeclareDraw())
                ? new Ending(Ending.Reason.DRAW, playing)
                : null;
    }
}
