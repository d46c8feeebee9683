package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.account.Registration;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;

/**
 * Where each endpoint does its work. Expensive work runs on a workbench, so the endpoint is busy while that bench is, and only then.
 * Everything else is served while all benches are busy.
 */
class WhereWorkIsDoneTest {
    /**
     * A bench, or one of these. {@code rows}: reads and writes a few rows, or texts that are kept in memory. {@code rules}: asks the rules
     * once about one position of a running game, or resolves one turn; the size of a game bounds it. {@code stream}: stays open, and
     * computes nothing.
     */
    private static final String PLACES = """
            rows       GET    /api/me
            PASSWORDS  POST   /api/accounts                           {"name":"Sandpiper","password":"three calm grey owls"}
            rows       POST   /api/guests
            PASSWORDS  POST   /api/session                            {"name":"nobody at all","password":"wrong password"}
            rows       POST   /api/me/logout-everywhere
            PASSWORDS  POST   /api/me/claim                           {"name":"Turnstone","password":"three calm grey owls"}
            PASSWORDS  PUT    /api/me/password                        {"old":"wrong password","fresh":"another password"}
            PASSWORDS  POST   /api/administrator  {"code":"{administrator}","name":"Dunlin","password":"three calm grey owls"}
            PASSWORDS  POST   /api/password                           {"code":"{link}","password":"three calm grey owls"}
            rows       POST   /api/openid
            rows       POST   /api/openid/return                      {"code":"x","state":"x"}
            rows       POST   /api/openid/account                     {"name":"Whimbrel"}
            rows       DELETE /api/me/openid
            rows       GET    /api/me/tokens
            rows       POST   /api/me/tokens                          {"name":"bot"}
            rows       DELETE /api/me/tokens/{token}
            rows       GET    /api/me/export
            PASSWORDS  DELETE /api/me                                 {"name":"Member","password":"wrong password"}
            rows       GET    /api/me/notifications
            rows       PUT    /api/me/notifications
            rows       POST   /api/me/notifications/test
            rows       GET    /api/me/leave
            rows       POST   /api/me/leave                           {"from":"2199-01-01","to":"2199-01-02","zone":"UTC"}
            rows       DELETE /api/me/leave/{leave}
            rows       GET    /api/me/push
            rows       POST   /api/me/push
            rows       DELETE /api/me/push/{device}
            rows       GET    /api/telegram
            rows       POST   /api/telegram/session                   {"initData":"hash=x"}
            rows       POST   /api/me/telegram
            rows       DELETE /api/me/telegram
            rows       POST   /api/me/email/confirm                   {"code":"x"}
            stream     GET    /api/me/stream
            rows       GET    /api/me/blocks
            rows       PUT    /api/me/blocks/{account}
            rows       DELETE /api/me/blocks/{account}
            rows       PUT    /api/me/profile
            rows       GET    /api/people/{name}
            rows       GET    /api/people/{name}/games
            rows       GET    /api/ladders/{ruleset}/{players}
            rows       GET    /api/rulesets
            rows       GET    /api/rulesets/{ruleset}
            rows       GET    /api/rulesets/{ruleset}/rulebook
            rows       GET    /api/rulesets/{ruleset}/first-game
            rows       GET    /api/rulesets/{ruleset}/terms
            rows       GET    /api/rulesets/{ruleset}/boards/{board}
            MAPS       POST   /api/rulesets/{ruleset}/preview
            MAPS       GET    /api/rulesets/{ruleset}/boards/{board}/thumbnail.svg
            MAPS       POST   /api/rulesets/{ruleset}/workshop/check  {"text":"1-2-3","seats":2}
            MAPS       POST   /api/rulesets/{ruleset}/workshop/import {"text":"1-2-3"}
            MAPS       POST   /api/rulesets/{ruleset}/workshop/make   {"seed":1,"size":20,"seats":2,"style":"ring"}
            MAPS       POST   /api/rulesets/{ruleset}/workshop/export {"text":"1-2-3","format":"svg"}
            SANDBOX    POST   /api/sandbox                            {"scenario":"scenario \\"x\\"\\ngame gd6\\n"}
            PICTURES   GET    /api/rulesets/{ruleset}/chapters/{chapter}/link.png
            rows       POST   /api/scenarios                          {"scenario":"scenario \\"x\\"\\ngame gd6\\n"}
            rows       GET    /api/scenarios/{scenario}
            PICTURES   GET    /api/scenarios/{scenario}/link.png
            rows       GET    /api/oembed
            rows       GET    /api/maps
            MAPS       POST   /api/maps                               {"name":"M","ruleset":"gd6","text":"1-2-3"}
            rows       GET    /api/maps/{map}
            MAPS       GET    /api/maps/{map}/thumbnail.svg
            MAPS       GET    /api/maps/{map}/link.png
            MAPS       PUT    /api/maps/{map}                         {"name":"M","ruleset":"gd6","text":"1-2-3"}
            rows       DELETE /api/maps/{nothing}
            rows       GET    /api/games
            MAPS       POST   /api/games                              {"ruleset":"gd6","seats":2}
            MAPS       POST   /api/play                               {"ruleset":"gd6"}
            rows       GET    /api/invitations/{code}
            rows       GET    /api/me/searches
            MAPS       POST   /api/me/searches                        {"ruleset":"gd6","pace":"daily","fewest":2,"most":4}
            rows       DELETE /api/me/searches/{search}
            rows       POST   /api/me/searches/{search}/answer        {"agree":true}
            rows       GET    /api/games/{id}/hours
            rules      GET    /api/games/{id}
            MAPS       PATCH  /api/games/{lobby}                      {"name":"Another name"}
            rows       DELETE /api/games/{id}
            rows       POST   /api/games/{id}/seats
            rows       PATCH  /api/games/{id}/seats/mine
            rows       DELETE /api/games/{over}/seats/mine
            rules      POST   /api/games/{id}/begin
            rows       POST   /api/games/{id}/rematch
            rows       GET    /api/games/{id}/audit
            stream     GET    /api/games/{id}/stream
            rows       GET    /api/games/{id}/positions
            rules      GET    /api/games/{id}/positions/{at}
            PICTURES   GET    /api/games/{id}/positions/{at}/picture.svg
            PICTURES   GET    /api/games/{id}/positions/{at}/picture.png
            PICTURES   GET    /api/games/{id}/positions/{at}/card.svg
            PICTURES   GET    /api/games/{id}/positions/{at}/link.png
            DRAFTS     GET    /api/games/{id}/positions/{at}/frames
            DRAFTS     GET    /api/games/{id}/positions/{at}/balance
            PICTURES   GET    /api/games/{id}/timelapse.gif
            DRAFTS     GET    /api/games/{id}/table
            rows       GET    /api/games/{over}/review
            rows       POST   /api/games/{over}/review
            PICTURES   GET    /api/games/{over}/review/points/{at}/picture.svg
            rows       GET    /api/studies
            STUDIES    POST   /api/studies                            {"game":"{id}"}
            rows       GET    /api/studies/{study}
            rows       PATCH  /api/studies/{study}                    {"name":"Another name"}
            rows       PUT    /api/studies/{study}/link
            rows       DELETE /api/studies/{study}/link
            STUDIES    GET    /api/studies/{study}/positions/{at}
            rows       GET    /api/studies/{study}/positions/{at}/scenario
            rows       PATCH  /api/studies/{study}/positions/{at}     {"label":"Here"}
            rows       DELETE /api/studies/{study}/positions/{at}
            STUDIES    PUT    /api/studies/{study}/positions/{at}/sheets    {"sheets":[]}
            STUDIES    POST   /api/studies/{study}/positions/{at}/resolve
            STUDIES    POST   /api/studies/{study}/positions/{at}/guess
            STUDIES    POST   /api/studies/{study}/positions/{at}/change    {"given":["1: neutral"]}
            STUDIES    POST   /api/studies/{study}/positions/{at}/proposal  {"seat":0}
            rows       DELETE /api/studies/{nothing}
            rows       GET    /api/games/{id}/timeline
            LOGS       GET    /api/games/{id}/log
            PICTURES   POST   /api/games/{id}/drawing                 {"lines":[]}
            rules      GET    /api/games/{id}/sheet
            rules      PUT    /api/games/{id}/sheet                   {"at":0,"lines":[]}
            rules      POST   /api/games/{id}/sheet/ready             {"at":0,"version":0,"ready":false}
            DRAFTS     POST   /api/games/{id}/check                   {"lines":[]}
            DRAFTS     POST   /api/games/{id}/desk                    {"lines":[]}
            DRAFTS     POST   /api/games/{id}/desk/reason             {"lines":[],"place":"1"}
            DRAFTS     GET    /api/games/{id}/candidates
            DRAFTS     GET    /api/games/{id}/standing-orders
            DRAFTS     PUT    /api/games/{id}/standing-orders         {"lines":[],"version":0}
            DRAFTS     POST   /api/games/{id}/standing-orders/check   {"lines":[]}
            rows       POST   /api/games/{id}/delays                  {"minutes":5}
            rows       POST   /api/games/{id}/delays/{delay}          {"grant":true}
            LOGS       GET    /api/games/{id}/upgrade
            rules      POST   /api/games/{id}/upgrade                 {"agree":true}
            rows       GET    /api/games/{id}/messages
            rows       POST   /api/games/{id}/messages                {"text":"hello"}
            rows       PUT    /api/games/{id}/messages/read           {"upTo":1}
            rows       PUT    /api/games/{id}/muted                   {"seats":[]}
            rows       DELETE /api/games/{id}/messages/{message}
            rows       POST   /api/games/{id}/messages/{message}/report {"reason":"rude"}
            rows       GET    /api/games/{id}/host/reports
            rows       POST   /api/games/{id}/host/reports/{report}/close
            rows       POST   /api/games/{id}/host/extend
            rules      POST   /api/games/{id}/host/upgrade
            rows       POST   /api/games/{id}/host/pause
            rows       POST   /api/games/{id}/host/resume
            rows       POST   /api/games/{id}/host/schedule           {"schedule":{"kind":"none"}}
            rules      POST   /api/games/{id}/host/correct            {"lines":["1: neutral"]}
            DRAFTS     GET    /api/games/{id}/host/waiting
            DRAFTS     POST   /api/games/{id}/host/nudge
            rules      GET    /api/games/{id}/host/position
            rows       POST   /api/games/{id}/host/seats/{seat}/swap  {"with":1}
            rows       POST   /api/games/{id}/host/seats/{seat}/forgive
            rules      POST   /api/games/{id}/host/sheet              {"seat":1,"lines":[]}
            rules      POST   /api/games/{id}/host/orders             {"lines":[]}
            rows       POST   /api/games/{id}/host/announce           {"text":"hello"}
            rows       POST   /api/games/{id}/host/joining            {"open":true}
            rows       POST   /api/games/{id}/host/press              {"mode":"all"}
            rows       POST   /api/games/{id}/host/invitation
            rules      POST   /api/games/{id}/host/resolve
            rules      POST   /api/games/{id}/host/rollback           {"to":0}
            rows       POST   /api/games/{id}/host/seats/{seat}/replace
            rows       POST   /api/games/{id}/host/hand-over          {"player":"nobody at all"}
            rows       GET    /api/games/{id}/host/hooks
            rows       POST   /api/games/{id}/host/hooks              {"name":"N","format":"json","address":"http://localhost:9/"}
            rows       POST   /api/games/{id}/host/hooks/{hook}/test
            rows       DELETE /api/games/{id}/host/hooks/{hook}
            rows       POST   /api/games/{id}/host/end
            rows       GET    /api/admin/overview
            rows       GET    /api/admin/accounts
            rows       GET    /api/admin/games
            rows       GET    /api/admin/reports
            rows       GET    /api/admin/entry
            rows       PUT    /api/admin/entry                        {"registration":"open","guests":true}
            rows       POST   /api/admin/invitations
            rows       POST   /api/admin/accounts/{account}/password-link
            rows       PUT    /api/admin/accounts/{account}/administrator  {"administrator":true}
            rows       DELETE /api/admin/accounts/{account}/sessions
            rows       DELETE /api/session
            """;

