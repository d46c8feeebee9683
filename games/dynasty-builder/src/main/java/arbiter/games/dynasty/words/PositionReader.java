package arbiter.games.dynasty.words;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.marching.Marching;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Builds the position that a {@code board} and a {@code given} block state. What could stand on no board is an error; what
 * play could hardly reach is not.
 */
public final class PositionReader {
    private record Placed(Line source, int tile, Statement.TileWord.Unit unit) {}

    private final WorkingPosition p;
    private final List<Statement> statements;
    private final TreeMap<Long, Placed> units = new TreeMap<>();

    private PositionReader(WorkingPosition p, List<Statement> statements) {
        this.p = p;
        this.statements = statements;
    }

    public static WorkingPosition read(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        if (players.size() < 2 || players.size() > 4) {
            throw new Misread(1, 1, "Dynasty Builder is for two to four players, not " + players.size());
        }
        Board land = BoardLines.read(board, players.size(), Numbers.radius(settings, players.size()));
        List<Statement> statements = new ArrayList<>();
        for (Line line : given) {
            statements.add(StatementReader.read(line, land.grid, players));
        }
        WorkingPosition p = new WorkingPosition(land, new Numbers(settings), players, chairs(players, statements));
        PositionReader reader = new PositionReader(p, statements);
        reader.structures();
        reader.claims();
        reader.units();
        reader.players();
        reader.turn();
        return p;
    }

    private static int[] chairs(List<String> players, List<Statement> statements) throws Misread {
        int[] chairs = IntStream.range(0, players.size()).toArray();
        boolean stated = false;
        for (Statement statement : statements) {
            if (statement instanceof Statement.TurnOrder(Line source, List<String> names)) {
                if (stated) {
                    throw source.misread(0, "the order is given twice");
                }
                stated = true;
                chairs = names.stream().mapToInt(players::indexOf).toArray();
            }
        }
        return chairs;
    }

    private int seat(String player) {
        for (int seat = 0; seat < p.seats; seat++) {
            if (p.name(seat).equals(player)) {
                return seat;
            }
        }
        throw new IllegalArgumentException(player);
    }

    private void structures() throws Misread {
        for (Statement statement : statements) {
            if (statement instanceof Statement.OfTiles(Line source, List<Integer> tiles, var words)) {
                for (int tile : tiles) {
                    for (Statement.TileWord word : words) {
                        word(source, tile, word);
                    }
                }
            }
        }
    }

    private void word(Line source, int tile, Statement.TileWord word) throws Misread {
        switch (word) {
            case Statement.TileWord.Structure structure -> structure(source, tile, structure);
            case Statement.TileWord.Unit unit -> {
                long key = (long) unit.id().seat() << 32 | unit.id().number();
                if (unit.id().seat() >= p.seats || unit.id().number() < 1) {
                    throw source.misread(0, "nobody has a unit " + unit.id());
                }
                if (units.put(key, new Placed(source, tile, unit)) != null) {
                    throw source.misread(0, "the unit " + unit.id() + " stands on two tiles");
                }
            }
            case Statement.TileWord.Empty w -> {}
            case Statement.TileWord.No w -> throw onlyUnderThen(source);
            case Statement.TileWord.Defence w -> throw onlyUnderThen(source);
            case Statement.TileWord.Conflicted w -> throw onlyUnderThen(source);
            case Statement.TileWord.Unclaimed w -> {}
        }
    }

    private static Misread onlyUnderThen(Line source) {
        return source.misread(0, "this line says what only `then` can ask for");
    }

    private void structure(Line source, int tile, Statement.TileWord.Structure structure) throws Misread {
        Hex at = p.grid.hex(tile);
        if (!p.land.isEmpty(tile)) {
            throw source.misread(0, "two structures on " + at);
        }
        String owner = structure.owner();
        int seat = owner == null ? Land.NOBODY : seat(owner);
        switch (structure.piece()) {
            case HOUSE, TOKEN -> {
                if (!p.board.isPlain(tile)) {
                    throw source.misread(
                            0,
                            "houses and land tokens stand on plain, and " + at + " is "
                                    + p.board.terrain(tile).word());
                }
                p.land.erect(tile, structure.piece(), seat);
            }
            case CITY -> {
                p.land.settle(tile, seat, structure.level());
                p.land.warded[tile] = structure.warded();
                p.land.recruits[tile] = (byte) Math.min(structure.recruited(), Byte.MAX_VALUE);
                p.land.casts[tile] = (byte) Math.min(structure.cast(), Byte.MAX_VALUE);
            }
            case BRIDGE -> {
                if (!p.board.isWater(tile)) {
                    throw source.misread(
                            0,
                            "bridges span water, and " + at + " is "
                                    + p.board.terrain(tile).word());
                }
                if (seat != Land.NOBODY && p.land.bridge(seat) != Land.NOWHERE) {
                    throw source.misread(0, owner + " has two bridges");
                }
                p.land.span(tile, seat);
            }
        }
    }

