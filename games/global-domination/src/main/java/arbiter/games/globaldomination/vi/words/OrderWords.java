package arbiter.games.globaldomination.vi.words;

import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Orders in words, for people who do not read the notation. */
public final class OrderWords {
    private final Telling telling;

    public OrderWords(Position state) {
        telling = new Telling(state.players(), state.map());
    }

    /** The button that contains the order. */
    public static String group(Order order) {
        return switch (order) {
            case Order.BuildHq o -> "Build";
            case Order.Build o -> "Build";
            case Order.Promote o -> "Promote";
            case Order.Spawn o -> "Spawn";
            case Order.LayMines o -> "Mine";
            case Order.UseCrop o -> "Use";
            case Order.UseDynamite o -> "Use";
            case Order.UseToxic o -> "Use";
            case Order.Buy o -> "Buy";
            case Order.Move o -> "Move";
            case Order.VoteDraw o -> "Vote";
            case Order.Unlock o -> "Unlock";
            case Order.Join o -> "Let in";
            case Order.CloseJoining o -> "Close";
            case Order.DeclareDraw o -> "Declare";
            case Order.Nature o -> "Announce";
        };
    }

    /** An order within its group: "Library in Corrow". */
    public String label(Order order) {
        return switch (order) {
            case Order.BuildHq(int at) -> "HQ in " + telling.title(at);
            case Order.Build(Construct construct, int at) -> title(construct) + " in " + telling.title(at);
            case Order.Promote(int count, Unit to, int at) ->
                units(Unit.ARMY, count) + " to " + named(to, count) + " in " + telling.title(at);
            case Order.Spawn(List<Order.Placement> places) -> placed(places);
            case Order.LayMines(int count, int at) -> mines(count) + " in " + telling.title(at);
            case Order.UseCrop(List<Order.Placement> places) -> Item.CROP.title() + ": " + placed(places);
            case Order.UseDynamite(int from, int to) ->
                Item.DYNAMITE.title() + " from " + telling.title(from) + " into " + telling.title(to);
            case Order.UseToxic(Integer from, int to) -> Item.TOXIC.title() + " over " + telling.title(to);
            case Order.Buy(int count, Item item) -> bought(count, item);
            case Order.Move(int count, Unit unit, Path path) -> units(unit, count) + " " + way(path);
            case Order.VoteDraw() -> "For a draw";
            case Order.Unlock o -> Telling.capital(o.mechanic().word());
            case Order.Join o -> Sentence.plain(telling.name(o.seat()));
            case Order.CloseJoining() -> "Joining";
            case Order.DeclareDraw() -> "A draw";
            case Order.Nature event -> Telling.capital(Sentence.plain(nature(event)));
        };
    }

    private String placed(List<Order.Placement> places) {
        return Telling.listed(places.stream()
                .map(place -> units(Unit.ARMY, place.count()) + " in " + telling.title(place.at()))
                .toList());
    }

    private String way(Path path) {
        List<String> titles = new ArrayList<>();
        path.forEach(id -> titles.add(telling.title(id)));
        boolean back = path.hops() == 2 && path.id(0) == path.id(2);
        if (back) {
            return "to " + titles.get(1) + " and back";
        }
        String by = path.hops() == 1 ? "" : " through " + Telling.listed(titles.subList(1, titles.size() - 1));
        return "to " + titles.getLast() + by;
    }

    /** A line of a sheet: "1 Army: Corrow → Iron Shelf", with its places marked. */
    public Sentence sentence(Order order) {
        return Sentence.of(marked(order));
    }

    private String marked(Order order) {
        return switch (order) {
            case Order.BuildHq(int at) -> "Build the HQ in " + telling.place(at);
            case Order.Build(Construct construct, int at) ->
                "Build " + (construct == Construct.INTELLIGENCE ? "an " : "a ") + title(construct) + " in "
                        + telling.place(at);
            case Order.Promote(int count, Unit to, int at) ->
                "Promote " + units(Unit.ARMY, count) + " in " + telling.place(at) + " to " + named(to, count);
            case Order.Spawn(List<Order.Placement> places) -> "Spawn " + markedPlaces(places);
            case Order.LayMines(int count, int at) -> "Lay " + mines(count) + " in " + telling.place(at);
            case Order.UseCrop(List<Order.Placement> places) -> "Use a Crop Supply: " + markedPlaces(places);
            case Order.UseDynamite(int from, int to) ->
                "Throw Dynamite: " + telling.place(from) + " → " + telling.place(to);
            case Order.UseToxic(Integer from, int to) -> "Pour Toxic Waste over " + telling.place(to);
            case Order.Buy(int count, Item item) -> "Buy " + bought(count, item);
            case Order.Move(int count, Unit unit, Path path) -> units(unit, count) + ": " + markedPath(path);
            case Order.VoteDraw() -> "Vote for a draw";
            case Order.Unlock o -> "Unlock " + o.mechanic().word();
            case Order.Join o -> "Let " + telling.name(o.seat()) + " in";
            case Order.CloseJoining() -> "Close joining";
            case Order.DeclareDraw() -> "Declare a draw";
            case Order.Nature event -> "Announce " + nature(event);
        };
    }

    private String markedPlaces(List<Order.Placement> places) {
        return Telling.listed(places.stream()
                .map(place -> units(Unit.ARMY, place.count()) + " in " + telling.place(place.at()))
                .toList());
    }

    private String markedPath(Path path) {
        List<String> places = new ArrayList<>();
        path.forEach(id -> places.add(telling.place(id)));
        return places.stream().collect(Collectors.joining(" → "));
    }

    private String nature(Order.Nature event) {
        return switch (event) {
            case Order.Wasteland(int at) -> "a Toxic Wasteland in " + telling.place(at);
            case Order.AddUnits(int count, Unit unit, int at) -> units(unit, count) + " more in " + telling.place(at);
            case Order.RemoveUnits(int count, Unit unit, int at) ->
                units(unit, count) + " fewer in " + telling.place(at);
            case Order.OpenBorder(int a, int b) -> "a way between " + telling.place(a) + " and " + telling.place(b);
            case Order.CloseBorder(int a, int b) -> "no way between " + telling.place(a) + " and " + telling.place(b);
        };
    }

    private static String bought(int count, Item item) {
        return count == 1 ? item.title() : item.title() + " × " + count;
    }

    private static String mines(int count) {
        return count + (count == 1 ? " Landmine" : " Landmines");
    }

    static String units(Unit unit, int count) {
        return count + " " + named(unit, count);
    }

    private static String named(Unit unit, int count) {
        return Telling.capital(count == 1 ? unit.word() : unit.many());
    }

    public static String title(Construct construct) {
        return switch (construct) {
            case WATCHTOWER -> "Watchtower";
            case BIVOUAC -> "Bivouac";
            case LIBRARY -> "Library";
            case INTELLIGENCE -> "Intelligence Center";
        };
    }
}
