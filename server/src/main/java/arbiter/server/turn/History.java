package arbiter.server.turn;

import arbiter.engine.Budget;
import arbiter.engine.Commitment;
import arbiter.engine.json.Json;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import arbiter.server.answer.Positions;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.LogStore.LogRow;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import arbiter.server.table.BalanceAnswer;
import arbiter.server.table.FrameAnswer;
import arbiter.server.table.Moment;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The positions of a game and its log, as each viewer may see them. */
@Component
class History {
    private final Tables tables;
    private final LogStore logs;
    private final Absentees absentees;
    private final GameStore games;

    History(Tables tables, LogStore logs, Absentees absentees, GameStore games) {
        this.tables = tables;
        this.logs = logs;
        this.absentees = absentees;
        this.games = games;
    }

    /** Reads {@code now} or the number of a position. */
    int number(Standpoint who, String at) {
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        return Positions.read(at, who.game().entries());
    }

    /** @param after leaves out positions up to this number, which the caller already has; −1 for none */
    List<PositionAnswer.Brief> list(Standpoint who, int after) {
        return list(who, after, Integer.MAX_VALUE);
    }

    List<PositionAnswer.Brief> list(Standpoint who, int after, int most) {
        String game = who.game().id();
        int last = who.game().entries();
        List<LogStore.LeftBehind> leftBehind = logs.leftBehind(game);
        List<PositionAnswer.Brief> briefs = new ArrayList<>();
        for (LogStore.Brief row : logs.briefs(game, after + 1, most)) {
            if (row.number() > last) {
                break;
            }
            boolean discarded = leftBehind.stream()
                    .anyMatch(back ->
                            back.before() <= last && row.number() > back.after() && row.number() < back.before());
            briefs.add(new PositionAnswer.Brief(
                    row.number(),
                    row.turn(),
                    row.kind(),
                    row.at(),
                    discarded,
                    GamePage.ScoreAnswer.read(row.scores())));
        }
        return briefs;
    }

    private static GameLog.@Nullable Entry entry(LogRow row) {
        if (row.number() == 0) {
            return null;
        }
        try {
            return LogText.readEntry(row.line());
        } catch (Misread e) {
            throw new IllegalStateException("a log line cannot be read", e);
        }
    }

    /** The cache tag of a position. A viewer's view of a position never changes, until the end of the game reveals everything. */
    static String tag(Standpoint who, int at) {
        String eyes = switch (who.viewer()) {
            case Viewer.All() -> "all";
            case Viewer.Public() -> "public";
            case Viewer.Player(var seat) -> "seat" + seat.index();
        };
        boolean over = who.game().status() == GameRow.Status.OVER;
        return at + "." + eyes + (over ? ".over." : ".")
                + Integer.toHexString(who.game().epoch().hashCode());
    }

    /** The position of a tag, if this viewer could have got it; otherwise null, and the whole view must be sent. */
    private static @Nullable Integer known(Standpoint who, @Nullable String tag) {
        if (tag == null || !tag.matches("[0-9]{1,7}\\..*")) {
            return null;
        }
        int at = Integer.parseInt(tag.substring(0, tag.indexOf('.')));
        return at <= who.game().entries() && tag.equals(tag(who, at)) ? at : null;
    }

    /** @param known the tag of a position that the caller has; then only the differences are sent */
    PositionAnswer position(Standpoint who, int at, @Nullable String known) {
        GameRow game = who.game();
        Table<?, ?, ?> table = tables.of(game);
        LogRow row = logs.at(game.id(), at);
        Moment moment = table.moment(at);
        Viewer viewer = who.viewer();
        Integer base = known(who, known);
        return new PositionAnswer(
                at,
                tag(who, at),
                moment.turn(),
                row.kind(),
                row.at(),
                base == null ? table.view(at, viewer) : null,
                base == null ? null : table.changes(base, at, viewer),
                new PositionAnswer.PositionPast(
                        table.report(at, viewer),
                        table.events(at, viewer),
                        table.strokes(at, viewer),
                        table.rolls(at, viewer)),
                GamePage.StandingAnswer.of(moment.standing(), table.ending(at)),
                table.progress().goal(at, viewer),
                table.progress().measures(at, viewer),
                moment.awaiting(),
                moment.pace().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                entry(row) instanceof GameLog.Turn turn ? decided(who, table, row, turn) : null);
    }

