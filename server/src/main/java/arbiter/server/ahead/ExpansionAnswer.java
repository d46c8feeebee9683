package arbiter.server.ahead;

import arbiter.engine.ahead.Expansion;
import arbiter.server.table.Table;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What standing orders come to in one position, for their owner. */
public record ExpansionAnswer(
        int turn,

        @Schema(example = "lines", description = "lines, posture, or nothing if no sheet comes from them")
        String source,

        @Schema(description = "the sheet; empty for a bot, which decides when it is asked")
        List<ExpandedOrder> orders,

        List<ExpandedStep> steps) {

    public record ExpandedOrder(
            @Schema(example = "move 3 4>12") String line,

            @Schema(example = "Move 3 armies from Corrow to Thule")
            String words) {}

    /** @param line the index of the line of standing orders */
    public record ExpandedStep(
            int line,

            @Schema(example = "left-out", description = "ordered, held, left-out, unmet, later, over or unreadable")
            String outcome,

            String text,
            String sentence) {}

    static ExpansionAnswer of(Table<?, ?, ?> table, int at, int seat, Expansion expansion) {
        List<String> words = table.foresight().words(at, seat, expansion.orders());
        List<ExpandedOrder> orders = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            orders.add(new ExpandedOrder(expansion.orders().get(i), words.get(i)));
        }
        String source = switch (expansion.source()) {
            case Expansion.Lines lines -> "lines";
            case Expansion.Stance stance -> "posture";
            case Expansion.Nothing nothing -> "nothing";
        };
        return new ExpansionAnswer(
                table.moment(at).turn(),
                source,
                orders,
                expansion.steps().stream()
                        .map(step -> new ExpandedStep(
                                step.line(),
                                step.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                step.text(),
                                step.sentence()))
                        .toList());
    }
}
