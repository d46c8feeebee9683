package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
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
                    return Play.check(game, state, seat, new Sheet<>(all)).getLast();
                })
                .map(verdict -> switch (verdict) {
                    case Verdict.Accepted() -> NONE;
                    case Verdict.Rejected(Rejection rejection) ->
                        new DeskReason(game.words().prose().refusal(state, rejection), rejection.rule());
                })
                .orElse(NONE);
    }
}
