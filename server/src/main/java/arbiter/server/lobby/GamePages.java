package arbiter.server.lobby;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.account.Leaves;
import arbiter.server.game.Absence;
import arbiter.server.game.Access;
import arbiter.server.game.BoardPicture;
import arbiter.server.game.Delays;
import arbiter.server.game.GameOptions;
import arbiter.server.game.GameRow;
import arbiter.server.game.LogStore;
import arbiter.server.game.LostSeats;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.game.Upgrades;
import arbiter.server.live.Happenings;
import arbiter.server.notify.Mail;
import arbiter.server.people.Reliabilities;
import arbiter.server.people.Reliability;
import arbiter.server.press.Press;
import arbiter.server.table.RulesetMissing;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Builds the answers about games, each with what its caller may see. */
@Component
public class GamePages {
    private final Access access;
    private final SeatStore seats;
    private final LostSeats lost;
    private final SheetStore sheets;
    private final Delays delays;
    private final Upgrades upgrades;
    private final Tables tables;
    private final Accounts accounts;
    private final Press press;
    private final Mail mail;
    private final Leaves leaves;
    private final Reliabilities reliabilities;
    private final Happenings happenings;
    private final Clock clock;

    GamePages(
            Access access,
            SeatStore seats,
            LostSeats lost,
            SheetStore sheets,
            Delays delays,
            Upgrades upgrades,
            Tables tables,
            Accounts accounts,
            Press press,
            Mail mail,
            Leaves leaves,
            Reliabilities reliabilities,
            Happenings happenings,
            Clock clock) {
        this.access = access;
        this.seats = seats;
        this.lost = lost;
        this.sheets = sheets;
        this.delays = delays;
        this.upgrades = upgrades;
        this.tables = tables;
        this.accounts = accounts;
        this.press = press;
        this.mail = mail;
        this.leaves = leaves;
        this.reliabilities = reliabilities;
        this.happenings = happenings;
        this.clock = clock;
    }

    /** The page in its current state, after an action of the caller. */
    public GamePage fresh(Standpoint before) {
        return page(access.to(before.game().id(), before.caller()));
    }

    public GamePage page(Standpoint who) {
        GameRow game = who.game();
        GameOptions options = game.options();
        Table<?, ?, ?> table = game.status().begun() ? table(game) : null;
        boolean over = game.status() == GameRow.Status.OVER;
        boolean inside = who.takesPart() || who.caller().isAdministrator();
        GameSummary summary = summary(who);
        // Not what happened after the game was read: a page that follows the game from here on would never be told of
        // it.
        long last = who.asOf() == null
                ? happenings.last(game.id(), who.chairs(), game.revision().seq())
                : 0;
        return new GamePage(
                summary,
                people(who, summary),
                new GamePage.GameRules(
                        game.rulesetVersion(),
                        rules(game).map(rules -> rules.face().board()).orElse(""),
                        options.parameters()),
                new GamePage.GameTerms(
                        options.schedule(),
                        options.absence(),
                        options.demand(),
                        refusal(who),
                        options.counts(),
                        absenceRules(options)),
                new GamePage.GameCustoms(
                        options.press(),
                        options.anonymous(),
                        game.visibility(),
                        options.hostSees(),
                        options.sheetsOpen(),
                        options.lateJoining(),
                        Boolean.TRUE.equals(options.inheritLetters()),
                        options.delay(),
                        options.standing(),
                        options.botsComment()),
                game.joining(),
                host(who),
                inside ? game.invitation() : null,
                new GamePage.Mine(
                        who.seat(),
                        who.isHost(),
                        who.caller().isAdministrator(),
                        mayOrder(who, table),
                        lost.of(who).orElse(null)),
                new GamePage.GameCourse(
                        game.pace() == null
                                ? null
                                : game.pace().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        table == null ? null : table.start().commitment(),
                        over ? game.seed() : null,
                        who.asOf() == null ? delays.of(game.id(), game.entries()) : List.of(),
                        who.asOf() == null ? upgrade(game) : null,
                        standing(game, table),
                        inside ? game.rematch() : null),
                new GamePage.GameRevision(last, last, clock.instant()));
    }

    /** Null if the game is over and its rules are not installed any more: what is stored of it can still be read. */
    private @Nullable Table<?, ?, ?> table(GameRow game) {
        try {
            return tables.of(game);
        } catch (RulesetMissing e) {
            if (game.status() != GameRow.Status.OVER) {
                throw e;
            }
            return null;
        }
    }