    private void claims() throws Misread {
        for (Statement statement : statements) {
            if (statement instanceof Statement.OfTiles(Line source, List<Integer> tiles, var words)) {
                for (Statement.TileWord word : words) {
                    if (word instanceof Statement.TileWord.Structure structure && structure.claimedBy() != null) {
                        claim(source, tiles, structure.claimedBy());
                    }
                }
            }
        }
    }

    private void claim(Line source, List<Integer> tiles, Hex city) throws Misread {
        int centre = p.grid.tile(city);
        for (int tile : tiles) {
            if (!p.land.is(centre, Piece.CITY, p.land.owner(tile))) {
                throw source.misread(0, "the owner of " + p.grid.hex(tile) + " has no city on " + city);
            }
            p.land.claim(tile, centre);
        }
    }

    /** Numbers decide the order of the roster; what stands must stand before what it carries. */
    private void units() throws Misread {
        for (Placed placed : units.values()) {
            if (!placed.unit().cargo()) {
                stand(placed);
            }
        }
        for (Placed placed : units.values()) {
            if (placed.unit().cargo()) {
                stow(placed);
            }
        }
    }

    private void stand(Placed placed) throws Misread {
        Statement.TileWord.Unit unit = placed.unit();
        int tile = placed.tile();
        Hex at = p.grid.hex(tile);
        if (p.army.at(tile) != Army.NONE) {
            throw placed.source().misread(0, "two units on " + at);
        }
        if (!Marching.standable(p, unit.kind(), tile)) {
            throw placed.source()
                    .misread(
                            0,
                            "a " + unit.kind().word() + " cannot stand on " + at + ", which is "
                                    + (p.land.isCentre(tile)
                                            ? "a centre"
                                            : p.board.terrain(tile).word()));
        }
        mark(p.army.enlist(unit.kind(), unit.id().seat(), unit.id().number(), tile), placed);
    }

    private void mark(int slot, Placed placed) {
        if (placed.unit().marched()) {
            p.army.markMarched(slot);
        }
        if (placed.unit().blessed()) {
            p.army.bless(slot);
        }
        if (placed.unit().hasted()) {
            p.army.hasten(slot);
        }
        if (placed.unit().withheld()) {
            p.army.withhold(slot);
        }
        int seat = placed.unit().id().seat();
        p.army.nextNumber[seat] =
                Math.max(p.army.nextNumber[seat], placed.unit().id().number() + 1);
    }

    private void stow(Placed placed) throws Misread {
        Statement.TileWord.Unit unit = placed.unit();
        int ship = p.army.at(placed.tile());
        boolean carried = ship != Army.NONE
                && p.army.isShip(ship)
                && unit.kind() != UnitKind.SHIP
                && p.army.owner(ship) == unit.id().seat()
                && p.army.cargoAt(placed.tile()) == Army.NONE;
        if (!carried) {
            throw placed.source()
                    .misread(
                            0,
                            unit.id() + " is cargo, but no Ship of its owner with room is on "
                                    + p.grid.hex(placed.tile()));
        }
        mark(p.army.enlistAboard(unit.kind(), unit.id().seat(), unit.id().number(), placed.tile()), placed);
    }

    private void players() throws Misread {
        for (Statement statement : statements) {
            if (statement instanceof Statement.OfPlayer(Line source, String player, var words)) {
                for (Statement.PlayerWord word : words) {
                    player(source, seat(player), word);
                }
            }
        }
    }

