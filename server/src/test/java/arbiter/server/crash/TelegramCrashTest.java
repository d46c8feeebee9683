package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.log.GameLog;
import arbiter.engine.text.Misread;
import arbiter.server.Browser;
import arbiter.server.ChatServices;
import arbiter.server.telegram.Tapper;
import arbiter.server.telegram.TelegramGroup;
import arbiter.server.telegram.fake.FakeTelegram;
import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/**
 * People play over Telegram while the server is killed. {@code -Darbiter.telegram.kills=200} runs the long test, with six of them.
 */
class TelegramCrashTest {
    private static final int KILLS = Integer.getInteger("arbiter.telegram.kills", 2);
    private static final int PEOPLE = KILLS > 10 ? 6 : 3;

    private static final List<String> FORMATS = List.of("discord", "slack", "ntfy", "matrix", "template");

    private static final Pattern CODE = Pattern.compile("<code>([^<]*)</code>");

    private static Node node(Path data, FakeTelegram telegram, List<String> options) throws Exception {
        Node node = new Node(data, options);
        node.install(
                List.of(),
                List.of(
                        "-Darbiter.telegram.token=" + FakeTelegram.TOKEN,
                        "-Darbiter.telegram.api=" + telegram.url(),
                        "-Darbiter.private-web-hooks=true"));
        return node;
    }

