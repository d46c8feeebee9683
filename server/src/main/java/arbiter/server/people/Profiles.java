package arbiter.server.people;

import arbiter.bots.Bots;
import arbiter.engine.Games;
import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.account.Blocks;
import arbiter.server.account.Leaves;
import arbiter.server.answer.Cursor;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.OwnGames;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Makes profiles, each with what its person shows. */
@Component
class Profiles {
    private static final int MOST_GAMES = 50;

    private final JdbcClient jdbc;
    private final Accounts accounts;
    private final Blocks blocks;
    private final Leaves leaves;
    private final Reliabilities reliabilities;
    private final Access access;
    private final PersonalRatings ratings;
    private final OwnGames games;
    private final SeatStore seats;
    private final Clock clock;

    Profiles(
            JdbcClient jdbc,
            Accounts accounts,
            Blocks blocks,
            Leaves leaves,
            Reliabilities reliabilities,
            Access access,
            PersonalRatings ratings,
            OwnGames games,
            SeatStore seats,
            Clock clock) {
        this.jdbc = jdbc;
        this.accounts = accounts;
        this.blocks = blocks;
        this.leaves = leaves;
        this.reliabilities = reliabilities;
        this.access = access;
        this.ratings = ratings;
        this.games = games;
        this.seats = seats;
        this.clock = clock;
    }

    /** The parts of a profile that can be hidden. */
    enum Part {
        SINCE,
        RELIABILITY,
        LEAVE,
        RATINGS,
        RESULTS,
        GAMES,
        BADGES
    }

    /** One person's profile, as one caller may see it. */
    private record Sight(Account account, boolean mine, Set<Part> hidden) {
        <T> @Nullable T show(Part part, Supplier<T> value) {
            return shows(part) ? value.get() : null;
        }

        boolean shows(Part part) {
            return mine || !hidden.contains(part);
        }
    }

    /** Finds a person by name, or by id, because names of guests are not unique. */
    Account person(String name) {
        return accounts.byId(name)
                .or(() -> accounts.byName(name))
                .filter(found -> found.kind() != Account.Kind.ERASED)
                .orElseThrow(() -> Problem.notFound("Nobody on this server has this name."));
    }

    private Sight sight(String name, Caller caller) {
        Account account = person(name);
        return new Sight(account, account.id().equals(caller.idOrNull()), hidden(account.id()));
    }

    Profile of(String name, Caller caller) {
        Optional<Profile> bot = bot(name);
        if (bot.isPresent() && accounts.byName(name).isEmpty()) {
            return bot.get();
        }
        Sight sight = sight(name, caller);
        Account account = sight.account;
        String id = account.id();
        boolean counted = sight.shows(Part.RESULTS) || sight.shows(Part.BADGES);
        List<Profile.Tally> tallies = counted ? tallies(id) : List.of();
        return new Profile(
                id,
                account.name(),
                account.kind().name().toLowerCase(Locale.ROOT),
                null,
                sight.mine,
                blocks.blocks(caller.idOrNull(), id),
                sight.show(Part.SINCE, () -> LocalDate.ofInstant(account.createdAt(), ZoneOffset.UTC)),
                sight.show(Part.RELIABILITY, () -> reliabilities.of(id)),
                sight.show(Part.LEAVE, () -> leave(id)),
                sight.show(Part.RESULTS, () -> tallies),
                sight.show(Part.GAMES, () -> current(id, caller)),
                sight.show(Part.RATINGS, () -> ratings.of(id)),
                sight.show(Part.BADGES, () -> Badges.of(tallies, reliabilities.longestStreak(id))),
                sight.mine ? shown(sight.hidden) : null);
    }

    private static Optional<Profile> bot(String name) {
        return Bots.byId(name)
                .map(bot -> new Profile(
                        bot.id(),
                        bot.id(),
                        "bot",
                        bot.sentence(),
                        false,
                        false,
                        null,
                        null,
                        null,
                        null,
                        null,
                        PersonalRatings.ofBot(bot.id()),
                        null,
                        null));
    }

    private List<Profile.Days> leave(String account) {
        Instant now = clock.instant();
        return leaves.of(account).stream()
                .map(leave ->
                        new Profile.Days(leave.first().toString(), leave.last().toString(), leave.covers(now)))
                .toList();
    }

