package arbiter.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Abuses one endpoint after another, each with a hundred connections that send the next request as soon as they get an answer. Meanwhile
 * one player asks for their account and saves a sheet, ten times a second. Prints how long that player waits. An abuse begins as soon as
 * the previous one ends, while the server still has its requests. {@code bench/exhaustion.sh} starts this and the server.
 */
public final class ExhaustionLoad {
    private static final int PAUSE_MILLIS = 50;

    private final int port;
    private final int connections;
    private final int seconds;

    private ExhaustionLoad(int port, int connections, int seconds) {
        this.port = port;
        this.connections = connections;
        this.seconds = seconds;
    }

    /** One kind of abuse: the request that each connection sends again and again. */
    private record Abuse(String name, String token, String method, String path, String headers, String body) {}

    /** @param session the same as {@code cookies}, with the session cookie, for requests that no token may make */
    private record Person(String token, String cookies, String session) {}

    /**
     * @param arguments the server's port, the number of connections, the seconds for each abuse, and optionally a part of the name of the
     *     only abuse to run
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        ExhaustionLoad load = new ExhaustionLoad(
                Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        Person player = load.guest();
        String game = load.play(player);
        Person abuser = load.guest();
        String bait = load.play(abuser);
        load.measure("nothing (to warm up)", List.of(), player, game);
        load.measure("nothing", List.of(), player, game);
        for (Abuse abuse : load.abuses(abuser, bait)) {
            if (arguments.length < 4 || abuse.name.contains(arguments[3])) {
                load.measure(abuse.name, List.of(abuse), player, game);
            }
        }
    }

    private List<Abuse> abuses(Person abuser, String game) throws IOException {
        String star = star(10_000);
        String map;
        try (Wire wire = new Wire(port, abuser.token)) {
            map = wire.send("POST", "/api/maps", json("name", "Star", "ruleset", "gd6", "text", star))
                    .expect(201)
                    .text("id");
        }
        String token = abuser.token;
        String scenario = "scenario \"Long\"\ngame gd6\nplayers A B\nmap\n  " + chain(3_000)
                + "\ngiven\n  1: A, 5 army, hq\n  3: B, 5 army\n" + "when\n  A: move 1 1>2\n".repeat(250);
        String forged = abuser.cookies;
        return List.of(
                new Abuse("GET /api/me", token, "GET", "/api/me", "", ""),
                new Abuse("GET /api/me/stream", token, "GET", "/api/me/stream", "", ""),
                new Abuse("GET /api/maps/STAR", "", "GET", "/api/maps/" + map, "", ""),
                new Abuse(
                        "POST preview of a star",
                        "",
                        "POST",
                        "/api/rulesets/gd6/preview",
                        forged,
                        json("boardText", star)),
                new Abuse(
                        "POST workshop/check of a star",
                        "",
                        "POST",
                        "/api/rulesets/gd6/workshop/check",
                        forged,
                        json("text", star)),
                new Abuse(
                        "POST workshop/export as PNG",
                        "",
                        "POST",
                        "/api/rulesets/gd6/workshop/export",
                        forged,
                        json("text", chain(400), "format", "png")),
                new Abuse("POST sandbox, 250 steps", "", "POST", "/api/sandbox", forged, json("scenario", scenario)),
                new Abuse(
                        "GET picture.png, 4000 wide",
                        token,
                        "GET",
                        "/api/games/" + game + "/positions/now/picture.png?width=4000",
                        "",
                        ""),
                new Abuse("GET positions/now", token, "GET", "/api/games/" + game + "/positions/now", "", ""),
                new Abuse("GET candidates", token, "GET", "/api/games/" + game + "/candidates", "", ""),
                new Abuse("GET log", token, "GET", "/api/games/" + game + "/log", "", ""),
                new Abuse(
                        "POST me/claim",
                        "",
                        "POST",
                        "/api/me/claim",
                        abuser.session,
                        json("name", "x y", "password", "short")),
                new Abuse(
                        "POST session, wrong password",
                        "",
                        "POST",
                        "/api/session",
                        forged,
                        json("name", "Nobody", "password", "not the right one")));
    }

    private static String star(int territories) {
        StringBuilder star = new StringBuilder();
        for (int i = 2; i <= territories; i++) {
            star.append("1-").append(i).append('\n');
        }
        return star.toString();
    }

    private static String chain(int territories) {
        StringBuilder chain = new StringBuilder("1");
        for (int i = 2; i <= territories; i++) {
            chain.append('-').append(i);
        }
        return chain.toString();
    }

    private static String json(String... pairs) {
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < pairs.length; i += 2) {
            json.append(i == 0 ? "" : ",").append('"').append(pairs[i]).append("\":\"");
            json.append(pairs[i + 1].replace("\"", "\\\"").replace("\n", "\\n")).append('"');
        }
        return json.append('}').toString();
    }

    private Person guest() throws IOException {
        try (Wire wire = new Wire(port, "")) {
            String csrf = wire.send("GET", "/api/me", "").cookie("XSRF-TOKEN");
            String forged = "X-XSRF-TOKEN: " + csrf + "\r\nCookie: XSRF-TOKEN=" + csrf;
            String session =
                    wire.send("POST", "/api/guests", forged + "\r\n", "{}").cookie("arbiter");
            String token = wire.send(
                            "POST",
                            "/api/me/tokens",
                            forged + "; arbiter=" + session + "\r\n",
                            json("name", "load", "scope", "host"))
                    .text("token");
            return new Person(token, forged + "\r\n", forged + "; arbiter=" + session + "\r\n");
        }
    }

    private String play(Person person) throws IOException {
        try (Wire wire = new Wire(port, person.token)) {
            return wire.send("POST", "/api/play", json("ruleset", "gd6"))
                    .expect(201)
                    .text("id");
        }
    }

    private void measure(String name, List<Abuse> abuses, Person player, String game)
            throws IOException, InterruptedException {
        AtomicInteger on = new AtomicInteger(1);
        Map<Integer, Integer> answers = new ConcurrentHashMap<>();
        List<Thread> threads = new ArrayList<>();
        for (Abuse abuse : abuses) {
            for (int i = 0; i < connections; i++) {
                threads.add(Thread.ofVirtual().start(() -> abuse(abuse, on, answers)));
            }
        }
        List<Long> me = new ArrayList<>();
        List<Long> sheets = new ArrayList<>();
        try (Wire wire = new Wire(port, player.token)) {
            int version = Integer.parseInt(
                    wire.send("GET", "/api/games/" + game + "/sheet", "").text("version"));
            long end = System.nanoTime() + seconds * 1_000_000_000L;
            while (System.nanoTime() < end) {
                long began = System.nanoTime();
                wire.send("GET", "/api/me", "").expect(200);
                me.add(System.nanoTime() - began);
                Thread.sleep(PAUSE_MILLIS);
                began = System.nanoTime();
                String body = "{\"at\":0,\"lines\":[],\"version\":" + version++ + "}";
                wire.send("PUT", "/api/games/" + game + "/sheet", body).expect(200);
                sheets.add(System.nanoTime() - began);
                Thread.sleep(PAUSE_MILLIS);
            }
        }
        on.set(0);
        for (Thread thread : threads) {
            thread.interrupt();
        }
        for (Thread thread : threads) {
            thread.join(5_000);
        }
        System.out.printf(
                "%-32s me %s; sheet %s; answers %s%n", name, times(me), times(sheets), new TreeMap<>(answers));
    }

    private void abuse(Abuse abuse, AtomicInteger on, Map<Integer, Integer> answers) {
        while (on.get() == 1) {
            try (Wire wire = new Wire(port, abuse.token)) {
                while (on.get() == 1) {
                    if (abuse.path.endsWith("/stream")) {
                        wire.open(abuse.path);
                        answers.merge(200, 1, Integer::sum);
                        break;
                    }
                    int status = wire.send(abuse.method, abuse.path, abuse.headers, abuse.body)
                            .status();
                    answers.merge(status, 1, Integer::sum);
                }
            } catch (IOException | IllegalStateException e) {
                answers.merge(0, 1, Integer::sum);
            }
        }
    }

    private static String times(List<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).toArray();
        Arrays.sort(sorted);
        int last = sorted.length - 1;
        return String.format(
                "median %.0f, p99 %.0f, most %.0f ms",
                sorted[last / 2] / 1e6, sorted[(int) Math.ceil(last * 0.99)] / 1e6, sorted[last] / 1e6);
    }
}
