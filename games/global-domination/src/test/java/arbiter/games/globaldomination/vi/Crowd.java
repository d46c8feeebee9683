package arbiter.games.globaldomination.vi;

import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Random positions on a small map with many players: HQs side by side, neutral land between them, Spies, mines and
 * wastelands everywhere. They need not be reachable by play. Orders are random, and many have the same targets as those of
 * other players.
 */
final class Crowd {
    static final List<String> PLAYERS = List.of("Ada", "Bo", "Cy", "Di", "Ed");
    private static final int LANDS = 9;

    /** Neutral lands between HQs, which most orders have as a target. */
    private static final List<Integer> WANTED = List.of(3, 7);

    private final GlobalDominationVI game = new GlobalDominationVI();
    private final RandomGenerator random;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final Map<String, List<Integer>> held = new TreeMap<>();
    final List<String> board = new ArrayList<>();
    final Settings settings;

    Crowd(RandomGenerator random) {
        this.random = random;
        Map<String, String> options = new TreeMap<>(Map.of("spy", "on", "landmines", "on", "spy-price", "5"));
        options.put("bivouac-phase", random.nextBoolean() ? "natural" : "final");
        settings = Settings.of(game.parameters(), options);
        drawBoard();
    }

    private void drawBoard() {
        for (int i = 0; i <= LANDS; i++) {
            neighbours.add(new ArrayList<>());
        }
        for (int a = 1; a <= LANDS; a++) {
            join(a, a % LANDS + 1, "-");
        }
        for (int wanted : WANTED) {
            join(wanted, 1 + random.nextInt(LANDS), "-");
        }
        for (int i = 0; i < 4; i++) {
            join(1 + random.nextInt(LANDS), 1 + random.nextInt(LANDS), random.nextBoolean() ? "~" : "-");
        }
        if (random.nextBoolean()) {
            board.add("sea 5");
        }
    }

    private void join(int a, int b, String by) {
        if (a != b && !neighbours.get(a).contains(b)) {
            board.add(a + by + b);
            neighbours.get(a).add(b);
            neighbours.get(b).add(a);
        }
    }

    /** The lines of a {@code given} block. */
    List<String> position() {
        List<String> lines = new ArrayList<>();
        lines.add("turn 3");
        for (int land = 1; land <= LANDS; land++) {
            List<String> words = new ArrayList<>();
            boolean owned = !WANTED.contains(land) && chance(85);
            String owner = owned ? anybody() : "neutral";
            words.add(owner);
            held.computeIfAbsent(owner, none -> new ArrayList<>()).add(land);
            if (owned) {
                units(words);
            }
            add(words, owned ? 60 : 10, chance(80) ? "hq" : "hq of " + anybody());
            add(
                    words,
                    30,
                    List.of("watchtower", "bivouac", "library", "intelligence").get(random.nextInt(4)));
            add(words, 30, "wasteland");
            add(words, 30, (1 + random.nextInt(3)) + " mine of " + anybody());
            lines.add(land + ": " + String.join(", ", words));
        }
        for (String player : PLAYERS) {
            lines.add(player + ": ip " + random.nextInt(90) + ", stash dynamite*" + random.nextInt(3) + " toxic*"
                    + random.nextInt(2) + " crop*" + random.nextInt(2));
        }
        if (chance(20)) {
            lines.add("announced event " + (chance(50) ? "add 1 army " : "wasteland ") + anywhere());
        }
        return lines;
    }

    private void units(List<String> words) {
        add(words, 60, (1 + random.nextInt(4)) + " army");
        add(words, 25, (1 + random.nextInt(2)) + " cavalry");
        add(words, 25, (1 + random.nextInt(2)) + " heavy");
        add(words, 35, (1 + random.nextInt(2)) + " spy");
        add(words, 60, "loyalty " + random.nextInt(4));
    }