    /** How the caller saw the game go from one position to another. */
    List<FrameAnswer> frames(Standpoint who, int from, int to) {
        List<GameLog.Entry> entries = new ArrayList<>();
        for (LogRow row : logs.between(who.game().id(), from + 1, to)) {
            entries.add(Objects.requireNonNull(entry(row)));
        }
        return tables.of(who.game()).progress().frames(from, entries, who.viewer());
    }

    /** What the caller's seat won and lost between two positions. Ignores turns that were rolled back. */
    BalanceAnswer balance(Standpoint who, int seat, int from, int to) {
        List<Integer> steps = list(who, from).stream()
                .filter(brief -> !brief.discarded() && brief.at() <= to)
                .map(PositionAnswer.Brief::at)
                .toList();
        return tables.of(who.game())
                .progress()
                .balance(from, steps.isEmpty() ? List.of(to) : steps, Seat.of(seat), who.viewer());
    }

    private static PositionAnswer.Decided decided(Standpoint who, Table<?, ?, ?> table, LogRow row, GameLog.Turn turn) {
        List<PositionAnswer.OpenedSheet> sheets = new ArrayList<>();
        if (turn.sheets().containsKey("host")) {
            sheets.add(opened(who, table, row, turn, -1));
        }
        for (int seat = 0; seat < table.players().size(); seat++) {
            sheets.add(opened(who, table, row, turn, seat));
        }
        return new PositionAnswer.Decided(turn.number(), sheets);
    }

    private static PositionAnswer.OpenedSheet opened(
            Standpoint who, Table<?, ?, ?> table, LogRow row, GameLog.Turn turn, int seat) {
        String name = table.name(seat);
        List<String> lines = turn.sheets().get(name);
        GameLog.Receipt receipt = turn.receipts().get(name);
        boolean open = mayRead(who, row, seat);
        return new PositionAnswer.OpenedSheet(
                seat,
                lines == null,
                open,
                open && lines != null ? table.outcome(row.number(), seat, lines) : null,
                receipt == null ? null : receipt.commitment(),
                open && receipt != null ? receipt.nonce() : null);
    }

    /** Players can always read their own sheets. Other sheets are readable when the turn made them public or the game is over. */
    private static boolean mayRead(Standpoint who, LogRow row, int seat) {
        Integer own = who.seat();
        return row.open() || who.viewer() instanceof Viewer.All || (own != null && own == seat);
    }

    /**
     * Lines of the log as JSON Lines: complete when the game is over, before that without secrets.
     *
     * @param first the number of the first line; the answer has up to {@link LogPages#LINES} lines, and the seed after the last one
     */
    String log(Standpoint who, int first) {
        GameRow game = who.game();
        boolean over = game.status() == GameRow.Status.OVER;
        boolean all = over || who.viewer() instanceof Viewer.All;
        // A log that needs no secrets left out is readable for ever, even if its rules are no longer installed.
        Table<?, ?, ?> table = all ? null : tables.of(game);
        StringBuilder out = new StringBuilder();
        int last = Math.min(first + LogPages.LINES - 1, game.entries());
        List<Absentees.Used> ahead = over ? absentees.used(game.id(), first - 1, last - 1) : List.of();
        List<String> players = ahead.isEmpty() ? List.of() : players(game.id());
        for (LogRow row : logs.between(game.id(), first, last)) {
            Budget.checkpoint();
            out.append(over ? row.line() : line(who, table, row)).append('\n');
            ahead.stream()
                    .filter(used -> used.position() == row.number() - 1)
                    .forEach(used -> open(players, row, used, out));
        }
        String seed = game.seed();
        if (over && seed != null && last == game.entries()) {
            out.append(new Json.Builder().put("seed", seed).build().write()).append('\n');
        }
        return out.toString();
    }

