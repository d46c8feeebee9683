package arbiter.engine.ahead;

import arbiter.engine.Lookout;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.engine.seat.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One line of standing orders: {@code turn 9: move 3 4>12}, {@code if 12 is enemy: move 3 4>12 else hold}. It is read for a view,
 * and its conditions have the answers that this view gives.
 */
record StandingOrder(Times times, Body body) {
    private static final int DEEPEST = 4;

    /**
     * Reads one line.
     *
     * @param now the turn that is being decided
     */
    static <V> StandingOrder read(
            String text, Optional<Lookout<V>> lookout, V view, Seat seat, int now, Conditions conditions)
            throws Misread {
        Words words = Words.of(Line.of(text));
        if (!words.hasNext()) {
            throw words.misread("the line is empty");
        }
        boolean timed = Times.begins(words);
        if (!timed && !words.peek().is("if") && !words.peek().is("unless")) {
            throw words.misread("a standing order begins with a turn or a condition, such as `turn " + (now + 1)
                    + ":`, `every turn:` or `if`");
        }
        Times times = timed ? Times.read(words, now) : Times.ALWAYS;
        Reader<V> reader = new Reader<>(text, words, lookout.orElse(null), view, seat, conditions);
        Body body = reader.body(1);
        words.end();
        return new StandingOrder(times, body);
    }

    private record Reader<V>(
            String text, Words words, @Nullable Lookout<V> lookout, V view, Seat seat, Conditions conditions) {
        Body body(int depth) throws Misread {
            boolean conditional = words.peek().is("if") || words.peek().is("unless");
            if (!conditional) {
                return orders();
            }
            if (depth > DEEPEST) {
                throw words.misread("a standing order has at most " + DEEPEST + " conditions inside each other");
            }
            if (conditions == Conditions.FORBIDDEN) {
                throw words.misread("conditions are not allowed in the standing orders of this game")
                        .of(Misread.Kind.CONDITIONAL);
            }
            Lookout<V> eyes = lookout;
            if (eyes == null) {
                throw words.misread("standing orders of this game have no conditions");
            }
            String word = words.take().lower();
            Finding test = new Asking<>(eyes, view, seat, words).read();
            if (!words.taken("then")) {
                words.expect(":");
            }
            Body then = body(depth + 1);
            Body otherwise = words.taken("else") ? body(depth + 1) : Body.NOTHING;
            return new Body.Choice(word, test, then, otherwise);
        }

        private Body orders() throws Misread {
            if (words.peek().is("hold")) {
                words.take();
                return new Body.Hold();
            }
            List<Body.Typed> orders = new ArrayList<>();
            do {
                int from = words.peek().offset();
                while (words.hasNext() && !words.peek().is(";") && !words.peek().is("else")) {
                    words.take();
                }
                int to = words.peek().offset();
                if (from == to) {
                    throw words.misread("expected an order or `hold`" + words.found());
                }
                orders.add(new Body.Typed(text.substring(from, to).strip(), from + 1));
            } while (words.taken(";"));
            return new Body.Orders(orders);
        }
    }

    /** @param order the normal form of an order */
    String normal(UnaryOperator<String> order) {
        return times.normal() + ": " + normal(body, order);
    }

    private static String normal(Body body, UnaryOperator<String> order) {
        return switch (body) {
            case Body.Hold() -> "hold";
            case Body.Orders(List<Body.Typed> lines) ->
                lines.stream().map(line -> order.apply(line.text())).collect(Collectors.joining("; "));
            case Body.Choice(String word, Finding test, Body then, Body otherwise) ->
                word + " " + test.normal() + ": " + normal(then, order)
                        + (otherwise.equals(Body.NOTHING) ? "" : " else " + normal(otherwise, order));
        };
    }

    /**
     * The whole line as a sentence, which quotes its orders.
     *
     * @param order an order in words
     */
    String words(UnaryOperator<String> order) {
        String clause = clause(body, order);
        return times.words() + ", " + clause + ".";
    }

    private static String clause(Body body, UnaryOperator<String> order) {
        return switch (body) {
            case Body.Hold() -> "give no orders";
            case Body.Orders(List<Body.Typed> lines) ->
                lines.stream().map(line -> "“" + order.apply(line.text()) + "”").collect(Collectors.joining(", then "));
            case Body.Choice(String word, Finding test, Body then, Body otherwise) ->
                word + " " + test.words() + ": " + clause(then, order)
                        + (otherwise.equals(Body.NOTHING) ? "" : "; otherwise " + clause(otherwise, order));
        };
    }

    /** Every order of the line, whatever the conditions say. */
    List<Body.Typed> orders() {
        List<Body.Typed> all = new ArrayList<>();
        collect(body, all);
        return all;
    }

    private static void collect(Body body, List<Body.Typed> all) {
        switch (body) {
            case Body.Hold() -> {}
            case Body.Orders(List<Body.Typed> lines) -> all.addAll(lines);
            case Body.Choice choice -> {
                collect(choice.then(), all);
                collect(choice.otherwise(), all);
            }
        }
    }

    /** Why the line does nothing in a turn in which it applies: the conditions that have led to no orders. */
    String unmet() {
        List<String> reasons = new ArrayList<>();
        Body next = body;
        while (next instanceof Body.Choice choice) {
            if (!choice.met()) {
                reasons.add(reason(choice));
            }
            next = choice.chosen();
        }
        return String.join(" ", reasons);
    }

    private static String reason(Body.Choice choice) {
        String test = choice.test().words();
        return switch (choice.test().truth()) {
            case UNSEEN -> "You cannot see whether " + test + ".";
            case YES -> "It is so that " + test + ".";
            case NO -> "It is not so that " + test + ".";
        };
    }
}
