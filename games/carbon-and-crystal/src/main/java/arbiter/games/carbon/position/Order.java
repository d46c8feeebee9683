package arbiter.games.carbon.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One line of a batch (CC-7). */
public sealed interface Order {
    /** The name of an asset; the seat {@link #OWN} means the seat that gives the order. */
    record Id(int seat, String code, int number) {
        public static final int OWN = -1;

        public static Id own(String code, int number) {
            return new Id(OWN, code, number);
        }

        @Override
        public String toString() {
            return (seat == OWN ? "" : Side.letter(seat) + ".") + code + "#" + number;
        }
    }

    /** A number of copies of one datasheet. */
    record Copies(String code, int count) {
        @Override
        public String toString() {
            return count == 1 ? code : code + "*" + count;
        }
    }

    record Listing(String faction, List<Copies> copies) implements Order {
        public Listing {
            copies = List.copyOf(copies);
        }
    }

    record Place(Id unit, Hex hex) implements Order {}

    record Move(Id unit, Hex hex) implements Order {}

    record Attack(Id attacker, Id target) implements Order {}

    record Construct(Id builder, String code, Hex hex) implements Order {}

    record Repair(Id builder, Id building) implements Order {}

    record Salvage(Id builder, Id building) implements Order {}

    record Produce(Id producer, String code) implements Order {}

    record Advance(Id center) implements Order {}

    record Research(Id host, String code) implements Order {}

    record Activate(
            String code, @Nullable Id target, @Nullable Hex hex) implements Order {}

    /** @param hex null for {@code NONE} */
    record Rally(Id producer, @Nullable Hex hex) implements Order {}

    /** @param place in the queue, from 1 */
    record Cancel(Id producer, int place) implements Order {}

    record End() implements Order {}

    record Resign() implements Order {}

    record Draw(Answer answer) implements Order {}

    enum Answer {
        OFFER,
        ACCEPT,
        DECLINE
    }
}