    private record Line(String place, String method, String path, String body) {
        boolean onABench() {
            return place.equals(place.toUpperCase(java.util.Locale.ROOT));
        }

        String endpoint() {
            return method + " " + path.replaceAll("\\{[a-z]+}", "{}");
        }
    }

    private static List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (String text : PLACES.lines().toList()) {
            String[] words = text.split("\\s+", 4);
            lines.add(new Line(words[0], words[1], words[2], words.length > 3 ? words[3] : "{}"));
        }
        return lines;
    }

    private static ConfigurableApplicationContext server;
    /** Fillers for the paths and bodies. */
    private static final Map<String, String> THINGS = new LinkedHashMap<>();
    /** Has a password, hosts the games and plays in them. */
    private static Browser member;

    private static Browser guest;
    private static Browser administrator;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.limits=0",
                "--arbiter.work.threads=1",
                "--arbiter.work.patience=50ms",
                "--arbiter.work.longest=10m");
        THINGS.put("administrator", code());
        member = visitor();
        Map<String, String> account = Map.of("name", "Member", "password", "three calm grey owls");
        whenFree(() -> member.post("/api/accounts", account)).expect(201);
        guest = visitor();
        guest.post("/api/guests", Map.of()).expect(201);
        THINGS.put("account", guest.get("/api/me").json().at("/account/id").asString());
        THINGS.put("lobby", game(Map.of()));
        THINGS.put("id", game(Map.of("bots", List.of("recruit"))));
        member.post("/api/games/" + THINGS.get("id") + "/begin", Map.of()).expect(200);
        THINGS.put("over", game(Map.of("bots", List.of("recruit"))));
        member.post("/api/games/" + THINGS.get("over") + "/begin", Map.of()).expect(200);
        member.post("/api/games/" + THINGS.get("over") + "/host/end", Map.of()).expect(200);
        THINGS.put(
                "map",
                whenFree(() -> member.post("/api/maps", Map.of("name", "M", "ruleset", "gd6", "text", "1-2-3")))
                        .json()
                        .path("id")
                        .asString());
        THINGS.put("chapter", "5-movement");
        THINGS.put("scenario", scenario());
        THINGS.put("name", "Member");
        THINGS.put(
                "study",
                whenFree(() -> member.post("/api/studies", Map.of("game", THINGS.getOrDefault("id", ""))))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString());
        THINGS.put("ruleset", "gd6");
        THINGS.put("players", "two");
        THINGS.put("board", board());
        THINGS.put("at", "0");
        THINGS.put("seat", "0");
        for (String none : List.of(
                "token", "leave", "report", "device", "hook", "delay", "message", "nothing", "code", "search")) {
            THINGS.put(none, "77");
        }
    }

    /** The code with which the first administrator can be made. */
    private static String code() {
        return server.getBean(Registration.class).administratorCode().orElseThrow();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Browser visitor() {
        Browser browser = new Browser(TestServer.url(server));
        browser.get("/api/me").expect(200);
        return browser;
    }

    private interface Attempt {
        Browser.Answer make();
    }

    /** On a busy machine, even a free bench may not begin within its short patience. */
    private static Browser.Answer whenFree(Attempt attempt) {
        Browser.Answer answer = attempt.make();
        for (int i = 0; i < 200 && answer.status() == 503; i++) {
            answer = attempt.make();
        }
        return answer;
    }

    private static String game(Map<String, Object> more) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("ruleset", "gd6", "seats", 2));
        wish.putAll(more);
        return whenFree(() -> member.post("/api/games", wish))
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    private static String scenario() {
        String text =
                "scenario \"A step\"\ngame gd6\nplayers A B\nmap\n  1-2\ngiven\n  1: A, 2 army\nwhen\n  A: move 1 1>2\n";
        return member.post("/api/scenarios", Map.of("scenario", text))
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    private static String board() {
        JsonNode ruleset = member.get("/api/rulesets/gd6").expect(200).json();
        return java.net.URLEncoder.encode(ruleset.at("/boards/0").asString(), java.nio.charset.StandardCharsets.UTF_8)
                .replace("+", "%20");
    }

    /** Benches that the test keeps busy. */
    private static final class Held implements AutoCloseable {
        private final Map<Bench, CountDownLatch> holds = new EnumMap<>(Bench.class);
        private final List<Thread> threads = new ArrayList<>();

        Held() throws InterruptedException {
            for (Bench bench : Bench.values()) {
                hold(bench);
            }
        }

        void hold(Bench bench) throws InterruptedException {
            CountDownLatch hold = new CountDownLatch(1);
            CountDownLatch begun = new CountDownLatch(1);
            threads.add(Thread.ofVirtual().start(() -> {
                while (begun.getCount() > 0) {
                    try {
                        server.getBean(Workbench.class).run(bench, "somebody else", () -> {
                            begun.countDown();
                            return hold.await(5, TimeUnit.MINUTES);
                        });
                    } catch (arbiter.server.web.Problem busy) {
                        // The work before has not ended yet.
                    }
                }
            }));
            assertTrue(begun.await(60, TimeUnit.SECONDS));
            holds.put(bench, hold);
        }

        void release(Bench bench) {
            holds.remove(bench).countDown();
        }

        @Override
        public void close() throws InterruptedException {
            holds.values().forEach(CountDownLatch::countDown);
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    private static String filled(String text) {
        String filled = text;
        for (Map.Entry<String, String> thing : THINGS.entrySet()) {
            filled = filled.replace("{" + thing.getKey() + "}", thing.getValue());
        }
        return filled;
    }

    private static Browser.Answer send(Line line) {
        Browser who = switch (line.path) {
            case "/api/me/claim", "/api/me/logout-everywhere" -> guest;
            default -> line.path.startsWith("/api/admin/") ? administrator : member;
        };
        return who.send(line.method, filled(line.path), line.method.equals("GET") ? null : filled(line.body));
    }

    private static boolean busy(Browser.Answer answer) {
        return answer.status() == 503 && answer.json().path("code").asString("").equals("busy");
    }

    @Test
    void theTableNamesEveryEndpoint() {
        TreeSet<String> served = new TreeSet<>();
        // Pages and frames only read rows.
        SecurityMatrixTest.lines().stream()
                .filter(line -> line.path().startsWith("/api/"))
                .forEach(line -> served.add(line.method() + " " + line.path().replaceAll("\\{[a-z]+}", "{}")));
        TreeSet<String> named = new TreeSet<>();
        lines().forEach(line -> named.add(line.endpoint()));
        assertEquals(served, named);
    }

    @Test
    void expensiveWorkWaitsForItsBenchAndNothingElseDoes() throws Exception {
        List<String> wrong = new ArrayList<>();
        try (Held held = new Held()) {
            for (Line line : lines()) {
                if (line.onABench() && !line.path.equals("/api/password") && !busy(send(line))) {
                    wrong.add(line.endpoint() + " is served while its bench is busy");
                }
            }
            for (Bench bench : Bench.values()) {
                held.release(bench);
                for (Line line : lines()) {
                    // These two need codes that work only once.
                    boolean once = line.path.equals("/api/password") || line.path.equals("/api/administrator");
                    if (line.place.equals(bench.name())
                            && !once
                            && whenFree(() -> send(line)).status() >= 500) {
                        wrong.add(line.endpoint() + " waits for another bench than " + bench);
                    }
                }
                if (bench == Bench.PASSWORDS) {
                    appointAdministrator();
                }
                held.hold(bench);
            }
            if (!busy(send(at("/api/password")))) {
                wrong.add("/api/password is served while its bench is busy");
            }
            for (Line line : lines()) {
                if (line.place.equals("rows") || line.place.equals("rules")) {
                    Browser.Answer answer = send(line);
                    // Only Telegram can make data that this endpoint accepts.
                    boolean refused = answer.status() == 401 && !line.path.equals("/api/telegram/session");
                    if (answer.status() >= 500 || refused) {
                        wrong.add(line.endpoint() + ": " + answer.status() + " " + answer.text());
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static Line at(String path) {
        return lines().stream()
                .filter(line -> line.path.equals(path))
                .findFirst()
                .orElseThrow();
    }

    /** The first administrator also makes a link for a new password. */
    private static void appointAdministrator() {
        administrator = visitor();
        whenFree(() -> administrator.send("POST", "/api/administrator", filled(at("/api/administrator").body)))
                .expect(201);
        String link = administrator
                .post("/api/admin/accounts/" + THINGS.get("account") + "/password-link", Map.of())
                .expect(201)
                .json()
                .path("link")
                .asString();
        THINGS.put("link", link.substring(link.indexOf('#') + 1));
    }
}
