package arbiter.server.finding;

import arbiter.server.account.Accounts;
import arbiter.server.answer.Zones;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.notify.PreferenceStore;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** When the players of a game are awake, so that a schedule can suit them. */
@RestController
@RequestMapping("/api/games/{id}")
@Tag(name = "Finding a table")
class HoursController {
    private final Access access;
    private final SeatStore seats;
    private final Accounts accounts;
    private final PreferenceStore preferences;
    private final Clock clock;

    HoursController(Access access, SeatStore seats, Accounts accounts, PreferenceStore preferences, Clock clock) {
        this.access = access;
        this.seats = seats;
        this.accounts = accounts;
        this.preferences = preferences;
        this.clock = clock;
    }

    record Hours(
            @Schema(example = "Europe/Berlin") String zone,

            @Schema(example = "4", description = "people with a seat; in an anonymous game bots count too")
            int people,

            @Schema(
                    example = "3",
                    description = "those of them who have chosen quiet hours; nobody in an anonymous game")
            int known,

            @Schema(description = "when all of these are awake, in the time zone; empty if never, or if known is 0")
            List<CommonHours.Span> common,

            @Nullable
            @Schema(description = "whether they are all awake when the next turn would end; null if that is not known")
            Boolean suits) {}

    @GetMapping("/hours")
    @Operation(
            summary = "When all players are awake (host and players)",
            description = "From the quiet hours and time zones that people have chosen for their notices.")
    Hours hours(
            Caller caller,
            @PathVariable String id,
            @RequestParam(required = false) @Nullable @Schema(example = "Europe/Berlin") String zone) {
        Standpoint who = access.to(id, caller);
        if (!who.caller().isAdministrator()) {
            who.requirePart();
        }
        ZoneId place = Zones.read("zone", zone);
        GameRow game = who.game();
        List<String> players = seats.players(id);
        boolean anonymous = game.options().anonymous();
        // The hours of few people can tell who they are.
        List<Predicate<Instant>> awake = anonymous
                ? List.of()
                : players.stream()
                        .flatMap(account -> accounts.byId(account).stream())
                        .flatMap(account -> preferences.awake(account).stream())
                        .toList();
        Instant now = clock.instant();
        return new Hours(
                place.getId(),
                anonymous ? taken(id) : players.size(),
                awake.size(),
                awake.isEmpty() ? List.of() : CommonHours.of(awake, LocalDate.ofInstant(now, place), place),
                awake.isEmpty()
                        ? null
                        : game.options()
                                .schedule()
                                .next(now)
                                .filter(end -> game.options().schedule().kind().equals("calendar"))
                                .map(end -> awake.stream().allMatch(person -> person.test(end)))
                                .orElse(null));
    }

    /** Players do not learn which seats of an anonymous game are bots, so not how many either. */
    private int taken(String game) {
        return (int) seats.of(game).stream()
                .filter(row -> row.state() != SeatRow.State.OPEN)
                .count();
    }
}
