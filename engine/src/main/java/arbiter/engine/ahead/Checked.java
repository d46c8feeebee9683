package arbiter.engine.ahead;

import arbiter.engine.Game;
import arbiter.engine.guide.Intent;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of a line of standing orders while it is typed.
 *
 * @param normal its normal form; the text as typed if it cannot be read
 * @param words the line as a sentence; empty if it cannot be read
 * @param slip what is wrong with it; null if nothing is
 */
public record Checked(
        String text, String normal, String words, @Nullable Slip slip) {
    private static final String CONDITIONAL = "conditional";

    public static <S, O, V> Checked of(
            Game<S, O, V> game, S state, Seat seat, String text, StandingOrders.Conditions conditions) {
        V view = game.view(state, Viewer.of(seat));
        Read read = read(game, state, seat, view, text, conditions);
        Slip slip = read.slip();
        if (slip != null) {
            String proposal = slip.proposal() != null || slip.code().equals(CONDITIONAL)
                    ? slip.proposal()
                    : Spelling.of(
                                    line -> Optional.ofNullable(read(game, state, seat, view, line, conditions)
                                            .slip()),
                                    game.ahead().lookout(),
                                    view)
                            .mended(text, slip)
                            .orElse(null);
            return new Checked(
                    text, text, "", new Slip(slip.code(), slip.rule(), slip.column(), slip.message(), proposal));
        }
        StandingOrder order = Objects.requireNonNull(read.order());
        UnaryOperator<String> normal = line -> game.words()
                .notation()
                .normalForm(state, game.words().notation().read(state, seat, line));
        String words = order.words(line -> inWords(game, state, seat, line));
        return new Checked(
                text,
                order.normal(normal),
                order.times().over(game.turn(state)) ? words + " This is over." : words,
                null);
    }

    /** A line that can be read, or what is wrong with it. */
    private record Read(
            @Nullable StandingOrder order, @Nullable Slip slip) {}

    private static <S, O, V> Read read(
            Game<S, O, V> game, S state, Seat seat, V view, String text, StandingOrders.Conditions conditions) {
        StandingOrder order;
        try {
            order = StandingOrder.read(text, game.ahead().lookout(), view, seat, game.turn(state), conditions);
        } catch (Misread e) {
            boolean conditional = e.kind() == Misread.Kind.CONDITIONAL;
            String rule = conditional ? game.ahead().againstConditions() : "";
            return new Read(null, new Slip(conditional ? CONDITIONAL : "unreadable", rule, e.column(), e.what(), null));
        }
        for (Body.Typed typed : order.orders()) {
            if (game.words().notation().read(state, seat, typed.text())
                    instanceof Reading.Unreadable<O>(String raw, Slip slip)) {
                return new Read(null, inLine(text, typed, slip));
            }
        }
        return new Read(order, null);
    }

    /** The slip of an order, at its place in the whole line. */
    private static Slip inLine(String text, Body.Typed typed, Slip slip) {
        int from = typed.column() - 1;
        String order = slip.proposal() == null
                ? Nearest.to(typed.text(), List.of("hold")).orElse(null)
                : slip.proposal();
        String proposal = order == null
                ? null
                : text.substring(0, from)
                        + order
                        + text.substring(from + typed.text().length());
        return new Slip(slip.code(), slip.rule(), slip.column() + from, slip.message(), proposal);
    }

    private static <S, O, V> String inWords(Game<S, O, V> game, S state, Seat seat, String line) {
        Reading<O> reading = game.words().notation().read(state, seat, line);
        List<Optional<Intent>> intents = game.guide().intents(state, seat, new Sheet<>(List.of(reading)));
        String words = intents.getFirst().map(intent -> intent.words().text()).orElse(line);
        return words.isEmpty() ? line : words;
    }
}
