package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.View;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What conditions of standing orders can ask. A tile belongs to the owner of its structure, else of the units on it. */
public final class Lookout implements arbiter.engine.Lookout<View> {
    private static final Thing UNIT = Thing.of("unit|units");
    private static final Thing LEVEL = Thing.of("level");
    private static final Thing DEFENCE = Thing.of("defence");
    private static final List<Thing> THINGS = Stream.of(
                    Stream.of(UNIT),
                    Arrays.stream(UnitKind.values()).map(kind -> plural(kind.word())),
                    Arrays.stream(Piece.values()).map(piece -> Thing.of(piece.word())),
                    Stream.of(LEVEL, DEFENCE))
            .flatMap(things -> things)
            .toList();

    private static final Thing HOUSES = Thing.of("house|houses");
    private static final Thing TOKENS = Thing.of("token|tokens");
    private static final Thing MILITARY = Thing.of("military");
    private static final Thing CITIES = Thing.of("city|cities");
    private static final Thing POINTS = Thing.of("point|points");
    private static final List<Thing> STOCKS = List.of(UNIT, HOUSES, TOKENS, MILITARY, CITIES, POINTS);

    private static Thing plural(String word) {
        return word.equals(UnitKind.SIEGE.word()) ? Thing.of(word) : Thing.of(word + "|" + word + "s");
    }

    @Override
    public List<String> players(View view) {
        return view.players().stream().map(View.Player::name).toList();
    }

    @Override
    public boolean out(View view, Seat seat) {
        return !view.player(seat).alive();
    }

    @Override
    public Spot spot(View view, Words words) throws Misread {
        Words.Word at = words.peek();
        Hex hex = Notation.hex(words);
        if (view.tiles().stream().noneMatch(tile -> tile.at().equals(hex))) {
            throw words.misread(at, "the board has no tile " + hex);
        }
        return new Spot(hex.toString(), hex.toString());
    }

    private static Hex hex(Spot spot) {
        String[] parts = spot.id().split(",");
        return new Hex(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    @Override
    public OptionalInt owner(View view, Spot spot) {
        View.@Nullable Structure structure = view.structureAt(hex(spot));
        Seat owner = structure == null ? null : structure.owner();
        if (owner != null) {
            return OptionalInt.of(owner.index());
        }
        return OptionalInt.of(view.unitsAt(hex(spot)).stream()
                .findFirst()
                .map(unit -> unit.owner().index())
                .orElse(NOBODY));
    }

    @Override
    public List<Thing> things() {
        return THINGS;
    }

    @Override
    public OptionalInt count(View view, Spot spot, Thing thing) {
        Hex hex = hex(spot);
        if (thing.equals(UNIT)) {
            return OptionalInt.of(view.unitsAt(hex).size());
        }
        UnitKind kind = UnitKind.of(thing.name());
        if (kind != null) {
            return OptionalInt.of((int) view.unitsAt(hex).stream()
                    .filter(unit -> unit.kind() == kind)
                    .count());
        }
        View.@Nullable Structure structure = view.structureAt(hex);
        if (structure == null) {
            return OptionalInt.of(0);
        }
        if (thing.equals(LEVEL)) {
            return OptionalInt.of(structure.level());
        }
        if (thing.equals(DEFENCE)) {
            return OptionalInt.of(structure.defence());
        }
        return OptionalInt.of(structure.piece().word().equals(thing.name()) ? 1 : 0);
    }

    @Override
    public List<Thing> stocks() {
        return STOCKS;
    }

    @Override
    public OptionalInt stock(View view, Seat seat, Thing stock) {
        View.Player player = view.player(seat);
        if (stock.equals(UNIT)) {
            return OptionalInt.of(player.units());
        }
        if (stock.equals(HOUSES)) {
            return OptionalInt.of(player.houses());
        }
        if (stock.equals(TOKENS)) {
            return OptionalInt.of(player.landTokens());
        }
        if (stock.equals(MILITARY)) {
            return OptionalInt.of(player.militaryTokens());
        }
        return OptionalInt.of(stock.equals(CITIES) ? player.cities() : player.points());
    }
}
