package arbiter.games.carbon.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Sight;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.position.View;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.Upgrades;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Makes views of positions, and positions of views. */
public final class Views {
    private Views() {}

    public static View of(Position position, Viewer viewer) {
        Position seen = Sight.masked(position, viewer);
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
                PositionLines.text(seen),
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
                seen.reason,
                seen.phase == Position.Phase.LISTS ? Catalogues.of(seen.theatre) : null);
    }

    /** The position as its viewer knows it. */
    public static Position position(View view) {
        try {
            List<Line> board = lines(view.board().lines().toList());
            Settings settings = Settings.of(Numbers.PARAMETERS, view.settings());
            return PositionLines.position(view.players(), settings, board, lines(view.given()));
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

    private static View.Ground ground(Position position) {
        Board board = position.board();
        List<View.Spot> special = new ArrayList<>();
        for (int hex = 0; hex < board.size; hex++) {
            Terrain terrain = board.terrain(hex);
            if (terrain != Terrain.OPEN || board.isObjective(hex)) {
                special.add(new View.Spot(board.hex(hex), terrain.word(), board.isObjective(hex), position.stock[hex]));
            }
        }
        return new View.Ground(board.id, board.name, board.radius, position.numbers().objectiveReach, special);
    }

    private static View.Player player(Position position, Side side) {
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
                Supply.used(position, side.seat),
                Supply.ceiling(position, side.seat),
                Supply.workers(position, side.seat),
                Supply.workerLimit(position, side.seat),
                position.commandCenters(side.seat),
                position.numbers().maxCC,
                side.alive,
                side.bot,
                side.offers,
                known ? Upgrades.inForce(side) : List.of(),
                known ? running(side) : List.of(),
                known ? Catalogues.sheets(position.numbers(), side.faction) : List.of());
    }

    private static List<View.Running> running(Side side) {
        return side.faction.upgrades.stream()
                .filter(side::inForce)
                .map(upgrade ->
                        new View.Running(upgrade.code(), side.timers[upgrade.index()], side.used[upgrade.index()]))
                .toList();
    }

    private static List<View.Copy> copies(Side side) {
        List<View.Copy> copies = new ArrayList<>();
        for (Datasheet sheet : side.faction.sheets) {
            for (int number = 1; number <= side.copies(sheet); number++) {
                Side.Zone zone = side.zone(sheet, number);
                if (zone != null) {
                    copies.add(new View.Copy(sheet.code(), number, zone.word()));
                }
            }
        }
        return copies;
    }

    private static View.Piece piece(Position position, Asset asset) {
        Board board = position.board();
        List<View.Waiting> queue = new ArrayList<>();
        for (Item item : asset.queue) {
            queue.add(new View.Waiting(item.name(), Phrases.item(item), item.counters()));
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
                asset.isUnit() ? Movement.allowance(position, asset) : 0,
                weapon == null ? 0 : weapon.range(),
                Attack.dice(position, asset),
                Attack.strength(position, asset),
                asset.body().toughness(),
                Attack.armor(position, asset),
                Cover.shelters(position, asset));
    }
}
