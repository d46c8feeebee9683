package arbiter.games.dynasty.guide;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a person expects to do at a tile: the piece there acts, or something is built. */
final class Expected {
    private static final Pattern PLACE = Pattern.compile("(-?\\d{1,3}),(-?\\d{1,3})");

    private final WorkingPosition p;

    Expected(WorkingPosition p) {
        this.p = p;
    }

    Optional<Order> at(String place) {
        Matcher found = PLACE.matcher(place);
        if (!found.matches()) {
            return Optional.empty();
        }
        Hex hex = new Hex(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
        return p.grid.tile(hex) == Grid.OFF_BOARD ? Optional.empty() : Optional.of(at(hex));
    }

    private Order at(Hex hex) {
        int tile = p.grid.tile(hex);
        int unit = p.army.at(tile);
        Hex beside = p.grid.hex(p.grid.neighbours(tile)[0]);
        boolean city = !p.land.isEmpty(tile) && p.land.piece(tile) == Piece.CITY;
        return switch (p.phase) {
            case CENTRE -> new Order.PlaceCentre(hex);
            case SOLDIER -> new Order.PlaceSoldier(hex);
            case BUILD -> unit == Army.NONE ? new Order.BuildHouse(hex) : march(unit, beside);
            case RECRUIT -> city ? new Order.Recruit(hex, UnitKind.SOLDIER, beside) : acting(unit, hex, beside);
            case DISBAND -> unit == Army.NONE ? new Order.BuildHouse(hex) : new Order.Disband(id(unit));
            case MARCH, REPLY, TIE, OVER -> acting(unit, hex, beside);
        };
    }

    private Order acting(int unit, Hex hex, Hex beside) {
        return unit == Army.NONE ? new Order.BuildHouse(hex) : march(unit, beside);
    }

    private Order march(int unit, Hex to) {
        return new Order.March(id(unit), List.of(to), null);
    }

    private Order.UnitId id(int unit) {
        return new Order.UnitId(p.army.owner(unit), p.army.number(unit));
    }
}
