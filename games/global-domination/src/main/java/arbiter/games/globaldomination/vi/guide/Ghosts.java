package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.seat.Stroke;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** What orders would look like on the map. */
final class Ghosts {
    private static final String WASTELAND = "wasteland";

    private Ghosts() {}

    static List<Stroke> of(Order order) {
        return switch (order) {
            case Order.BuildHq o -> List.of(Stroke.put("hq", 1, id(o.at())));
            case Order.Build o -> List.of(Stroke.put(o.construct().word(), 1, id(o.at())));
            case Order.Promote o -> List.of(Stroke.put(o.to().word(), o.count(), id(o.at())));
            case Order.Spawn o -> armies(o.places());
            case Order.LayMines o -> List.of(Stroke.put("mine", o.count(), id(o.at())));
            case Order.UseCrop o -> armies(o.places());
            case Order.UseDynamite o -> List.of(Stroke.strike(Item.DYNAMITE.word(), id(o.from()), id(o.to())));
            case Order.UseToxic o -> List.of(Stroke.put(WASTELAND, 1, id(o.to())));
            case Order.Move o -> List.of(Stroke.go(o.unit().word(), o.count(), ids(o.path())));
            case Order.Wasteland o -> List.of(Stroke.put(WASTELAND, 1, id(o.at())));
            case Order.AddUnits o -> List.of(Stroke.put(o.unit().word(), o.count(), id(o.at())));
            case Order.RemoveUnits o -> List.of(Stroke.take(o.unit().word(), o.count(), id(o.at())));
            case Order.OpenBorder o -> List.of(Stroke.mark(id(o.a()), id(o.b())));
            case Order.CloseBorder o -> List.of(Stroke.mark(id(o.a()), id(o.b())));
            case Order.Buy o -> List.of();
            case Order.VoteDraw o -> List.of();
            case Order.Unlock o -> List.of();
            case Order.Join o -> List.of();
            case Order.CloseJoining o -> List.of();
            case Order.DeclareDraw o -> List.of();
        };
    }

    private static List<Stroke> armies(List<Order.Placement> places) {
        return places.stream()
                .map(place -> Stroke.put(Unit.ARMY.word(), place.count(), id(place.at())))
                .toList();
    }

    static List<String> ids(Path path) {
        List<String> ids = new ArrayList<>(path.size());
        for (int i = 0; i < path.size(); i++) {
            ids.add(id(path.id(i)));
        }
        return ids;
    }

    static String id(int territory) {
        return Integer.toString(territory);
    }
}
