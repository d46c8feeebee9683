package arbiter.games.carbon.guide;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.turns.Candidates;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a person expects to do at a hex: their unit moves, their building trains, an enemy is attacked, or something is
 * built.
 */
final class Expected {
    private static final Pattern PLACE = Pattern.compile("(-?\\d{1,3}),(-?\\d{1,3})");

    private final Position position;
    private final int seat;

    Expected(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Optional<Order> at(String place) {
        Matcher found = PLACE.matcher(place);
        if (!found.matches() || position.phase == Position.Phase.LISTS) {
            return Optional.empty();
        }
        Hex hex = new Hex(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)));
        int at = position.board().index(hex);
        if (at == Board.NOWHERE) {
            return Optional.empty();
        }
        Asset asset = position.at[at];
        if (asset == null) {
            return build(at, hex);
        }
        return asset.seat == seat ? act(asset) : attack(asset);
    }

    private Optional<Order> act(Asset asset) {
        Order.Id id = Candidates.own(asset);
        if (asset.isUnit()) {
            return Arrays.stream(position.board().neighbours(asset.hex))
                    .boxed()
                    .min(Comparator.comparing(hex -> position.at[hex] != null))
                    .map(hex -> new Order.Move(id, position.board().hex(hex)));
        }
        return cheapest(unit -> unit.at().contains(asset.sheet.code()))
                .or(() -> cheapest(unit -> true))
                .map(unit -> new Order.Produce(id, unit.code()));
    }

    private Optional<Datasheet.Unit> cheapest(Predicate<Datasheet.Unit> wanted) {
        return position.sides[seat].faction.units.stream().filter(wanted).min(Comparator.comparing(Datasheet::index));
    }

    private Optional<Order> attack(Asset target) {
        return nearest(target.hex, Asset::isUnit)
                .map(unit -> new Order.Attack(
                        Candidates.own(unit), new Order.Id(target.seat, target.sheet.code(), target.number)));
    }

    private Optional<Order> build(int at, Hex hex) {
        return nearest(at, asset -> asset.isUnit() && asset.unit().builder())
                .map(builder -> new Order.Construct(
                        Candidates.own(builder),
                        position.sides[seat].faction.buildings.getLast().code(),
                        hex));
    }

    private Optional<Asset> nearest(int hex, Predicate<Asset> wanted) {
        return Stream.of(position.assets)
                .limit(position.count)
                .filter(asset -> asset.seat == seat && wanted.test(asset))
                .min(Comparator.comparing(asset -> position.distance(hex, asset)));
    }
}
