package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Lines;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.WorldMap;
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
    /** What a player owned at the start of a turn that is split: territories, Bivouacs and Libraries. */
    private static final Phrase<List<Integer>> BEGAN = Phrase.numbers("territories", "Bivouacs", "Libraries");

    private static final List<Integer> NOTHING = List.of(0, 0, 0);
    private static final List<Status> STATED = List.of(Status.RESERVED, Status.FIRST_TURN, Status.DEAD);

    /** Which turn it is, and whether it is split. */
    record Number(int turn, boolean split) {
        private static final Phrase<Number> PHRASE = Phrase.both(
                        Phrase.number("the number of the turn"),
                        Phrase.NOTHING.after("split", false),
                        Number::new,
                        Number::turn,
                        Number::split)
                .metBy((expected, seen) -> expected.turn == seen.turn && (seen.split || !expected.split));
    }

    /** @param of who laid them: a seat, {@link Owners#NOBODY} or {@link Owners#UNSAID} */
    record Mines(int number, int of) {}

    static Lines<Draft, View> lines(List<String> players, WorldMap map, @Nullable View view, @Nullable Position state) {
        Owners owners = new Owners(players, map, seat -> Names.write(players, seat));
        PositionWords words = new PositionWords(owners, view, state);
        return Lines.of(
                words.table(),
                List.of(
                        owners.lands(words.land(), Draft::land, View::lands),
                        owners.players(words.player(), Draft.Player::new, View::players)));
    }

    /** The lines that are about no single territory or player: {@code turn 4}, {@code unlocked spy}. */
    private Vocabulary<Draft, View> table() {
        Phrase<List<Mechanic>> mechanics =
                Phrase.choice("mechanic", Mechanic.ALL, Mechanic::word).list();
        Phrase<Ending.Reason> reason = Phrase.choice("ending", List.of(Ending.Reason.values()), Ending.Reason::word);
        Phrase<Ending> ended = Phrase.both(reason, owners.seats(), Ending::new, Ending::reason, Ending::winners);
        List<Mechanic> unlocked =
                state == null ? List.of() : List.copyOf(state.rules().unlocked());
        Ending ending = state == null ? null : state.ending();
        return new Vocabulary<Draft, View>("territory or a player and a colon", Vocabulary.Commas.NONE)
                .maybe(
                        "turn",
                        Number.PHRASE,
                        view -> new Number(view.turn(), view.split()),
                        (to, number) -> to.begin(number.turn(), number.split()))
                .value("unlocked", mechanics, List.of(), view -> unlocked, Draft::unlock)
                .unseen()
                .many(
                        "announced",
                        Phrase.of(this::announcement, order -> OrderText.write(owners.players(), order)),
                        view -> state == null ? List.of() : state.announced(),
                        (to, order) -> to.announced.add(order))
                .unseen()
                .first()
                .maybe("ended", ended, view -> ending, (to, stated) -> to.ending = stated)
                .unseen();
    }

    private Order.ByHost announcement(Words words) throws Misread {
        int offset = words.peek().offset();
        try {
            if (OrderReader.read(owners.map(), owners.players(), words.rest()) instanceof Order.ByHost order) {
                return order;
            }
        } catch (Misread e) {
            throw words.line().misread(offset + e.column() - 1, e.what());
        }
        throw words.line().misread(offset, "only the host announces");
    }

    /** The words about a player: {@code A: ip 40, stash dynamite*2 crop}. */
    private Vocabulary<Draft.Player, View.Player> player() {
        Phrase<List<String>> sheet = Phrase.of(PositionWords::sheet, lines -> "\"" + String.join("; ", lines) + "\"");
        return new Vocabulary<Draft.Player, View.Player>("word for a player", Vocabulary.Commas.NEEDED)
                .number("ip", "Influence Points", View.Player::ip, (to, n) -> to.draft().treasury.ip[to.seat()] = n)
                .items("stash", ITEMS, PositionWords::stash, Draft.Player::store)
                .each(
                        STATED,
                        (words, status) -> words.mark(status.word(), player -> is(player, status), to -> to.is(status)))
                .value("began", BEGAN, NOTHING, this::began, Draft.Player::began)
                .unseen()
                .mark("failed", this::failed, to -> to.draft().failed.add(Seat.of(to.seat())))
                .maybe("waiting", sheet, View.Player::waiting, Draft.Player::await);
    }

    private static @Nullable Items stash(View.Player player) {
        View.Stash stash = player.stash();
        return stash == null ? null : Items.of(Item.ALL, Item::word, stash::count);
    }

    /** A typed position does not state that a player is unsettled, but a view shows this as the first turn. */
    private boolean is(View.Player player, Status status) {
        return state == null
                ? player.is(status)
                : state.treasury().status[player.seat().index()] == status;
    }

    private @Nullable Split split() {
        return state == null ? null : state.split();
    }

    private List<Integer> began(View.Player player) {
        Split split = split();
        if (split == null) {
            return NOTHING;
        }
        int seat = player.seat().index();
        Dawn dawn = split.dawn();
        return List.of(dawn.lands(seat), dawn.owned(Construct.BIVOUAC, seat), dawn.owned(Construct.LIBRARY, seat));
    }

    private boolean failed(View.Player player) {
        Split split = split();
        return split == null
                ? view != null && view.split() && view.awaiting().contains(player.seat())
                : split.failed().contains(player.seat());
    }

    private static List<String> sheet(Words words) throws Misread {
        words.demand(words.peek().quoted(), "expected the orders in quotes" + words.found());
        String sheet = words.take().text();
        return sheet.isBlank()
                ? List.of()
                : Arrays.stream(sheet.split(";")).map(String::strip).toList();
    }

    /** The words about a territory: {@code 1: A, 5 army, hq}. */
    private Vocabulary<Draft.Land, View.Land> land() {
        Phrase<Owners.Hq> hq = owners.hq(seen -> seen.settler() == seen.owner());
        Phrase<Mines> mines =
                Phrase.both(Phrase.counted("a number", "mine"), owners.of(), Mines::new, Mines::number, Mines::of);
        return new Vocabulary<Draft.Land, View.Land>("word for a territory", Vocabulary.Commas.NEEDED)
                .blank("neutral")
                .lead(owners.owner(), View.Land::owner, (to, owner) -> to.board().owner[to.at()] = owner)
                .each(
                        Unit.ALL,
                        (words, unit) -> words.count(
                                        unit.word() + "|" + unit.many(),
                                        land -> land.units().count(unit),
                                        (to, n) -> to.units(unit, n))
                                .whole())
                .value("hq", hq, Owners.Hq.NONE, at -> Owners.hq(at.hq(), at.settler(), at.owner()), Draft.Land::settle)
                .each(
                        Construct.ALL,
                        (words, built) -> words.mark(
                                built.word(), land -> land.constructs().contains(built), to -> to.build(built)))
                .mark("wasteland", View.Land::wasteland, to -> to.board().makeWasteland(to.at()))
                .counts(
                        "mine|mines",
                        mines,
                        new Mines(0, Owners.UNSAID),
                        this::laid,
                        (to, laid) -> to.mines(laid.number(), laid.of()))
                .number("loyalty|held", "the Loyalty", View.Land::loyalty, (to, n) -> to.board().loyalty[to.at()] = n)
                .number(
                        "fresh",
                        "how many Armies",
                        this::fresh,
                        (to, n) -> to.draft().dawn.setFresh(to.at(), n))
                .unseen();
    }

    /** The players who laid mines are named, unless it is only the owner. */
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
