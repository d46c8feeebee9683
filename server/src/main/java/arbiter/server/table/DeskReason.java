package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Prose;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;

/** Why a place has no orders: the rules' answer to the order that people expect there. */
@Schema(description = "why nothing can be ordered at a place")
public record DeskReason(
        @Schema(
                example = "You have no build actions left this turn.",
                description = "empty where the rules know no reason")
        String sentence,

        @Schema(example = "DB-4.2") String rule) {
    private static final DeskReason NONE = new DeskReason("", "");

    static <S, O> DeskReason of(Game<S, O, ?> game, S state, Seat seat, List<String> lines, String place) {
        Sheet<O> drafted = Play.read(game, state, seat, lines);
        return game.guide()
                .expected(state, seat, drafted, place)
                .map(order -> {
                    List<Reading<O>> all = new ArrayList<>(drafted.lines());
                    all.add(Reading.of(order));
                    return to(game, state, seat, new Sheet<>(all));
                })
                .orElse(NONE);
    }

    /** The answer to the last line. A legal order that comes to nothing has a warning instead of a refusal. */
    private static <S, O> DeskReason to(Game<S, O, ?> game, S state, Seat seat, Sheet<O> sheet) {
        Prose<S> prose = game.words().prose();
        return switch (Play.check(game, state, seat, sheet).getLast()) {
            case Verdict.Accepted() ->
                game.guide().warnings(state, seat, sheet).lines().getLast().stream()
                        .findFirst()
                        .map(warning -> new DeskReason(prose.warn(state, warning), warning.rule()))
                        .orElse(NONE);
            case Verdict.Rejected(Rejection rejection) ->
                new DeskReason(prose.refusal(state, rejection), rejection.rule());
        };
    }
}
