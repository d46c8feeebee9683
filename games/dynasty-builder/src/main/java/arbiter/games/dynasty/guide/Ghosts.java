package arbiter.games.dynasty.guide;

import arbiter.engine.seat.Stroke;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an order would look like on the board, and where it is offered. */
final class Ghosts {
    private final WorkingPosition p;

    Ghosts(WorkingPosition p) {
        this.p = p;
    }

    /** Empty for an order that names a place or a unit that does not exist. */
    List<Stroke> of(Order order) {
        List<Stroke> strokes = strokes(order);
        boolean there =
                strokes.stream().flatMap(stroke -> stroke.places().stream()).allMatch(this::onBoard);
        return there ? strokes : List.of();
    }

    private boolean onBoard(String place) {
        int comma = place.indexOf(',');
        int q = Integer.parseInt(place.substring(0, comma));
        return p.grid.tile(q, Integer.parseInt(place.substring(comma + 1))) != Grid.OFF_BOARD;
    }

    private List<Stroke> strokes(Order order) {
        return switch (order) {
            case Order.PlaceCentre(Hex at) -> List.of(put(Piece.CITY.word(), at));
            case Order.PlaceSoldier(Hex at) -> List.of(put("soldier", at));
            case Order.BuildHouse(Hex at) -> List.of(put(Piece.HOUSE.word(), at));
            case Order.BuildBridge(Hex at) -> bridge(at);
            case Order.Token(Hex at) -> List.of(put(Piece.TOKEN.word(), at));
            case Order.Untoken(Hex at) -> List.of(put(Piece.HOUSE.word(), at));
            case Order.Raze(Hex at) -> raze(at);
            case Order.Found(Hex at, Hex shift) -> settle(at, shift);
            case Order.Upgrade(Hex at) -> List.of(put(Piece.CITY.word(), at));
            case Order.March march -> march(march);
            case Order.CastOnUnit o -> cast(o);
            case Order.CastOnTile o -> List.of(Stroke.strike(o.spell().word(), id(o.city()), id(o.at())));
            case Order.Recruit o -> List.of(put(o.kind().word(), o.at()));
            case Order.CreateUnit o -> List.of(put(o.kind().word(), o.at()));
            case Order.CreateCity(Hex at, Hex shift) -> settle(at, shift);
            case Order.Disband o -> disband(o);
            case Order.Evade _, Order.Retaliate _, Order.Again _, Order.Back _ -> battle();
            case Order.Withhold o -> mark(o.unit());
            case Order.GiveSupport o -> mark(o.unit());
            case Order.Closing _, Order.Resign _, Order.SetRanged _, Order.SetTie _ -> List.of();
            case Order.OfHost _, Order.Remark _ -> List.of();
        };
    }

    /** The first place is where the order is offered, the last is its target. */
    List<String> places(Order order) {
        return switch (order) {
            case Order.PlaceCentre(Hex at) -> ids(at);
            case Order.PlaceSoldier(Hex at) -> ids(at);
            case Order.BuildHouse(Hex at) -> ids(at);
            case Order.BuildBridge(Hex at) -> ids(at);
            case Order.Token(Hex at) -> ids(at);
            case Order.Untoken(Hex at) -> ids(at);
            case Order.Raze(Hex at) -> ids(at);
            case Order.Found(Hex at, Hex shift) -> ids(at, shift);
            case Order.Upgrade(Hex at) -> ids(at);
            case Order.March o ->
                ids(at(o.unit()), o.path().isEmpty() ? null : o.path().getLast(), o.attack());
            case Order.CastOnUnit o -> ids(o.city(), at(o.unit()));
            case Order.CastOnTile o -> ids(o.city(), o.at());
            case Order.Recruit o -> ids(o.city(), o.at());
            case Order.CreateUnit o -> ids(o.at());
            case Order.CreateCity(Hex at, Hex shift) -> ids(at, shift);
            case Order.Disband o -> ids(at(o.unit()));
            case Order.Withhold o -> ids(at(o.unit()));
            case Order.GiveSupport o -> ids(at(o.unit()));
            case Order.Evade _, Order.Retaliate _, Order.Again _, Order.Back _ -> List.of();
            case Order.Closing _, Order.Resign _, Order.SetRanged _, Order.SetTie _ -> List.of();
            case Order.OfHost _, Order.Remark _ -> List.of();
        };
    }

    private static String id(Hex at) {
        return at.toString();
    }

    private static List<String> ids(@Nullable Hex... places) {
        List<String> ids = new ArrayList<>();
        for (Hex place : places) {
            if (place != null) {
                ids.add(id(place));
            }
        }
        return ids;
    }

    private @Nullable Hex at(Order.UnitId id) {
        int unit = p.unit(id);
        return unit == Army.NONE ? null : p.grid.hex(p.army.tile(unit));
    }

    private static Stroke put(String what, Hex at) {
        return Stroke.put(what, 1, id(at));
    }

    /** A player has one bridge: a new one replaces it (DB-5.2). */
    private List<Stroke> bridge(Hex at) {
        int old = p.land.bridge(p.active);
        Stroke built = put(Piece.BRIDGE.word(), at);
        return old == Land.NOWHERE
                ? List.of(built)
                : List.of(Stroke.take(Piece.BRIDGE.word(), 1, id(p.grid.hex(old))), built);
    }

    private List<Stroke> raze(Hex at) {
        int tile = p.grid.tile(at);
        return tile == Grid.OFF_BOARD || p.land.isEmpty(tile)
                ? List.of()
                : List.of(Stroke.take(p.land.piece(tile).word(), 1, id(at)));
    }

    private List<Stroke> settle(Hex at, @Nullable Hex shift) {
        int tile = p.grid.tile(at);
        int unit = tile == Grid.OFF_BOARD ? Army.NONE : p.army.at(tile);
        Stroke city = put(Piece.CITY.word(), at);
        return shift == null || unit == Army.NONE
                ? List.of(city)
                : List.of(Stroke.go(p.army.kind(unit).word(), 1, List.of(id(at), id(shift))), city);
    }

    private List<Stroke> march(Order.March o) {
        int unit = p.unit(o.unit());
        if (unit == Army.NONE) {
            return List.of();
        }
        String what = p.army.kind(unit).word();
        List<String> way = new ArrayList<>(List.of(id(p.grid.hex(p.army.tile(unit)))));
        o.path().forEach(step -> way.add(id(step)));
        List<Stroke> strokes = new ArrayList<>();
        if (way.size() > 1) {
            strokes.add(Stroke.go(what, 1, way));
        }
        Hex attack = o.attack();
        if (attack != null) {
            strokes.add(Stroke.strike(what, way.getLast(), id(attack)));
        }
        return strokes;
    }

    private List<Stroke> cast(Order.CastOnUnit o) {
        Hex at = at(o.unit());
        return at == null ? List.of() : List.of(Stroke.strike(o.spell().word(), id(o.city()), id(at)));
    }

    private List<Stroke> disband(Order.Disband o) {
        int unit = p.unit(o.unit());
        return unit == Army.NONE
                ? List.of()
                : List.of(Stroke.take(p.army.kind(unit).word(), 1, id(p.grid.hex(p.army.tile(unit)))));
    }

    private List<Stroke> mark(Order.UnitId id) {
        Hex at = at(id);
        return at == null ? List.of() : List.of(Stroke.mark(id(at)));
    }

    private List<Stroke> battle() {
        return p.attacker == Army.NONE ? List.of() : List.of(Stroke.mark(id(p.grid.hex(p.battleTile))));
    }
}
