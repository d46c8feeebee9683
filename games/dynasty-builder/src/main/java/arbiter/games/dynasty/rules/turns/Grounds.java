package arbiter.games.dynasty.rules.turns;

import arbiter.engine.sheet.Rejection;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.OrderText;
import arbiter.games.dynasty.rules.building.Bridges;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.cities.RingTest;
import arbiter.games.dynasty.rules.hosting.Fertility;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.marching.Reach;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The data of a rejection: what was ordered, and what would have been legal instead. Other classes make sentences of it. */
final class Grounds {
    private Grounds() {}

    static Rejection rejection(WorkingPosition p, int seat, Order order, Fault fault, OrderText text) {
        List<Object> facts = new ArrayList<>(List.of("order", text.of(order)));
        if (fault instanceof Fault.Turn) {
            facts.addAll(List.of("decides", p.phase == Phase.OVER ? "" : p.name(p.decider()), "phase", p.phase.word()));
            return Rejection.of(fault.code(), fault.rule(), facts.toArray());
        }
        switch (order) {
            case Order.PlaceCentre(Hex at) -> centre(p, seat, at, fault, facts);
            case Order.PlaceSoldier(Hex at) -> soldier(p, seat, at, facts);
            case Order.BuildHouse(Hex at) -> site(p, seat, at, fault, facts);
            case Order.BuildBridge(Hex at) -> bridge(p, seat, at, fault, facts);
            case Order.Token(Hex at) -> site(p, seat, at, fault, facts);
            case Order.Untoken(Hex at) -> site(p, seat, at, fault, facts);
            case Order.Raze(Hex at) -> site(p, seat, at, fault, facts);
            case Order.Found(Hex at, Hex shift) -> found(p, seat, at, fault, facts);
            case Order.Upgrade(Hex at) -> upgrade(p, seat, at, fault, facts);
            case Order.March o -> march(p, seat, o, fault, facts);
            case Order.CastOnUnit o ->
                facts.addAll(List.of("tile", o.city(), "unit", o.unit(), "range", p.numbers.spellRange));
            case Order.CastOnTile o ->
                facts.addAll(List.of("tile", o.city(), "at", o.at(), "range", p.numbers.spellRange));
            case Order.Recruit o -> recruit(p, seat, o, fault, facts);
            case Order.CreateUnit o -> create(p, seat, o.at(), p.numbers.cost(o.kind()), facts);
            case Order.CreateCity(Hex at, Hex shift) -> {
                create(p, seat, at, p.numbers.costCentre, facts);
                spacing(p, at, fault, facts);
                shifting(p, at, facts);
            }
            case Order.Withhold o -> facts.addAll(List.of("unit", o.unit()));
            case Order.GiveSupport o -> facts.addAll(List.of("unit", o.unit()));
            case Order.Disband o -> facts.addAll(List.of("unit", o.unit()));
            case Order.Evade _, Order.Retaliate _, Order.Again _, Order.Back _ -> {}
            case Order.Resign _, Order.SetRanged _, Order.SetTie _ -> {}
            case Order.Closing _, Order.OfHost _, Order.Remark _ -> {}
        }
        return Rejection.of(fault.code(), fault.rule(), facts.toArray());
    }

    private static String hexes(WorkingPosition p, IntStream tiles) {
        return tiles.mapToObj(tile -> p.grid.hex(tile).toString()).collect(Collectors.joining(" "));
    }

    private static void centre(WorkingPosition p, int seat, Hex at, Fault fault, List<Object> facts) {
        facts.addAll(List.of("tile", at, "anchor", p.grid.hex(p.board.anchor(seat)), "home", p.numbers.homeRadius));
        int tile = p.grid.tile(at);
        if (fault == Fault.Start.POOR_START) {
            int[] rings = Fertility.rings(p.board, tile);
            facts.addAll(List.of(
                    "first",
                    rings[1],
                    "second",
                    rings[2],
                    "needFirst",
                    p.numbers.ringMinFirst,
                    "needSecond",
                    p.numbers.ringMinUpper));
        }
        if (fault == Fault.Start.START_TOO_CLOSE) {
            facts.addAll(List.of("apart", p.numbers.minCentreDistance));
        }
        int anchor = p.board.anchor(seat);
        int end = p.grid.countWithin(anchor, p.numbers.homeRadius);
        facts.addAll(List.of(
                "legal",
                hexes(
                        p,
                        Arrays.stream(p.grid.outwards(anchor), 0, end)
                                .filter(t -> Placement.refuseCentre(p, seat, t) == null)
                                .sorted())));
    }