    private GamePage.@Nullable StandingAnswer standing(GameRow game, @Nullable Table<?, ?, ?> table) {
        if (table != null) {
            return GamePage.StandingAnswer.of(table.moment(game.entries()).standing(), table.ending(game.entries()));
        }
        return game.status() == GameRow.Status.OVER
                ? new GamePage.StandingAnswer(
                        true,
                        game.winners(),
                        "",
                        "",
                        seats.of(game.id()).stream()
                                .map(row -> new GamePage.ScoreAnswer(row.seat(), row.alive(), row.points()))
                                .toList())
                : null;
    }

    private List<String> absenceRules(GameOptions options) {
        List<String> rules = new ArrayList<>(options.absence()
                .sentences(
                        options.schedule(), mail.available() ? Absence.Reach.WITH_MAIL : Absence.Reach.WITHOUT_MAIL));
        rules.add(options.anonymous() ? Absence.HIDDEN_LEAVE : options.absence().duringLeave());
        return rules;
    }

    /** What is known about the people at the table, as far as the caller may know who they are. */
    private List<GamePage.PersonAnswer> people(Standpoint who, GameSummary summary) {
        Map<String, Leaves.Leave> away = leaves.atTable(who.game().id());
        Map<String, Reliability> reliable = reliabilities.atTable(who.game().id());
        return summary.chairs().seats().stream()
                .filter(seat -> seat.player() != null)
                .map(seat -> {
                    String account = Objects.requireNonNull(seat.player()).id();
                    return new GamePage.PersonAnswer(
                            seat.seat(), reliable.getOrDefault(account, Reliability.NONE), away(away.get(account)));
                })
                .toList();
    }

    private @Nullable String refusal(Standpoint who) {
        String account = who.caller().idOrNull();
        return account == null || who.takesPart()
                ? null
                : reliabilities
                        .refusal(who.game().options().demand(), account)
                        .map(Problem::sentence)
                        .orElse(null);
    }

    private GamePage.@Nullable AwayAnswer away(Leaves.@Nullable Leave leave) {
        return leave == null
                ? null
                : new GamePage.AwayAnswer(
                        leave.first().toString(), leave.last().toString(), leave.covers(clock.instant()));
    }

    /** The rules of the game. If that version is not installed, the newest rules still give a name for it. */
    private static Optional<Game<?, ?, ?>> rules(GameRow game) {
        return Games.find(game.ruleset(), game.rulesetVersion()).or(() -> Games.byId(game.ruleset()));
    }

    /** Null if there are no newer rules. */
    private GamePage.@Nullable UpgradeAnswer upgrade(GameRow game) {
        int newest = Games.versions(game.ruleset()).stream().findFirst().orElse(game.rulesetVersion());
        boolean going = game.status() == GameRow.Status.RUNNING || game.status() == GameRow.Status.PAUSED;
        if (!going || newest <= game.rulesetVersion()) {
            return null;
        }
        return new GamePage.UpgradeAnswer(newest, upgrades.open(game.id()).orElse(null));
    }

    private static boolean mayOrder(Standpoint who, @Nullable Table<?, ?, ?> table) {
        Integer seat = who.seat();
        return table != null
                && seat != null
                && who.game().status() == GameRow.Status.RUNNING
                && table.mayOrder(who.game().entries(), seat);
    }

    /** In an anonymous game, the name of a host who plays would identify a player. */
    private GameSummary.@Nullable PlayerAnswer host(Standpoint who) {
        GameRow game = who.game();
        boolean plays = seats.seatOf(game.id(), game.hostId()).isPresent();
        if (game.options().anonymous() && plays && game.status() != GameRow.Status.OVER && !who.isHost()) {
            return null;
        }
        return accounts.byId(game.hostId())
                .map(host -> new GameSummary.PlayerAnswer(host.id(), host.name(), host.kind() == Account.Kind.GUEST))
                .orElse(null);
    }

    /** Games in a list. The seats of all of them are read at once. */
    public List<GameSummary> summaries(List<GameRow> games, Caller caller) {
        Map<String, List<SeatRow>> rows =
                seats.of(games.stream().map(GameRow::id).toList());
        String account = caller.idOrNull();
        return games.stream()
                .map(game -> {
                    List<SeatRow> table = rows.getOrDefault(game.id(), List.of());
                    Integer mine = table.stream()
                            .filter(row -> account != null && account.equals(row.account()))
                            .map(SeatRow::seat)
                            .findFirst()
                            .orElse(null);
                    return summary(access.standpoint(game, caller, mine), table);
                })
                .toList();
    }