    private void player(Line source, int seat, Statement.PlayerWord word) throws Misread {
        switch (word) {
            case Statement.PlayerWord.Counter(String name, int value) -> {
                switch (name) {
                    case "supply" -> p.land.houses[seat] = value;
                    case "land" -> p.land.landTokens[seat] = value;
                    case "tokens" -> p.militaryTokens[seat] = value;
                    case "missed" -> p.missed[seat] = value;
                    case "next" -> {
                        if (value < p.army.nextNumber[seat]) {
                            throw source.misread(
                                    0, "a unit with number " + value + " or above is on the board already");
                        }
                        p.army.nextNumber[seat] = value;
                    }
                    default -> throw onlyUnderThen(source);
                }
            }
            case Statement.PlayerWord.Mark(String name) -> {
                switch (name) {
                    case "bot" -> p.bot[seat] = true;
                    case "ended" -> p.ended[seat] = true;
                    default -> p.alive[seat] = false;
                }
            }
            case Statement.PlayerWord.NoMark w -> throw onlyUnderThen(source);
            case Statement.PlayerWord.Standing(String about, String answer) -> policy(source, seat, about, answer);
        }
    }

    private void policy(Line source, int seat, String about, String answer) throws Misread {
        if (answer.equals("hidden")) {
            throw onlyUnderThen(source);
        }
        String name = answer.toUpperCase(java.util.Locale.ROOT);
        if (about.equals("ranged")) {
            p.rangedPolicy[seat] = Policy.Ranged.valueOf(name);
        } else {
            p.tiePolicy[seat] = Policy.Tie.valueOf(name);
        }
    }

    private void turn() throws Misread {
        Line last = Line.of("");
        List<Order> waiting = new ArrayList<>();
        for (Statement statement : statements) {
            switch (statement) {
                case Statement.Round(int round) -> p.round = round;
                case Statement.Turn(Line source, @Nullable String player, Phase phase) -> {
                    last = source;
                    if (player == null) {
                        throw source.misread(0, "write `won` with the winners instead");
                    }
                    p.active = seat(player);
                    p.phase = phase;
                }
                case Statement.Actions(Line source, int left) -> {
                    if (left > p.numbers.buildActions) {
                        throw source.misread(0, "a turn has " + p.numbers.buildActions + " actions");
                    }
                    p.actionsUsed = p.numbers.buildActions - left;
                }
                case Statement.Battle battle -> battle(battle);
                case Statement.Waiting(Order order) -> waiting.add(order);
                case Statement.NothingWaits s -> {}
                case Statement.TimeIsUp s -> p.timeUp = true;
                case Statement.Won(Line source, List<String> players, Way way) -> won(players, way);
                case Statement.OfTiles s -> {}
                case Statement.OfPlayer s -> {}
                case Statement.TurnOrder s -> {}
            }
        }
        p.queue = List.copyOf(waiting);
        consistent(last);
    }

    private void battle(Statement.Battle battle) throws Misread {
        int unit = p.unit(battle.attacker());
        if (unit == Army.NONE) {
            throw battle.source().misread(0, "there is no unit " + battle.attacker());
        }
        p.attacker = unit;
        p.battleTile = p.grid.tile(battle.at());
        p.retaliating = battle.retaliation();
        p.retries = battle.retries();
    }

    private void won(List<String> players, Way way) {
        p.phase = Phase.OVER;
        p.way = way;
        players.forEach(player -> p.winners[seat(player)] = true);
    }

    private void consistent(Line turn) throws Misread {
        boolean answers = p.phase == Phase.REPLY || p.phase == Phase.TIE;
        if (answers != (p.attacker != Army.NONE)) {
            throw turn.misread(
                    0, "the phases `reply` and `tie`, and only they, have a line such as `battle a1 attacks 1,0`");
        }
        if (answers) {
            int seat = p.army.owner(p.attacker);
            boolean unit = p.army.hostileUnit(p.battleTile, seat);
            boolean centre = p.land.isCentre(p.battleTile) && p.land.hostileStructure(p.battleTile, seat);
            if (seat != p.active || !unit && !(centre && p.phase == Phase.TIE) || p.army.isCargo(p.attacker)) {
                throw turn.misread(0, "nobody could be in that battle");
            }
        }
        if (p.phase.isSetup() && p.board.anchors() != p.seats) {
            throw turn.misread(0, "this board has no anchors to start from; add `anchors` or use `board default`");
        }
        if (p.phase == Phase.SOLDIER && p.land.cityCount(p.active) == 0) {
            throw turn.misread(0, "the first Soldier comes after the first centre");
        }
        if (!p.alive[p.active] && p.phase != Phase.OVER) {
            throw turn.misread(0, p.name(p.active) + " is out and cannot be active");
        }
    }
}
