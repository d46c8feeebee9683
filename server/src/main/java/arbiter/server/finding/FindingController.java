package arbiter.server.finding;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.answer.Installed;
import arbiter.server.answer.Zones;
import arbiter.server.finding.Search.Answer;
import arbiter.server.finding.SearchStore.Proposal;
import arbiter.server.game.Schedule;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.DayOfWeek;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Finding a table. People learn how many others are looking for one, and nothing about who they are. */
@RestController
@RequestMapping("/api/me/searches")
@Tag(name = "Finding a table")
class FindingController {
    private final Finder finder;
    private final SearchStore store;
    private final TableStart start;
    private final Limits limits;
    private final Workbench bench;

    FindingController(Finder finder, SearchStore store, TableStart start, Limits limits, Workbench bench) {
        this.finder = finder;
        this.store = store;
        this.start = start;
        this.limits = limits;
        this.bench = bench;
    }

    record SearchWish(
            @NotNull @Schema(example = "gd6") String ruleset,

            @NotNull @Schema(example = "daily", description = "live, daily or weekly")
            String pace,

            @NotNull @Schema(example = "3") Integer fewest,
            @NotNull @Schema(example = "5") Integer most,

            @Nullable @Schema(description = "the days that suit me; left out, all")
            List<DayOfWeek> days,

            @Nullable @Schema(example = "Europe/Berlin") String zone) {}

    record SearchAnswer(@NotNull Boolean agree) {}

    record ProposedTable(
            @Schema(example = "4", description = "to how many people it is proposed, and who have not said no")
            int players,

            @Schema(example = "2") int agreed,
            Schedule schedule,

            @Nullable @Schema(description = "my answer; null if there is none")
            Boolean mine,

            Instant until) {}

    record MySearch(
            @Schema(example = "h7m2kq9xwd") String id,
            @Schema(example = "gd6") String ruleset,
            @Schema(example = "Global Domination VI") String rulesetName,
            @Schema(example = "daily") String pace,
            @Schema(example = "3") int fewest,
            @Schema(example = "5") int most,
            List<DayOfWeek> days,

            @Schema(example = "asked", description = "open, asked, seated, declined, silent or expired")
            String state,

            @Nullable ProposedTable proposal,

            @Nullable @Schema(example = "h7m2kq9xwd", description = "the game that it has led to")
            String game,

            Instant createdAt,
            Instant until) {}

    /** People who wait for one kind of table. */
    record LookingNow(
            @Schema(example = "gd6") String ruleset,
            @Schema(example = "daily") String pace,
            @Schema(example = "3") int people) {}

    record MySearches(List<MySearch> searches, List<LookingNow> looking) {}

    @GetMapping
    @Operation(summary = "My searches for a table, and how many people are looking for which")
    MySearches searches(Caller caller) {
        String account = caller.account().id();
        return new MySearches(
                finder.of(account).stream().map(this::answer).toList(),
                store.looking().stream()
                        .map(each -> new LookingNow(
                                each.kind().ruleset(), each.kind().tempo().word(), each.people()))
                        .toList());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Look for a table; the server proposes one when enough people fit together")
    MySearch search(Caller caller, @Valid @RequestBody SearchWish wish) {
        Caller.Known person = caller.account();
        limits.take(Limits.Kind.CREATE, person.id());
        Game<?, ?, ?> game = Installed.read(wish.ruleset);
        Tempo tempo = Tempo.of(wish.pace);
        Search.Kind kind = new Search.Kind(wish.ruleset, tempo, false);
        Search.Sizes sizes = sizes(game, wish);
        bench.run(Bench.MAPS, person.id(), () -> possible(game, sizes));
        return answer(finder.begin(
                person,
                kind,
                sizes,
                days(tempo, wish.days),
                Zones.read("zone", wish.zone).getId()));
    }

    private static Search.Sizes sizes(Game<?, ?, ?> game, SearchWish wish) {
        int fewest = game.ruleset().fewestSeats();
        int most = game.ruleset().mostSeats();
        if (wish.fewest < fewest || wish.fewest > most) {
            throw Problem.notBetween("fewest", wish.fewest, fewest, most);
        }
        if (wish.most < wish.fewest || wish.most > most) {
            throw Problem.notBetween("most", wish.most, wish.fewest, most);
        }
        return new Search.Sizes(wish.fewest, wish.most);
    }

    /** Refuses a wish that no board of the game can fulfil: nobody would ever be found for it. */
    private Search.Sizes possible(Game<?, ?, ?> game, Search.Sizes sizes) {
        String ruleset = game.ruleset().id();
        if (IntStream.rangeClosed(sizes.fewest(), sizes.most()).anyMatch(size -> start.possible(ruleset, size))) {
            return sizes;
        }
        int most = game.ruleset().mostSeats();
        String nearest = IntStream.concat(
                        IntStream.iterate(sizes.fewest() - 1, size -> size > 1, size -> size - 1)
                                .filter(size -> start.possible(ruleset, size))
                                .limit(1),
                        IntStream.rangeClosed(sizes.most() + 1, most)
                                .filter(size -> start.possible(ruleset, size))
                                .limit(1))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" or "));
        String asked = sizes.fewest() == sizes.most()
                ? sizes.most() + " players"
                : sizes.fewest() + " to " + sizes.most() + " players";
        throw Problem.invalid(
                "most", "No board of " + game.ruleset().name() + " is for " + asked + ". Try " + nearest + ".");
    }

    private static Days days(Tempo tempo, @Nullable List<DayOfWeek> wish) {
        Days days = wish == null || tempo == Tempo.LIVE ? Days.ALL : Days.of(wish);
        if (days.count() < tempo.fewestDays()) {
            throw Problem.impossible(
                    "days",
                    days.count() + (days.count() == 1 ? " day" : " days"),
                    "at least " + tempo.fewestDays() + " at this pace");
        }
        return days;
    }

    @DeleteMapping("/{search}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Stop looking")
    void stopSearching(Caller caller, @PathVariable String search) {
        finder.end(caller.account(), search);
    }

    @PostMapping("/{search}/answer")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Agree to the proposed table, or not; a no ends the search")
    void agree(Caller caller, @PathVariable String search, @Valid @RequestBody SearchAnswer answer) {
        finder.answer(caller.account(), search, answer.agree ? Answer.YES : Answer.NO);
    }

    private MySearch answer(Search search) {
        return new MySearch(
                search.id(),
                search.kind().ruleset(),
                Games.byId(search.kind().ruleset())
                        .map(game -> game.ruleset().name())
                        .orElse(search.kind().ruleset()),
                search.kind().tempo().word(),
                search.sizes().fewest(),
                search.sizes().most(),
                search.days().list(),
                search.state().name().toLowerCase(Locale.ROOT),
                proposed(search),
                search.game(),
                search.createdAt(),
                search.until());
    }

    private @Nullable ProposedTable proposed(Search search) {
        String id = search.proposal();
        if (id == null || search.state() != Search.State.ASKED) {
            return null;
        }
        Proposal proposal = store.proposal(id).orElse(null);
        if (proposal == null) {
            return null;
        }
        List<Search> asked = store.asked(id);
        return new ProposedTable(
                asked.size(),
                (int) asked.stream().filter(each -> each.answer() == Answer.YES).count(),
                proposal.schedule(),
                search.answer() == Answer.NONE ? null : (Boolean) (search.answer() == Answer.YES),
                proposal.until());
    }
}
