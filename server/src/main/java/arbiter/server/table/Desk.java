package arbiter.server.table;

import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Purse;
import arbiter.engine.json.Json;
import arbiter.engine.words.Sentence;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a seat has before it while it writes a sheet: everything comes from the rules, and a page only shows it. */
@Schema(description = "what the rules say to a sheet that is being written")
public record Desk(
        int at,
        List<DeskLine> lines,

        @Schema(description = "what the sheet leaves of everything that can be spent")
        List<Purse.Pot> purse,

        @Schema(description = "what I may regret about the sheet as a whole")
        List<WarningAnswer> warnings,

        @Schema(description = "every order that can be added to the sheet as it is now")
        List<ChoiceAnswer> choices,

        @Schema(description = "false where dice or a reply come before anything else is known")
        boolean certain,

        @Schema(
                description =
                        "where orders are carried out as they arrive: a JSON Patch (RFC 6902) from my view of the position to the board after these lines")
        List<Json> changes) {

    /** A line of the sheet. */
    public record DeskLine(
            @JsonUnwrapped CheckedLine line, @Nullable IntentAnswer intent, List<WarningAnswer> warnings) {}

    /** An order as data. */
    public record IntentAnswer(
            @Schema(description = "the order in words, with its places and seats marked")
            Sentence words,

            @Schema(example = "{\"ip\": 20}", description = "what it costs, by the pots of the purse")
            Map<String, Integer> price,

            @Schema(description = "what a board draws of it")
            List<StrokeAnswer> strokes) {
        static IntentAnswer of(Intent intent) {
            return new IntentAnswer(intent.words(), intent.price().amounts(), StrokeAnswer.of(intent.strokes()));
        }
    }

    /** Something that a good friend at the table would point out. */
    public record WarningAnswer(
            @Schema(example = "nothing-ordered") String code,
            @Schema(example = "GD5-1.7") String rule,
            String sentence) {}

    /** An order that can be given now. */
    public record ChoiceAnswer(
            @Schema(example = "Build") String group,
            @Schema(example = "Library in Corrow") String label,

            @Schema(
                    example = "order",
                    description = "order, aside (few want it), go-on (ends a phase) or decide (sent at once)")
            String role,

            @Schema(example = "build library 12") String line,

            @Schema(example = "[\"12\"]", description = "first the place where it is offered, last the one it aims at")
            List<String> places,

            Map<String, Integer> price,
            @Schema(example = "+1 income from turn 5") String effect,
            List<StrokeAnswer> strokes,
            @Nullable AmountAnswer amount) {
        static <O> ChoiceAnswer of(Choice<O> choice, String line) {
            Choice.Amount<O> amount = choice.amount();
            return new ChoiceAnswer(
                    choice.group(),
                    choice.label(),
                    choice.role().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
                    line,
                    choice.places(),
                    choice.intent().price().amounts(),
                    choice.effect(),
                    StrokeAnswer.of(choice.intent().strokes()),
                    amount == null ? null : AmountAnswer.of(amount));
        }
    }

    /** A number that can be chosen: the line is {@code before}, the number, {@code after}. */
    public record AmountAnswer(
            int least,
            int most,
            int usual,
            @Schema(example = "move ") String before,
            @Schema(example = " 4>12") String after,

            @Schema(description = "what each further one costs")
            Map<String, Integer> each) {
        static AmountAnswer of(Choice.Amount<?> amount) {
            return new AmountAnswer(
                    amount.least(),
                    amount.most(),
                    amount.usual(),
                    amount.before(),
                    amount.after(),
                    amount.each().amounts());
        }
    }
}
