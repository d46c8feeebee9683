package arbiter.games.globaldomination.v;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The words about a player: {@code A: ip 40, stash dynamite*2, colour teal}. */
final class PlayerWords {
    private static final List<String> ITEMS =
            Arrays.stream(Item.ALL).map(item -> item.word).toList();

    private PlayerWords() {}

    /** @param state the position that is written: where all are joining, no line says it of one player */
    static Vocabulary<Draft.Player, View.Player> of(WorldMap map, @Nullable Position state) {
        boolean allJoin = state != null && state.stage() == Position.Stage.JOINING;
        return new Vocabulary<Draft.Player, View.Player>("word for a player", Vocabulary.Commas.FREE)
                .number("ip", "how much Influence", View.Player::ip, (to, n) -> to.become(power -> power.withIp(n)))
                .items("stash", ITEMS, PlayerWords::stash, Draft.Player::store)
                .mark(
                        "not-joined",
                        player -> !allJoin && player.status().equals("not-joined"),
                        to -> to.become(power -> power.as(Status.NOT_JOINED)))
                .mark("dead", player -> player.status().equals("dead"), to -> to.become(power -> power.as(Status.DEAD)))
                .mark("first-turn", View.Player::firstTurn, to -> to.become(Power::inFirstTurn))
                .value(
                        "start",
                        words -> map.id(Places.read(map, words)),
                        id -> "start " + id,
                        0,
                        View.Player::start,
                        (to, id) -> to.start(map.indexOf(id)))
                .mark("ready", View.Player::ready, to -> to.become(Power::beingReady))
                .value(
                        "colour",
                        PlayerWords::colour,
                        word -> "colour " + word,
                        "",
                        View.Player::colour,
                        (to, word) -> to.become(power -> power.in(Objects.requireNonNull(Colour.of(word)))))
                .also("color")
                .quote("country", View.Player::country, (to, text) -> to.become(power -> power.ruling(text)))
                .quote("lore", View.Player::lore, (to, text) -> to.become(power -> power.telling(text)));
    }

    private static @Nullable Items stash(View.Player player) {
        return player.stash() == null ? null : new Items(player.stash());
    }

    private static String colour(Words words) throws Misread {
        Colour colour = Colour.of(words.peek().text());
        if (colour == null) {
            throw words.misread(Nearest.unknown("colour", words.peek().text(), Colour.WORDS));
        }
        words.take();
        return colour.word();
    }
}