    @Test
    void killedAtAnyMomentNoOrderIsLostOrDoubled(@TempDir Path data) throws Exception {
        Random random = new Random();
        try (FakeTelegram telegram = new FakeTelegram()) {
            Node node = node(data, telegram, List.of());
            node.start();
            node.awaitReady();
            try {
                TelegramGroup group = TelegramGroup.of(telegram, 7, PEOPLE, "gd5 " + PEOPLE + " Under fire");
                group.begin();
                group.chooseStarts();
                AtomicBoolean going = new AtomicBoolean(true);
                List<Writer> writers = new ArrayList<>();
                try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                    List<Future<?>> all = new ArrayList<>();
                    for (Person person : group.people()) {
                        Writer writer = new Writer(person, going);
                        writers.add(writer);
                        all.add(threads.submit(writer::write));
                    }
                    for (int kill = 0; kill < KILLS; kill++) {
                        int before = total(writers);
                        int wanted = 1 + random.nextInt(PEOPLE);
                        await(
                                "progress",
                                () -> total(writers) >= before + wanted
                                        || all.stream().anyMatch(Future::isDone));
                        Thread.sleep(random.nextInt(700));
                        node.kill();
                        node.start();
                        node.awaitReady();
                    }
                    int before = total(writers);
                    await(
                            "progress after the last kill",
                            () -> total(writers) >= before + PEOPLE
                                    || all.stream().anyMatch(Future::isDone));
                    going.set(false);
                    for (Future<?> each : all) {
                        assertEquals("", failure(each), group::lastSeen);
                    }
                }
                node.kill();
                check(telegram, group, writers);
                checkLog(data, writers);
            } finally {
                node.kill();
            }
        }
    }

    /** Every line is unique: it is in the log once, or still waits once, in the order in which it was written. */
    private static void checkLog(Path data, List<Writer> writers) throws Exception {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("arbiter.db"))) {
            Auditor auditor = new Auditor(database);
            assertEquals(List.of(), auditor.audit());
            List<List<String>> kept = new ArrayList<>();
            auditor.texts("select id from game").forEach(game -> kept.addAll(sheets(auditor, game)));
            for (Writer writer : writers) {
                List<String> found = kept.stream()
                        .filter(sheet -> writer.wrote.contains(sheet.getFirst()))
                        .flatMap(List::stream)
                        .toList();
                assertEquals(writer.wrote, found, "the orders of " + writer.person.name + " in the log");
            }
            System.out.println("the log has " + auditor.turns() + " turns and all orders of all players");
        }
    }

    /** All sheets of a game that are not empty: those in the log, then those that wait. */
    private static List<List<String>> sheets(Auditor auditor, String game) {
        try {
            List<List<String>> sheets = new ArrayList<>();
            for (GameLog.Turn turn : auditor.log(game).turns()) {
                sheets.addAll(turn.sheets().values());
            }
            for (String lines : auditor.texts(
                    "select s.lines from sheet s join game g on g.id = s.game_id where g.id = ? and s.position = g.entries",
                    game)) {
                List<String> waiting = new ArrayList<>();
                JsonMapper.shared().readTree(lines).forEach(line -> waiting.add(line.asString()));
                sheets.add(waiting);
            }
            sheets.removeIf(List::isEmpty);
            return sheets;
        } catch (SQLException | Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private static void check(FakeTelegram telegram, TelegramGroup group, List<Writer> writers) {
        int doubled = 0;
        Map<Long, List<Shown>> chats = new LinkedHashMap<>();
        group.people().forEach(person -> chats.put(person.id, person.sees()));
        chats.put(group.chat(), telegram.in(group.chat()));
        for (List<Shown> chat : chats.values()) {
            for (int i = 1; i < chat.size(); i++) {
                Shown one = chat.get(i - 1);
                Shown two = chat.get(i);
                boolean same = one.photo() == two.photo()
                        && one.text.equals(two.text)
                        && !one.plain().startsWith("The host");
                doubled += same ? 1 : 0;
            }
        }
        System.out.println("killed " + KILLS + " times: " + total(writers) + " sheets written, "
                + writers.stream().mapToInt(each -> each.turns).sum() + " decisions, " + doubled
                + " messages came twice, " + telegram.slowDowns() + " slow-downs");
        assertTrue(doubled <= KILLS, doubled + " messages came twice after " + KILLS + " kills");
        assertEquals(List.of(), telegram.faults());
        assertTrue(!group.everythingSaidInTheGroup().contains("<code>"), "an order came to the group");
        for (Writer writer : writers) {
            for (Shown message : writer.person.sees()) {
                if (message.plain().contains("· turn 0")) {
                    continue;
                }
                CODE.matcher(message.text)
                        .results()
                        .forEach(found -> assertTrue(
                                writer.wrote.contains(found.group(1)),
                                found.group(1) + " is not an order of " + writer.person.name));
            }
        }
    }

    private static String failure(Future<?> writer) throws Exception {
        try {
            writer.get(5, TimeUnit.MINUTES);
            return "";
        } catch (ExecutionException e) {
            return String.valueOf(e.getCause());
        }
    }

    private static int total(List<Writer> writers) {
        return writers.stream().mapToInt(each -> each.wrote.size()).sum();
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void await(String what, Condition condition) throws Exception {
        long end = System.nanoTime() + Duration.ofMinutes(5).toNanos();
        while (!condition.holds()) {
            assertTrue(System.nanoTime() < end, "waited too long for " + what);
            Thread.sleep(20);
        }
    }

    /** Writes lines one by one, and after each of them compares the whole sheet with what it wrote. */
    private static final class Writer {
        private final Person person;
        private final AtomicBoolean going;
        private final Random random;
        private final List<String> wrote = java.util.Collections.synchronizedList(new ArrayList<>());
        private volatile int turns;
        private long handled;

        Writer(Person person, AtomicBoolean going) {
            this.person = person;
            this.going = going;
            this.random = new Random(person.id);
        }

        void write() {
            while (going.get()) {
                // The echo of a sheet may come twice after a kill; a new question has no orders yet.
                Shown prompt = person.await(
                        "question", each -> !going.get() || each.id > handled && Tapper.asks(each) && count(each) == 0);
                if (going.get()) {
                    turns++;
                    handled = turn(prompt);
                }
            }
        }

        private long turn(Shown prompt) {
            List<String> sheet = new ArrayList<>();
            Shown echo = prompt;
            int lines = 2 + random.nextInt(3);
            for (int i = 0; i < lines && going.get(); i++) {
                // The sheet keeps lines that the rules refuse. Each is unique, so that none is mistaken for another.
                String line = "spawn " + (person.id % 100 * 1_000 + 100 + wrote.size()) + " at 1";
                sheet.add(line);
                wrote.add(line);
                long before = echo.id;
                person.types(line);
                int size = sheet.size();
                echo = person.await("echo of line " + size, each -> each.id > before && count(each) >= size);
                assertEquals(size, count(echo), "the sheet is what was written: " + echo.plain());
            }
            Shown last = echo;
            person.taps(last, "Ready");
            person.await("ready", each -> each.id == last.id && each.offers("Not ready"));
            return last.id;
        }

        /** All lines of the sheet, accepted or not. */
        private static int count(Shown echo) {
            return echo.text.split("<code>", -1).length - 1;
        }
    }

    @Test
    void anotherNodeTakesOverWhenThePollingOneIsKilled(@TempDir Path data) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
                FakeTelegram telegram = new FakeTelegram()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            Node first = node(data, telegram, List.of("--database-url", url));
            Node second = node(data, telegram, List.of("--database-url", url));
            try (ChatServices services = new ChatServices();
                    ExecutorService aside = Executors.newVirtualThreadPerTaskExecutor()) {
                first.start();
                first.awaitReady();
                await("polls of the first node", () -> telegram.polls() > 0);
                second.start();
                TelegramGroup group = TelegramGroup.of(telegram, 8, 2, "gd6 2 Two nodes");
                group.begin();
                Person person = group.host();
                Shown prompt = person.await("question", Tapper::asks);
                second.awaitReady();
                first.kill();
                long since = System.nanoTime();
                person.types("build hq 3");
                Future<?> posted = aside.submit(() -> postToEveryService(second, services));
                person.await(
                        "echo from the other node",
                        each -> each.id > prompt.id && Tapper.lines(each).contains("build hq 3"));
                long seconds = (System.nanoTime() - since) / 1_000_000_000;
                System.out.println("the other node answered " + seconds + " s after the kill");
                posted.get(5, TimeUnit.MINUTES);
                assertEquals(List.of(), telegram.faults());
            } finally {
                first.kill();
                second.kill();
            }
        }
    }

    /** While the lease runs out: web hooks in all formats, on PostgreSQL. */
    private static @Nullable Void postToEveryService(Node node, ChatServices services) throws Exception {
        Browser host = new Browser(node.url());
        host.get("/api/me").expect(200);
        host.post("/api/guests", Map.of("name", "Hooks")).expect(201);
        String game = host.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "gd6",
                                "name",
                                "The <long> winter",
                                "seats",
                                2,
                                "visibility",
                                "public",
                                "hostPlays",
                                true,
                                "bots",
                                List.of("recruit")))
                .expect(201)
                .json()
                .path("id")
                .asString();
        for (String format : FORMATS) {
            Map<String, Object> hook =
                    new LinkedHashMap<>(Map.of("name", format, "format", format, "address", services.address(format)));
            if (format.equals("template")) {
                hook.put("template", "{\"say\": \"${title} / ${status}\"}");
            }
            host.post("/api/games/" + game + "/host/hooks", hook).expect(201);
        }
        host.post("/api/games/" + game + "/begin", Map.of()).expect(200);
        await(
                "a post to each service",
                () -> FORMATS.stream()
                        .allMatch(format -> services.calls().stream()
                                .anyMatch(call -> services.address(format)
                                        .contains(call.path().split("[?]")[0]))));
        assertEquals(List.of(), services.faults());
        assertTrue(
                services.calls().stream()
                        .allMatch(call -> call.body().contains("winter")
                                || !call.header("Title").isEmpty()),
                "each post names the game");
        return null;
    }
}
