package arbiter.server.telegram;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.MailBox;
import arbiter.server.account.Registration;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.fake.FakeTelegram;
import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.Words;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.WorkSettings;
import arbiter.server.work.Workbench;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
        server = new FastServer(30);
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
        // A notice may arrive before the answer.
        return person.await(
                "answer to " + text, each -> each.id > before && !each.plain().startsWith("A player joined"));
    }

    /** The next round of the switchboard comes now, and takes what was told until now. */
    private static void notices() throws InterruptedException {
        server.clock.advance(Duration.ofMinutes(1));
        MailBox.planNow(server.bean(SchedulerClient.class), TaskInstanceId.of("notices", "recurring"));
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
    void aButtonOfAnEarlierTurnSaysHowThingsAreNow() {
        TelegramGroup group = begun("gd6 2 Late", 2);
        Person person = group.people().get(0);
        Shown old = person.await("question", Tapper::asks);
        JsonNode ready = Person.button(old, "Ready");
        JsonNode more = Person.button(old, "More time");
        for (Person each : group.people()) {
            each.taps(each.await("question", Tapper::asks), "Ready");
        }
        Shown next = person.await("second turn", each -> each.plain().contains("turn 2") && Tapper.asks(each));
        for (JsonNode button : List.of(ready, more)) {
            person.taps(old, button);
            Shown answer = person.await(
                    "what is now",
                    each -> each.id == old.id && each.plain().startsWith("That button was for an earlier"));
            assertTrue(answer.plain().contains("turn 2"), answer.plain());
            assertTrue(Tapper.asks(answer), "it has the buttons of the present turn");
            person.taps(answer, "Choose an order");
            person.await("choices", each -> each.id == old.id && each.offers("Back"));
        }
        assertEquals("", sheet(person.name), "the old button did not make the new sheet ready");
        assertTrue(Tapper.asks(next), "the new question is untouched");
        group.confirmed("/pause", "Stop the clock");
        person.taps(old, ready);
        person.await("paused", each -> each.id == old.id && each.plain().contains("The game is paused."));
    }

    /** Before the first turn of the fifth edition, everybody decides at once. What others do there does not concern my sheet. */
    @Test
    void aStepOfSomebodyElseDoesNotSpoilASheet() {
        TelegramGroup group = begun("gd5 2 Overtaken", 2);
        Person slow = group.people().get(0);
        Person fast = group.people().get(1);
        Shown draft = echo(slow, "start 3");
        assertEquals(List.of("start 3"), Tapper.lines(draft));
        JsonNode send = Person.button(draft, "Send orders");
        fast.taps(echo(fast, "start 19"), "Send orders");
        slow.await(
                "news of the other", each -> each.id > draft.id && each.plain().contains("wants to start"));
        slow.taps(draft, "Undo");
        slow.await("undone", each -> each.id == draft.id && each.plain().contains("No orders yet."));
        Shown again = echo(slow, "start 4");
        fast.taps(echo(fast, "ready"), "Send orders");
        slow.taps(again, Person.button(again, "Send orders"));
        slow.await("sent", each -> each.id == again.id && each.plain().contains("Sent."));
        slow.await("own start", each -> each.plain().contains("Aldermark wants to start in Isk (4)."));
        assertFalse(again.offers("Not ready"), "what is carried out at once cannot be taken back");
        slow.taps(draft, send);
        slow.await("late", each -> each.id == draft.id && each.plain().startsWith("That button was for an earlier"));
    }

    @Test
    void aRequestForMoreTimeReachesTheHostOnce() throws InterruptedException {
        TelegramGroup group = begun("gd6 2 Slow", 2);
        Person host = group.host();
        Person guest = group.people().get(1);
        group.confirmed("/extend 2h", "Extend the turn by 2 hours");
        Shown sheet = echo(guest, "/orders");
        guest.taps(sheet, "More time");
        Shown hours = guest.await("lengths", each -> each.id > sheet.id && each.offers("6 hours"));
        guest.taps(hours, "6 hours");
        guest.await("asked", each -> each.id == hours.id && each.plain().startsWith("I have asked"));
        notices();
        Shown question = host.await("request", each -> each.offers("Agree"));
        assertTrue(question.plain().startsWith("A player asks for 6 hours more time in Slow"), question.plain());
        host.taps(question, "Agree");
        host.await("agreed", each -> each.id == question.id && each.plain().equals("You agreed to more time."));
        notices();
        guest.await("granted", each -> each.plain().startsWith("The turn of Slow now ends on"));
        host.await("new deadline", each -> each.plain().startsWith("The turn of Slow now ends on"));
        long asked = host.sees().stream()
                .filter(each -> each.everSaid().contains("asks for"))
                .count();
        assertEquals(1, asked, "the host is asked once");
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
    void aLineWaitsForABusyServer() throws InterruptedException {
        TelegramGroup group = begun("gd6 2 Patience", 2);
        Person person = group.people().get(0);
        MeterRegistry meters = server.bean(MeterRegistry.class);
        WorkSettings settings = server.bean(WorkSettings.class);
        CountDownLatch busy = new CountDownLatch(1);
        List<Thread> crowd = new ArrayList<>();
        try {
            eventually("the bench is full", () -> {
                int free = settings.waiting() - waiting(meters);
                for (int i = 0; i < free; i++) {
                    String visitor = "crowd " + crowd.size();
                    crowd.add(Thread.ofVirtual().start(() -> occupyDrafts(visitor, busy)));
                }
                return free == 0;
            });
            Counter asked =
                    meters.get("arbiter.work.pieces").tag("bench", "drafts").counter();
            double before = asked.count();
            long last = person.last().id;
            person.types("build hq 3");
            eventually("the line is tried again", () -> asked.count() >= before + 2);
            assertEquals(last, person.last().id, "nothing is refused because the server is busy");
            assertEquals("", sheet(person.name));
            busy.countDown();
            Shown echo = person.await("echo", shown -> shown.id > last);
            assertEquals(List.of("build hq 3"), Tapper.lines(echo));
            assertEquals("[\"build hq 3\"]", sheet(person.name));
        } finally {
            busy.countDown();
        }
        for (Thread thread : crowd) {
            thread.join();
        }
    }

    private static int waiting(MeterRegistry meters) {
        return (int) meters.get("arbiter.work.waiting")
                .tag("bench", "drafts")
                .gauge()
                .value();
    }

    private static void occupyDrafts(String visitor, CountDownLatch until) {
        try {
            server.bean(Workbench.class).run(Bench.DRAFTS, visitor, () -> until.await(5, TimeUnit.MINUTES));
        } catch (Problem.Busy e) {
            // Others were faster.
        }
    }

    @Test
    void newsOfAllGroupsComeBeforeStatusMessages() {
        List<Long> groups = List.of(-930_000_001L, -930_000_002L, -930_000_003L);
        groups.forEach(id -> telegram.group(id, "Group " + id, false));
        Outbox outbox = server.bean(Outbox.class);
        server.bean(Writer.class).run(() -> {
            groups.forEach(id -> outbox.put(id, Urgency.STATUS, Words.KIND, Words.open("how things are")));
            groups.forEach(id -> outbox.put(id, Urgency.NEWS, Words.KIND, Words.open("what happened")));
        });
        groups.forEach(id -> telegram.await(id, "status", each -> each.plain().equals("how things are")));
        Map<String, List<Long>> order = groups.stream()
                .flatMap(id -> telegram.in(id).stream())
                .collect(Collectors.groupingBy(Shown::plain, Collectors.mapping(each -> each.id, Collectors.toList())));
        assertEquals(3, order.get("what happened").size());
        assertTrue(
                Collections.max(order.get("what happened")) < Collections.min(order.get("how things are")),
                order.toString());
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

    /** The signed data of a web app, made as Telegram makes it. */
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