    private List<Profile.Tally> tallies(String account) {
        return jdbc.sql("select ruleset, sum(case when people > 1 then 1 else 0 end) as played,"
                        + " sum(case when people > 1 then won else 0 end) as won,"
                        + " sum(case when people > 1 then 0 else 1 end) as played_bots,"
                        + " sum(case when people > 1 then 0 else won end) as won_bots"
                        + " from results where account_id = ? group by ruleset order by ruleset")
                .param(account)
                .query((row, n) -> new Profile.Tally(
                        row.getString("ruleset"),
                        ruleset(row.getString("ruleset")),
                        row.getInt("played"),
                        row.getInt("won"),
                        row.getInt("played_bots"),
                        row.getInt("won_bots")))
                .list();
    }

    private static String ruleset(String id) {
        return Games.byId(id).map(game -> game.ruleset().name()).orElse(id);
    }

    /** Public games that are not over. An anonymous game is not listed, because that would tell who plays it. */
    private List<Profile.CurrentGame> current(String account, Caller caller) {
        List<GameRow> played = games.playedInPublic(account, MOST_GAMES).stream()
                .filter(game -> !game.options().anonymous())
                .toList();
        Map<String, List<SeatRow>> tables =
                seats.of(played.stream().map(GameRow::id).toList());
        return played.stream()
                .flatMap(game -> {
                    List<SeatRow> table = tables.getOrDefault(game.id(), List.of());
                    Integer mine =
                            seat(table, caller.idOrNull()).map(SeatRow::seat).orElse(null);
                    GameRow seen = access.standpoint(game, caller, mine).game();
                    return seat(table, account).map(seat -> current(seen, seat)).stream();
                })
                .toList();
    }

    private static Optional<SeatRow> seat(List<SeatRow> table, @Nullable String account) {
        return table.stream()
                .filter(seat -> account != null && account.equals(seat.account()))
                .findFirst();
    }

    private static Profile.CurrentGame current(GameRow game, SeatRow seat) {
        return new Profile.CurrentGame(
                game.id(),
                game.name(),
                ruleset(game.ruleset()),
                game.status().name().toLowerCase(Locale.ROOT),
                game.turn(),
                seat.country(),
                seat.colour());
    }

    /** A finished public game. */
    record Finished(long order, FinishedGame game) {}

    /** @param left whether the person left before the end */
    record FinishedGame(
            String id,
            String name,
            String ruleset,
            String rulesetName,
            int place,
            int seats,
            boolean won,
            boolean left,
            Instant finishedAt) {}

    List<Finished> finished(String name, Caller caller, Cursor after, int most) {
        Sight sight = sight(name, caller);
        if (!sight.shows(Part.RESULTS)) {
            return List.of();
        }
        return jdbc.sql(
                        "select r.*, g.name from results r join game g on g.id = r.game_id where r.account_id = ?"
                                + " and r.visibility = 'public' and r.finished_order < ? order by r.finished_order desc limit ?")
                .params(sight.account.id(), after.at(), most)
                .query((row, n) -> new Finished(
                        row.getLong("finished_order"),
                        new FinishedGame(
                                row.getString("game_id"),
                                row.getString("name"),
                                row.getString("ruleset"),
                                ruleset(row.getString("ruleset")),
                                row.getInt("place"),
                                row.getInt("seats"),
                                row.getInt("won") == 1,
                                row.getInt("had_left") == 1,
                                Instant.ofEpochMilli(row.getLong("finished_at")))))
                .list();
    }

    private Set<Part> hidden(String account) {
        String words = jdbc.sql("select hidden from profile where account_id = ?")
                .param(account)
                .query(String.class)
                .optional()
                .orElse("");
        return Arrays.stream(words.split(","))
                .filter(word -> !word.isEmpty())
                .map(Part::valueOf)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Part.class)));
    }

    private static Profile.ShownParts shown(Set<Part> hidden) {
        return new Profile.ShownParts(
                !hidden.contains(Part.SINCE),
                !hidden.contains(Part.RELIABILITY),
                !hidden.contains(Part.LEAVE),
                !hidden.contains(Part.RATINGS),
                !hidden.contains(Part.RESULTS),
                !hidden.contains(Part.GAMES),
                !hidden.contains(Part.BADGES));
    }

    /** Must be called inside a transaction. */
    void hide(String account, Set<Part> hidden) {
        String words = hidden.stream().map(Part::name).collect(Collectors.joining(","));
        jdbc.sql("insert into profile (account_id, hidden) values (?, ?)"
                        + " on conflict (account_id) do update set hidden = excluded.hidden")
                .params(account, words)
                .update();
    }
}
