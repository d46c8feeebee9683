package arbiter.server.turn;

import arbiter.engine.Pace;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.text.Misread;
import arbiter.server.crash.Auditor;
import arbiter.server.game.GameRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * What everybody may rely on: an acknowledged sheet counts exactly once, a due turn is resolved exactly once, and nobody waits for ever.
 */
final class TurnModel {
    /** The ways in which a promise can be broken. */
    enum Wrong {
        /** A sheet was acknowledged and did not count. */
        SHEET_LOST,
        SHEET_TWICE,
        /** All players are ready, but the turn is not resolved. */
        READY_TURN_WAITS,
        /** A deadline has passed, and nothing happened. */
        DEADLINE_LOST,
        /** The game waits for a bot, but nobody asks it. */
        BOT_FORGOTTEN,
        /** A turn ended without the sheet that its player had decided ahead, or the log does not bind the standing orders. */
        STANDING_ORDERS_LOST,
        /** The log does not replay, or the game's row contradicts it. */
        LOG_WRONG,
        /** A notice about a turn was sent twice or not at all. */
        NOTICE_WRONG
    }

    record Finding(Wrong wrong, String how) {}

    /** A sheet that is being sent, as its player knows it. */
    final class Attempt {
        private final int seat;
        private int at = -1;
        private @Nullable Pace pace;
        private boolean refused;
        private @Nullable SheetAnswer answer;

        private Attempt(int seat) {
            this.seat = seat;
        }

        void aims(GameRow row) {
            at = row.entries();
            pace = row.pace();
        }

        void answered(SheetAnswer given) {
            answer = given;
        }

        void refused() {
            refused = true;
        }

        private boolean unknown() {
            return answer == null && !refused;
        }

        /** If sheets are resolved as they arrive, only ready sheets are promised to count. Otherwise drafts count too. */
        private boolean promised() {
            return answer != null && (answer.ready() || pace == Pace.TOGETHER);
        }
    }

    private final String game;
    private final List<Attempt> attempts = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    TurnModel(String game) {
        this.game = game;
    }

    int people() {
        return 2;
    }

    Attempt attempt(int seat) {
        Attempt attempt = new Attempt(seat);
        attempts.add(attempt);
        return attempt;
    }

    List<Finding> findings() {
        return findings;
    }

    long acknowledged() {
        return attempts.stream().filter(attempt -> attempt.answer != null).count();
    }

    void wrong(Wrong wrong, String how) {
        findings.add(new Finding(wrong, how));
    }

    int entries(DataSource storage) {
        return number(storage, "select entries from game where id = ?");
    }

    /** 0 if the game is not running or has no deadline. */
    long deadline(DataSource storage) {
        return JdbcClient.create(storage)
                .sql("select coalesce(max(coalesce(grace_until, deadline)), 0) from game where id = ? and"
                        + " status = 'RUNNING'")
                .param(game)
                .query(Long.class)
                .single();
    }

    private int number(DataSource storage, String sql) {
        return JdbcClient.create(storage)
                .sql(sql)
                .param(game)
                .query(Integer.class)
                .single();
    }

    void checkReadyTurns(DataSource storage) {
        int unready = number(
                storage,
                "select count(*) from seat s join game g on g.id = s.game_id where g.id = ? and"
                        + " ',' || g.awaiting || ',' like '%,' || s.seat || ',%' and not exists (select 1 from sheet h"
                        + " where h.game_id = g.id and h.position = g.entries and h.seat = s.seat and h.ready = 1)");
        int ready = number(
                storage,
                "select count(*) from sheet h join game g on g.id = h.game_id where g.id = ? and"
                        + " h.position = g.entries and h.ready = 1 and h.seat >= 0");
        boolean running = number(storage, "select count(*) from game where id = ? and status = 'RUNNING'") == 1;
        boolean atOnce = number(storage, "select count(*) from game where id = ? and pace = 'AT_ONCE'") == 1;
        if (running && (atOnce ? ready > 0 : unready == 0)) {
            wrong(Wrong.READY_TURN_WAITS, "position " + entries(storage) + " has all it needs");
        }
    }

    void checkBots(DataSource storage) {
        int owing = number(
                storage,
                "select count(*) from seat s join game g on g.id = s.game_id where g.id = ? and g.status = 'RUNNING'"
                        + " and s.bot is not null and ',' || g.awaiting || ',' like '%,' || s.seat || ',%' and not"
                        + " exists (select 1 from sheet h where h.game_id = g.id and h.position = g.entries and"
                        + " h.seat = s.seat and h.ready = 1)");
        if (owing > 0) {
            wrong(Wrong.BOT_FORGOTTEN, owing + " at position " + entries(storage));
        }
    }

