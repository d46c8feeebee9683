package arbiter.server.study;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A study with the tree of its positions, without their texts. */
record StudyAnswer(
        String id,
        @Schema(example = "If Brenhold attacks") String name,
        @Schema(example = "gd6") String ruleset,

        @Schema(example = "global-domination-vi", description = "the folder of the board that shows it")
        String playedOn,

        @Schema(example = "[\"Aldermark\",\"Brenhold\"]", description = "the names of the seats")
        List<String> players,

        List<String> colours,

        @Schema(example = "0", description = "whose knowledge it began with: all, public or the number of a seat")
        String viewer,

        boolean mine,

        @Nullable @Schema(description = "the game in which it began; only for its owner")
        String game,

        @Schema(description = "the position of the game in which it began")
        int at,

        @Nullable
        @Schema(
                description =
                        "everybody who knows this code can read the study; only for its owner, null if it is not shared")
        String link,

        Instant createdAt,
        Instant changedAt,

        @Schema(description = "empty in lists") List<StudyKnot> positions) {

    record StudyKnot(
            int number,

            @Nullable
            @Schema(example = "0", description = "the position that it follows or replaces; null for the first one")
            Integer parent,

            Branch.Kind kind,
            @Schema(example = "They attack first") String label,
            int turn,
            boolean over) {
        static StudyKnot of(StudyStore.Knot knot) {
            return new StudyKnot(knot.number(), knot.parent(), knot.kind(), knot.label(), knot.turn(), knot.over());
        }
    }

    static StudyAnswer of(Study study, Caller caller, List<StudyStore.Knot> tree) {
        boolean mine = study.account().equals(caller.idOrNull());
        Game<?, ?, ?> game = Games.find(study.ruleset(), study.version()).orElse(null);
        return new StudyAnswer(
                study.id(),
                study.name(),
                study.ruleset(),
                game == null ? "" : game.face().board(),
                study.players(),
                study.colours(),
                Study.word(study.viewer()),
                mine,
                mine ? study.game() : null,
                study.at(),
                mine ? study.link() : null,
                study.createdAt(),
                study.changedAt(),
                tree.stream().map(StudyKnot::of).toList());
    }
}
