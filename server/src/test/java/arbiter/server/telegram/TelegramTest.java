package arbiter.server.telegram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.telegram.fake.FakeTelegram;
import arbiter.server.Browser;
import arbiter.server.account.Registration;
import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** The private chat, the group and the ways between Telegram and the page. */
class TelegramTest {
    private static final AtomicInteger GROUPS = new AtomicInteger(10);
    private static FastServer server;
    private static FakeTelegram telegram;

    @BeforeAll
    static void start() {
        server = new FastServer(12);
        telegram = server.telegram;
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static TelegramGroup begun(String wish, int size) {
        TelegramGroup group = TelegramGroup.of(telegram, GROUPS.incrementAndGet(), size, wish);
        group.begin();
        group.people().forEach(person -> person.await("question", Tapper::asks));
        return group;
    }

    private static Shown echo(Person person, String text) {
        long before = person.last().id;
        person.types(text);
        // Notices come when they come.
        return person.await(
                "answer to " + text, each -> each.id > before && !each.plain().startsWith("A player joined"));
    }

    private static String sheet(String seatOf) {
        return server.bean(JdbcClient.class)
                .sql(
                        "select h.lines from sheet h join game g on g.id = h.game_id and h.position = g.entries join seat s on"
                                + " s.game_id = g.id and s.seat = h.seat join telegram_person p on p.account_id = s.account_id"
                                + " where p.name = ? and g.status = 'RUNNING'")
                .param("@" + seatOf.toLowerCase(java.util.Locale.ROOT))
                .query(String.class)
                .optional()
                .orElse("");
    }

    @Test
    void typedLinesComeBackInNormalFormAndEditsChangeThem() {
        TelegramGroup group = begun("gd6 2 Typing", 2);
        Person person = group.people().get(0);
        long before = person.last().id;
        long message = person.types("BUILD  hq 3\nnonsense here");
        Shown first = person.await("echo", each -> each.id > before);
        assertTrue(first.plain().contains("Not taken:"), first.plain());
        assertTrue(first.plain().contains("nonsense here"), first.plain());
        assertTrue(first.text.contains("<code>build hq 3</code> ✅"), first.text);
        assertTrue(first.plain().contains("Left: "), first.plain());
        assertTrue(first.guarded, "nobody can forward it");
        person.edits(message, "build hq 4");
        Shown second = person.await("echo of the edit", each -> each.id > first.id);
        assertEquals(List.of("build hq 4"), Tapper.lines(second));
        assertEquals("[\"build hq 4\"]", sheet(person.name));
        person.taps(second, "Undo");
        person.await("empty sheet", each -> each.id == second.id && each.plain().contains("No orders yet."));
        assertEquals("[]", sheet(person.name));
    }

    @Test
    void unknownTextGetsTheNearestOrder() {
        TelegramGroup group = begun("gd6 2 Guessing", 2);
        Person person = group.people().get(0);
        Shown answer = echo(person, "bild hq 3");
        assertTrue(answer.plain().contains("is no order"), answer.plain());
        assertTrue(answer.plain().contains("Did you mean"), answer.plain());
        assertEquals("", sheet(person.name), "nothing was saved");
        assertTrue(echo(person, "/dance").plain().contains("I do not know /dance"));
    }

    @Test
    void theCommandsAnswer() {
        TelegramGroup group = begun("gd5 2 Commands", 2);
        Person person = group.people().get(0);
        assertTrue(echo(person, "/help").plain().contains("/press"));
        assertTrue(echo(person, "/games").offers("Commands"));
        assertTrue(echo(person, "/orders").plain().contains("No orders yet."));
        assertTrue(echo(person, "/check build hq 3").plain().contains("Only checked, not saved."));
        assertTrue(echo(person, "/map").photo());
        assertTrue(person.last().guarded);
        assertTrue(echo(person, "/report").plain().contains("Nothing to report."));
        Shown rules = echo(person, "/rules");
        assertTrue(rules.buttons.size() > 3, rules.plain());
        person.taps(rules, rules.buttons.getFirst().path("text").asString());
        person.await("chapter", each -> each.id > rules.id && each.plain().length() > 200);
        Shown leave = echo(person, "/leave");
        person.taps(leave, "Stay");
        person.await("stay", each -> each.id == leave.id && each.plain().equals("You stay."));
        Shown more = echo(person, "/orders");
        person.taps(more, "More time");
        Shown hours = person.await("lengths", each -> each.id > more.id && each.offers("60 minutes"));
        person.taps(hours, "60 minutes");
        person.await("no deadline", each -> each.plain().contains("no deadline"));
    }

    @Test
    void pressFlowsBothWaysAndPrivatePressStaysPrivate() {
        TelegramGroup group = begun("gd6 2 Talking", 2);
        Person one = group.people().get(0);
        Person two = group.people().get(1);
        one.typesIn(group.chat(), 0, "Shall we share the north?");
        String pile = echo(two, "/press").plain();
        for (int i = 0; i < 50 && !pile.contains("share the north"); i++) {
            pile = echo(two, "/press").plain();
        }
        assertTrue(pile.contains("share the north"), pile);
        two.types("/press all: Yes, gladly.");
        telegram.await(group.chat(), "press in the group", each -> each.plain().contains("Yes, gladly."));
        String country = pile.substring(pile.indexOf("✉️ ") + 3, pile.indexOf(" → "));
        two.types("/press " + country + ": but the south is mine, heron");
        one.await("letter", each -> each.plain().contains("heron") && each.guarded);
        two.types("/press all: a last word");
        telegram.await(group.chat(), "later press", each -> each.plain().contains("a last word"));
        assertFalse(group.everythingSaidInTheGroup().contains("heron"), "private press came to the group");
        long echoes = telegram.in(group.chat()).stream()
                .filter(each -> each.plain().contains("share the north"))
                .count();
        assertEquals(0, echoes, "the group does not hear its own words again");
        two.types("/press Nobody: hello");
        two.await("refusal", each -> each.plain().contains("is not the name of one player"));
    }

    @Test
    void ordersTypedIntoTheGroupAreRefusedAndNotStored() {
        TelegramGroup group = begun("gd6 2 Mistake", 2);
        Person person = group.people().get(0);
        person.typesIn(group.chat(), 0, "build hq 3");
        Shown warning =
                telegram.await(group.chat(), "warning", each -> each.plain().contains("I have not saved them"));
        assertTrue(warning.offers("Write it in private"));
        assertEquals("", sheet(person.name));
        assertFalse(group.everythingSaidInTheGroup().contains("build hq"), "the order is not repeated");
        person.typesIn(group.chat(), 0, "/orders");
        telegram.await(group.chat(), "refusal", each -> each.plain().contains("private chat: write to me there"));
        assertTrue(telegram.calls().contains("deleteMessage"), "the bot tries to remove it");
    }

    @Test
    void theHostCommandsAConfirmedTrail() {
        TelegramGroup group = begun("gd6 2 Hosting", 2);
        Person guest = group.people().get(1);
        guest.typesIn(group.chat(), 0, "/extend 2h");
        telegram.await(
                group.chat(), "refusal", each -> each.plain().contains("Only the host of this game can do that."));
        group.confirmed("/extend 2h trains are late", "Extend the turn by 2 hours (trains are late)?");
        telegram.await(
                group.chat(),
                "trail",
                each -> each.plain().equals("The host extended the turn by 2 hours: trains are late"));
        group.confirmed("/pause", "Stop the clock");
        telegram.await(group.chat(), "paused status", each -> each.plain().contains(", paused"));
        group.confirmed("/resume", "Let the clock run again");
        group.confirmed("/nudge", "Remind the players");
        telegram.await(group.chat(), "trail", each -> each.plain().startsWith("The host reminded"));
        group.host().typesIn(group.chat(), 0, "/zone Europe/Berlin");
        telegram.await(group.chat(), "zone", each -> each.plain().contains("Europe/Berlin now"));
        telegram.await(
                group.chat(),
                "deadline in the zone",
                each -> each.plain().contains("(Germany Time)")
                        || each.plain().contains("Berlin")
                        || each.plain().contains("CET"));
        group.confirmed("/unlock landmines", "Order for this turn: unlock landmines?");
        telegram.await(
                group.chat(),
                "trail",
                each -> each.plain().startsWith("The host ordered for this turn: unlock landmines"));
        group.host().typesIn(group.chat(), 0, "/unlock dragons");
        telegram.await(group.chat(), "refusal", each -> each.plain().contains("dragons"));
        group.host().typesIn(group.chat(), 0, "/extend soon");
        telegram.await(group.chat(), "explanation", each -> each.plain().contains("/extend 30m"));
    }

    @Test
    void aGroupWithTopicsHasOneForEachGame() {
        long chat = telegram.group(-100_999_000L, "Forum", true);
        Person host = telegram.person(990_001, "Topicmaker");
        host.types("/start new");
        host.await("welcome", each -> each.plain().startsWith("You are "));
        host.typesIn(chat, 0, "/host gd6 2 First");
        Shown first = telegram.await(chat, "first", each -> each.plain().startsWith("First") && each.offers("Join"));
        host.typesIn(chat, 0, "/host dynasty 2 Second");
        Shown second = telegram.await(chat, "second", each -> each.plain().startsWith("Second") && each.offers("Join"));
        assertTrue(first.topic != 0 && second.topic != 0 && first.topic != second.topic, "each game has its topic");
    }

    @Test
    void repeatedUpdatesLostAnswersAndPausesDoNoHarm() {
        TelegramGroup group = begun("gd6 2 Trouble", 2);
        Person person = group.people().get(0);
        long before = person.last().id;
        JsonNode update;
        telegram.refuseNext(2);
        person.types("build hq 3");
        update = telegram.newestUpdate();
        Shown echo = person.await("echo", each -> each.id > before);
        telegram.repeat(update);
        telegram.repeat(update);
        assertTrue(echo(person, "/help").plain().contains("How to play"));
        assertEquals("[\"build hq 3\"]", sheet(person.name));
        long echoes = person.sees().stream()
                .filter(each -> each.id > before && each.text.equals(echo.text))
                .count();
        assertEquals(1, echoes, "an update that comes twice is answered once");
        telegram.loseAnswers(1);
        person.types("build hq 4");
        person.await("echo", each -> each.plain().contains("2. build hq 4"));
        assertEquals("[\"build hq 3\",\"build hq 4\"]", sheet(person.name));
    }

    @Test
    void somebodyWhoStopsTheBotGetsNothingMoreAndComesBack() {
        TelegramGroup group = begun("gd6 2 Leaving", 2);
        Person person = group.people().get(1);
        person.stopsTheBot();
        group.people().get(0).types("/press all: hello?");
        Person host = group.people().get(0);
        host.await("sent", each -> each.plain().equals("Sent."));
        assertTrue(echo(host, "/orders").plain().contains("No orders"));
        assertEquals(List.of(), telegram.faults());
    }

    @Test
    void thePageLinksAnAccountAndTelegramLogsIn() throws Exception {
        Browser page = new Browser(server.url());
        page.get("/api/me").expect(200);
        page.post("/api/guests", Map.of("name", "Wagtail")).expect(201);
        assertEquals(
                FakeTelegram.BOT,
                page.get("/api/telegram").expect(200).json().path("bot").asString());
        String link = page.post("/api/me/telegram", Map.of())
                .expect(200)
                .json()
                .path("link")
                .asString();
        assertTrue(link.startsWith("https://t.me/" + FakeTelegram.BOT + "?start="), link);
        Person person = telegram.person(880_001, "Linker");
        String code = link.substring(link.indexOf("=") + 1);
        person.types("/start " + code);
        person.await("link", each -> each.plain().startsWith("You are Wagtail"));
        assertEquals(
                "@linker",
                page.get("/api/telegram").expect(200).json().path("linked").asString());
        Person thief = telegram.person(880_002, "Thief");
        thief.types("/start " + code);
        thief.await("refusal", each -> each.plain().contains("no longer valid"));

        Browser inside = new Browser(server.url());
        inside.get("/api/me").expect(200);
        String now = Long.toString(server.clock.instant().getEpochSecond());
        inside.post("/api/telegram/session", Map.of("initData", initData(880_001, now, FakeTelegram.TOKEN)))
                .expect(200);
        assertEquals(
                "Wagtail",
                inside.get("/api/me")
                        .expect(200)
                        .json()
                        .path("account")
                        .path("name")
                        .asString());

        Browser other = new Browser(server.url());
        other.get("/api/me").expect(200);
        List<String> bad = List.of(
                initData(880_001, now, "1:wrong"),
                initData(880_001, "1000000", FakeTelegram.TOKEN),
                initData(880_001, now, FakeTelegram.TOKEN).replace("880001", "880002"),
                initData(880_003, now, FakeTelegram.TOKEN),
                "",
                "hash=%zz");
        bad.forEach(data ->
                other.post("/api/telegram/session", Map.of("initData", data)).expect(401, "wrong-credentials"));
        page.send("DELETE", "/api/me/telegram", null).expect(204);
        assertTrue(echo(person, "/games").plain().contains("link your account"));
    }

    @Test
    void theAdministratorSeesHowTheBotIs() {
        String code = server.bean(Registration.class).administratorCode().orElseThrow();
        Browser admin = new Browser(server.url());
        admin.get("/api/me").expect(200);
        admin.post("/api/administrator", Map.of("code", code, "name", "Chiffchaff", "password", "three calm grey owls"))
                .expect(201);
        JsonNode bot = admin.get("/api/admin/overview").expect(200).json().path("telegram");
        assertEquals(FakeTelegram.BOT, bot.path("bot").asString());
        assertEquals("", bot.path("trouble").asString());
        String metrics = admin.get("/actuator/prometheus").expect(200).text();
        assertTrue(metrics.contains("arbiter_telegram_poll_age_seconds"), "the age of the last answer is a metric");
        assertTrue(metrics.contains("arbiter_telegram_waiting"), "the queue is a metric");
    }

    /** As Telegram makes it. */
    private static String initData(long user, String time, String token) throws Exception {
        Map<String, String> fields = new TreeMap<>(Map.of(
                "auth_date", time, "query_id", "AAH", "user", "{\"id\":" + user + ",\"first_name\":\"Linker\"}"));
        String text = fields.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining("\n"));
        byte[] secret = hmac("WebAppData".getBytes(StandardCharsets.UTF_8), token);
        fields.put("hash", HexFormat.of().formatHex(hmac(secret, text)));
        return fields.entrySet().stream()
                .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static byte[] hmac(byte[] key, String text) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    }
}