    void checkLog(DataSource storage) {
        try (Connection connection = storage.getConnection()) {
            new Auditor(connection).audit().forEach(each -> wrong(Wrong.LOG_WRONG, each));
        } catch (SQLException | Misread | RuntimeException e) {
            wrong(Wrong.LOG_WRONG, e.toString());
        }
        List<String> lines = JdbcClient.create(storage)
                .sql("select line from log_line where game_id = ? order by number")
                .param(game)
                .query(String.class)
                .list();
        checkSheets(storage, lines);
        checkStanding(storage, lines);
        checkNotices(storage, lines.size());
    }

    /** Everybody who wants notices gets one for each open position. */
    private void checkNotices(DataSource storage, int positions) {
        int over = number(storage, "select count(*) from game where id = ? and status = 'OVER'");
        for (int seat = 0; seat < people(); seat++) {
            int told = JdbcClient.create(storage)
                    .sql("select count(*) from notice where account_id = ? and game_id = ? and topic = 'TURN'")
                    .params("player-" + seat, game)
                    .query(Integer.class)
                    .single();
            if (told != positions - over) {
                wrong(Wrong.NOTICE_WRONG, told + " notices for " + (positions - over) + " positions");
            }
        }
    }

    /**
     * A player who has decided every turn ahead has a sheet in each, and each sheet that was made ahead has exactly one record that opens
     * its commitment.
     */
    private void checkStanding(DataSource storage, List<String> lines) {
        List<Integer> ahead = JdbcClient.create(storage)
                .sql("select seat from standing_orders where game_id = ?")
                .param(game)
                .query(Integer.class)
                .list();
        for (int at = 0; at + 1 < lines.size(); at++) {
            if (!(entry(lines.get(at + 1)) instanceof GameLog.Turn turn)) {
                continue;
            }
            for (int seat : ahead) {
                String name = names(lines.getFirst()).get(seat);
                if (!turn.sheets().containsKey(name)) {
                    wrong(Wrong.STANDING_ORDERS_LOST, "no sheet of seat " + seat + " at position " + at);
                }
            }
            for (String name : turn.standing().keySet()) {
                int opened = JdbcClient.create(storage)
                        .sql("select count(*) from standing_use where game_id = ? and position = ? and commitment = ?")
                        .params(game, at, turn.standing().get(name))
                        .query(Integer.class)
                        .single();
                if (opened != 1) {
                    wrong(Wrong.STANDING_ORDERS_LOST, "nothing opens the commitment at position " + at);
                }
            }
        }
    }

    private static List<String> names(String line) {
        try {
            return LogText.readStart(line).players();
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private static GameLog.Entry entry(String line) {
        try {
            return LogText.readEntry(line);
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private void checkSheets(DataSource storage, List<String> lines) {
        List<String> counted = new ArrayList<>();
        List<Set<String>> byPosition = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            Set<String> taken = commitments(line);
            byPosition.add(taken);
            counted.addAll(taken);
        }
        Set<String> distinct = new LinkedHashSet<>(counted);
        if (distinct.size() != counted.size()) {
            wrong(Wrong.SHEET_TWICE, counted.toString());
        }
        List<String> waiting = JdbcClient.create(storage)
                .sql("select s.commitment from sheet s join game g on g.id = s.game_id and s.position = g.entries"
                        + " where g.id = ?")
                .param(game)
                .query(String.class)
                .list();
        for (int at = 0; at < lines.size(); at++) {
            for (int seat = 0; seat < people(); seat++) {
                checkSheet(
                        at, seat, at < byPosition.size() ? byPosition.get(at) : Set.copyOf(waiting), distinct, waiting);
            }
        }
    }

    /** The last sheet with a receipt is the one that counts, unless a later one was stored whose answer was lost. */
    private void checkSheet(int at, int seat, Set<String> taken, Set<String> anywhere, List<String> waiting) {
        SheetAnswer last = null;
        boolean promises = false;
        boolean unknown = false;
        Set<String> known = new LinkedHashSet<>();
        for (Attempt attempt : attempts) {
            SheetAnswer answer = attempt.answer;
            if (answer != null && answer.receipt() != null && answer.at() == at && answer.seat() == seat) {
                known.add(answer.receipt().commitment());
                if (last == null || answer.version() > last.version()) {
                    last = answer;
                    promises = attempt.promised();
                }
            }
            unknown |= attempt.unknown() && attempt.seat == seat && attempt.at <= at;
        }
        if (last == null || last.receipt() == null) {
            return;
        }
        String promised = last.receipt().commitment();
        boolean kept = taken.contains(promised) || anywhere.contains(promised) || waiting.contains(promised);
        if (!kept && !unknown && promises) {
            wrong(Wrong.SHEET_LOST, "seat " + seat + " at " + at + ", version " + last.version());
        }
    }

    private static Set<String> commitments(String line) {
        Set<String> found = new LinkedHashSet<>();
        if (entry(line) instanceof GameLog.Turn turn) {
            turn.receipts().values().forEach(receipt -> found.add(receipt.commitment()));
        }
        return found;
    }
}
