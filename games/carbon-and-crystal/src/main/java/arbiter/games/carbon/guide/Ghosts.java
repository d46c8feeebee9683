package arbiter.games.carbon.guide;

import arbiter.engine.seat.Stroke;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.fighting.Movement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Where an order happens, and what it would look like on the board before it is carried out. */
final class Ghosts {
    private final Position position;
    private final int seat;
    /** The costs of moves, by unit: one search is enough for all moves of a unit. */
    private final SequencedMap<Integer, byte[]> costs = new LinkedHashMap<>();

    Ghosts(Position position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    /** The ids of its places: first the one where it is offered, last its target. */
    List<String> places(Order order) {
        return switch (order) {
            case Order.Listing each -> List.of();
            case Order.Place each -> position.placing == null ? List.of() : pair(position.placing, each.hex());
            case Order.Move each -> pair(find(each.unit()), each.hex());
            case Order.Attack each -> pair(find(each.attacker()), find(each.target()));
            case Order.Construct each -> pair(find(each.builder()), each.hex());
            case Order.Repair each -> pair(find(each.builder()), find(each.building()));
            case Order.Salvage each -> pair(find(each.builder()), find(each.building()));
            case Order.Produce each -> one(find(each.producer()));
            case Order.Advance each -> one(find(each.center()));
            case Order.Research each -> one(find(each.host()));
            case Order.Activate each -> aim(each);
            case Order.Rally each ->
                each.hex() == null ? one(find(each.producer())) : pair(find(each.producer()), each.hex());
            case Order.Cancel each -> one(find(each.producer()));
            case Order.End each -> List.of();
            case Order.Resign each -> List.of();
            case Order.Draw each -> List.of();
        };
    }

    /** The order must be legal. The copies of a list have no place yet. */
    List<Stroke> strokes(Order order) {
        if (order instanceof Order.Listing(String faction, List<Order.Copies> copies)) {
            return copies.stream()
                    .map(each -> new Stroke(Stroke.Kind.PUT, each.code(), each.count(), List.of()))
                    .toList();
        }
        List<String> places = places(order);
        if (places.isEmpty()) {
            return List.of();
        }
        String last = places.getLast();
        return List.of(
                switch (order) {
                    case Order.Place each -> Stroke.put(each.unit().code(), 1, last);
                    case Order.Move each -> Stroke.go(each.unit().code(), 1, way(each));
                    case Order.Attack each -> Stroke.strike(each.attacker().code(), places.getFirst(), last);
                    case Order.Construct each -> Stroke.put(each.code(), 1, last);
                    case Order.Salvage each -> Stroke.take(each.building().code(), 1, last);
                    case Order.Produce each -> Stroke.put(each.code(), 1, last);
                    case Order.Activate each ->
                        each.hex() == null
                                ? Stroke.strike(each.code(), places.getFirst(), last)
                                : Stroke.go(each.code(), 1, places);
                    case Order.Repair each -> mark(places);
                    case Order.Advance each -> mark(places);
                    case Order.Research each -> mark(places);
                    case Order.Rally each -> mark(places);
                    case Order.Cancel each -> mark(places);
                    case Order.Listing each -> mark(places);
                    case Order.End each -> mark(places);
                    case Order.Resign each -> mark(places);
                    case Order.Draw each -> mark(places);
                });
    }

    private static Stroke mark(List<String> places) {
        return Stroke.mark(places.toArray(String[]::new));
    }

    private @Nullable Asset find(Order.Id id) {
        return position.find(seat, id);
    }

    private String hex(Asset asset) {
        return position.board().text(asset.hex);
    }

    private List<String> one(@Nullable Asset asset) {
        return asset == null ? List.of() : List.of(hex(asset));
    }

    private List<String> pair(@Nullable Asset from, Hex to) {
        return from == null ? List.of() : List.of(hex(from), to.toString());
    }

    private List<String> pair(@Nullable Asset from, @Nullable Asset to) {
        return from == null || to == null ? List.of() : List.of(hex(from), hex(to));
    }

    /** A strike has no place of origin: it is offered at its target. */
    private List<String> aim(Order.Activate order) {
        Order.Id id = order.target();
        Hex hex = order.hex();
        Asset target = id == null ? null : find(id);
        return hex == null ? one(target) : pair(target, hex);
    }

    private List<String> way(Order.Move order) {
        Board board = position.board();
        Asset unit = find(order.unit());
        int hex = board.index(order.hex());
        if (unit == null || hex == Board.NOWHERE || !(unit.sheet instanceof Datasheet.Unit)) {
            return List.of();
        }
        byte[] cost = costs.computeIfAbsent(unit.entry, entry -> Movement.costs(position, unit));
        List<String> way = new ArrayList<>();
        if (cost[hex] != Movement.NEVER) {
            Movement.way(position, unit, cost, hex).forEach(each -> way.add(board.text(each)));
        }
        return way;
    }
}
