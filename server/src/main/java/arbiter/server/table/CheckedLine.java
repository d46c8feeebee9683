package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a sheet, with the verdict of the rules.
 *
 * @param text as it was typed
 * @param normal in normal form
 * @param sentence why it is rejected
 * @param column where an unreadable line goes wrong, from 1
 * @param proposal a readable line that the player probably meant
 */
public record CheckedLine(
        @Schema(example = "move 3 1 -> 2") String text,
        @Schema(example = "move 3 1>2") String normal,
        boolean accepted,
        @Nullable @Schema(example = "path-not-connected") String code,
        @Nullable @Schema(example = "GD6-M.2") String rule,
        @Nullable String sentence,
        @Nullable Integer column,
        @Nullable String proposal) {

    static <S, O> List<CheckedLine> all(
            Game<S, O, ?> game, S state, List<String> lines, Sheet<O> sheet, List<Verdict> verdicts) {
        List<CheckedLine> checked = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            checked.add(of(game, state, lines.get(i), sheet.lines().get(i), verdicts.get(i)));
        }
        return checked;
    }

    static <S, O> CheckedLine of(Game<S, O, ?> game, S state, String text, Reading<O> reading, Verdict verdict) {
        String normal = game.words().notation().normalForm(state, reading);
        return switch (verdict) {
            case Verdict.Accepted() -> new CheckedLine(text, normal, true, null, null, null, null, null);
            case Verdict.Rejected(Rejection rejection) ->
                switch (reading) {
                    case Reading.Unreadable<O>(String raw, Slip slip) ->
                        new CheckedLine(
                                text,
                                normal,
                                false,
                                slip.code(),
                                slip.rule(),
                                slip.message(),
                                slip.column(),
                                slip.proposal());
                    case Reading.Order<O> order ->
                        new CheckedLine(
                                text,
                                normal,
                                false,
                                rejection.code(),
                                rejection.rule(),
                                game.words().prose().refusal(state, rejection),
                                null,
                                null);
                };
        };
    }
}
