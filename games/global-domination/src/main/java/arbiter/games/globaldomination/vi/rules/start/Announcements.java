package arbiter.games.globaldomination.vi.rules.start;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.ArrayList;
import java.util.List;

/**
 * After a turn the host's announcements take effect, and players may use them in their orders (GD6-U.1, GD6-J.1). Natural
 * events wait for the next Natural Phase (GD6-N.3).
 */
public final class Announcements implements Phase {
    @Override
    public void run(Turn turn) {
        Rules rules = turn.rules;
        List<Order.ByHost> nature = new ArrayList<>();
        for (Order.ByHost order : turn.announced) {
            switch (order) {
                case Order.Unlock(Mechanic mechanic) -> {
                    rules = rules.unlocking(mechanic);
                    turn.tell(new Happening.Unlocked(mechanic));
                }
                case Order.Join(Seat seat) -> {
                    turn.treasury.status[seat.index()] = Status.FIRST_TURN;
                    turn.tell(new Happening.Joined(seat));
                }
                case Order.CloseJoining() -> {
                    closeJoining(turn.treasury);
                    turn.tell(new Happening.JoiningClosed());
                }
                case Order.DeclareDraw() -> {}
                case Order.Nature event -> nature.add(event);
            }
        }
        turn.prepareNext(rules, nature);
    }

    private static void closeJoining(Treasury treasury) {
        for (int seat = 0; seat < treasury.seats(); seat++) {
            if (treasury.status[seat].mayBuild()) {
                treasury.status[seat] = Status.RESERVED;
            }
        }
    }
}
