package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Orders as people type them. For a line that cannot be read it says where and why, and proposes a line. */
public final class Notation implements arbiter.engine.words.Notation<Position, Order> {
    /** Words with which people make an order depend on a condition (2.9). */
    private static final List<String> CONDITIONS =
            List.of("if", "unless", "when", "whenever", "provided", "otherwise", "else", "until", "depending");

    @Override
    public Reading<Order> read(Position state, Seat seat, String line) {
        Slip condition = condition(state, seat, line);
        if (condition != null) {
            return new Reading.Unreadable<>(line, condition);
        }
        try {
            return Reading.of(OrderReader.read(state.map(), line));
        } catch (Misread e) {
            String code = e.kind() == Misread.Kind.UNKNOWN_PLACE ? "unknown-territory" : "unreadable";
            return new Reading.Unreadable<>(
                    line, new Slip(code, "GD5-2.7", e.column(), e.what(), Proposals.propose(state, seat, line)));
        }
    }

    private static @Nullable Slip condition(Position state, Seat seat, String line) {
        try {
            Words words = Words.of(Line.of(line));
            while (words.hasNext()) {
                Words.Word word = words.take();
                if (!word.quoted()
                        && CONDITIONS.contains(word.lower())
                        && state.map().indexOf(word.text()) < 0) {
                    return conditional(state, seat, line, word);
                }
            }
            return null;
        } catch (Misread e) {
            return null;
        }
    }

    private static Slip conditional(Position state, Seat seat, String line, Words.Word word) {
        String before = line.substring(0, word.offset()).strip().replaceAll("(?i)[\\s,;]+(and|but)?$", "");
        String proposal = null;
        try {
            proposal = OrderText.write(state.map(), OrderReader.read(state.map(), before));
        } catch (Misread e) {
            proposal = Proposals.propose(state, seat, before);
        }
        return new Slip(
                "conditional",
                "GD5-2.9",
                word.offset() + 1,
                "an order may not depend on a condition, and `" + word.text() + "` makes one",
                proposal);
    }

    @Override
    public String write(Position state, Order order) {
        return OrderText.write(state.map(), order);
    }
}
