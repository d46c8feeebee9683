package arbiter.engine.ahead;

import java.util.List;

/** What a standing order does in a turn in which it applies. */
sealed interface Body {
    Body NOTHING = new Orders(List.of());

    /** @param lines the orders as they were typed */
    record Orders(List<Typed> lines) implements Body {
        public Orders {
            lines = List.copyOf(lines);
        }
    }

    /** The turn is played without orders. */
    record Hold() implements Body {}

    /** @param word {@code if} or {@code unless} */
    record Choice(String word, Finding test, Body then, Body otherwise) implements Body {
        boolean met() {
            return test.truth() == (word.equals("if") ? Truth.YES : Truth.NO);
        }

        Body chosen() {
            return met() ? then : otherwise;
        }
    }

    /** @param column where it begins, from 1 */
    record Typed(String text, int column) {}

    /** What the conditions lead to. */
    default Body outcome() {
        return switch (this) {
            case Orders orders -> orders;
            case Hold hold -> hold;
            case Choice choice -> choice.chosen().outcome();
        };
    }
}
