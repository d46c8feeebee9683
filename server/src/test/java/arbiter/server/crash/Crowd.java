package arbiter.server.crash;

import arbiter.server.Browser;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/** Players who keep sending orders whatever happens to the server, and who keep every receipt. */
final class Crowd implements AutoCloseable {
    /** What a player got a receipt for. */
    record Promise(String game, int at, int seat, String commitment) {}

    private record Player(String game, int seat, String token) {}

    private final Supplier<String> url;
    private final List<Player> players = new ArrayList<>();
    /** The last receipt of each player; none while a save is in progress whose answer is not known. */
    private final Map<String, Promise> promises = new ConcurrentHashMap<>();

    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean going = true;
    private volatile boolean resting;

    /** @param url of a node, asked again for every request */
    Crowd(Supplier<String> url, int games) {
        this.url = url;
        for (int i = 0; i < games; i++) {
            seatTwo(i);
        }
    }

    private void seatTwo(int number) {
        Browser host = new Browser(url.get());
        host.get("/api/me").expect(200);
        JsonNode game = play(host, number);
        players.add(new Player(game.path("id").asString(), 0, token(host)));
        Browser guest = new Browser(url.get());
        guest.get("/api/me").expect(200);
        guest.post("/api/guests", Map.of()).expect(201);
        guest.post(
                        "/api/games/" + game.path("id").asString() + "/seats",
                        Map.of("invitation", game.path("invitation").asString()))
                .expect(200);
        players.add(new Player(game.path("id").asString(), 1, token(guest)));
        host.post("/api/games/" + game.path("id").asString() + "/begin", Map.of())
                .expect(200);
    }

    private static JsonNode play(Browser host, int number) {
        host.post("/api/guests", Map.of()).expect(201);
        return host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "name", "Crash " + number))
                .expect(201)
                .json();
    }

    private static String token(Browser browser) {
        return browser.post("/api/me/tokens", Map.of("name", "crowd"))
                .expect(201)
                .json()
                .path("token")
                .asString();
    }

    void start() {
        for (Player player : players) {
            threads.add(Thread.ofVirtual().start(() -> {
                Random random = new Random(player.game.hashCode() + player.seat);
                while (going) {
                    try {
                        if (!resting) {
                            order(player, random);
                        }
                        pause(20);
                    } catch (UncheckedIOException | AssertionError e) {
                        failed.incrementAndGet();
                        pause(50);
                    }
                }
            }));
        }
    }

    private void order(Player player, Random random) {
        Browser browser = Browser.withToken(url.get(), player.token);
        JsonNode sheet =
                browser.get("/api/games/" + player.game + "/sheet").expect(200).json();
        int at = sheet.path("at").asInt();
        if (!sheet.path("mayOrder").asBoolean()) {
            pause(20);
            return;
        }
        JsonNode orders = browser.get("/api/games/" + player.game + "/candidates")
                .expect(200)
                .json()
                .path("orders");
        List<String> lines = orders.isEmpty()
                ? List.of()
                : List.of(orders.get(random.nextInt(orders.size())).asString());
        String name = player.game + "/" + player.seat;
        promises.remove(name);
        Browser.Answer answer = browser.put(
                "/api/games/" + player.game + "/sheet",
                Map.of(
                        "at",
                        at,
                        "lines",
                        lines,
                        "version",
                        sheet.path("version").asInt(),
                        "ready",
                        random.nextInt(3) > 0));
        if (answer.status() == 200) {
            accepted.incrementAndGet();
            JsonNode receipt = answer.json().path("receipt");
            promises.put(
                    name,
                    new Promise(
                            player.game,
                            receipt.path("at").asInt(),
                            player.seat,
                            receipt.path("commitment").asString()));
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How long it takes until every player has sent a message through this node, which needs the lock of the game. */
    long untilAllSpeak(String node) {
        long since = System.nanoTime();
        for (Player player : players) {
            boolean said = says(node, player);
            for (int i = 0; i < 1_200 && !said; i++) {
                pause(100);
                said = says(node, player);
            }
            if (!said) {
                throw new AssertionError("the node does not write");
            }
        }
        return (System.nanoTime() - since) / 1_000_000;
    }

    private static boolean says(String node, Player player) {
        try {
            return Browser.withToken(node, player.token)
                            .post("/api/games/" + player.game + "/messages", Map.of("text", "Still here."))
                            .status()
                    == 201;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /** The players send nothing more, so that only the server itself can end a turn. */
    void rest() {
        resting = true;
    }

    void goOn() {
        resting = false;
    }

    /** Waits until the server has accepted this number of further sheets, however busy the machine is. */
    void awaitSheets(int more) {
        int enough = accepted.get() + more;
        for (int i = 0; i < 18_000 && accepted.get() < enough; i++) {
            pause(10);
        }
        if (accepted.get() < enough) {
            throw new AssertionError("the server accepts no sheets");
        }
    }

    int accepted() {
        return accepted.get();
    }

    int failed() {
        return failed.get();
    }

    List<Promise> promises() {
        return List.copyOf(promises.values());
    }

    @Override
    public void close() throws InterruptedException {
        going = false;
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
