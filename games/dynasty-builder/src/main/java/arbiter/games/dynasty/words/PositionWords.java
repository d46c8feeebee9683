package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The words about a player, and those about the whole table.
 *
 * @param state the position that is written, which knows how many actions a turn has; null for one that is read or compared
 */
record PositionWords(
        Grid grid, List<String> players, @Nullable WorkingPosition state) {
    private static final Phrase<Integer> NUMBER = Phrase.number("a number");
    private static final Phrase<Policy.Ranged> RANGED =
            Phrase.choice("policy", List.of(Policy.Ranged.values()), Policy.Ranged::word);
    private static final Phrase<Policy.Tie> TIE =
            Phrase.choice("policy", List.of(Policy.Tie.values()), Policy.Tie::word);
    private static final Phrase<Phase> PHASE = Phrase.choice(
            "phase",
            Arrays.stream(Phase.values()).filter(each -> each != Phase.OVER).toList(),
            Phase::word);
    private static final Phrase<Way> WAY = Phrase.choice("way to win", List.of(Way.values()), Way::word);

    /** {@code Ada: supply 12, land 3, tokens 1, ranged evade} */
    static Vocabulary<Draft.Player, View.Player> player() {
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
                .value(
                        "ranged",
                        RANGED,
                        Policy.Ranged.ASK,
                        player -> known(Policy.Ranged.class, player.rangedPolicy()),
                        (to, policy) -> to.p().rangedPolicy[to.seat()] = policy)
                .value(
                        "tie",
                        TIE,
                        Policy.Tie.ASK,
                        player -> known(Policy.Tie.class, player.tiePolicy()),
                        (to, policy) -> to.p().tiePolicy[to.seat()] = policy)
                .mark("bot", View.Player::bot, to -> to.p().bot[to.seat()] = true)
                .mark("out", player -> !player.alive(), to -> to.p().alive[to.seat()] = false)
                .mark("ended", View.Player::ended, to -> to.p().ended[to.seat()] = true)
                .follows("units", NUMBER, 0, View.Player::units)
                .follows("limit", NUMBER, 0, View.Player::unitLimit)
                .follows("cities", NUMBER, 0, View.Player::cities)
                .follows("levels", NUMBER, 0, View.Player::cityLevels)
                .follows("points", NUMBER, 0, View.Player::points);
    }

    private static <E extends Enum<E>> @Nullable E known(Class<E> type, @Nullable String word) {
        return word == null ? null : Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    /** @param player null if the game is over */
    record Turn(@Nullable String player, Phase phase) {
        /** Another line states that a game is over. */
        private String write() {
            return player == null
                    ? "over"
                    : Names.written(player) + " " + (phase == Phase.OVER ? Phase.BUILD : phase).word();
        }

        private boolean metBy(Turn seen) {
            return phase == seen.phase && (player == null || player.equals(seen.player));
        }
    }

    record Battle(Order.UnitId attacker, Hex at, boolean retaliation, int retries) {
        private String write() {
            return attacker + " attacks " + at + (retaliation ? ", retaliation" : "")
                    + (retries > 0 ? ", retries " + retries : "");
        }
    }

    record Won(List<String> winners, Way way) {
        private boolean metBy(Won seen) {
            return way == seen.way && winners.size() == seen.winners.size() && winners.containsAll(seen.winners);
        }
    }

    /** The lines that are about no single tile or player: {@code round 3}, {@code turn Ada march}. */
    Vocabulary<Draft, View> table() {
        Phrase<List<String>> order = Phrase.of(words -> everybody(words, players), PositionWords::write);
        Phrase<Turn> turn = new Phrase<>(this::turn, Turn::write, Turn::metBy);
        Phrase<Order> waiting = Phrase.of(this::waiting, line -> ": " + Notation.text(line));
        Phrase<Boolean> up = Phrase.of(PositionWords::up, yes -> "up");
        Phrase<List<String>> winners = Phrase.of(this::winners, PositionWords::write);
        Phrase<Won> won =
                Phrase.both(winners, WAY, Won::new, Won::winners, Won::way).metBy(Won::metBy);
        return new Vocabulary<Draft, View>("tile or a player and a colon", Vocabulary.Commas.NONE)
                .value("order", order, players, view -> names(view, view.turn().order()), (to, names) -> {})
                .total("round", "the number of the round", view -> view.turn().round(), (to, n) -> to.p.round = n)
                .maybe("turn", turn, PositionWords::turn, (to, each) -> to.turn(each.player(), each.phase()))
                .maybe("actions", Phrase.number("how many actions are left"), this::actions, Draft::actions)
                .maybe(
                        "battle",
                        Phrase.of(this::battle, Battle::write),
                        PositionWords::battle,
                        (to, each) -> to.battle(each.attacker(), each.at(), each.retaliation(), each.retries()))
                .many("waiting", waiting, this::waiting, (to, line) -> to.waiting.add(line))
                .value("time", up, false, view -> view.turn().timeUp(), (to, yes) -> to.p.timeUp = true)
                .maybe("won", won, PositionWords::won, (to, each) -> to.won(each.winners(), each.way()));
    }

    private static String player(Words words, List<String> players) throws Misread {
        if (!players.contains(words.peek().text())) {
            throw words.misread(Nearest.unknown("player", words.peek().text(), players));
        }
        return words.take().text();
    }

    static List<String> everybody(Words words, List<String> players) throws Misread {
        List<String> names = new ArrayList<>();
        while (words.hasNext()) {
            Words.Word at = words.peek();
            String name = player(words, players);
            words.demand(at, !names.contains(name), "`" + name + "` is named twice");
            names.add(name);
        }
        String few = "the order names " + names.size() + " of " + players.size() + " players";
        words.demand(names.size() == players.size(), few);
        return names;
    }

    private static String write(List<String> names) {
        return names.stream().map(Names::written).collect(Collectors.joining(" "));
    }

    private static List<String> names(View view, List<Seat> seats) {
        return seats.stream().map(seat -> view.player(seat).name()).toList();
    }

    private static Turn turn(View view) {
        return new Turn(view.player(view.turn().active()).name(), view.turn().phase());
    }

    private Turn turn(Words words) throws Misread {
        if (words.taken("over")) {
            return new Turn(null, Phase.OVER);
        }
        return new Turn(player(words, players), PHASE.next(words));
    }

    /** A view has the number of actions that are left, a position the number of used ones. */
    private @Nullable Integer actions(View view) {
        if (state == null) {
            return view.turn().actionsLeft();
        }
        return state.actionsUsed > 0 ? state.numbers.buildActions - state.actionsUsed : null;
    }

    private Battle battle(Words words) throws Misread {
        Order.UnitId attacker = Notation.unit(words);
        words.expect("attacks");
        Hex at = grid.hex(TileWords.tile(grid, words));
        boolean retaliation = false;
        int retries = 0;
        while (words.taken(",")) {
            if (words.taken("retaliation")) {
                retaliation = true;
            } else {
                words.expect("retries");
                retries = words.number("how often it was rolled again");
            }
        }
        return new Battle(attacker, at, retaliation, retries);
    }

    private static @Nullable Battle battle(View view) {
        View.Battle seen = view.battle();
        return seen == null
                ? null
                : new Battle(TileUnit.unitId(seen.attacker()), seen.at(), seen.retaliation(), seen.retries());
    }

    private Order waiting(Words words) throws Misread {
        words.expect(":");
        int offset = words.peek().offset();
        return switch (Notation.read(players, words.rest())) {
            case Reading.Order<Order>(Order order) -> order;
            case Reading.Unreadable<Order>(String text, Slip slip) ->
                throw words.line().misread(offset + slip.column() - 1, slip.message());
        };
    }

    private List<Order> waiting(View view) {
        List<Order> orders = new ArrayList<>();
        for (String line : view.waiting()) {
            if (Notation.read(players, line) instanceof Reading.Order<Order>(Order order)) {
                orders.add(order);
            }
        }
        return orders;
    }

    private static boolean up(Words words) throws Misread {
        words.expect("up");
        return true;
    }

    private List<String> winners(Words words) {
        List<String> names = new ArrayList<>();
        while (players.contains(words.peek().text())) {
            names.add(words.take().text());
        }
        return names;
    }

    private static @Nullable Won won(View view) {
        View.Turn turn = view.turn();
        Way way = turn.way().isEmpty() ? null : known(Way.class, turn.way());
        List<Seat> winners =
                turn.order().stream().filter(turn.winners()::contains).toList();
        return way == null ? null : new Won(names(view, winners), way);
    }
}
