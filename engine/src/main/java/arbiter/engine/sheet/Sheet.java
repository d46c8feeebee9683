package arbiter.engine.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What one player hands in: lines, the most important first. */
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

    /** A verdict for every line, in the order of the lines; a line that cannot be read is rejected with its slip. */
    public List<Verdict> judged(Function<O, Verdict> judge) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Reading<O> line : lines) {
            verdicts.add(
                    switch (line) {
                        case Reading.Unreadable<O>(String text, Slip slip) -> new Verdict.Rejected(slip.rejection());
                        case Reading.Order<O>(O order) -> judge.apply(order);
                    });
        }
        return verdicts;
    }

    /** The orders that these verdicts, one per line, accept. */
    public List<O> accepted(List<Verdict> verdicts) {
        List<O> orders = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (verdicts.get(i).accepted() && lines.get(i) instanceof Reading.Order<O>(O order)) {
                orders.add(order);
            }
        }
        return orders;
    }

    public Stream<O> orders() {
        return lines.stream().mapMulti((line, out) -> {
            if (line instanceof Reading.Order<O>(O order)) {
                out.accept(order);
            }
        });
    }
}
