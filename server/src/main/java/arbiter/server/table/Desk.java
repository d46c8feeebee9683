package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Rehearsed;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Guide;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Purse;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.engine.words.Sentence;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a seat sees while it writes a sheet. Everything comes from the rules; the page only shows it. */
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
                        "where orders are carried out as they arrive: a JSON Patch (RFC 6902) from my view of the position"
                                + " to the board after these lines")
        List<Json> changes) {

    /** @param lines the sheet as written so far */
    public static <S, O, V> Desk of(Game<S, O, V> game, S state, int at, Seat seat, List<String> lines) {
        Sheet<O> sheet = Play.read(game, state, seat, lines);
        Guide<S, O> guide = game.guide();
        List<CheckedLine> checked = CheckedLine.all(game, state, lines, sheet, Play.check(game, state, seat, sheet));
        List<Optional<Intent>> intents = guide.intents(state, seat, sheet);
        Warnings warnings = guide.warnings(state, seat, sheet);
        List<DeskLine> told = new ArrayList<>();
        for (int i = 0; i < checked.size(); i++) {
            told.add(new DeskLine(
                    checked.get(i),
                    intents.get(i).map(IntentAnswer::of).orElse(null),
                    said(game, state, warnings.lines().get(i))));
        }
        boolean certain = true;
        List<Json> changes = List.of();
        if (game.pace(state) == Pace.AT_ONCE) {
            Rehearsed<S> rehearsed = game.rehearse(state, seat, sheet);
            certain = rehearsed.certain();
            Viewer viewer = Viewer.of(seat);
            changes = Changes.between(
                    RecordJson.of(game.view(state, viewer)), RecordJson.of(game.view(rehearsed.after(), viewer)));
        }
        List<ChoiceAnswer> choices = guide.choices(state, seat, sheet).stream()
                .map(choice -> ChoiceAnswer.of(choice, game.words().notation().write(state, choice.order())))
                .toList();
        return new Desk(
                at,
                told,
                guide.purse(state, seat, sheet).pots(),
                said(game, state, warnings.sheet()),
                choices,
                certain,
                changes);
    }

    private static <S> List<WarningAnswer> said(Game<S, ?, ?> game, S state, List<Warning> warnings) {
        return warnings.stream()
                .map(warning -> new WarningAnswer(
                        warning.code(), warning.rule(), game.words().prose().warn(state, warning)))
                .toList();
    }

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

    /** Something about a legal sheet that the player may regret. */
    public record WarningAnswer(
            @Schema(example = "nothing-ordered") String code,
            @Schema(example = "GD5-1.7") String rule,
            String sentence) {}

    /** An order that can be added to the sheet now. */
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
            @Nullable AmountAnswer amount,
            @JsonIgnore Map<String, String> names) {
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
                    amount == null ? null : AmountAnswer.of(amount),
                    placeNames(choice.intent().words()));
        }
    }

    /** The names of places, by their ids. */
    private static Map<String, String> placeNames(Sentence words) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Sentence.Mark mark : words.marks()) {
            if (mark.place() != null) {
                names.put(mark.place(), words.text().substring(mark.from(), mark.to()));
            }
        }
        return names;
    }

    /** A number that the player chooses. The line is {@code before}, the number, {@code after}. */
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
