package arbiter.games.dynasty;

import arbiter.engine.Seat;
import arbiter.engine.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 8: makes a view of a position. */
final class Watching {
    private final Position p;
    private final Viewer viewer;

    private Watching(Position p, Viewer viewer) {
        this.p = p;
        this.viewer = viewer;
    }

    static View view(Position p, Viewer viewer) {
        return new Watching(p, viewer).view();
    }

    /** What the text of a position states, without what follows from it: no areas, no reach. */
    static View text(Position p) {
        Watching all = new Watching(p, Viewer.ALL);
        List<View.Unit> units = all.units(null);
        List<String> waiting = p.queue.stream().map(OrderNotation::text).toList();
        return new View(
                p.grid.radius, List.of(), all.structures(), units, all.players(), all.turn(), all.battle(), waiting);
    }

    private View view() {
        boolean ownTurn = p.phase != Phase.OVER && viewer.knows(p.seat(p.active));
        return new View(
                p.grid.radius,
                tiles(),
                structures(),
                units(new Reach(p.grid)),
                players(),
                turn(),
                battle(),
                ownTurn ? p.queue.stream().map(OrderNotation::text).toList() : List.of());
    }

    private List<View.Tile> tiles() {
        List<View.Tile> tiles = new ArrayList<>();
        for (int tile = 0; tile < p.grid.size; tile++) {
            int here = tile;
            List<Seat> areas = IntStream.range(0, p.seats)
                    .filter(seat -> p.land.friendly(here, seat))
                    .mapToObj(p::seat)
                    .sorted()
                    .toList();
            tiles.add(new View.Tile(p.grid.hex(tile), p.board.terrain(tile), areas));
        }
        return tiles;
    }

    private List<View.Structure> structures() {
        List<View.Structure> all = new ArrayList<>();
        for (int tile = 0; tile < p.grid.size; tile++) {
            if (!p.land.isEmpty(tile)) {
                int owner = p.land.owner(tile);
                int claim = p.land.claim(tile);
                all.add(new View.Structure(
                        p.grid.hex(tile),
                        Piece.at(p, tile),
                        owner == Land.NOBODY ? null : p.seat(owner),
                        claim == Land.NOWHERE ? null : p.grid.hex(claim),
                        p.land.level(tile),
                        p.land.isCentre(tile) ? Cities.defence(p, tile) : 0,
                        p.land.warded[tile],
                        p.land.recruits[tile],
                        p.land.casts[tile]));
            }
        }
        return all;
    }

    /** @param reach null where nobody asks how far they come */
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
                Support.power(p, unit),
                p.numbers.range(p.army.kind(unit)),
                hexes(stops),
                moves ? hexes(threats(unit, stops)) : List.of());
    }

    /** Tiles in range of where it stands or could stop; cargo strikes only after it has landed (DB-6.4). */
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
        boolean known = viewer.knows(p.seat(seat));
        return new View.Player(
                p.seat(seat),
                p.name(seat),
                Position.letter(seat),
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
                known ? p.rangedPolicy[seat].word() : null,
                known ? p.tiePolicy[seat].word() : null);
    }

    private View.Turn turn() {
        boolean over = p.phase == Phase.OVER;
        Victory.Way way = p.way;
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

    static List<Seat> winners(Position p) {
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
