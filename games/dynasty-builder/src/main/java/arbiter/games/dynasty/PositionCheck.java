package arbiter.games.dynasty;

import arbiter.engine.PositionText.Difference;
import arbiter.engine.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a line under {@code then} states and a view does not show. */
final class PositionCheck {
    private final View view;
    private final Line line;
    private final List<Difference> differences = new ArrayList<>();

    private PositionCheck(View view, Line line) {
        this.view = view;
        this.line = line;
    }

    static List<Difference> compare(View view, Line line) throws Misread {
        PositionCheck check = new PositionCheck(view, line);
        List<String> names = view.players().stream().map(View.Player::name).toList();
        check.statement(StatementReader.read(line, Grid.of(view.radius()), names));
        return check.differences;
    }

    private void expect(boolean holds, String expected, Object actual) {
        if (!holds) {
            differences.add(new Difference(expected, String.valueOf(actual)));
        }
    }

    private void equal(String what, int expected, int actual) {
        expect(expected == actual, what + " " + expected, actual);
    }

    private void statement(Statement statement) throws Misread {
        View.Turn turn = view.turn();
        switch (statement) {
            case Statement.OfTiles(Line source, List<Integer> tiles, var words) -> {
                Grid grid = Grid.of(view.radius());
                tiles.forEach(tile -> tile(grid.hex(tile), words));
            }
            case Statement.OfPlayer(Line source, String player, var words) -> {
                for (Statement.PlayerWord word : words) {
                    player(named(player), word);
                }
            }
            case Statement.TurnOrder(Line source, List<String> players) -> {
                List<String> order = turn.order().stream()
                        .map(seat -> view.player(seat).name())
                        .toList();
                expect(order.equals(players), "order " + String.join(" ", players), String.join(" ", order));
            }
            case Statement.Round(int round) -> equal("round", round, turn.round());
            case Statement.Turn(Line source, @Nullable String player, Phase phase) -> {
                boolean who =
                        player == null || turn.active().equals(named(player).seat());
                expect(
                        who && turn.phase() == phase,
                        line.text(),
                        "turn " + view.player(turn.active()).name() + " "
                                + turn.phase().word());
            }
            case Statement.Actions(Line source, int left) -> equal("actions", left, turn.actionsLeft());
            case Statement.Battle battle -> battle(battle);
            case Statement.Waiting(Order order) ->
                expect(
                        view.waiting().contains(OrderNotation.text(order)),
                        "waiting: " + OrderNotation.text(order),
                        view.waiting());
            case Statement.NothingWaits s -> expect(view.waiting().isEmpty(), "no waiting", view.waiting());
            case Statement.TimeIsUp s -> expect(turn.timeUp(), "time up", "time left");
            case Statement.Won(Line source, List<String> players, Victory.Way way) -> {
                List<Seat> seats = players.stream()
                        .map(name -> named(name).seat())
                        .sorted()
                        .toList();
                String actual = turn.winners().stream()
                        .map(seat -> view.player(seat).name() + " ")
                        .collect(java.util.stream.Collectors.joining());
                expect(
                        seats.equals(turn.winners()) && turn.way().equals(way.word()),
                        line.text(),
                        turn.way().isEmpty() ? "the game goes on" : "won " + actual + turn.way());
            }
        }
    }