    private static void soldier(WorkingPosition p, int seat, Hex at, List<Object> facts) {
        int tile = p.grid.tile(at);
        facts.addAll(List.of(
                "tile",
                at,
                "terrain",
                terrain(p, tile),
                "distance",
                p.numbers.soldierStartDistance,
                "legal",
                hexes(p, IntStream.range(0, p.grid.size).filter(t -> Placement.refuseSoldier(p, seat, t) == null))));
    }

    private static String terrain(WorkingPosition p, int tile) {
        return tile == Grid.OFF_BOARD ? "off the board" : p.board.terrain(tile).word();
    }

    private static void site(WorkingPosition p, int seat, Hex at, Fault fault, List<Object> facts) {
        int tile = p.grid.tile(at);
        facts.addAll(List.of("tile", at, "terrain", terrain(p, tile), "actions", p.numbers.buildActions));
        if (tile == Grid.OFF_BOARD) {
            return;
        }
        if (fault == Fault.Building.CONFLICTED || fault == Fault.Building.HOSTILE_GROUND) {
            facts.addAll(List.of("holders", holders(p, tile)));
        }
        if (fault == Fault.Building.ENEMY_ON_TILE || fault == Fault.Building.BRIDGE_IN_USE) {
            facts.addAll(List.of("unit", p.id(p.army.at(tile))));
        }
        if (!p.land.isEmpty(tile)) {
            facts.addAll(List.of("piece", p.land.piece(tile).noun(), "owner", owner(p, tile)));
        }
        if (fault == Fault.Building.OUT_OF_REACH) {
            facts.addAll(List.of(
                    "legal",
                    hexes(
                            p,
                            Arrays.stream(p.grid.outwards(tile))
                                    .filter(t -> Houses.refuse(p, seat, t) == null)
                                    .limit(3))));
        }
    }

    private static String owner(WorkingPosition p, int tile) {
        return p.land.owner(tile) == Land.NOBODY ? "nobody" : p.name(p.land.owner(tile));
    }

    private static String holders(WorkingPosition p, int tile) {
        return IntStream.range(0, p.seats)
                .filter(seat -> p.land.territory.friendly(tile, seat))
                .mapToObj(p::name)
                .collect(Collectors.joining(" and "));
    }

    private static void bridge(WorkingPosition p, int seat, Hex at, Fault fault, List<Object> facts) {
        int old = p.land.bridge(seat);
        Hex where = fault == Fault.Building.BRIDGE_IN_USE && old != Land.NOWHERE ? p.grid.hex(old) : at;
        site(p, seat, where, fault, facts);
        if (fault == Fault.Building.BRIDGE_CONFLICTED) {
            facts.addAll(List.of("holders", holders(p, p.grid.tile(at))));
        }
        if (fault == Fault.Building.BRIDGE_OUT_OF_REACH || fault == Fault.Building.NOT_WATER) {
            facts.addAll(List.of(
                    "legal",
                    hexes(p, IntStream.range(0, p.grid.size).filter(t -> Bridges.refuse(p, seat, t) == null))));
        }
    }

    private static void found(WorkingPosition p, int seat, Hex at, Fault fault, List<Object> facts) {
        int tile = p.grid.tile(at);
        facts.addAll(List.of("tile", at, "apart", p.numbers.minCentreDistance));
        if (tile == Grid.OFF_BOARD) {
            return;
        }
        ring(p, seat, tile, 1, fault, facts);
        spacing(p, at, fault, facts);
        shifting(p, at, facts);
    }

    /** The centre that is too near for another one (DB-4.3). */
    private static void spacing(WorkingPosition p, Hex at, Fault fault, List<Object> facts) {
        if (fault == Fault.City.CENTRE_TOO_CLOSE || fault == Fault.Muster.CREATE_TOO_CLOSE) {
            int tile = p.grid.tile(at);
            int nearest = Arrays.stream(p.grid.outwards(tile))
                    .filter(p.land::isCentre)
                    .findFirst()
                    .orElseThrow();
            facts.addAll(List.of("centre", p.grid.hex(nearest), "distance", p.grid.distance(tile, nearest)));
        }
    }

    /** The unit on a centre's site, and the tiles to which it could move. */
    private static void shifting(WorkingPosition p, Hex at, List<Object> facts) {
        int tile = p.grid.tile(at);
        int unit = tile == Grid.OFF_BOARD ? Army.NONE : p.army.at(tile);
        if (unit != Army.NONE) {
            facts.addAll(List.of(
                    "unit",
                    p.id(unit),
                    "legal",
                    hexes(
                            p,
                            Arrays.stream(p.grid.neighbours(tile))
                                    .filter(to -> Cities.mayShift(p, unit, tile, to))
                                    .sorted())));
        }
    }

