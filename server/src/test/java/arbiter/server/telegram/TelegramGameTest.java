package arbiter.server.telegram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whole games over Telegram alone: made, joined, played to the end and reported without a page. */
class TelegramGameTest {
    private static FastServer server;

    @BeforeAll
    static void start() {
        server = new FastServer(30);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void sixPeoplePlayGlobalDominationFive() throws Exception {
        TelegramGroup group = TelegramGroup.of(server.telegram, 1, 6, "gd5 6 turn-limit=2 The short winter");
        group.begin();
        List<Tapper> players = play(group, 1);
        Shown status =
                server.telegram.await(group.chat(), "end", each -> each.plain().contains("Game over"));
        assertEquals(server.telegram.pinnedIn(group.chat()), status.id, "the status is the pinned message");
        assertTrue(status.edits > 3, "it was edited in place");
        server.telegram.await(group.chat(), "last map", each -> each.photo());
        long photos = server.telegram.in(group.chat()).stream()
                .filter(each -> each.photo())
                .count();
        assertTrue(photos >= 3, "a map at the start and after each turn, got " + photos);
        assertTrue(
                players.stream().allMatch(player -> player.decisions() >= 3),
                "everybody chose a start and decided each turn");
        assertTrue(players.stream().mapToInt(Tapper::typed).sum() > 0, "some orders were typed");
        assertEquals(List.of(), server.telegram.faults());
        assertEquals(0, server.telegram.slowDowns(), "Telegram never had to slow us down");
        assertSecretsStayed(group);
    }

    @Test
    void dynastyWithItsReplies() throws Exception {
        TelegramGroup group = TelegramGroup.of(server.telegram, 2, 2, "dynasty 2 turnLimit=5 startLevel=2 Two houses");
        group.begin();
        play(group, 3);
        assertEquals(List.of(), server.telegram.faults());
        assertSecretsStayed(group);
    }

    @Test
    void theOtherGamesWorkToo() throws Exception {
        TelegramGroup six = TelegramGroup.of(server.telegram, 3, 2, "gd6 2 turn-limit=2 Small world");
        six.begin();
        TelegramGroup carbon = TelegramGroup.of(server.telegram, 4, 2, "carbon 2 rounds=2 Two bases");
        carbon.begin();
        play(six, 2);
        play(carbon, 2);
        assertEquals(List.of(), server.telegram.faults());
    }

    /** All players at once, as people do. */
    private static List<Tapper> play(TelegramGroup group, int orders) throws Exception {
        List<Tapper> players = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (Person person : group.people()) {
                Tapper player = new Tapper(person, person.id, orders);
                players.add(player);
                all.add(threads.submit(player::play));
            }
            while (!all.stream().allMatch(Future::isDone)) {
                assertTrue(
                        all.stream().noneMatch(each -> each.state() == Future.State.FAILED),
                        () -> failures(all) + group.lastSeen());
                Thread.sleep(50);
            }
            assertEquals("", failures(all), group::lastSeen);
        }
        return players;
    }

    private static String failures(List<Future<?>> all) {
        return all.stream()
                .filter(each -> each.state() == Future.State.FAILED)
                .map(each -> String.valueOf(each.exceptionNow()))
                .collect(Collectors.joining("\n"));
    }

    /** Orders are in the private chat of their player, protected; the group has none. */
    private static void assertSecretsStayed(TelegramGroup group) {
        String said = group.everythingSaidInTheGroup();
        for (Person person : group.people()) {
            for (Shown message : person.sees()) {
                List<String> lines = Tapper.lines(message);
                assertTrue(lines.isEmpty() || message.guarded, "an order could be forwarded: " + message.text);
            }
        }
        assertFalse(said.contains("<code>"), "an order came to the group");
    }
}
