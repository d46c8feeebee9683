package arbiter.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.ahead.Posture;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class AbsenteeTest {
    private static final Event BLOW = new Event() {};

    /** Remembers what it was told. */
    private record Listener(List<Event> heard, Supplier<List<Event>> news) implements Bot {
        @Override
        public String id() {
            return "listener";
        }

        @Override
        public String sentence() {
            return "Listens.";
        }

        @Override
        public Bot told(Supplier<List<Event>> latest) {
            return new Listener(heard, latest);
        }

        @Override
        public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
            heard.addAll(news.get());
            return Sheet.empty();
        }
    }

    @Test
    void inATurnThatItAttendsThePlayerKnowsWhatHappened() {
        List<Event> heard = new ArrayList<>();
        Bot player = new Absentee(new Listener(heard, List::of), 0, Absentee.Way.RECRUIT, Posture.NONE).seated();
        player.told(() -> List.of(BLOW))
                .decide(new Pennies(), new Pennies.Shown(List.of()), Seat.of(0), Thinking.looks(1, 10));
        assertEquals(List.of(BLOW), heard);
    }
}
