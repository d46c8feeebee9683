package arbiter.games.carbon;

import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.Viewer;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Makes views of positions, and positions of views. */
final class Views {
    private Views() {}

    static View of(Battle battle, Viewer viewer) {
        Battle seen = masked(battle, viewer);
        Asset producer = seen.placing;
        List<Hex> entries = producer == null
                ? List.of()
                : Arrays.stream(Entry.legal(seen, producer))
                        .mapToObj(seen.board()::hex)
                        .toList();
        return new View(
                viewer instanceof Viewer.Player(Seat seat) ? seat : null,
                seen.players,
                seen.numbers().settings.overrides(Numbers.PARAMETERS),
                seen.theatre.text(),
                PositionText.text(seen),
                seen.phase.name().toLowerCase(Locale.ROOT),
                seen.round,
                seen.numbers().rounds,
                Seat.of(seen.active),
                Entry.asked(seen),
                entries,
                ground(seen),
                Arrays.stream(seen.sides).map(side -> player(seen, side)).toList(),
                Arrays.stream(seen.assets, 0, seen.count)
                        .map(asset -> piece(seen, asset))
                        .toList(),
                Victory.seats(seen.winners),
                seen.reason);
    }

    /** Without the lists that this viewer may not see yet. */
    private static Battle masked(Battle battle, Viewer viewer) {
        if (battle.phase != Battle.Phase.LISTS) {
            return battle;
        }
        Battle masked = battle.copy();
        for (Side side : masked.sides) {
            if (side.listed && !viewer.knows(Seat.of(side.seat))) {
                side.take(masked.theatre.byDefault(side.seat), new int[0]);
                side.hidden = true;
            }
        }
        return masked;
    }

    /** The position as its viewer knows it. */
    static Battle battle(View view) {
        try {
            List<Line> board = lines(view.board().lines().toList());
            Settings settings = Settings.of(Numbers.PARAMETERS, view.settings());
            return PositionText.battle(view.players(), settings, board, lines(view.given()));
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Line> lines(List<String> text) {
        List<Line> lines = new ArrayList<>();
        for (String line : text) {
            lines.add(new Line(line, lines.size() + 1, 1));
        }
        return lines;
    }

    private static View.Ground ground(Battle battle) {
        Board board = battle.board();
        List<View.Spot> special = new ArrayList<>();
        for (int hex = 0; hex < board.size; hex++) {
            Terrain terrain = board.terrain(hex);
            if (terrain != Terrain.OPEN || board.isObjective(hex)) {
                special.add(new View.Spot(board.hex(hex), terrain.word(), board.isObjective(hex), battle.stock[hex]));
            }
        }
        return new View.Ground(board.id, board.name, board.radius, special);
    }

    private static View.Player player(Battle battle, Side side) {
        boolean known = side.listed && !side.hidden;
        return new View.Player(
                Seat.of(side.seat),
                side.listed,
                side.hidden,
                known ? side.faction.id : "",
                known ? Lists.words(side) : List.of(),
                known ? copies(side) : List.of(),
                side.carbon,
                side.crystals,
                side.points,
                Supply.used(battle, side.seat),
                Supply.ceiling(battle, side.seat),
                Supply.workers(battle, side.seat),
                Supply.workerLimit(battle, side.seat),
                side.alive,
                side.bot,
                side.offers,
                known ? Upgrades.inForce(side) : List.of());
    }

    private static List<View.Copy> copies(Side side) {
        List<View.Copy> copies = new ArrayList<>();
        for (Datasheet sheet : side.faction.sheets) {
            int index = sheet.index();
            for (int number = 1; number <= side.copies(sheet); number++) {
                int bit = 1 << (number - 1);
                String zone = (side.list[index] & bit) != 0
                        ? "list"
                        : (side.committed[index] & bit) != 0
                                ? "committed"
                                : (side.field[index] & bit) != 0 ? "field" : "destroyed";
                copies.add(new View.Copy(sheet.code(), number, zone));
            }
        }
        return copies;
    }

    private static View.Piece piece(Battle battle, Asset asset) {
        Board board = battle.board();
        List<View.Waiting> queue = new ArrayList<>();
        for (Item item : asset.queue) {
            queue.add(new View.Waiting(item.name(), item.counters()));
        }
        Datasheet.Weapon weapon = asset.sheet.weapon();
        return new View.Piece(
                asset.toString(),
                Seat.of(asset.seat),
                asset.sheet.code(),
                asset.sheet.name(),
                asset.isUnit()
                        ? asset.unit().unitClass().word()
                        : asset.building().type().word(),
                asset.isUnit(),
                board.hex(asset.hex),
                asset.sheet.girth() == 0 ? 1 : 7,
                asset.entry,
                asset.cohesion,
                asset.fullCohesion(),
                asset.construction,
                asset.salvage,
                asset.level,
                asset.active(),
                asset.moved,
                asset.acted,
                asset.rally == Board.NOWHERE ? "" : board.text(asset.rally),
                queue,
                asset.isUnit() ? Movement.allowance(battle, asset) : 0,
                weapon == null ? 0 : weapon.range(),
                Attack.dice(battle, asset),
                Attack.strength(battle, asset),
                asset.sheet.body().toughness(),
                Attack.armor(battle, asset),
                Cover.shelters(battle, asset));
    }
}