    private View.Player named(String name) {
        return view.players().stream()
                .filter(player -> player.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void battle(Statement.Battle stated) {
        View.Battle battle = view.battle();
        boolean same = battle != null
                && battle.attacker().equals(stated.attacker().toString())
                && battle.at().equals(stated.at())
                && battle.retaliation() == stated.retaliation()
                && battle.retries() == stated.retries();
        expect(same, line.text(), battle == null ? "no battle" : battle);
    }

    private void player(View.Player player, Statement.PlayerWord word) {
        switch (word) {
            case Statement.PlayerWord.Counter(String name, int value) ->
                equal(player.name() + ": " + name, value, counter(player, name));
            case Statement.PlayerWord.Mark(String name) ->
                expect(mark(player, name), player.name() + ": " + name, "no " + name);
            case Statement.PlayerWord.NoMark(String name) ->
                expect(!mark(player, name), player.name() + ": no " + name, name);
            case Statement.PlayerWord.Standing(String about, String answer) -> {
                String policy = about.equals("ranged") ? player.rangedPolicy() : player.tiePolicy();
                String known = policy == null ? "hidden" : policy;
                expect(known.equals(answer), player.name() + ": " + about + " " + answer, known);
            }
        }
    }

    private static boolean mark(View.Player player, String name) {
        return name.equals("bot") ? player.bot() : !player.alive();
    }

    private static int counter(View.Player player, String name) {
        return switch (name) {
            case "supply" -> player.houses();
            case "land" -> player.landTokens();
            case "tokens" -> player.militaryTokens();
            case "next" -> player.nextUnit();
            case "missed" -> player.missed();
            case "units" -> player.units();
            case "limit" -> player.unitLimit();
            case "cities" -> player.cities();
            case "levels" -> player.cityLevels();
            default -> player.points();
        };
    }

    /** A tile that is spoken of must hold exactly the structure and the units named, unless only absences are named. */
    private void tile(Hex at, List<Statement.TileWord> words) {
        View.Structure structure = view.structureAt(at);
        List<View.Unit> units = new ArrayList<>(view.unitsAt(at));
        boolean structureNamed = false;
        boolean whole = false;
        for (Statement.TileWord word : words) {
            switch (word) {
                case Statement.TileWord.Structure stated -> {
                    structureNamed = true;
                    whole = true;
                    structure(at, stated, structure);
                }
                case Statement.TileWord.Unit stated -> {
                    whole = true;
                    unit(at, stated, units);
                }
                case Statement.TileWord.Empty w -> whole = true;
                case Statement.TileWord.No(String what) -> absent(at, what, structure, units);
                case Statement.TileWord.Defence(int value) ->
                    equal(at + ": defence", value, structure == null ? 0 : structure.defence());
                case Statement.TileWord.Conflicted w -> {
                    View.Tile tile = view.tiles().get(Grid.of(view.radius()).tile(at));
                    expect(
                            tile.conflicted(),
                            at + ": conflicted",
                            "areas of " + tile.areas().size() + " players");
                }
                case Statement.TileWord.Unclaimed w ->
                    expect(structure == null || structure.claimedBy() == null, at + ": unclaimed", describe(structure));
            }
        }
        if (whole) {
            expect(structureNamed || structure == null, at + ": no structure", describe(structure));
            units.forEach(
                    unit -> expect(false, at + ": no further unit", unit.kind().word() + " " + unit.id()));
        }
    }

    private String describe(View.@Nullable Structure structure) {
        if (structure == null) {
            return "nothing";
        }
        Seat owner = structure.owner();
        return (owner == null ? "ownerless" : view.player(owner).name()) + " "
                + structure.piece().word()
                + (structure.level() > 0 ? " " + structure.level() : "")
                + (structure.warded() ? " warded" : "")
                + (structure.claimedBy() == null ? "" : " of " + structure.claimedBy());
    }

    private void structure(Hex at, Statement.TileWord.Structure stated, View.@Nullable Structure actual) {
        Seat owner = actual == null ? null : actual.owner();
        String ownerName = owner == null ? null : view.player(owner).name();
        boolean same = actual != null
                && actual.piece() == stated.piece()
                && Objects.equals(ownerName, stated.owner())
                && actual.level() == stated.level()
                && (!stated.warded() || actual.warded())
                && (stated.recruited() == 0 || actual.recruited() == stated.recruited())
                && (stated.cast() == 0 || actual.cast() == stated.cast())
                && (stated.claimedBy() == null || stated.claimedBy().equals(actual.claimedBy()));
        expect(same, line.text(), at + ": " + describe(actual));
    }

    private void unit(Hex at, Statement.TileWord.Unit stated, List<View.Unit> left) {
        String id = stated.id().toString();
        View.Unit actual =
                left.stream().filter(unit -> unit.id().equals(id)).findFirst().orElse(null);
        left.remove(actual);
        boolean same = actual != null
                && actual.kind() == stated.kind()
                && actual.cargo() == stated.cargo()
                && (!stated.marched() || actual.marched())
                && (!stated.blessed() || actual.blessed())
                && (!stated.hasted() || actual.hasted());
        expect(same, at + ": " + stated.kind().word() + " " + id, actual == null ? "not there" : actual);
    }

    private void absent(Hex at, String what, View.@Nullable Structure structure, List<View.Unit> units) {
        boolean there = what.equals("unit")
                ? !units.isEmpty()
                : structure != null && structure.piece().word().equals(what);
        expect(!there, at + ": no " + what, what.equals("unit") ? units : describe(structure));
    }
}
