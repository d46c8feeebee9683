package arbiter.bots.temper;

import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The resolutions of the present turn and of the one before. */
public final class Recent<S> {
    private final Game<S, ?, ?> game;
    private final Deque<Resolution<S>> resolutions = new ArrayDeque<>();

    public Recent(Game<S, ?, ?> game) {
        this.game = game;
    }

    public void add(Resolution<S> resolution) {
        resolutions.add(resolution);
        int now = game.turn(resolution.state());
        while (!isRecent(game.turn(resolutions.getFirst().state()), now)) {
            resolutions.removeFirst();
        }
    }

    /** @param then the turn of a position, and {@code now} that of a later one */
    public static boolean isRecent(int then, int now) {
        return then >= now - 1;
    }

    /** What the seat was told about them. */
    public List<Event> toldTo(Seat seat) {
        return resolutions.stream()
                .flatMap(each -> Event.seenBy(Viewer.of(seat), each.events()).stream())
                .toList();
    }
}