    private void add(List<String> words, int percent, String word) {
        if (chance(percent)) {
            words.add(word);
        }
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String anybody() {
        return PLAYERS.get(random.nextInt(PLAYERS.size()));
    }

    private int anywhere() {
        return 1 + random.nextInt(LANDS);
    }

    private int beside(int land) {
        return neighbours.get(land).get(random.nextInt(neighbours.get(land).size()));
    }

    /** The lines of one player, legal or not. */
    List<String> orders(String player) {
        List<String> lines = new ArrayList<>();
        for (int i = random.nextInt(7); i >= 0; i--) {
            int at = chance(60) ? WANTED.get(random.nextInt(WANTED.size())) : anywhere();
            lines.add(
                    switch (random.nextInt(12)) {
                        case 0, 1, 2 -> "spawn " + (1 + random.nextInt(2)) + " at " + at;
                        case 3 -> "build hq " + at;
                        case 4 -> "mine 1 at " + at;
                        case 5 -> "use dynamite " + at + ">" + beside(at);
                        case 6 -> "use toxic " + at;
                        case 7 -> "build " + (chance(50) ? "library " : "watchtower ") + at;
                        case 8 -> "promote 1 " + (chance(50) ? "spy" : "heavy") + " at " + at;
                        default -> move(chance(50) ? own(player) : at);
                    });
        }
        return lines;
    }

    private int own(String player) {
        List<Integer> lands = held.getOrDefault(player, List.of(anywhere()));
        return lands.get(random.nextInt(lands.size()));
    }

    private String move(int from) {
        int by = beside(from);
        String type = List.of("", "", "", "cavalry ", "heavy ", "spy ").get(random.nextInt(6));
        boolean far = !type.equals("heavy ") && !type.equals("spy ") && chance(40);
        return "move " + (1 + random.nextInt(2)) + " " + type + from + ">" + by + (far ? ">" + beside(by) : "");
    }

    Position read(List<String> players, List<String> given) {
        try {
            return game.words()
                    .positions()
                    .read(
                            players,
                            settings,
                            board.stream().map(Line::of).toList(),
                            given.stream().map(Line::of).toList());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    /** The sheets by seat, from the lines by the players' names. */
    Map<Seat, Sheet<Order>> sheets(Position state, Map<String, List<String>> byName) {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        byName.forEach((name, lines) -> {
            Seat seat = Seat.of(state.players().indexOf(name));
            sheets.put(seat, Play.read(game, state, seat, lines));
        });
        return sheets;
    }

    Map<String, List<String>> everybodyOrders() {
        Map<String, List<String>> sheets = new TreeMap<>();
        for (String player : PLAYERS) {
            sheets.put(player, orders(player));
        }
        return sheets;
    }

    /** A position that looks the same to this seat, but in which all others have other secrets. */
    Position twin(Position state, Seat seat) {
        Board board = state.board().copyWithoutMines();
        Treasury treasury = state.treasury().copy();
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat.index()) {
                treasury.ip[other] = random.nextInt(90);
                for (Item item : Item.ALL) {
                    treasury.store(other, item, random.nextInt(3) - treasury.stash(other, item));
                }
            }
        }
        for (int t = 0; t < board.size(); t++) {
            int owner = board.owner[t];
            if (owner != Board.NEUTRAL && owner != seat.index()) {
                int spies = chance(50) ? random.nextInt(3) : 0;
                board.add(t, Unit.SPY, spies - board.units(t, Unit.SPY));
            }
            int own = state.board().minesLaidBy(t, seat.index());
            if (own > 0) {
                board.layMines(t, seat.index(), own);
            }
            if (chance(30)) {
                board.layMines(t, (seat.index() + 1) % state.seats(), 1 + random.nextInt(2));
            }
        }
        return new Position(
                state.rules(),
                state.players(),
                state.map(),
                state.turn(),
                board,
                treasury,
                state.announced(),
                state.split(),
                state.ending());
    }
}