    private static void upgrade(WorkingPosition p, int seat, Hex at, Fault fault, List<Object> facts) {
        int tile = p.grid.tile(at);
        facts.addAll(List.of("tile", at, "top", p.numbers.maxCityLevel));
        if (tile != Grid.OFF_BOARD && p.land.is(tile, Piece.CITY, seat)) {
            ring(p, seat, tile, p.land.level(tile) + 1, fault, facts);
        }
    }

    private static void ring(WorkingPosition p, int seat, int centre, int level, Fault fault, List<Object> facts) {
        RingTest test = RingTest.of(p, centre, seat, level);
        if (fault == Fault.City.RING_INCOMPLETE) {
            facts.addAll(List.of("missing", hexes(p, Arrays.stream(test.missing()))));
        }
        if (fault == Fault.City.RING_TOO_SMALL) {
            int ring = 1;
            while (test.inRing(ring) >= RingTest.minimum(p, ring)) {
                ring++;
            }
            facts.addAll(List.of("ring", ring, "tiles", test.inRing(ring), "need", RingTest.minimum(p, ring)));
        }
    }

    private static void march(WorkingPosition p, int seat, Order.March order, Fault fault, List<Object> facts) {
        facts.addAll(List.of("unit", order.unit()));
        int unit = p.unit(order.unit());
        if (unit == Army.NONE || p.army.owner(unit) != seat) {
            return;
        }
        facts.addAll(List.of("range", p.numbers.range(p.army.kind(unit))));
        Hex target = order.attack();
        if (target != null) {
            facts.addAll(List.of("target", target));
        }
        if (fault == Fault.March.TOO_FAR) {
            tooFar(p, unit, order, facts);
        }
        if (fault != Fault.March.ALREADY_MARCHED) {
            Reach reach = new Reach(p.grid);
            reach.explore(p, unit);
            facts.addAll(List.of("reach", hexes(p, Arrays.stream(reach.stops()))));
        }
    }

    /** Why the path is too long: its steps, and the canyon or the contact that reduces the allowance (DB-6.3). */
    private static void tooFar(WorkingPosition p, int unit, Order.March order, List<Object> facts) {
        int[] path = order.path().stream().mapToInt(p.grid::tile).toArray();
        Marching.Toll toll = Marching.toll(p, unit, path);
        facts.addAll(List.of("steps", path.length, "allowed", Marching.allowance(p, unit, toll)));
        if (toll.canyon() != Land.NOWHERE && p.numbers.canyonPenalty > 0) {
            facts.addAll(List.of("canyon", p.grid.hex(toll.canyon()), "canyonCost", p.numbers.canyonPenalty));
        }
        if (toll.contact() != Land.NOWHERE && p.numbers.zocPenalty > 0) {
            facts.addAll(List.of(
                    "contact",
                    p.grid.hex(toll.contact()),
                    "contactCost",
                    p.numbers.zocPenalty,
                    "enemies",
                    Arrays.stream(p.grid.neighbours(toll.contact()))
                            .filter(tile -> p.army.hostileUnit(tile, seat(p, unit))
                                    && p.army.isShip(p.army.at(tile)) == p.army.isShip(unit))
                            .mapToObj(tile -> p.id(p.army.at(tile)))
                            .sorted()
                            .collect(Collectors.joining(" "))));
        }
    }

    private static int seat(WorkingPosition p, int unit) {
        return p.army.owner(unit);
    }

    private static void recruit(WorkingPosition p, int seat, Order.Recruit order, Fault fault, List<Object> facts) {
        int centre = p.grid.tile(order.city());
        facts.addAll(List.of(
                "tile",
                order.at(),
                "city",
                order.city(),
                "kind",
                order.kind().word(),
                "level",
                p.numbers.level(order.kind()),
                "limit",
                Recruiting.limit(p, seat)));
        if (fault.rule().equals("DB-12.4")) {
            facts.addAll(List.of(
                    "radius",
                    Math.max(0, Recruiting.spawnRadius(p, centre)),
                    "legal",
                    hexes(
                            p,
                            IntStream.range(0, p.grid.size)
                                    .filter(t -> Recruiting.refuse(p, seat, centre, order.kind(), t) == null))));
        }
    }

    private static void create(WorkingPosition p, int seat, Hex at, int cost, List<Object> facts) {
        facts.addAll(List.of(
                "tile",
                at,
                "cost",
                cost,
                "tokens",
                p.militaryTokens[seat],
                "limit",
                Recruiting.limit(p, seat),
                "apart",
                p.numbers.minCentreDistance));
    }
}