    public GameSummary summary(Standpoint who) {
        return summary(who, seats.of(who.game().id()));
    }

    /** Only in a turn that the caller sees as open can somebody be ready. */
    private List<Integer> ready(Standpoint who) {
        GameRow game = who.game();
        boolean open = game.status() == GameRow.Status.RUNNING || game.status() == GameRow.Status.PAUSED;
        return !open || who.asOf() != null
                ? List.of()
                : sheets.flags(game.id(), game.entries()).stream()
                        .filter(SheetStore.Flag::ready)
                        .map(SheetStore.Flag::seat)
                        .toList();
    }

    private GameSummary summary(Standpoint who, List<SeatRow> rows) {
        GameRow game = who.game();
        List<Integer> ready = ready(who);
        Integer mine = who.seat();
        boolean running = game.status() == GameRow.Status.RUNNING;
        return new GameSummary(
                new GameSummary.GameCard(
                        game.id(),
                        game.name(),
                        game.ruleset(),
                        rules(game).map(each -> each.ruleset().name()).orElse(game.ruleset()),
                        game.boardName(),
                        game.options().schedule().tempo().word()),
                new GameSummary.GameProgress(
                        game.status().name().toLowerCase(Locale.ROOT),
                        game.turn(),
                        game.entries(),
                        running ? game.deadline() : null,
                        running ? game.graceUntil() : null),
                new GameSummary.GameChairs(
                        game.size(),
                        (int) rows.stream()
                                .filter(row -> row.state() != SeatRow.State.OPEN)
                                .count(),
                        seatAnswers(who, rows, ready)),
                new GameSummary.GameOfMine(
                        who.isHost(),
                        mine,
                        running && mine != null && game.awaiting().contains(mine),
                        mine != null && ready.contains(mine)),
                new GameSummary.GameDeciders(
                        game.awaiting(),
                        ready.stream().filter(seat -> seat >= 0).toList(),
                        game.winners()),
                press.unread(who),
                game.status().begun() ? BoardPicture.address(game, rows) : null,
                who.until(),
                game.createdAt(),
                game.updatedAt());
    }

    private static List<GameSummary.SeatAnswer> seatAnswers(Standpoint who, List<SeatRow> rows, List<Integer> ready) {
        GameRow game = who.game();
        boolean hidden = game.options().anonymous()
                && game.status() != GameRow.Status.OVER
                && !(who.isHost() && game.options().hostSees().equals("everything"));
        List<String> marks = new ArrayList<>();
        LogStore.Brief then = who.asOf();
        List<GamePage.ScoreAnswer> scores = then == null ? List.of() : GamePage.ScoreAnswer.read(then.scores());
        List<GameSummary.SeatAnswer> answers = new ArrayList<>();
        for (SeatRow row : rows) {
            boolean own =
                    row.account() != null && row.account().equals(who.caller().idOrNull());
            boolean veiled = hidden && !own;
            boolean shown = row.account() != null && !veiled;
            // A bot that plays for an absent person tells of missed turns that a delayed spectator does not see yet.
            boolean standIn = then != null && row.account() != null;
            boolean botless = veiled || standIn;
            SeatRow.State state = botless && row.state() == SeatRow.State.BOT ? SeatRow.State.TAKEN : row.state();
            answers.add(new GameSummary.SeatAnswer(
                    row.seat(),
                    row.country(),
                    row.colour(),
                    mark(row.country(), marks),
                    row.seat() % 8,
                    row.lore(),
                    shown
                            ? new GameSummary.PlayerAnswer(
                                    String.valueOf(row.account()), String.valueOf(row.playerName()), row.guest())
                            : null,
                    botless ? null : row.bot(),
                    state.name().toLowerCase(Locale.ROOT),
                    game.awaiting().contains(row.seat()),
                    ready.contains(row.seat()),
                    then == null ? row.alive() : scores.get(row.seat()).alive(),
                    then == null ? row.points() : scores.get(row.seat()).points(),
                    then == null ? row.strikes() : 0));
        }
        return answers;
    }

    /** Two letters of the country's name: the first, and the first other letter that makes the mark unique. */
    private static String mark(String country, List<String> taken) {
        String letters = country.toUpperCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
        for (int i = 1; i < letters.length(); i++) {
            String mark = "" + letters.charAt(0) + letters.charAt(i);
            if (!taken.contains(mark)) {
                taken.add(mark);
                return mark;
            }
        }
        String mark = letters.charAt(0) + Integer.toString(taken.size() % 10);
        taken.add(mark);
        return mark;
    }
}
