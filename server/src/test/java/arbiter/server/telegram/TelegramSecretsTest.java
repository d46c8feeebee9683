package arbiter.server.telegram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.pictures.Png;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Plants a secret of each kind in every game and looks for it in everything that a group was ever sent: texts, captions, edits and
 * pictures. A sentence of a report is secret if the owner was told it and the public was not.
 */
class TelegramSecretsTest {
    private static FastServer server;

    private TelegramGroup group;
    private Person owner;
    private Person other;
    private int seat;

    @BeforeAll
    static void start() {
        server = new FastServer(30);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private void begin(int number, String wish) {
        group = TelegramGroup.of(server.telegram, number, 2, wish);
        group.begin();
        // Where one player is awaited, that one has the secrets.
        seat = game().awaiting().getFirst();
        owner = group.people().get(seat);
        other = group.people().get(1 - seat);
    }

    /** Types a sheet and finishes the decision. */
    private static void decide(Person person, String... lines) {
        Shown question = person.await("question", Tapper::asks);
        if (lines.length > 0) {
            person.types(String.join("\n", lines));
        }
        Shown sheet = person.await(
                "echo", each -> Tapper.asks(each) && Tapper.lines(each).equals(List.of(lines)));
        assertTrue(sheet.id >= question.id);
        person.taps(sheet, sheet.offers("Ready") ? "Ready" : "Send orders");
        person.await("end of the decision", each -> each.id == sheet.id && !Tapper.asks(each));
    }

    private void awaitTurn(int turn) {
        server.telegram.await(group.chat(), "turn " + turn, each -> each.plain().contains("Turn " + turn + " is open"));
    }

    /** A letter that only two people may read, sent in private. */
    private void whisper(String word) {
        String country =
                server.bean(SeatStore.class).of(game().id()).get(1 - seat).country();
        owner.types("/press " + country + ": " + word);
        other.await("letter", each -> each.plain().contains(word));
    }

    private GameRow game() {
        String id = server.bean(JdbcClient.class)
                .sql("select game_id from telegram_group where chat_id = ?")
                .param(group.chat())
                .query(String.class)
                .single();
        return server.bean(GameStore.class).byId(id).orElseThrow();
    }

    private static Set<String> report(Table<?, ?, ?> table, int at, Viewer viewer) {
        return table.report(at, viewer).stream()
                .flatMap(section -> section.sentences().stream())
                .map(sentence -> sentence.text())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** What only the owner was told. */
    private Set<String> secretSentences() {
        GameRow game = game();
        Table<?, ?, ?> table = server.bean(Tables.class).of(game);
        Set<String> secrets = new LinkedHashSet<>();
        Set<String> open = new LinkedHashSet<>();
        for (int at = 1; at <= game.entries(); at++) {
            secrets.addAll(report(table, at, Viewer.of(Seat.of(seat))));
            open.addAll(report(table, at, Viewer.PUBLIC));
        }
        secrets.removeAll(open);
        return secrets;
    }

    private byte[] picture(int at, Viewer viewer) {
        GameRow game = game();
        List<String> colours = server.bean(SeatStore.class).of(game.id()).stream()
                .map(SeatRow::colour)
                .toList();
        return Png.of(
                server.bean(Tables.class).of(game).drawHappened(at, viewer, new Look(Theme.PAPER, colours)),
                1280,
                () -> {});
    }

    /** Asks for the map and the report, too, and then looks at everything. */
    private void search(List<String> planted) {
        long before = server.telegram.in(group.chat()).getLast().id;
        group.host().typesIn(group.chat(), 0, "/map");
        server.telegram.await(group.chat(), "map on request", each -> each.id > before && each.photo());
        group.host().typesIn(group.chat(), 0, "/report");
        // It has the name of the game above it, and not only in its caption.
        server.telegram.await(
                group.chat(),
                "report on request",
                each -> each.id > before && !each.photo() && each.plain().startsWith(game().name() + "\n\n"));
        group.host().typesIn(group.chat(), 0, "/status");
        server.telegram.await(
                group.chat(),
                "status on request",
                each -> each.id > before && each.plain().contains("waiting for"));
        String said = group.everythingSaidInTheGroup();
        for (String secret : planted) {
            assertTrue(
                    group.people().stream()
                            .flatMap(person -> person.sees().stream())
                            .anyMatch(each -> each.everSaid().contains(secret)),
                    "somebody was told in private: " + secret);
            assertFalse(said.contains(secret), "the group was told: " + secret + " in " + said);
        }
        List<byte[]> open = IntStream.rangeClosed(0, game().entries())
                .mapToObj(at -> picture(at, Viewer.PUBLIC))
                .toList();
        List<Shown> photos =
                server.telegram.in(group.chat()).stream().filter(Shown::photo).toList();
        assertTrue(photos.size() > 1, "the group has pictures");
        for (Shown photo : photos) {
            assertTrue(
                    open.stream().anyMatch(each -> Arrays.equals(each, photo.file)),
                    "a picture in the group is not the one that the public sees: " + photo.text);
        }
        assertEquals(List.of(), server.telegram.faults());
    }

    /** The test would notice a picture for the wrong eyes. */
    private void assertOwnerSeesMore() {
        int last = game().entries();
        assertFalse(
                Arrays.equals(picture(last, Viewer.PUBLIC), picture(last, Viewer.of(Seat.of(seat)))),
                "the owner's picture shows what the public does not know");
    }

    @Test
    void globalDominationFive() {
        begin(21, "gd5 2 crop-price=0 Fifth secret");
        decide(owner, "start 3", "ready");
        decide(other, "start 19", "ready");
        awaitTurn(1);
        whisper("heron-of-the-fifth");
        decide(owner, "buy crop");
        decide(other);
        awaitTurn(2);
        assertTrue(secretSentences().stream().anyMatch(each -> each.contains("Crop")), "the purchase is secret");
        owner.types("spawn 7 at 3");
        owner.await("draft", each -> each.plain().contains("spawn 7"));
        search(List.of(
                "heron-of-the-fifth",
                "buy crop",
                "spawn 7",
                secretSentences().iterator().next()));
    }

    @Test
    void globalDominationSix() {
        begin(22, "gd6 2 landmines=on mine-price=0 crop-price=0 Sixth secret");
        decide(owner, "build hq 3");
        decide(other, "build hq 19");
        awaitTurn(2);
        whisper("heron-of-the-sixth");
        decide(owner, "mine 1 at 3", "buy crop");
        decide(other);
        awaitTurn(3);
        List<String> told = List.copyOf(secretSentences());
        assertTrue(told.stream().anyMatch(each -> each.contains("Crop")), () -> "the purchase is secret: " + told);
        assertOwnerSeesMore();
        owner.types("mine 1 at 3");
        owner.await(
                "draft", each -> each.plain().contains("turn 3") && each.plain().contains("1. mine 1 at 3"));
        search(List.of("heron-of-the-sixth", "mine 1 at 3", "buy crop", told.getFirst(), told.getLast()));
    }

    @Test
    void dynastyBuilder() {
        begin(23, "dynasty 2 startLevel=2 House secret");
        whisper("heron-of-the-house");
        decide(owner, "policy ranged evade");
        owner.await(
                "report", each -> !each.text.contains("<code>") && each.plain().contains("evade"));
        List<String> told = List.copyOf(secretSentences());
        assertTrue(told.stream().anyMatch(each -> each.contains("evade")), () -> "a policy is secret: " + told);
        search(List.of("heron-of-the-house", "policy ranged evade", told.getFirst()));
    }

    @Test
    void carbonAndCrystal() {
        begin(24, "carbon 2 Base secret");
        whisper("heron-of-the-base");
        decide(owner, "LIST FERRUM BAR LGD*2");
        search(List.of("heron-of-the-base", "LIST FERRUM BAR LGD*2", "LGD*2"));
    }
}
