package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The normal form of orders. Reading it gives the same order again. */
public final class OrderText {
    private OrderText() {}

    public static String write(List<String> players, Order order) {
        return switch (order) {
            case Order.BuildHq(int at) -> "build hq " + at;
            case Order.Promote(int count, Unit to, int at) -> "promote " + count + " " + to.word() + " at " + at;
            case Order.Spawn(List<Order.Placement> places) ->
                "spawn "
                        + places.stream()
                                .map(place -> place.count() + " at " + place.at())
                                .collect(Collectors.joining(", "));
            case Order.Build(Construct construct, int at) -> "build " + construct.word() + " " + at;
            case Order.LayMines(int count, int at) -> "mine " + count + " at " + at;
            case Order.UseCrop(List<Order.Placement> places) ->
                "use crop "
                        + places.stream()
                                .map(place -> place.at() + ":" + place.count())
                                .collect(Collectors.joining(", "));
            case Order.UseDynamite(int from, int to) -> "use dynamite " + from + ">" + to;
            case Order.UseToxic(Integer from, int to) -> "use toxic " + (from == null ? "" : from + ">") + to;
            case Order.Buy(int count, Item item) -> "buy " + (count == 1 ? "" : count + " ") + item.word();
            case Order.Move(int count, Unit unit, Path path) ->
                "move " + count + " " + (unit == Unit.ARMY ? "" : unit.word() + " ") + path;
            case Order.VoteDraw() -> "vote draw";
            case Order.ByHost host -> write(players, host);
        };
    }

    /**
     * An order without its number.
     *
     * @param before the line up to the number, and {@code after} the rest of it
     */
    public record Blank(String before, String after) {}

    /** @param orders makes the order from its number, which is its only number or the one after its verb */
    public static Blank blank(List<String> players, IntFunction<Order> orders) {
        int digit = 2; // Not 1, because some orders leave out a 1.
        Order order = orders.apply(digit);
        String line = write(players, order);
        int at = order instanceof Order.UseCrop ? line.length() - 1 : line.indexOf(" " + digit + " ") + 1;
        return new Blank(line.substring(0, at), line.substring(at + 1));
    }

    private static String write(List<String> players, Order.ByHost order) {
        return switch (order) {
            case Order.Unlock(Mechanic mechanic) -> "unlock " + mechanic.word();
            case Order.Join(Seat seat) -> "join " + Names.write(players, seat.index());
            case Order.CloseJoining() -> "close joining";
            case Order.DeclareDraw() -> "draw";
            case Order.Wasteland(int at) -> "event wasteland " + at;
            case Order.AddUnits(int count, Unit unit, int at) -> "event add " + count + " " + unit.word() + " " + at;
            case Order.RemoveUnits(int count, Unit unit, int at) ->
                "event remove " + count + " " + unit.word() + " " + at;
            case Order.OpenBorder(int a, int b) -> "event open " + a + "-" + b;
            case Order.CloseBorder(int a, int b) -> "event close " + a + "-" + b;
        };
    }
}
