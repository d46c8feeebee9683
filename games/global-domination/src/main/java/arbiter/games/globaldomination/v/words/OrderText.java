package arbiter.games.globaldomination.v.words;

import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import java.util.List;
import java.util.stream.Collectors;

/** The normal form of an order. Reading it gives an equal order. */
public final class OrderText {
    private OrderText() {}

    static String write(WorldMap map, Order order) {
        return switch (order) {
            case Order.Spawn(List<Order.Portion> portions) -> "spawn " + write(map, portions);
            case Order.Bonus(List<Order.Portion> portions) ->
                portions.isEmpty() ? "bonus" : "bonus " + write(map, portions);
            case Order.UseCrop() -> "use crop";
            case Order.UseSalt(int at) -> "use salt " + map.id(at);
            case Order.UseDynamite(int from, int to) -> "use dynamite " + map.id(from) + ">" + map.id(to);
            case Order.Buy(Item item) -> "buy " + item.word;
            case Order.Build(Construct construct, int at) -> "build " + construct.word + " " + map.id(at);
            case Order.BuildTrebuchet(int at) -> "build trebuchet " + map.id(at);
            case Order.Rebuild(int at, Order.Payment payment) -> "rebuild ruin " + map.id(at) + write(payment);
            case Order.Move(int count, int[] path) -> "move " + count + " " + write(map, path);
            case Order.MoveTrebuchet(int from, int to) -> "move trebuchet " + map.id(from) + ">" + map.id(to);
            case Order.Siege(int from, int to, Order.Aim aim) ->
                "siege " + map.id(from) + ">" + map.id(to) + write(aim);
            case Order.VoteDraw() -> "vote draw";
            case Order.Start(int at) -> "start " + map.id(at);
            case Order.Offer(int at) -> "offer " + map.id(at);
            case Order.Ready() -> "ready";
            case Order.ChooseColour(Colour colour) -> "colour " + colour.word();
            case Order.NameCountry(String name) -> "country \"" + name + "\"";
            case Order.TellLore(String lore) -> "lore \"" + lore + "\"";
            case Order.Begin() -> "begin";
            case Order.OpenJoining() -> "open joining";
            case Order.CloseJoining() -> "close joining";
            case Order.Announce(NaturalEvent event) -> write(map, event);
        };
    }

    public static String write(WorldMap map, NaturalEvent event) {
        return switch (event) {
            case NaturalEvent.Desert(int at) -> "event wasteland " + map.id(at);
            case NaturalEvent.AddUnits(int count, int at) -> "event add " + count + " troop " + map.id(at);
            case NaturalEvent.RemoveUnits(int count, int at) -> "event remove " + count + " troop " + map.id(at);
            case NaturalEvent.OpenBorder(int a, int b) -> "event open " + map.id(a) + "-" + map.id(b);
            case NaturalEvent.CloseBorder(int a, int b) -> "event close " + map.id(a) + "-" + map.id(b);
        };
    }

    private static String write(WorldMap map, List<Order.Portion> portions) {
        return portions.stream()
                .map(portion -> portion.at() == Order.HOMELAND
                        ? Integer.toString(portion.count())
                        : portion.count() + " at " + map.id(portion.at()))
                .collect(Collectors.joining(", "));
    }

    private static String write(WorldMap map, int[] path) {
        StringBuilder text = new StringBuilder();
        for (int at : path) {
            text.append(text.isEmpty() ? "" : ">").append(map.id(at));
        }
        return text.toString();
    }

    private static String write(Order.Payment payment) {
        return switch (payment) {
            case IP -> " with ip";
            case UNIT -> " with unit";
        };
    }

    private static String write(Order.Aim aim) {
        return switch (aim) {
            case WHAT_STANDS -> "";
            case UNITS -> " units";
            case WALLS -> " walls";
        };
    }
}
