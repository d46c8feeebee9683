package arbiter.games.globaldomination.vi;

import arbiter.engine.Reading;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Vocabulary;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The words about a player: {@code A: ip 40, stash dynamite*2 crop}. */
final class PlayerWords {
    private static final List<String> ITEMS = Item.ALL.stream().map(Item::word).toList();
    private static final List<Status> STATED = List.of(Status.RESERVED, Status.FIRST_TURN, Status.DEAD);

    /** What a player owned at the start of a turn that is split. */
    record Began(int lands, int bivouacs, int libraries) {
        static Began read(Words words) throws Misread {
            return new Began(words.number("territories"), words.number("Bivouacs"), words.number("Libraries"));
        }

        String write() {
            return "began " + lands + " " + bivouacs + " " + libraries;
        }
    }

    private static final Began WITH_NOTHING = new Began(0, 0, 0);

    private final @Nullable View view;
    private final @Nullable Position state;

    private PlayerWords(@Nullable View view, @Nullable Position state) {
        this.view = view;
        this.state = state;
    }

    /** @param state the position that is written: it knows what no view shows */
    static Vocabulary<Draft.Player, View.Player> of(@Nullable View view, @Nullable Position state) {
        PlayerWords here = new PlayerWords(view, state);
        return new Vocabulary<Draft.Player, View.Player>("word for a player", Vocabulary.Commas.NEEDED)
                .number("ip", "Influence Points", View.Player::ip, (to, n) -> to.draft().treasury.ip[to.seat()] = n)
                .items("stash", ITEMS, PlayerWords::stash, Draft.Player::store)
                .each(
                        STATED,
                        (words, status) ->
                                words.mark(status.word(), player -> here.is(player, status), to -> to.is(status)))
                .value("began", Began::read, Began::write, WITH_NOTHING, here::began, Draft.Player::began)
                .unseen()
                .mark("failed", here::failed, to -> to.draft().failed.add(Seat.of(to.seat())))
                .value(
                        "waiting",
                        PlayerWords::sheet,
                        sheet -> "waiting \"" + String.join("; ", sheet.orElseThrow()) + "\"",
                        Optional.<List<String>>empty(),
                        player -> Optional.ofNullable(player.waiting()),
                        (to, sheet) -> to.await(sheet.orElseThrow()));
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

    private Began began(View.Player player) {
        Split split = state == null ? null : state.split();
        if (split == null) {
            return WITH_NOTHING;
        }
        int seat = player.seat().index();
        Dawn dawn = split.dawn();
        return new Began(dawn.lands(seat), dawn.owned(Construct.BIVOUAC, seat), dawn.owned(Construct.LIBRARY, seat));
    }

    private boolean failed(View.Player player) {
        Split split = state == null ? null : state.split();
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

    /** A line that nobody could read stays in its place, so that the others keep their numbers. */
    static List<String> lines(List<String> players, Sheet<Order> sheet) {
        return sheet.lines().stream()
                .map(reading -> switch (reading) {
                    case Reading.Order<Order>(Order order) -> OrderText.write(players, order);
                    case Reading.Unreadable<Order> unreadable -> "unreadable";
                })
                .toList();
    }
}
