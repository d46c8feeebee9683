package arbiter.games.dynasty;

import arbiter.engine.vocabulary.Vocabulary;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words about a player: {@code Ada: supply 12, land 3, tokens 1, ranged evade}. */
final class PlayerWords {
    private static final List<String> RANGED =
            Arrays.stream(Policy.Ranged.values()).map(Policy.Ranged::word).toList();
    private static final List<String> TIE =
            Arrays.stream(Policy.Tie.values()).map(Policy.Tie::word).toList();

    private PlayerWords() {}

    static Vocabulary<Draft.Player, View.Player> words() {
        return new Vocabulary<Draft.Player, View.Player>("word about a player", Vocabulary.Commas.NEEDED)
                .total("supply", "a number", View.Player::houses, (to, n) -> to.p().land.houses[to.seat()] = n)
                .total("land", "a number", View.Player::landTokens, (to, n) -> to.p().land.landTokens[to.seat()] = n)
                .total(
                        "tokens",
                        "a number",
                        View.Player::militaryTokens,
                        (to, n) -> to.p().militaryTokens[to.seat()] = n)
                .total("next", "a number", View.Player::nextUnit, Draft.Player::next)
                .number("missed", "a number", View.Player::missed, (to, n) -> to.p().missed[to.seat()] = n)
                .choice(
                        "ranged",
                        RANGED,
                        View.Player::rangedPolicy,
                        (to, word) ->
                                to.p().rangedPolicy[to.seat()] = Policy.Ranged.valueOf(word.toUpperCase(Locale.ROOT)))
                .choice(
                        "tie",
                        TIE,
                        View.Player::tiePolicy,
                        (to, word) -> to.p().tiePolicy[to.seat()] = Policy.Tie.valueOf(word.toUpperCase(Locale.ROOT)))
                .mark("bot", View.Player::bot, to -> to.p().bot[to.seat()] = true)
                .mark("out", player -> !player.alive(), to -> to.p().alive[to.seat()] = false)
                .number("units", "a number", View.Player::units, (to, n) -> {})
                .derived()
                .number("limit", "a number", View.Player::unitLimit, (to, n) -> {})
                .derived()
                .number("cities", "a number", View.Player::cities, (to, n) -> {})
                .derived()
                .number("levels", "a number", View.Player::cityLevels, (to, n) -> {})
                .derived()
                .number("points", "a number", View.Player::points, (to, n) -> {})
                .derived();
    }
}
