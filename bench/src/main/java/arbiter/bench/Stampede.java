package arbiter.bench;

import arbiter.engine.text.Misread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Many games of six players whose turns end at the same moment, while people listen and open pages. On PostgreSQL there are two nodes, and
 * one of them is killed when half of the turns are resolved. Afterwards every log is compared with a replay. {@code bench/stampede.sh}
 * starts it.
 */
public final class Stampede {
    private static final int ORIGINALS = 3;
    private static final int PAGES_PER_SECOND = 25;
    /** Visitors come this long before the measurement, because a server with this number of games has run for days. */
    private static final int WARM_UP_SECONDS = 30;

    private static final long AHEAD_MILLIS = 6_000;
    private static final long PATIENCE_MILLIS = 400_000;

    private final Hosting hosting;
    private final int games;
    private final int heardGames;
    private final List<MidGame.Played> originals = new ArrayList<>();

    private Stampede(Hosting hosting, int games, int heardGames) {
        this.hosting = hosting;
        this.games = games;
        this.heardGames = heardGames;
    }

    /** @param arguments {@code sqlite} or {@code postgresql}; the number of games, and of those that have listeners; an empty folder */
    public static void main(String[] arguments) throws Exception {
        Hosting.Storage storage = Hosting.Storage.valueOf(arguments[0].toUpperCase(java.util.Locale.ROOT));
        Path folder = Path.of(arguments[3]);
        Files.createDirectories(folder);
        try (Hosting hosting = Hosting.on(storage, folder)) {
            new Stampede(hosting, Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2])).run();
        }
    }

    private void run() throws IOException, InterruptedException, SQLException, Misread {
        List<GameCopies.Copy> copies = prepare();
        List<Hosting.Node> nodes = new ArrayList<>();
        for (int i = 0; i < (hosting.onPostgres() ? 2 : 1); i++) {
            nodes.add(hosting.start(i));
        }
        List<GameCopies.Copy> heard = copies.subList(0, heardGames);
        try (Audience audience = new Audience();
                Connection database = hosting.connect()) {
            audience.open(nodes.stream().map(Hosting.Node::port).toList(), heard);
            Visitors visitors = new Visitors(nodes.getFirst().port(), heard, PAGES_PER_SECOND);
            visitors.come();
            TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
            visitors.take();
            stampede(nodes, audience, visitors, database);
            visitors.leave();
            check(database, copies);
            nodes.getFirst().stop();
        }
    }

    private List<GameCopies.Copy> prepare() throws IOException, InterruptedException, SQLException, Misread {
        Hosting.Node first = hosting.start(0);
        try (Connection database = hosting.connect()) {
            for (int i = 0; i < ORIGINALS; i++) {
                originals.add(MidGame.play(first.port(), database, i));
            }
        }
        first.stop();
        try (Connection database = hosting.connect()) {
            long began = System.nanoTime();
            List<String> bases = originals.stream().map(MidGame.Played::game).toList();
            List<GameCopies.Copy> copies = new GameCopies(database, heardGames).make(bases, games);
            System.out.printf(
                    "%d games copied from %d games in turn %d with %.1f orders per sheet; copying took %d s%n",
                    games,
                    ORIGINALS,
                    originals.getFirst().turn(),
                    originals.stream()
                            .mapToDouble(MidGame.Played::orders)
                            .average()
                            .orElse(0),
                    (System.nanoTime() - began) / 1_000_000_000L);
            return copies;
        }
    }

    private void stampede(List<Hosting.Node> nodes, Audience audience, Visitors visitors, Connection database)
            throws IOException, InterruptedException, SQLException {
        ServerProcess survivor = nodes.getFirst().costs();
        System.out.printf(
                "%d listeners; %d MB; load %s%n", audience.size(), survivor.residentMegabytes(), ServerProcess.load());
        long deadline = System.currentTimeMillis() + AHEAD_MILLIS;
        try (PreparedStatement update = database.prepareStatement(
                "update game set deadline = ?, version = version + 1 where invitation like '%-load'")) {
            update.setLong(1, deadline);
            update.executeUpdate();
        }
        TimeUnit.MILLISECONDS.sleep(Math.max(0, deadline - System.currentTimeMillis()));
        SheetStorm.Times before = visitors.take();
        long serverBefore = survivor.processorMicros();
        long ownBefore = new ServerProcess(ProcessHandle.current().pid()).processorMicros();
        boolean killed = nodes.size() == 1;
        long most = 0;
        int open = games;
        while (open > 0) {
            Thread.sleep(500);
            open = open(database, deadline);
            most = Math.max(most, survivor.residentMegabytes());
            if (!killed && open <= games / 2) {
                killed = true;
                nodes.getLast().kill();
                System.out.printf(
                        "one node killed after %d ms, with %d turns open%n",
                        System.currentTimeMillis() - deadline, open);
            }
            if (System.currentTimeMillis() - deadline > PATIENCE_MILLIS) {
                throw new IllegalStateException(open + " turns were not resolved");
            }
        }
        SheetStorm.Times during = visitors.take();
        long spent = survivor.processorMicros() - serverBefore;
        long own = new ServerProcess(ProcessHandle.current().pid()).processorMicros() - ownBefore;
        tell("pages before", before);
        tell("pages meanwhile", during);
        System.out.printf(
                "all turns resolved %.1f s after the deadline; processor: server %.1f s%s, load and listeners %.1f s;"
                        + " at most %d MB; load %s%n",
                (lastResolved(database) - deadline) / 1e3,
                spent / 1e6,
                nodes.size() == 1 ? "" : " (the survivor)",
                own / 1e6,
                most,
                ServerProcess.load());
        for (int i = 0; i < 100 && audience.heard() + audience.lost() < audience.size(); i++) {
            Thread.sleep(100);
        }
        System.out.printf(
                "%d of %d listeners heard of their turn, the last %.1f s after the deadline; %d lost their server%n",
                audience.heard(), audience.size(), (audience.lastHeardAt() - deadline) / 1e3, audience.lost());
    }

    private static void tell(String title, SheetStorm.Times times) {
        System.out.printf(
                "%s: %d requests, median %.1f ms, p99 %.1f ms, slowest %.1f ms%n",
                title,
                times.count(),
                times.percentileMillis(50),
                times.percentileMillis(99),
                times.percentileMillis(100));
    }

    private static int open(Connection database, long deadline) throws SQLException {
        return (int) number(database, "select count(*) from game where deadline = " + deadline);
    }

    private static long lastResolved(Connection database) throws SQLException {
        return number(
                database,
                "select max(l.at) from log_line l join game g on g.id = l.game_id and g.entries = l.number"
                        + " where g.invitation like '%-load'");
    }

    private static long number(Connection database, String sql) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    /**
     * Every copy must have exactly one more entry than its original, and because it has the same seed and the same sheets, the same
     * one. That entry is replayed once for each original, with its digest and its receipts.
     */
    private void check(Connection database, List<GameCopies.Copy> copies) throws SQLException, Misread {
        Map<String, List<String>> expected = new LinkedHashMap<>();
        for (GameCopies.Copy copy : copies) {
            List<String> log = MidGame.log(database, copy.id());
            List<String> first = expected.get(copy.base());
            if (first == null) {
                MidGame.replay(log);
                List<String> before = MidGame.log(database, copy.base());
                if (log.size() != before.size() + 1
                        || !log.subList(0, before.size()).equals(before)) {
                    throw new IllegalStateException("game " + copy.id() + " does not continue its log by one turn");
                }
                expected.put(copy.base(), log);
            } else if (!log.equals(first)) {
                throw new IllegalStateException("the log of game " + copy.id() + " is not the one that follows");
            }
        }
        System.out.printf("checked %d logs: each has exactly one new turn, and its digest is right%n", copies.size());
    }
}
