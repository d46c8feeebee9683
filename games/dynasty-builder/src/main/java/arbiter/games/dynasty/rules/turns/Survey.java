package arbiter.games.dynasty.rules.turns;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Sight;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.OrderText;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.combat.Support;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.marching.Reach;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.rules.winning.Victory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes a viewer's view: what {@link Sight} allows, and what the rules compute from it, such as reach, defence and points. */
public final class Survey {
    /** Whether a view contains only what a position text states, or also what the rules compute. */
    private enum Told {
        STATED,
        DERIVED
    }

    private final WorkingPosition p;
    private final Sight sight;
    private final OrderText text;

    private Survey(WorkingPosition p, Viewer viewer, OrderText text) {
        this.p = p;
        this.sight = new Sight(p, viewer);
        this.text = text;
    }

    public static View view(WorkingPosition p, Viewer viewer, OrderText text) {
        return new Survey(p, viewer, text).view();
    }

    /** What the text of a position states, without computed facts such as areas and reach. */
    public static View text(WorkingPosition p, OrderText text) {
        Survey all = new Survey(p, Viewer.ALL, text);
        List<View.Unit> units = all.units(null);
        List<String> waiting = p.queue.stream().map(text::of).toList();
        return new View(
                p.grid.radius,
                List.of(),
                all.structures(Told.STATED),
                units,
                all.players(),
                all.turn(),
                all.battle(),
                waiting);
    }

    private View view() {
        boolean ownTurn = p.phase != Phase.OVER && sight.waitingLines();
        return new View(
                p.grid.radius,
                tiles(),
                structures(Told.DERIVED),
                units(new Reach(p.grid)),
                players(),
                turn(),
                battle(),
                ownTurn ? p.queue.stream().map(text::of).toList() : List.of());
    }

    private List<View.Tile> tiles() {
        List<View.Tile> tiles = new ArrayList<>();
        for (int tile = 0; tile < p.grid.size; tile++) {
            int here = tile;
            List<Seat> areas = IntStream.range(0, p.seats)
                    .filter(seat -> p.land.territory.friendly(here, seat))
                    .mapToObj(p::seat)
                    .sorted()
                    .toList();
            tiles.add(new View.Tile(p.grid.hex(tile), p.board.terrain(tile), areas));
        }
        return tiles;
    }

    private List<View.Structure> structures(Told told) {
        List<View.Structure> all = new ArrayList<>();
        for (int tile = 0; tile < p.grid.size; tile++) {
            if (!p.land.isEmpty(tile)) {
                int owner = p.land.owner(tile);
                int claim = p.land.claim(tile);
                all.add(new View.Structure(
                        p.grid.hex(tile),
                        p.land.piece(tile),
                        owner == Land.NOBODY ? null : p.seat(owner),
                        claim == Land.NOWHERE ? null : p.grid.hex(claim),
                        p.land.level(tile),
                        p.land.isCentre(tile) ? Cities.defence(p, tile) : 0,
                        p.land.warded[tile],
                        p.land.recruits[tile],
                        p.land.casts[tile],
                        told == Told.DERIVED && p.land.isCentre(tile) ? Cities.growth(p, tile) : null));
            }
        }
        return all;
    }

    /** @param reach null if the reach is not needed */
    private List<View.Unit> units(@Nullable Reach reach) {
        List<View.Unit> all = new ArrayList<>();
        for (int seat = 0; seat < p.seats; seat++) {
            for (int i = 0; i < p.army.count(seat); i++) {
                all.add(unit(p.army.unit(seat, i), reach));
            }
        }
        return all;
    }

    private View.Unit unit(int unit, @Nullable Reach reach) {
        int tile = p.army.tile(unit);
        int[] stops = new int[0];
        boolean moves = reach != null && !p.army.marched(unit);
        if (reach != null && moves) {
            reach.explore(p, unit);
            stops = reach.stops();
        }
        return new View.Unit(
                p.id(unit),
                p.army.kind(unit),
                p.seat(p.army.owner(unit)),
                p.grid.hex(tile),
                p.army.isCargo(unit),
                p.army.marched(unit),
                p.army.blessed(unit),
                p.army.hasted(unit),
                p.army.withheld(unit),
                Support.power(p, unit),
                p.numbers.range(p.army.kind(unit)),
                hexes(stops),
                moves ? hexes(threats(unit, stops)) : List.of());
    }

    /** The tiles in range of its place or of its possible stops; cargo strikes only after it has landed (DB-6.4). */
    private int[] threats(int unit, int[] stops) {
        boolean[] struck = new boolean[p.grid.size];
        if (!p.army.isCargo(unit)) {
            strike(unit, p.army.tile(unit), struck);
        }
        for (int stop : stops) {
            if (!Marching.boards(p, unit, stop)) {
                strike(unit, stop, struck);
            }
        }
        return IntStream.range(0, p.grid.size).filter(tile -> struck[tile]).toArray();
    }

    private void strike(int unit, int from, boolean[] struck) {
        int end = p.grid.countWithin(from, p.numbers.range(p.army.kind(unit)));
        for (int i = 1; i < end; i++) {
            struck[p.grid.outwards(from)[i]] = true;
        }
    }

    private List<Hex> hexes(int[] tiles) {
        return Arrays.stream(tiles).mapToObj(p.grid::hex).toList();
    }

    private List<View.Player> players() {
        return IntStream.range(0, p.seats)
                .mapToObj(this::player)
                .sorted(Comparator.comparing(View.Player::seat))
                .toList();
    }

    private View.Player player(int seat) {
        boolean known = sight.policies(seat);
        return new View.Player(
                p.seat(seat),
                p.name(seat),
                Order.UnitId.letter(seat),
                p.alive[seat],
                p.land.houses[seat],
                p.land.landTokens[seat],
                p.militaryTokens[seat],
                p.land.cityCount(seat),
                p.land.levels(seat),
                p.army.count(seat),
                Recruiting.limit(p, seat),
                p.army.nextNumber[seat],
                Victory.points(p, seat),
                p.missed[seat],
                p.bot[seat],
                p.ended[seat],
                known ? p.rangedPolicy[seat].word() : null,
                known ? p.tiePolicy[seat].word() : null);
    }

    private View.Turn turn() {
        boolean over = p.phase == Phase.OVER;
        Way way = p.way;
        return new View.Turn(
                p.round,
                IntStream.range(0, p.seats).mapToObj(p::seat).toList(),
                p.seat(p.active),
                p.phase,
                over ? null : p.seat(p.decider()),
                p.phase == Phase.BUILD ? p.numbers.buildActions - p.actionsUsed : 0,
                p.timeUp,
                winners(p),
                way == null ? "" : way.word());
    }

    public static List<Seat> winners(WorkingPosition p) {
        return IntStream.range(0, p.seats)
                .filter(seat -> p.winners[seat])
                .mapToObj(p::seat)
                .sorted()
                .toList();
    }

    private View.@Nullable Battle battle() {
        return p.attacker == Army.NONE
                ? null
                : new View.Battle(
                        p.id(p.attacker),
                        p.grid.hex(p.battleTile),
                        p.retaliating,
                        p.retries,
                        p.numbers.tieRetryLimit - p.retries);
    }
}
