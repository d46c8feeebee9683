package arbiter.games.globaldomination.v.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Lines;
import arbiter.engine.vocabulary.Mark;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.position.View;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All words of a position.
 *
 * @param state the position that is written, which knows what no view shows; null for one that is read or compared
 */
record PositionWords(Owners owners, @Nullable Position state) {
    private static final List<String> ITEMS =
            Arrays.stream(Item.ALL).map(item -> item.word).toList();

    private static final String EVENT = "event ";

    private static final Phrase<String> JOINING = Phrase.of(words -> words.taken("open") ? "open" : "", text -> text);

    static Lines<Draft, View> lines(List<String> players, WorldMap map, @Nullable Position state) {
        Owners owners = new Owners(players, map, seat -> name(players.get(seat)));
        PositionWords words = new PositionWords(owners, state);
        return Lines.of(
                words.table(),
                List.of(
                        owners.players(words.player(), Draft.Player::new, View::players),
                        owners.lands(words.land(), Draft::land, View::lands)));
    }

    private static String name(String player) {
        boolean plain = player.matches("\\p{L}[\\p{L}\\p{N}_]*") && !player.equalsIgnoreCase("neutral");
        return plain ? player : "\"" + player + "\"";
    }

    /** The lines that are about no single territory or player: {@code turn 4}, {@code joining}. */
    Vocabulary<Draft, View> table() {
        WorldMap map = owners.map();
        Phrase<NaturalEvent> event = Phrase.of(
                words -> OrderReader.readEvent(map, words),
                told -> OrderText.write(map, told).substring(EVENT.length()));
        Phrase<Ending.Reason> reason =
                Phrase.choice("way in which a game ends", List.of(Ending.Reason.values()), each -> each.word);
        Ending ending = state == null ? null : state.ending();
        Phrase<Ending> ended = Phrase.both(reason, owners.seats(), Ending::new, Ending::reason, Ending::winners);
        return new Vocabulary<Draft, View>("territory or a player and a colon", Vocabulary.Commas.NONE)
                .total("turn", "the number of the turn", View::turn, (to, n) -> to.number = n)
                .many("joining", JOINING, PositionWords::joining, Draft::join)
                .many("offered", place(), View::offered, (to, id) -> to.turn.offered.add(map.indexOf(id)))
                .many("event", event, view -> announced(view, event), (to, told) -> to.turn.announced.add(told))
                .maybe("ended", ended, view -> ending, (to, stated) -> to.turn.ending = stated)
                .unseen();
    }

    private static List<String> joining(View view) {
        List<String> texts = new ArrayList<>(view.stage().equals("joining") ? List.of("") : List.of());
        texts.addAll(view.joiningOpen() ? List.of("open") : List.of());
        return texts;
    }

    private static List<NaturalEvent> announced(View view, Phrase<NaturalEvent> event) {
        return view.announced().stream()
                .map(text -> event.known(text.substring(EVENT.length())))
                .toList();
    }

    /** The id of a territory. */
    private Phrase<Integer> place() {
        return Phrase.of(words -> owners.map().id(Places.read(owners.map(), words)), String::valueOf);
    }

    /** The words about a player: {@code A: ip 40, stash dynamite*2, colour teal}. While all players join, no line says so. */
    Vocabulary<Draft.Player, View.Player> player() {
        boolean allJoin = state != null && state.stage() == Position.Stage.JOINING;
        Phrase<Colour> colour = Phrase.choice("colour", List.of(Colour.values()), Colour::word);
        return new Vocabulary<Draft.Player, View.Player>("word for a player", Vocabulary.Commas.FREE)
                .number("ip", "how much Influence", View.Player::ip, (to, n) -> to.draft().turn.ip[to.seat()] = n)
                .items("stash", ITEMS, player -> Items.of(player.stash()), Draft.Player.put(Draft::store))
                .mark("not-joined", player -> !allJoin && is(player, "not-joined"), as(Status.NOT_JOINED))
                .mark("dead", player -> is(player, "dead"), as(Status.DEAD))
                .mark("first-turn", View.Player::firstTurn, Draft.Player.mark(Power::inFirstTurn))
                .value("start", place(), 0, View.Player::start, Draft.Player.put(this::starting))
                .mark("ready", View.Player::ready, Draft.Player.mark(Power::beingReady))
                .maybe("colour|color", colour, player -> Colour.of(player.colour()), Draft.Player.put(Power::in))
                .value("country", Phrase.QUOTE, "", View.Player::country, Draft.Player.put(Power::ruling))
                .value("lore", Phrase.QUOTE, "", View.Player::lore, Draft.Player.put(Power::telling));
    }

    private static boolean is(View.Player player, String status) {
        return player.status().equals(status);
    }

    private static Mark<Draft.Player> as(Status status) {
        return Draft.Player.mark(power -> power.as(status));
    }

    /** The order of `start` and `ready` in a line does not matter. */
    private Power starting(Power power, int id) {
        Power there = power.startingAt(owners.map().indexOf(id));
        return power.ready() ? there.beingReady() : there;
    }

    /** The words about a territory: {@code 1: A, 5 troop, hq}. */
    Vocabulary<Draft.Land, View.Land> land() {
        Phrase<Owners.Hq> hq = owners.hq(seen -> seen.settler() < 0 || seen.settler() == seen.owner());
        Phrase<Integer> trebuchets = Phrase.of(PositionWords::trebuchets, n -> n + " trebuchet");
        return new Vocabulary<Draft.Land, View.Land>("word for a territory", Vocabulary.Commas.FREE)
                .blank("neutral")
                .lead(owners.owner(), View.Land::owner, (to, seat) -> to.turn().owner[to.at()] = seat)
                .count("troop|troops", View.Land::troops, (to, n) -> to.turn().addTroops(to.at(), n))
                .whole()
                .value("hq", hq, Owners.Hq.NONE, at -> Owners.hq(at.hq(), at.settler(), at.owner()), Draft.Land::settle)
                .each(
                        Arrays.asList(Construct.ALL).subList(1, Construct.ALL.length),
                        (words, built) -> words.mark(
                                built.word, land -> land.construct().equals(built.word), to -> to.build(built)))
                .count("trebuchet|trebuchets", trebuchets, View.Land::trebuchets, Draft.Land::park)
                .mark("wasteland", View.Land::wasteland, to -> to.turn().wasteland[to.at()] = true)
                .number("held", "for how many turns it is held", View.Land::held, Draft.Land::held);
    }

    /** A single Trebuchet needs no number. */
    private static int trebuchets(Words words) throws Misread {
        int count = words.number("a count", 1);
        words.take();
        return count;
    }
}
