package arbiter.games.globaldomination.v.guide;

import arbiter.engine.seat.Stroke;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.ArrayList;
import java.util.List;

/** What an order looks like on the map before it is carried out, and its places. */
final class Ghosts {
    private static final String TROOP = "troop";
    private static final String TREBUCHET = "trebuchet";
    private static final String WASTELAND = "wasteland";

    private final Position position;
    private final int homeland;

    Ghosts(Position position, int seat) {
        this.position = position;
        this.homeland = homeland(position, seat);
    }

    /** The index of the seat's Homeland, or {@link Homeland#NONE}. */
    static int homeland(Position position, int seat) {
        return seat < 0 || seat >= position.seats() ? Homeland.NONE : Homeland.ofAll(position.seats(), position)[seat];
    }

    private String id(int at) {
        return Integer.toString(position.map().id(at));
    }

    List<Stroke> of(Order order) {
        return switch (order) {
            case Order.Spawn(List<Order.Portion> portions) -> portions(portions);
            case Order.Bonus(List<Order.Portion> portions) -> portions(portions);
            case Order.UseSalt(int at) -> List.of(Stroke.put(WASTELAND, 1, id(at)));
            case Order.UseDynamite(int from, int to) -> List.of(Stroke.strike(Item.DYNAMITE.word, id(from), id(to)));
            case Order.Build(Construct construct, int at) -> List.of(Stroke.put(construct.word, 1, id(at)));
            case Order.BuildTrebuchet(int at) -> List.of(Stroke.put(TREBUCHET, 1, id(at)));
            case Order.Rebuild(int at, Order.Payment payment) ->
                List.of(Stroke.put(Construct.FORTRESS.word, 1, id(at)));
            case Order.Move(int count, int[] path) -> List.of(Stroke.go(TROOP, count, ids(path)));
            case Order.MoveTrebuchet(int from, int to) -> List.of(Stroke.go(TREBUCHET, 1, List.of(id(from), id(to))));
            case Order.Siege(int from, int to, Order.Aim aim) -> List.of(Stroke.strike(TREBUCHET, id(from), id(to)));
            case Order.Start(int at) -> List.of(Stroke.put("hq", 1, id(at)));
            case Order.Offer(int at) -> List.of(Stroke.mark(id(at)));
            case Order.Announce(NaturalEvent event) -> List.of(event(event));
            case Order.UseCrop use -> List.of();
            case Order.Buy buy -> List.of();
            case Order.VoteDraw vote -> List.of();
            case Order.Ready ready -> List.of();
            case Order.ChooseColour colour -> List.of();
            case Order.NameCountry country -> List.of();
            case Order.TellLore lore -> List.of();
            case Order.Begin begin -> List.of();
            case Order.OpenJoining open -> List.of();
            case Order.CloseJoining close -> List.of();
        };
    }

    private Stroke event(NaturalEvent event) {
        return switch (event) {
            case NaturalEvent.Desert(int at) -> Stroke.put(WASTELAND, 1, id(at));
            case NaturalEvent.AddUnits(int count, int at) -> Stroke.put(TROOP, count, id(at));
            case NaturalEvent.RemoveUnits(int count, int at) -> Stroke.take(TROOP, count, id(at));
            case NaturalEvent.OpenBorder(int a, int b) -> Stroke.mark(id(a), id(b));
            case NaturalEvent.CloseBorder(int a, int b) -> Stroke.mark(id(a), id(b));
        };
    }

    private List<Stroke> portions(List<Order.Portion> portions) {
        List<Stroke> strokes = new ArrayList<>();
        for (Order.Portion portion : portions) {
            int at = portion.at() == Order.HOMELAND ? homeland : portion.at();
            if (at != Homeland.NONE && portion.count() > 0) {
                strokes.add(Stroke.put(TROOP, portion.count(), id(at)));
            }
        }
        return strokes;
    }

    private List<String> ids(int[] path) {
        List<String> ids = new ArrayList<>();
        for (int at : path) {
            ids.add(id(at));
        }
        return ids;
    }

    /** The first place is where the order is offered, the last is its target. */
    List<String> places(Order order) {
        List<Stroke> strokes = of(order);
        return strokes.isEmpty() ? List.of() : strokes.getFirst().places();
    }
}