    private List<String> players(String game) {
        try {
            return LogText.readStart(logs.at(game, 0).line()).players();
        } catch (Misread e) {
            throw new IllegalStateException("the log's first line cannot be read", e);
        }
    }

    /** Opens standing orders after the turn in which they were used. */
    private static void open(List<String> players, LogRow row, Absentees.Used used, StringBuilder out) {
        String name = players.get(used.seat());
        if (entry(row) instanceof GameLog.Turn turn && turn.standing().containsKey(name)) {
            out.append(LogText.write(new GameLog.Opened(row.number(), name, used.nonce(), used.orders())))
                    .append('\n');
        }
    }

    /**
     * A line of a game that is not over.
     *
     * @param table null for somebody who knows everything about the game
     */
    private String line(Standpoint who, @Nullable Table<?, ?, ?> table, LogRow row) {
        if (table != null && !row.open()) {
            return sealed(who, table, row);
        }
        return entry(row) instanceof GameLog.Turn turn
                ? LogText.write(new GameLog.Turn(
                        turn.number(),
                        turn.sheets(),
                        turn.receipts(),
                        standing(who.game(), row, turn),
                        turn.draws(),
                        turn.digest()))
                : row.line();
    }

    /** A line without its secrets. The digest is left out too, because small hidden numbers could be guessed from it. */
    private String sealed(Standpoint who, Table<?, ?, ?> table, LogRow row) {
        if (row.number() == 0) {
            GameLog.Start start = table.start();
            return new Json.Builder()
                    .put("arbiter-log", GameLog.FORMAT)
                    .put("game", start.game())
                    .put("version", start.version())
                    .put("players", Json.texts(start.players()))
                    .put("commitment", start.commitment())
                    .put("sealed", true)
                    .build()
                    .write();
        }
        if (entry(row) instanceof GameLog.Rollback(int to, String digest)) {
            return new Json.Builder()
                    .put("rollback", to)
                    .put("sealed", true)
                    .build()
                    .write();
        }
        if (!(entry(row) instanceof GameLog.Turn turn)) {
            return new Json.Builder()
                    .put(row.kind(), true)
                    .put("sealed", true)
                    .build()
                    .write();
        }
        Json.Builder commitments = new Json.Builder();
        turn.receipts().forEach((name, receipt) -> commitments.put(name, receipt.commitment()));
        Json.Builder own = new Json.Builder();
        Integer seat = who.seat();
        if (seat != null && turn.sheets().containsKey(table.name(seat))) {
            own.put(table.name(seat), Json.texts(turn.sheets().getOrDefault(table.name(seat), List.of())));
        }
        Json.Builder line = new Json.Builder()
                .put("turn", turn.number())
                .put("sheets", own.build())
                .put("commitments", commitments.build());
        SequencedMap<String, String> ahead = standing(who.game(), row, turn);
        if (!ahead.isEmpty()) {
            Json.Builder standing = new Json.Builder();
            ahead.forEach(standing::put);
            line.put("standing", standing.build());
        }
        return line.put("sealed", true).build().write();
    }

    /**
     * Before the end of the game nobody can see which sheets were made ahead: the others get a commitment too. The seed of the game, which
     * becomes public at the end, then proves which was which.
     */
    private SequencedMap<String, String> standing(GameRow game, LogRow row, GameLog.Turn turn) {
        SequencedMap<String, String> standing = new LinkedHashMap<>();
        if (!game.options().standing().equals("off") && !turn.receipts().isEmpty()) {
            // Not the row's seed: the row that spectators of a delayed game get has none.
            String seed = games.seed(game.id());
            turn.receipts()
                    .keySet()
                    .forEach(name -> standing.put(name, turn.standing().getOrDefault(name, byHand(seed, row, name))));
        }
        return standing;
    }

    private static String byHand(String seed, LogRow row, String name) {
        return Commitment.to(seed, List.of("by hand", String.valueOf(row.number()), name))
                .hex();
    }
}
