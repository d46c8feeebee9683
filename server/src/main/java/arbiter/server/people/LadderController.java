package arbiter.server.people;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.TableSize;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.Installed;
import arbiter.server.answer.Slice;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Who is how strong. */
@RestController
@RequestMapping("/api")
@Tag(name = "People")
class LadderController {
    private static final String LIST = "ladder";
    private static final int MOST = 200;

    private final PersonalRatings ratings;

    LadderController(PersonalRatings ratings) {
        this.ratings = ratings;
    }

    record RatedPerson(
            String id,
            @Schema(example = "Raven") String name,
            @Schema(example = "1624") int rating,
            @Schema(example = "90") int deviation,
            @Schema(example = "14") int games) {}

    record RatedBot(
            @Schema(example = "captain") String bot,
            @Schema(example = "1500") int rating,
            @Schema(example = "60") int deviation) {}

    record Ladder(
            @Schema(example = "Global Domination VI") String rulesetName,

            @Schema(description = "people with an account and a reliable rating who show it, the strongest first")
            List<RatedPerson> people,

            @Schema(description = "the bots, for comparison; on every page")
            List<RatedBot> bots,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @GetMapping("/ladders/{ruleset}/{players}")
    @Operation(summary = "The people with reliable ratings in one game, at tables of one size")
    Ladder ladder(
            @PathVariable @Schema(example = "gd6") String ruleset,
            @PathVariable @Schema(example = "two", description = "two or more") String players,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "people per page, 1 to 200") int limit) {
        TableSize size = TableSize.byWord(players)
                .orElseThrow(() -> Problem.notThere("players", players, List.of("two", "more")));
        Installed.at(ruleset);
        int more = Slice.limit(limit, MOST) + 1;
        Slice<PersonalRatings.Placed> page = Slice.of(
                LIST,
                ratings.ladder(ruleset, size, Cursor.read(LIST, cursor), more),
                limit,
                row -> new Cursor(row.points(), row.id()));
        return new Ladder(
                PersonalRatings.name(ruleset),
                page.items().stream()
                        .map(row -> new RatedPerson(row.id(), row.name(), row.rating(), row.deviation(), row.games()))
                        .toList(),
                BotRatings.INSTALLED.rows().reversed().stream()
                        .filter(row -> row.ruleset().equals(ruleset) && row.size() == size)
                        .map(row -> new RatedBot(row.bot(), row.mean(), row.deviation()))
                        .toList(),
                page.next());
    }
}
