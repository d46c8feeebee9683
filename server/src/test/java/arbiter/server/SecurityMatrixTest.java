package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.account.Registration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Every endpoint with every kind of caller. The game is private and running; its host does not play. A {@code +} means that the caller is
 * allowed, whatever the answer; numbers are refusals.
 */
class SecurityMatrixTest {
    private static final List<String> ROLES =
            List.of("nobody", "other player", "other host", "player", "host", "administrator");

    private static final String MATRIX = """
            # accounts: nobody, other player, other host, player, host, administrator
            GET    /api/me                                    +  +  +  +  +  +
            POST   /api/accounts                              +  +  +  +  +  +
            POST   /api/guests                                +  +  +  +  +  +
            POST   /api/session                               1  1  1  1  1  1  {"name":"nobody at all","password":"wrong password"}
            DELETE /api/session                               1  +  +  +  +  +
            POST   /api/me/logout-everywhere                  1  +  +  +  +  +
            POST   /api/me/claim                              1  +  +  +  +  +
            PUT    /api/me/password                           1  3  3  3  3  3  {"old":"wrong password","fresh":"another password"}
            POST   /api/administrator                         3  3  3  3  3  3  {"code":"x","name":"Bandit","password":"wrong password"}
            POST   /api/password                              3  3  3  3  3  3  {"code":"x","password":"wrong password"}
            POST   /api/openid                                4  4  4  4  4  4
            POST   /api/openid/return                         4  4  4  4  4  4  {"code":"x","state":"x"}
            POST   /api/openid/account                        4  4  4  4  4  4  {"name":"Bandit"}
            DELETE /api/me/openid                             1  +  +  +  +  4
            GET    /api/me/tokens                             1  +  +  +  +  +
            POST   /api/me/tokens                             1  +  +  +  +  +  {"name":"bot"}
            DELETE /api/me/tokens/{token}                     1  4  4  4  4  4
            GET    /api/me/export                             1  +  +  +  +  +
            DELETE /api/me                                    1  3  3  3  3  3  {"name":"somebody else"}
            GET    /api/me/notifications                      1  +  +  +  +  +
            PUT    /api/me/notifications                      1  +  +  +  +  +
            POST   /api/me/notifications/test                 1  +  +  +  +  +
            GET    /api/me/leave                              1  +  +  +  +  +
            POST   /api/me/leave                              1  +  +  +  +  +  {"from":"2199-01-01","to":"2199-01-02","zone":"UTC"}
            DELETE /api/me/leave/{leave}                      1  4  4  4  4  4
            GET    /api/me/push                               1  +  +  +  +  +
            POST   /api/me/push                               1  +  +  +  +  +
            DELETE /api/me/push/{device}                      1  4  4  4  4  4
            GET    /api/telegram                              +  +  +  +  +  +
            POST   /api/telegram/session                      1  1  1  1  1  1  {"initData":"hash=x"}
            POST   /api/me/telegram                           1  +  +  +  +  +
            DELETE /api/me/telegram                           1  +  +  +  +  +
            POST   /api/me/email/confirm                      4  4  4  4  4  4  {"code":"x"}
            GET    /api/me/stream                             1  ~  ~  ~  ~  ~
            # finding a table
            GET    /api/me/searches                           1  +  +  +  +  +
            POST   /api/me/searches                           1  +  +  +  +  +
            DELETE /api/me/searches/{search}                  1  4  4  4  4  4
            POST   /api/me/searches/{search}/answer           1  4  4  4  4  4  {"agree":true}
            GET    /api/games/{id}/hours                      4  4  4  +  +  +
            # people
            GET    /api/me/blocks                             1  +  +  +  +  +
            PUT    /api/me/blocks/{person}                    1  4  4  4  4  4
            DELETE /api/me/blocks/{person}                    1  4  4  4  4  4
            PUT    /api/me/profile                            1  +  +  +  +  +
            GET    /api/people/{name}                         +  +  +  +  +  +
            GET    /api/people/{name}/games                   +  +  +  +  +  +
            GET    /api/ladders/{ruleset}/{players}           +  +  +  +  +  +
            # rules
            GET    /api/rulesets                              +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}                    +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}/rulebook           +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}/first-game         +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}/terms              +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}/boards/{board}     +  +  +  +  +  +
            POST   /api/rulesets/{ruleset}/preview            +  +  +  +  +  +
            GET    /api/rulesets/{ruleset}/boards/{board}/thumbnail.svg  +  +  +  +  +  +
            POST   /api/rulesets/{ruleset}/workshop/check     +  +  +  +  +  +  {"text":"1-2-3","seats":2}
            POST   /api/rulesets/{ruleset}/workshop/import    +  +  +  +  +  +  {"text":"1-2-3"}
            POST   /api/rulesets/{ruleset}/workshop/make      +  +  +  +  +  +  {"seed":1,"size":20,"seats":2,"style":"ring"}
            POST   /api/rulesets/{ruleset}/workshop/export    +  +  +  +  +  +  {"text":"1-2-3","format":"svg"}
            GET    /api/rulesets/{ruleset}/chapters/{chapter}/link.png  +  +  +  +  +  +
            POST   /api/sandbox                               +  +  +  +  +  +
            POST   /api/scenarios                             1  +  +  +  +  +  {"scenario":"x"}
            GET    /api/scenarios/{scenario}                  4  4  4  4  4  4
            GET    /api/scenarios/{scenario}/link.png         4  4  4  4  4  4
            GET    /api/maps                                  1  +  +  +  +  +
            POST   /api/maps                                  1  +  +  +  +  +
            GET    /api/maps/{map}                            +  +  +  +  +  +
            GET    /api/maps/{map}/thumbnail.svg              +  +  +  +  +  +
            GET    /api/maps/{map}/link.png                   +  +  +  +  +  +
            PUT    /api/maps/{map}                            1  4  4  +  4  4  {"name":"M","ruleset":"gd6","text":"x"}
            DELETE /api/maps/{map}                            1  4  4  +  4  4
            # links; programs that fetch them are strangers, so everybody is answered as a stranger
            GET    /api/oembed                                +  +  +  +  +  +
            GET    /embed/game/{id}                           4  4  4  4  4  4
            GET    /game/{id}                                 +  +  +  +  +  +
            GET    /game/{id}/story                           +  +  +  +  +  +
            GET    /game/{id}/turn/{turn}                     +  +  +  +  +  +
            GET    /games/{id}                                +  +  +  +  +  +
            GET    /maps/{map}                                +  +  +  +  +  +
            GET    /rules/{ruleset}/{chapter}                 +  +  +  +  +  +
            GET    /s/{scenario}                              +  +  +  +  +  +
            # games
            GET    /api/games                                 1  +  +  +  +  +
            POST   /api/games                                 1  +  +  +  +  +
            POST   /api/play                                  +  +  +  +  +  +
            GET    /api/invitations/{code}                    +  +  +  +  +  +
            GET    /api/games/{id}                            4  4  4  +  +  +
            PATCH  /api/games/{id}                            1  4  4  3  +  +
            DELETE /api/games/{id}                            1  4  4  3  +  +
            POST   /api/games/{id}/seats                      1  4  4  3  +  3
            PATCH  /api/games/{id}/seats/mine                 1  4  4  +  3  3
            DELETE /api/games/{id}/seats/mine                 1  4  4  +  3  3
            POST   /api/games/{id}/begin                      1  4  4  3  +  +
            POST   /api/games/{id}/rematch                    1  4  4  +  +  3
            GET    /api/games/{id}/audit                      4  4  4  +  +  +
            GET    /api/games/{id}/stream                     4  4  4  ~  ~  ~
            # positions
            GET    /api/games/{id}/positions                  4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}             4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/picture.svg  4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/picture.png  4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/card.svg    4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/link.png    4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/frames      4  4  4  +  +  +
            GET    /api/games/{id}/positions/{at}/balance     4  4  4  +  3  3
            GET    /api/games/{id}/timelapse.gif              4  4  4  +  +  +
            GET    /api/games/{id}/table                      4  4  4  +  +  +
            GET    /api/games/{id}/timeline                   4  4  4  +  +  +
            GET    /api/games/{id}/log                        4  4  4  +  +  +
            POST   /api/games/{id}/drawing                    1  4  4  +  3  3  {"lines":[]}
            # sheets
            GET    /api/games/{id}/sheet                      4  4  4  +  3  3
            PUT    /api/games/{id}/sheet                      1  4  4  +  3  3  {"at":0,"lines":[]}
            POST   /api/games/{id}/sheet/ready                1  4  4  +  3  3  {"at":0,"version":0,"ready":true}
            POST   /api/games/{id}/check                      1  4  4  +  3  3  {"lines":[]}
            POST   /api/games/{id}/desk                       1  4  4  +  3  3  {"lines":[]}
            POST   /api/games/{id}/desk/reason                1  4  4  +  3  3  {"lines":[],"place":"1"}
            GET    /api/games/{id}/candidates                 4  4  4  +  3  3
            GET    /api/games/{id}/standing-orders            4  4  4  +  3  3
            PUT    /api/games/{id}/standing-orders            1  4  4  +  3  3  {"lines":[],"version":0}
            POST   /api/games/{id}/standing-orders/check      1  4  4  +  3  3  {"lines":[]}
            POST   /api/games/{id}/delays                     1  4  4  +  3  3  {"minutes":5}
            POST   /api/games/{id}/delays/{delay}             1  4  4  4  4  3  {"grant":true}
            GET    /api/games/{id}/upgrade                    4  4  4  +  +  3
            POST   /api/games/{id}/upgrade                    1  4  4  4  4  3  {"agree":true}
            GET    /api/games/{id}/review                     4  4  4  +  +  +
            POST   /api/games/{id}/review                     1  4  4  +  +  +
            GET    /api/games/{id}/review/points/{number}/picture.svg  4  4  4  +  +  +
            # studies
            GET    /api/studies                               1  +  +  +  +  +
            POST   /api/studies                               1  4  4  +  +  +  {"game":"{id}"}
            GET    /api/studies/{study}                       4  4  4  +  4  4
            PATCH  /api/studies/{study}                       1  4  4  +  4  4  {"name":"Another name"}
            DELETE /api/studies/{study}                       1  4  4  +  4  4
            PUT    /api/studies/{study}/link                  1  4  4  +  4  4
            DELETE /api/studies/{study}/link                  1  4  4  +  4  4
            GET    /api/studies/{study}/positions/{number}    4  4  4  +  4  4
            GET    /api/studies/{study}/positions/{number}/scenario  4  4  4  +  4  4
            PATCH  /api/studies/{study}/positions/{number}    1  4  4  +  4  4  {"label":"Here"}
            DELETE /api/studies/{study}/positions/{number}    1  4  4  +  4  4
            PUT    /api/studies/{study}/positions/{number}/sheets  1  4  4  +  4  4  {"sheets":[]}
            POST   /api/studies/{study}/positions/{number}/resolve  1  4  4  +  4  4
            POST   /api/studies/{study}/positions/{number}/guess  1  4  4  +  4  4
            POST   /api/studies/{study}/positions/{number}/change  1  4  4  +  4  4  {"given":["1: neutral"]}
            POST   /api/studies/{study}/positions/{number}/proposal  1  4  4  +  4  4  {"seat":0}
            # press
            GET    /api/games/{id}/messages                   4  4  4  +  +  +
            POST   /api/games/{id}/messages                   1  4  4  +  +  3  {"text":"hello"}
            PUT    /api/games/{id}/messages/read              1  4  4  +  +  3  {"upTo":1}
            PUT    /api/games/{id}/muted                      1  4  4  +  +  3  {"seats":[]}
            DELETE /api/games/{id}/messages/{message}         1  4  4  3  4  4
            POST   /api/games/{id}/messages/{message}/report  1  4  4  4  4  3  {"reason":"rude"}
            GET    /api/games/{id}/host/reports               4  4  4  3  +  +
            POST   /api/games/{id}/host/reports/{report}/close  1  4  4  3  4  4
            # host
            POST   /api/games/{id}/host/extend                1  4  4  3  +  +
            POST   /api/games/{id}/host/upgrade               1  4  4  3  +  +
            POST   /api/games/{id}/host/pause                 1  4  4  3  +  +
            POST   /api/games/{id}/host/resume                1  4  4  3  +  +
            POST   /api/games/{id}/host/schedule              1  4  4  3  +  +  {"schedule":{"kind":"none"}}
            POST   /api/games/{id}/host/resolve               1  4  4  3  +  +
            POST   /api/games/{id}/host/rollback              1  4  4  3  +  +  {"to":0}
            POST   /api/games/{id}/host/correct               1  4  4  3  +  +  {"lines":["1: neutral"]}
            GET    /api/games/{id}/host/position              4  4  4  3  3  3
            POST   /api/games/{id}/host/seats/{seat}/replace  1  4  4  3  +  +
            POST   /api/games/{id}/host/seats/{seat}/swap     1  4  4  3  +  +  {"with":1}
            POST   /api/games/{id}/host/seats/{seat}/forgive  1  4  4  3  +  +
            POST   /api/games/{id}/host/sheet                 1  4  4  3  +  +  {"seat":0,"lines":[]}
            POST   /api/games/{id}/host/orders                1  4  4  3  +  +  {"lines":[]}
            POST   /api/games/{id}/host/announce              1  4  4  3  +  +  {"text":"hello"}
            GET    /api/games/{id}/host/waiting               4  4  4  3  +  +
            POST   /api/games/{id}/host/nudge                 1  4  4  3  +  +
            POST   /api/games/{id}/host/joining               1  4  4  3  +  +  {"open":true}
            POST   /api/games/{id}/host/end                   1  4  4  3  +  +
            POST   /api/games/{id}/host/press                 1  4  4  3  +  +  {"mode":"all"}
            POST   /api/games/{id}/host/invitation            1  4  4  3  +  +
            POST   /api/games/{id}/host/hand-over             1  4  4  3  +  +  {"player":"nobody at all"}
            GET    /api/games/{id}/host/hooks                 4  4  4  3  +  +
            POST   /api/games/{id}/host/hooks                 1  4  4  3  +  +  {"name":"N","format":"json","address":"http://localhost:9/"}
            POST   /api/games/{id}/host/hooks/{hook}/test     1  4  4  3  4  4
            DELETE /api/games/{id}/host/hooks/{hook}          1  4  4  3  4  4
            # administration
            GET    /api/admin/overview                        1  3  3  3  3  +
            GET    /api/admin/accounts                        1  3  3  3  3  +
            GET    /api/admin/games                           1  3  3  3  3  +
            GET    /api/admin/reports                         1  3  3  3  3  +
            GET    /api/admin/entry                           1  3  3  3  3  +
            PUT    /api/admin/entry                           1  3  3  3  3  +  {"registration":"open","guests":true}
            POST   /api/admin/invitations                     1  3  3  3  3  +
            POST   /api/admin/accounts/{account}/password-link  1  3  3  3  3  4
            PUT    /api/admin/accounts/{account}/administrator  1  3  3  3  3  4  {"administrator":true}
            DELETE /api/admin/accounts/{account}/sessions     1  3  3  3  3  4
            """;

