package arbiter.bots.temper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.seat.Blow;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WrongsTest {
    private record Attack(int by, int against) implements Event {
        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(Seat.of(by), Seat.of(against)));
        }
    }

    private record Harvest() implements Event {}

    @Test
    void theOffenderIsWhoeverActedMostAgainstTheSeat() {
        List<Event> told = List.of(new Attack(1, 0), new Attack(2, 0), new Harvest(), new Attack(2, 0));
        assertEquals(Optional.of(Seat.of(2)), Wrongs.offender(told, Seat.of(0)));
    }

    @Test
    void whatTheSeatDidItselfAndWhatOthersDidToEachOtherIsNoWrong() {
        List<Event> told = List.of(new Attack(0, 1), new Attack(1, 2), new Attack(0, 0), new Harvest());
        assertEquals(Optional.empty(), Wrongs.offender(told, Seat.of(0)));
    }

    @Test
    void ofTwoWhoDidEquallyMuchItIsTheFirstSeat() {
        assertEquals(Optional.of(Seat.of(0)), Wrongs.offender(List.of(new Attack(2, 1), new Attack(0, 1)), Seat.of(1)));
    }
}
