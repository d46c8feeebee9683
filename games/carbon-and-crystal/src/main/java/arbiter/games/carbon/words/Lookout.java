package arbiter.games.carbon.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.UnitClass;
import arbiter.games.carbon.position.View;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What conditions of standing orders can ask. A hex belongs to the player whose asset is on it. */
public final class Lookout implements arbiter.engine.Lookout<View> {
    private static final Thing UNIT = Thing.of("unit|units");
    private static final Thing BUILDING = Thing.of("building|buildings");
    private static final Thing COHESION = Thing.of("cohesion");
    private static final Thing STOCK = Thing.of("stock");
    private static final List<Thing> THINGS = Stream.of(
                    Stream.of(UNIT, BUILDING, COHESION, STOCK),
                    Arrays.stream(UnitClass.values()).map(kind -> Thing.of(kind.word())),
                    Arrays.stream(BuildingType.values()).map(type -> Thing.of(type.word())))
            .flatMap(things -> things)
            .toList();

    private static final Thing CARBON = Thing.of("carbon");
    private static final Thing CRYSTALS = Thing.of("crystal|crystals");
    private static final Thing POINTS = Thing.of("point|points");
    private static final Thing SUPPLY = Thing.of("supply");
    private static final Thing WORKERS = Thing.of("worker|workers");
    private static final List<Thing> STOCKS = List.of(CARBON, CRYSTALS, POINTS, SUPPLY, WORKERS);

    @Override
    public List<String> players(View view) {
        return view.players();
    }

    @Override
    public boolean out(View view, Seat seat) {
        return !view.sides().get(seat.index()).alive();
    }

    @Override
    public Spot spot(View view, Words words) throws Misread {
        Words.Word at = words.peek();
        int q = coordinate(words);
        words.expect(",");
        Hex hex = new Hex(q, coordinate(words));
        if (hex.distance(new Hex(0, 0)) > view.ground().radius()) {
            throw words.misread(at, "the map has no hex " + hex);
        }
        return new Spot(hex.toString(), hex.toString());
    }

    private static int coordinate(Words words) throws Misread {
        String word = words.peek().quoted() ? "" : words.peek().text();
        if (!word.matches("-?[0-9]{1,4}")) {
            throw words.misread("expected a hex such as `-5,2`" + words.found());
        }
        words.take();
        return Integer.parseInt(word);
    }

    private static Stream<View.Piece> pieces(View view, Spot spot) {
        return view.pieces().stream().filter(piece -> piece.hex().toString().equals(spot.id()));
    }

    @Override
    public OptionalInt owner(View view, Spot spot) {
        return OptionalInt.of(pieces(view, spot)
                .findFirst()
                .map(piece -> piece.seat().index())
                .orElse(NOBODY));
    }

    @Override
    public List<Thing> things() {
        return THINGS;
    }

    @Override
    public OptionalInt count(View view, Spot spot, Thing thing) {
        if (thing.equals(STOCK)) {
            return OptionalInt.of(view.ground().special().stream()
                    .filter(special -> special.hex().toString().equals(spot.id()))
                    .mapToInt(View.Spot::stock)
                    .sum());
        }
        if (thing.equals(COHESION)) {
            return OptionalInt.of(
                    pieces(view, spot).mapToInt(View.Piece::cohesion).sum());
        }
        return OptionalInt.of((int) pieces(view, spot)
                .filter(piece -> thing.equals(UNIT)
                        ? piece.unit()
                        : thing.equals(BUILDING) ? !piece.unit() : piece.kind().equals(thing.name()))
                .count());
    }

    @Override
    public List<Thing> stocks() {
        return STOCKS;
    }

    @Override
    public OptionalInt stock(View view, Seat seat, Thing stock) {
        View.Player side = view.sides().get(seat.index());
        if (stock.equals(CARBON)) {
            return OptionalInt.of(side.carbon());
        }
        if (stock.equals(CRYSTALS)) {
            return OptionalInt.of(side.crystals());
        }
        if (stock.equals(POINTS)) {
            return OptionalInt.of(side.points());
        }
        return OptionalInt.of(stock.equals(SUPPLY) ? side.supply() : side.workers());
    }
}
