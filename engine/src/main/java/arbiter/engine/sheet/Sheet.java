package arbiter.engine.sheet;

import java.util.List;
import java.util.stream.Stream;

/** What one player hands in: lines in the player's own order of importance. */
public record Sheet<O>(List<Reading<O>> lines) {
    public Sheet {
        lines = List.copyOf(lines);
    }

    public static <O> Sheet<O> empty() {
        return new Sheet<>(List.of());
    }

    @SafeVarargs
    public static <O> Sheet<O> of(O... orders) {
        return of(List.of(orders));
    }

    public static <O> Sheet<O> of(List<O> orders) {
        return new Sheet<>(orders.stream().map(Reading::of).toList());
    }

    public Stream<O> orders() {
        return lines.stream().mapMulti((line, out) -> {
            if (line instanceof Reading.Order<O>(O order)) {
                out.accept(order);
            }
        });
    }
}
