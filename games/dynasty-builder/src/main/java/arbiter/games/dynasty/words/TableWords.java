package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The lines that are about no single tile or player: {@code round 3}, {@code turn Ada march}. */
final class TableWords {
    /** @param player null where the game is over */
    record Turn(@Nullable String player, Phase phase) {
        static final Turn NONE = new Turn(null, Phase.CENTRE);

        /** A game that is over has its own line for it. */
        String write() {
            return player == null
                    ? "turn over"
                    : "turn " + Names.written(player) + " " + (phase == Phase.OVER ? Phase.BUILD : phase).word();
        }

        boolean metBy(Turn seen) {
            return phase == seen.phase && (player == null || player.equals(seen.player));
        }
    }

    record Battle(String attacker, Hex at, boolean retaliation, int retries) {
        String write() {
            return "battle " + attacker + " attacks " + at
                    + (retaliation ? ", retaliation" : "")
                    + (retries > 0 ? ", retries " + retries : "");
        }
    }

    record Won(List<String> winners, @Nullable Way way) {
        static final Won NOBODY = new Won(List.of(), null);

        boolean metBy(Won seen) {
            return way == seen.way && winners.size() == seen.winners.size() && winners.containsAll(seen.winners);
        }

        String write() {
            return "won "
                    + winners.stream().map(name -> Names.written(name) + " ").collect(Collectors.joining())
                    + (way == null ? "" : way.word());
        }
    }

    private final Grid grid;
    private final List<String> players;
    private final @Nullable WorkingPosition state;

    private TableWords(Grid grid, List<String> players, @Nullable WorkingPosition state) {
        this.grid = grid;
        this.players = players;
        this.state = state;
    }

    /** @param state the position that is written: it knows how many actions a turn has */
    static Vocabulary<Draft, View> of(Grid grid, List<String> players, @Nullable WorkingPosition state) {
        TableWords here = new TableWords(grid, players, state);
        return new Vocabulary<Draft, View>("tile or a player and a colon", Vocabulary.Commas.NEEDED)
                .value(
                        "order",
                        words -> everybody(words, players),
                        TableWords::write,
                        players,
                        here::order,
                        (to, names) -> {})
                .total("round", "the number of the round", view -> view.turn().round(), (to, n) -> to.p.round = n)
                .value("turn", here::turn, Turn::write, Turn::metBy, Turn.NONE, here::turn, Draft::turn)
                .many(
                        "actions",
                        words -> words.number("how many actions are left"),
                        n -> "actions " + n,
                        here::actions,
                        Draft::actions)
                .many("battle", here::battle, Battle::write, TableWords::battle, Draft::battle)
                .many(
                        "waiting",
                        here::waiting,
                        order -> "waiting: " + Notation.text(order),
                        here::waiting,
                        (to, order) -> to.waiting.add(order))
                .value(
                        "time",
                        TableWords::up,
                        up -> "time up",
                        false,
                        view -> view.turn().timeUp(),
                        (to, up) -> to.p.timeUp = true)
                .value("won", here::won, Won::write, Won::metBy, Won.NOBODY, here::won, Draft::won);
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
            if (names.contains(name)) {
                throw words.misread(at, "`" + name + "` is named twice");
            }
            names.add(name);
        }
        if (names.size() != players.size()) {
            throw words.misread("the order names " + names.size() + " of " + players.size() + " players");
        }
        return names;
    }

    private static String write(List<String> names) {
        return "order " + names.stream().map(Names::written).collect(Collectors.joining(" "));
    }

    private Turn turn(View view) {
        return new Turn(view.player(view.turn().active()).name(), view.turn().phase());
    }

    private List<String> order(View view) {
        return names(view, view.turn().order());
    }

    private static List<String> names(View view, List<Seat> seats) {
        return seats.stream().map(seat -> view.player(seat).name()).toList();
    }

    private Turn turn(Words words) throws Misread {
        if (words.taken("over")) {
            return new Turn(null, Phase.OVER);
        }
        String player = player(words, players);
        Phase phase = words.peek().quoted() ? null : Phase.of(words.peek().lower());
        if (phase == null || phase == Phase.OVER) {
            String phases = Arrays.stream(Phase.values())
                    .filter(each -> each != Phase.OVER)
                    .map(Phase::word)
                    .collect(Collectors.joining(", "));
            throw words.misread("the phases are " + phases + words.found());
        }
        words.take();
        return new Turn(player, phase);
    }

    /** A view tells how many actions are left, and the position how many were used. */
    private List<Integer> actions(View view) {
        if (state == null) {
            return List.of(view.turn().actionsLeft());
        }
        return state.actionsUsed > 0 ? List.of(state.numbers.buildActions - state.actionsUsed) : List.of();
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
        return new Battle(attacker.toString(), at, retaliation, retries);
    }

    private static List<Battle> battle(View view) {
        View.Battle seen = view.battle();
        return seen == null
                ? List.of()
                : List.of(new Battle(seen.attacker(), seen.at(), seen.retaliation(), seen.retries()));
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

    private Won won(Words words) throws Misread {
        List<String> names = new ArrayList<>();
        while (players.contains(words.peek().text())) {
            names.add(words.take().text());
        }
        for (Way way : Way.values()) {
            if (words.taken(way.word())) {
                return new Won(names, way);
            }
        }
        throw words.misread("one wins as `conqueror`, `dynasty`, `veteran` or by `timeout`" + words.found());
    }

    private Won won(View view) {
        View.Turn turn = view.turn();
        List<Seat> winners =
                turn.order().stream().filter(turn.winners()::contains).toList();
        return turn.way().isEmpty()
                ? Won.NOBODY
                : new Won(names(view, winners), Way.valueOf(turn.way().toUpperCase(Locale.ROOT)));
    }
}
