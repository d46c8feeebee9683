package arbiter.server.people;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Slice;
import arbiter.server.people.Profiles.Finished;
import arbiter.server.people.Profiles.FinishedGame;
import arbiter.server.people.Profiles.Part;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What people show of themselves. */
@RestController
@RequestMapping("/api")
@Tag(name = "People")
class ProfileController {
    private static final String LIST = "results";
    private static final int MOST = 200;

    private final Profiles profiles;
    private final Writer writer;

    ProfileController(Profiles profiles, Writer writer) {
        this.profiles = profiles;
        this.writer = writer;
    }

    /** Parts that are left out are shown. */
    record ShownWish(
            @Nullable Boolean since,
            @Nullable Boolean reliability,
            @Nullable Boolean leave,
            @Nullable Boolean ratings,
            @Nullable Boolean results,
            @Nullable Boolean games,
            @Nullable Boolean badges) {
        Set<Part> hidden() {
            Set<Part> hidden = EnumSet.noneOf(Part.class);
            add(hidden, Part.SINCE, since);
            add(hidden, Part.RELIABILITY, reliability);
            add(hidden, Part.LEAVE, leave);
            add(hidden, Part.RATINGS, ratings);
            add(hidden, Part.RESULTS, results);
            add(hidden, Part.GAMES, games);
            add(hidden, Part.BADGES, badges);
            return hidden;
        }

        private static void add(Set<Part> hidden, Part part, @Nullable Boolean shown) {
            if (Boolean.FALSE.equals(shown)) {
                hidden.add(part);
            }
        }
    }

    record FinishedList(
            List<FinishedGame> games,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @GetMapping("/people/{name}")
    @Operation(summary = "A person, as the person wants to be seen; or a bot")
    Profile profile(Caller caller, @PathVariable @Schema(example = "Raven") String name) {
        return profiles.of(name, caller);
    }

    @GetMapping("/people/{name}/games")
    @Operation(summary = "The finished public games of a person, the last first")
    FinishedList games(
            Caller caller,
            @PathVariable @Schema(example = "Raven") String name,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "20") @Schema(description = "games per page, 1 to 200") int limit) {
        int more = Slice.limit(limit, MOST) + 1;
        List<Finished> found = profiles.finished(name, caller, Cursor.read(LIST, cursor), more);
        Slice<Finished> page = Slice.of(LIST, found, limit, row -> new Cursor(row.order(), ""));
        return new FinishedList(page.items().stream().map(Finished::game).toList(), page.next());
    }

    @PutMapping("/me/profile")
    @Operation(summary = "Choose what others see on my profile; parts that are left out are shown")
    Profile show(Caller caller, @Valid @RequestBody ShownWish wish) {
        Caller.Known me = caller.account();
        writer.run(() -> profiles.hide(me.id(), wish.hidden()));
        return profiles.of(me.id(), caller);
    }
}
