package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Dawn;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All words of a position.
 *
 * @param view what is written or compared; null for a position that is read
 * @param state the position that is written, which knows what no view shows; null for one that is read or compared
 */
record PositionWords(
        Owners owners, @Nullable View view, @Nullable Position state) {
    private static final List<String> ITEMS = Item.ALL.stream().map(Item::word).toList();
    private static final List<Status> STATED = List.of(Status.RESERVED, Status.FIRST_TURN, Status.DEAD);

    /** Which turn it is, and whether it is split. */
    record Number(int turn, boolean split) {
        private static final Number NONE = new Number(-1, false);
        private static final Phrase<Number> PHRASE = new Phrase<>(
                words -> new Number(words.number("the number of the turn"), words.taken("split")),
                number -> number.turn + (number.split ? " split" : ""),
                (expected, seen) -> expected.turn == seen.turn && (seen.split || !expected.split));
    }

    /** What a player owned at the start of a turn that is split. */
    record Began(int lands, int bivouacs, int libraries) {
        private static final Began NOTHING = new Began(0, 0, 0);
        private static final Phrase<Began> PHRASE = Phrase.of(
                words -> new Began(words.number("territories"), words.number("Bivouacs"), words.number("Libraries")),
                began -> began.lands + " " + began.bivouacs + " " + began.libraries);
    }

    /** @param of who laid them: a seat, {@link Owners#NOBODY} or {@link Owners#UNSAID} */
    record Mines(int number, int of) {}

    /** The lines that are about no single territory or player: {@code turn 4}, {@code unlocked spy}. */
    Vocabulary<Draft, View> table() {
        List<Mechanic> unlocked =
                state == null ? List.of() : List.copyOf(state.rules().unlocked());
        Ending ending = state == null ? null : state.ending();
        return new Vocabulary<Draft, View>("territory or a player and a colon", Vocabulary.Commas.NONE)
                .value("turn", Number.PHRASE, Number.NONE, view -> new Number(view.turn(), view.split()), Draft::begin)
                .value(
                        "unlocked",
                        Phrase.of(PositionWords::mechanics, PositionWords::write),
                        List.of(),
                        view -> unlocked,
                        Draft::unlock)
                .unseen()
                .many(
                        "announced",
                        Phrase.of(this::announcement, order -> OrderText.write(owners.players(), order)),
                        view -> state == null ? List.of() : state.announced(),
                        (to, order) -> to.announced.add(order))
                .unseen()
                .many(
                        "ended",
                        Phrase.of(this::ending, stated -> stated.reason().word() + owners.writeSeats(stated.winners())),
                        view -> ending == null ? List.of() : List.of(ending),
                        (to, stated) -> to.ending = stated)
                .unseen();
    }

    private static List<Mechanic> mechanics(Words words) throws Misread {
        List<Mechanic> mechanics = new ArrayList<>();
        while (words.hasNext()) {
            Mechanic mechanic = Mechanic.of(words.peek().text());
            if (mechanic == null) {
                throw words.misread(Nearest.unknown("mechanic", words.peek().text(), Mechanic.words()));
            }
            words.take();
            mechanics.add(mechanic);
        }
        return mechanics;
    }

    private static String write(List<Mechanic> mechanics) {
        return mechanics.stream().map(Mechanic::word).collect(Collectors.joining(" "));
    }

    private Order.ByHost announcement(Words words) throws Misread {
        int offset = words.peek().offset();
        try {
            if (Notation.parse(owners.map(), owners.players(), words.rest()) instanceof Order.ByHost order) {
                return order;
            }
        } catch (Misread e) {
            throw words.line().misread(offset + e.column() - 1, e.what());
        }
        throw words.line().misread(offset, "only the host announces");
    }

    private Ending ending(Words words) throws Misread {
        Ending.Reason reason = words.oneOf(List.of(Ending.Reason.values()), Ending.Reason::word);
        if (reason == null) {
            throw words.misread("there is no such ending");
        }
        return new Ending(reason, owners.readSeats(words));
    }

    /** The words about a player: {@code A: ip 40, stash dynamite*2 crop}. */
    Vocabulary<Draft.Player, View.Player> player() {
        Phrase<Optional<List<String>>> sheet =
                Phrase.of(PositionWords::sheet, lines -> "\"" + String.join("; ", lines.orElseThrow()) + "\"");
        return new Vocabulary<Draft.Player, View.Player>("word for a player", Vocabulary.Commas.NEEDED)
                .number("ip", "Influence Points", View.Player::ip, (to, n) -> to.draft().treasury.ip[to.seat()] = n)
                .items("stash", ITEMS, PositionWords::stash, Draft.Player::store)
                .each(
                        STATED,
                        (words, status) -> words.mark(status.word(), player -> is(player, status), to -> to.is(status)))
                .value("began", Began.PHRASE, Began.NOTHING, this::began, Draft.Player::began)
                .unseen()
                .mark("failed", this::failed, to -> to.draft().failed.add(Seat.of(to.seat())))
                .value(
                        "waiting",
                        sheet,
                        Optional.empty(),
                        player -> Optional.ofNullable(player.waiting()),
                        (to, lines) -> to.await(lines.orElseThrow()));
    }

    private static @Nullable Items stash(View.Player player) {
        View.Stash stash = player.stash();
        return stash == null ? null : Items.of(Item.ALL, Item::word, stash::count);
    }

    /** A typed position does not say that somebody is unsettled, though a view calls it the first turn. */
    private boolean is(View.Player player, Status status) {
        return state == null
                ? player.is(status)
                : state.treasury().status[player.seat().index()] == status;
    }

    private @Nullable Split split() {
        return state == null ? null : state.split();
    }

    private Began began(View.Player player) {
        Split split = split();
        if (split == null) {
            return Began.NOTHING;
        }
        int seat = player.seat().index();
        Dawn dawn = split.dawn();
        return new Began(dawn.lands(seat), dawn.owned(Construct.BIVOUAC, seat), dawn.owned(Construct.LIBRARY, seat));
    }

    private boolean failed(View.Player player) {
        Split split = split();
        return split == null
                ? view != null && view.split() && view.awaiting().contains(player.seat())
                : split.failed().contains(player.seat());
    }

    private static Optional<List<String>> sheet(Words words) throws Misread {
        if (!words.peek().quoted()) {
            throw words.misread("expected the orders in quotes" + words.found());
        }
        String sheet = words.take().text();
        return Optional.of(
                sheet.isBlank()
                        ? List.of()
                        : Arrays.stream(sheet.split(";")).map(String::strip).toList());
    }

    /** The words about a territory: {@code 1: A, 5 army, hq}. */
    Vocabulary<Draft.Land, View.Land> land() {
        Phrase<Owners.Hq> hq = owners.hq(seen -> seen.settler() == seen.owner());
        Phrase<Mines> mines =
                Phrase.of(this::mines, laid -> (laid.number + " mine " + owners.writeOf(laid.of)).strip());
        return new Vocabulary<Draft.Land, View.Land>("word for a territory", Vocabulary.Commas.NEEDED)
                .blank("neutral")
                .lead(owners.owner(), View.Land::owner, (to, owner) -> to.board().owner[to.at()] = owner)
                .each(
                        Unit.ALL,
                        (words, unit) -> words.count(
                                        unit.word(), land -> land.units().count(unit), (to, n) -> to.units(unit, n))
                                .also(unit.many())
                                .whole())
                .value("hq", hq, Owners.Hq.NONE, PositionWords::hq, (to, built) -> to.settle(built.settler()))
                .each(
                        Construct.ALL,
                        (words, built) -> words.mark(
                                built.word(), land -> land.constructs().contains(built), to -> to.build(built)))
                .mark("wasteland", View.Land::wasteland, to -> to.board().makeWasteland(to.at()))
                .counts("mine", mines, new Mines(0, Owners.UNSAID), this::laid, Draft.Land::mines)
                .also("mines")
                .number("loyalty", "the Loyalty", View.Land::loyalty, (to, n) -> to.board().loyalty[to.at()] = n)
                .also("held")
                .number(
                        "fresh",
                        "how many Armies",
                        this::fresh,
                        (to, n) -> to.draft().dawn.setFresh(to.at(), n))
                .unseen();
    }

    private static Owners.Hq hq(View.Land land) {
        return land.hq() ? new Owners.Hq(land.settler(), land.owner()) : Owners.Hq.NONE;
    }

    private Mines mines(Words words) throws Misread {
        int number = words.number("a number");
        words.take();
        return new Mines(number, owners.readOf(words));
    }

    /** Those who laid mines are named where it is not simply the owner. */
    private List<Mines> laid(View.Land land) {
        Mines all = new Mines(land.mines(), Owners.UNSAID);
        if (land.mines() == 0 || state == null) {
            return land.mines() == 0 ? List.of() : List.of(all);
        }
        List<Mines> laid = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            int known = state.board().minesLaidBy(state.map().indexOf(land.id()), seat);
            if (known > 0) {
                laid.add(new Mines(known, seat));
            }
        }
        boolean neutral = land.owner() == View.NOBODY;
        if (laid.equals(neutral ? List.of() : List.of(new Mines(land.mines(), land.owner())))) {
            return List.of(all);
        }
        if (laid.isEmpty()) {
            return List.of(new Mines(land.mines(), View.NOBODY));
        }
        if (laid.stream().mapToInt(Mines::number).sum() != land.mines()) {
            laid.addFirst(all);
        }
        return laid;
    }

    private int fresh(View.Land land) {
        Split split = split();
        return split == null ? 0 : split.dawn().fresh(owners.map().indexOf(land.id()));
    }
}
