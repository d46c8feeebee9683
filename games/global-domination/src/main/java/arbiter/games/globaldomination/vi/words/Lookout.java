package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What conditions of standing orders can ask, in the words of a position. */
public final class Lookout implements arbiter.engine.Lookout<View> {
    private static final Thing UNIT = Thing.of("unit|units");
    private static final Thing HQ = Thing.of("hq");
    private static final Thing WASTELAND = Thing.of("wasteland");
    private static final Thing LOYALTY = Thing.of("loyalty");
    private static final Thing IP = Thing.of("ip|influence");
    private static final Thing TERRITORY = Thing.of("territory|territories");

    private static final List<Thing> THINGS = Stream.of(
                    Unit.ALL.stream().filter(unit -> unit != Unit.SPY).map(Lookout::thing),
                    Stream.of(UNIT, HQ),
                    Construct.ALL.stream().map(construct -> Thing.of(construct.word())),
                    Stream.of(WASTELAND, LOYALTY))
            .flatMap(things -> things)
            .toList();

    private static final List<Thing> STOCKS = Stream.concat(
                    Stream.of(IP, TERRITORY), Item.ALL.stream().map(item -> Thing.of(item.word())))
            .toList();

    private static Thing thing(Unit unit) {
        return Thing.of(unit.word().equals(unit.many()) ? unit.word() : unit.word() + "|" + unit.many());
    }

    @Override
    public List<String> players(View view) {
        return view.names();
    }

    @Override
    public boolean out(View view, Seat seat) {
        return view.players().get(seat.index()).is(Status.DEAD);
    }

    @Override
    public Spot spot(View view, Words words) throws Misread {
        WorldMap map = view.worldMap();
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
        for (Unit unit : Unit.ALL) {
            if (thing.equals(thing(unit))) {
                return OptionalInt.of(land.units().count(unit));
            }
        }
        if (thing.equals(UNIT)) {
            return OptionalInt.of(land.units().withoutSpies().total());
        }
        if (thing.equals(LOYALTY)) {
            return OptionalInt.of(land.loyalty());
        }
        boolean there = thing.equals(HQ)
                ? land.hq()
                : thing.equals(WASTELAND)
                        ? land.wasteland()
                        : Optional.ofNullable(Construct.of(thing.name()))
                                .map(land.constructs()::contains)
                                .orElse(false);
        return OptionalInt.of(there ? 1 : 0);
    }

    @Override
    public List<Thing> stocks() {
        return STOCKS;
    }

    @Override
    public OptionalInt stock(View view, Seat seat, Thing stock) {
        View.Player player = view.players().get(seat.index());
        if (stock.equals(TERRITORY)) {
            return OptionalInt.of(player.territories());
        }
        if (stock.equals(IP)) {
            Integer ip = player.ip();
            return ip == null ? OptionalInt.empty() : OptionalInt.of(ip);
        }
        View.Stash stash = player.stash();
        for (Item item : Item.ALL) {
            if (stash != null && item.word().equals(stock.name())) {
                return OptionalInt.of(stash.count(item));
            }
        }
        return OptionalInt.empty();
    }
}
