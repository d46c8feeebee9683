package arbiter.games.globaldomination.v.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SequencedMap;

/** What conditions of standing orders can ask, in the words of a position. */
public final class Lookout implements arbiter.engine.Lookout<View> {
    private static final Thing TROOP = Thing.of("troop|troops|army|armies|unit|units");
    private static final Thing TREBUCHET = Thing.of("trebuchet|trebuchets");
    private static final Thing HQ = Thing.of("hq");
    private static final Thing WASTELAND = Thing.of("wasteland");
    private static final Thing IP = Thing.of("ip|influence");
    private static final Thing TERRITORY = Thing.of("territory|territories");
    private static final List<Thing> THINGS = allThings();
    private static final List<Thing> STOCKS = allStocks();

    private static List<Thing> allThings() {
        List<Thing> things = new ArrayList<>(List.of(TROOP, HQ));
        for (Construct construct : Construct.ALL) {
            if (!construct.word.isEmpty()) {
                things.add(Thing.of(construct.word));
            }
        }
        things.addAll(List.of(TREBUCHET, WASTELAND));
        return List.copyOf(things);
    }

    private static List<Thing> allStocks() {
        List<Thing> stocks = new ArrayList<>(List.of(IP, TERRITORY, TROOP));
        for (Item item : Item.ALL) {
            stocks.add(Thing.of(item.word));
        }
        return List.copyOf(stocks);
    }

    @Override
    public List<String> players(View view) {
        return view.players().stream().map(View.Player::name).toList();
    }

    @Override
    public boolean out(View view, Seat seat) {
        return view.players().get(seat.index()).status().equals("dead");
    }

    @Override
    public Spot spot(View view, Words words) throws Misread {
        WorldMap map = view.atlas();
        int at = Places.read(map, words);
        return new Spot(
                Places.write(map, at),
                arbiter.games.globaldomination.words.Places.name(
                        view.territories().get(at)));
    }

    private static View.Land land(View view, Spot spot) {
        int id = Integer.parseInt(spot.id());
        return view.lands().stream().filter(land -> land.id() == id).findFirst().orElseThrow();
    }

    @Override
    public OptionalInt owner(View view, Spot spot) {
        return OptionalInt.of(land(view, spot).owner());
    }

    @Override
    public List<Thing> things() {
        return THINGS;
    }

    @Override
    public OptionalInt count(View view, Spot spot, Thing thing) {
        View.Land land = land(view, spot);
        if (thing.equals(TROOP)) {
            return OptionalInt.of(land.troops());
        }
        if (thing.equals(TREBUCHET)) {
            return OptionalInt.of(land.trebuchets());
        }
        boolean there = thing.equals(HQ)
                ? land.hq()
                : thing.equals(WASTELAND) ? land.wasteland() : land.construct().equals(thing.name());
        return OptionalInt.of(there ? 1 : 0);
    }

    @Override
    public List<Thing> stocks() {
        return STOCKS;
    }

    @Override
    public OptionalInt stock(View view, Seat seat, Thing stock) {
        View.Player player = view.players().get(seat.index());
        if (stock.equals(IP)) {
            return OptionalInt.of(player.ip());
        }
        if (stock.equals(TERRITORY)) {
            return OptionalInt.of(player.territories());
        }
        if (stock.equals(TROOP)) {
            return OptionalInt.of((int) Math.min(Integer.MAX_VALUE, player.troops()));
        }
        SequencedMap<String, Integer> stash = player.stash();
        return stash == null ? OptionalInt.empty() : OptionalInt.of(stash.getOrDefault(stock.name(), 0));
    }
}
