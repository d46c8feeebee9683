package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Orders as people type them. */
public final class Notation implements arbiter.engine.words.Notation<Position, Order> {
    private static final List<String> CONDITIONS = List.of("if", "when", "unless", "otherwise", "else", "until");
    private static final int LONGEST = 20_000;

    @Override
    public Reading<Order> read(Position state, Seat seat, String line) {
        return read(state.map(), state.players(), seat, line);
    }

    static Reading<Order> read(WorldMap map, List<String> players, Seat seat, String line) {
        if (line.length() > LONGEST) {
            Slip slip = new Slip("unreadable", "GD6-T.1", LONGEST, "the line is longer than any order", null);
            return new Reading.Unreadable<>(line.substring(0, 80), slip);
        }
        try {
            Order order = OrderReader.read(map, players, line);
            Slip wrongChair = wrongChair(seat, order);
            return wrongChair == null ? Reading.of(order) : new Reading.Unreadable<>(line, wrongChair);
        } catch (Misread e) {
            Slip conditional = conditional(line, e.column());
            if (conditional != null) {
                return new Reading.Unreadable<>(line, conditional);
            }
            String code = e.kind() == Misread.Kind.UNKNOWN_PLACE ? "unknown-territory" : "unreadable";
            String proposal = Proposals.of(map, players, seat, line);
            // If there is a proposal for the whole line, the message proposes no single word.
            String message = proposal == null ? e.what() : e.fault();
            return new Reading.Unreadable<>(line, new Slip(code, "GD6-T.1", e.column(), message, proposal));
        }
    }

    private static @Nullable Slip wrongChair(Seat seat, Order order) {
        boolean byHost = order instanceof Order.ByHost;
        if (byHost == seat.isHost()) {
            return null;
        }
        return byHost
                ? new Slip("host-only", "GD6-T.1", 1, "only the host can order that", null)
                : new Slip("players-only", "GD6-T.1", 1, "only players can order that", null);
    }

    /** The first condition at or after the place where reading failed. Before that place, the word named a territory. */
    private static @Nullable Slip conditional(String line, int column) {
        Words words;
        try {
            words = Words.of(Line.of(line));
        } catch (Misread e) {
            return null;
        }
        while (words.hasNext()) {
            Words.Word word = words.take();
            if (word.offset() + 1 >= column && CONDITIONS.stream().anyMatch(word::is)) {
                return new Slip(
                        "conditional",
                        "GD6-T.2",
                        word.offset() + 1,
                        "an order cannot have a condition (`" + word.text()
                                + " …`): write what you do; the rules decide the result",
                        null);
            }
        }
        return null;
    }

    @Override
    public String write(Position state, Order order) {
        return OrderText.write(state.players(), order);
    }
}