    record Line(String method, String path, List<String> cells, String body) {}

    static List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (String text : MATRIX.lines().filter(line -> !line.startsWith("#")).toList()) {
            String[] words = text.split("\\s+", 9);
            lines.add(new Line(words[0], words[1], List.of(words).subList(2, 8), words.length > 8 ? words[8] : "{}"));
        }
        return lines;
    }

    @Test
    void theMatrixNamesEveryEndpoint() {
        TreeSet<String> served = new TreeSet<>();
        TestServer.bean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .keySet()
                .forEach(info -> info.getPatternValues().forEach(path -> {
                    if (!path.matches("/error|/generated/.*|/v3/.*")) {
                        info.getMethodsCondition()
                                .getMethods()
                                .forEach(method -> served.add(method + " " + path.replaceAll("\\{[a-z]+}", "{}")));
                    }
                }));
        TreeSet<String> named = new TreeSet<>();
        lines().forEach(line -> named.add(line.method + " " + line.path.replaceAll("\\{[a-z]+}", "{}")));
        assertEquals(served, named);
    }

    static Browser administrator() {
        Browser browser = Browser.visitor();
        String name = "Admin " + System.nanoTime() % 1_000_000;
        browser.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        TestServer.bean(arbiter.server.storage.Writer.class)
                .run(() -> TestServer.bean(JdbcClient.class)
                        .sql("update account set administrator = 1 where name = ?")
                        .param(name)
                        .update());
        assertTrue(!TestServer.bean(Registration.class).needsAdministrator());
        return browser;
    }

    private static Map<String, Browser> cast(Party party, Party elsewhere, Browser admin) {
        Map<String, Browser> cast = new LinkedHashMap<>();
        cast.put("nobody", Browser.visitor());
        cast.put("other player", elsewhere.player(0));
        cast.put("other host", elsewhere.host());
        cast.put("player", party.player(0));
        cast.put("host", party.host());
        cast.put("administrator", admin);
        return cast;
    }

    @Test
    void everybodyGetsWhatTheMatrixSays() {
        List<String> wrong = new ArrayList<>();
        Party party = null;
        Party elsewhere = null;
        Browser admin = null;
        Map<String, Browser> cast = Map.of();
        for (Line line : lines()) {
            boolean changes = !line.method.equals("GET");
            // The administrator's session can be reused, except after requests that may end it.
            boolean logsOut = line.path.startsWith("/api/me") || line.path.equals("/api/session");
            if (admin == null || changes && logsOut) {
                admin = administrator();
            }
            // Players of another game cannot change this game or the administration, so they can be reused.
            boolean others = line.path.startsWith("/api/games/{id}") || line.path.startsWith("/api/admin/");
            if (elsewhere == null || changes && !others) {
                elsewhere = Party.begun(2);
            }
            if (party == null || changes) {
                party = Party.begun(3);
                cast = cast(party, elsewhere, admin);
            }
            String path = fill(line.path, party);
            for (int i = 0; i < ROLES.size(); i++) {
                String expected = line.cells.get(i);
                if (expected.equals("~")) {
                    continue;
                }
                Browser who = cast.get(ROLES.get(i));
                String body = line.body.replace("{id}", party.id());
                Browser.Answer answer = who.send(line.method, path, line.method.equals("GET") ? null : body);
                String given = verdict(answer.status());
                if (!given.equals(expected)) {
                    wrong.add(line.method + " " + line.path + " as " + ROLES.get(i) + ": expected " + expected
                            + ", got " + answer.status() + " " + answer.text());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static String verdict(int status) {
        return switch (status) {
            case 401 -> "1";
            case 403 -> "3";
            case 404 -> "4";
            default -> status < 500 ? "+" : "fault";
        };
    }

    /** An address of an endpoint: what it names exists, where that matters for the rights. */
    static String fill(String path, Party party) {
        String map = path.contains("{map}")
                ? party.player(0)
                        .post("/api/maps", Map.of("name", "M", "ruleset", "gd6", "text", "x"))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString()
                : "";
        String study = path.contains("{study}")
                ? party.player(0)
                        .post("/api/studies", Map.of("game", party.id()))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString()
                : "";
        return path.replace("{id}", party.id())
                .replace("{study}", study)
                .replace("{number}", "0")
                .replace("{at}", "0")
                .replace("{turn}", "1")
                .replace("{seat}", "0")
                .replace("{delay}", "1")
                .replace("{message}", "77")
                .replace("{ruleset}", "gd6")
                .replace("{players}", "two")
                .replace("{board}", board())
                .replace("{map}", map)
                .replace("{chapter}", "5-movement")
                .replace("{scenario}", "none")
                .replace("{token}", "none")
                .replace("{device}", "none")
                .replace("{leave}", "none")
                .replace("{person}", "nobody%20at%20all")
                .replace("{report}", "none")
                .replace("{name}", id(party.player(0)))
                .replace("{hook}", "none")
                .replace("{search}", "none")
                .replace("{account}", "none")
                .replace("{code}", party.page().path("invitation").asString());
    }

    private static String id(Browser person) {
        return person.get("/api/me").json().at("/account/id").asString();
    }

    private static String board() {
        return java.net.URLEncoder.encode(
                        Browser.visitor()
                                .get("/api/rulesets/gd6")
                                .json()
                                .at("/boards/0")
                                .asString(),
                        java.nio.charset.StandardCharsets.UTF_8)
                .replace("+", "%20");
    }

    @Test
    void everyAnswerCarriesTheSecurityHeaders() {
        Browser player = Browser.guest("Headers");
        String game = player.post("/api/play", Map.of("ruleset", "gd6", "seats", 2, "bots", List.of("recruit")))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        // Answers of all sizes: less and more than a buffer of the web server, and about half of it.
        for (String path : List.of(
                "/api/me",
                "/",
                "/api/none",
                "/actuator/health",
                "/api/rulesets",
                "/api/rulesets/gd6",
                "/api/games/" + game,
                "/api/games/" + game + "/table",
                "/api/games?show=public")) {
            Map<String, List<String>> headers = player.get(path).headers();
            String policy = headers.get("content-security-policy").getFirst();
            assertTrue(policy.contains("default-src 'self'") && !policy.contains("unsafe"), path + ": " + policy);
            assertEquals("nosniff", headers.get("x-content-type-options").getFirst());
            assertEquals("DENY", headers.get("x-frame-options").getFirst());
            assertTrue(headers.containsKey("referrer-policy") && headers.containsKey("permissions-policy"), path);
        }
    }

    @Test
    void theOperatorsEndpointsAreTheOperators() {
        Browser.visitor().get("/actuator/health").expect(200);
        Browser.visitor().get("/actuator/prometheus").expect(401);
        Browser.guest("Curious").get("/actuator/prometheus").expect(403);
        assertTrue(
                administrator().get("/actuator/prometheus").expect(200).text().contains("arbiter_sheets"));
        Browser.guest("Curious").get("/actuator/env").expect(403);
    }

    @Test
    void theTokenStaysWhileAPageHasRequestsUnderWay() {
        Browser player = Browser.guest("Player");
        String token = player.cookies().get("XSRF-TOKEN");
        for (String path : List.of("/api/me", "/api/games?show=mine", "/api/rulesets")) {
            player.get(path).expect(200);
        }
        player.post("/api/me/tokens", Map.of("name", "bot")).expect(201);
        assertEquals(token, player.cookies().get("XSRF-TOKEN"));
    }

    @Test
    void anotherSitesFormGetsNowhere() {
        Browser player = Browser.guest("Player");
        for (Line line : lines()) {
            if (!line.method.equals("GET")) {
                player.cookies().remove("XSRF-TOKEN");
                player.send(line.method, line.path.replaceAll("\\{[a-z]+}", "1"), line.body)
                        .expect(403, "csrf");
            }
        }
    }
}
