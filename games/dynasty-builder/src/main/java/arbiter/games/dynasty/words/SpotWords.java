package arbiter.games.dynasty.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The words about a tile: {@code 1,0: Ada city 2 warded, soldier a1 marched}. */
record SpotWords(Grid grid, List<String> players) {
    /** A tile with what a viewer sees on it, cargo last. */
    record Spot(View view, Hex at, List<TileStructure> structures, List<TileUnit> units) {
        /** The tiles that are not empty, in canonical order. */
        static SequencedMap<Integer, Spot> all(View view, Grid grid) {
            SequencedMap<Integer, Spot> spots = new TreeMap<>();
            view.structures()
                    .forEach(each -> at(spots, view, grid, each.at()).structures.add(TileStructure.of(view, each)));
            view.units().stream()
                    .sorted(Comparator.comparing(View.Unit::cargo))
                    .forEach(unit -> at(spots, view, grid, unit.at()).units.add(TileUnit.of(unit)));
            return spots;
        }

        private static Spot at(SequencedMap<Integer, Spot> spots, View view, Grid grid, Hex at) {
            return spots.computeIfAbsent(grid.tile(at), tile -> empty(view, at));
        }

        static Spot empty(View view, Hex at) {
            return new Spot(view, at, new ArrayList<>(), new ArrayList<>());
        }

        private boolean holds(Predicate<TileStructure> what) {
            return structures.stream().anyMatch(what);
        }

        private int defence() {
            View.Structure structure = view.structureAt(at);
            return structure == null ? 0 : structure.defence();
        }

        private boolean conflicted() {
            return view.tiles().get(Grid.of(view.radius()).tile(at)).conflicted();
        }
    }

    private static final Phrase<TileUnit.Mark> MARK =
            Phrase.choice("mark of a unit", List.of(TileUnit.Mark.values()), TileUnit.Mark::word);
    private static final Phrase<Piece> PIECE =
            Phrase.choice("structure of a player", List.of(Piece.values()), Piece::word);

    Vocabulary<Draft.Tile, Spot> words() {
        Phrase<TileStructure> structure = new Phrase<>(this::structure, TileStructure::write, TileStructure::metBy);
        Phrase<TileUnit> unit = new Phrase<>(SpotWords::unit, TileUnit::write, TileUnit::metBy);
        return new Vocabulary<Draft.Tile, Spot>("word about a tile", Vocabulary.Commas.NEEDED)
                .own("structure", structure, Spot::structures, Draft.Tile::build)
                .whole()
                .own("unit", unit, Spot::units, Draft.Tile::station)
                .whole()
                .mark("empty", spot -> spot.structures.isEmpty() && spot.units.isEmpty(), to -> {})
                .each(
                        List.of(Piece.values()),
                        (words, piece) ->
                                words.follows(piece.word(), spot -> spot.holds(each -> each.piece() == piece)))
                .follows("defence", Phrase.number("the defence"), 0, Spot::defence)
                .follows("conflicted", Spot::conflicted)
                .follows("unclaimed", spot -> !spot.holds(each -> each.claimedBy() != null));
    }

    private @Nullable TileStructure structure(Words words) throws Misread {
        if (words.taken("ownerless")) {
            words.expect("bridge");
            return TileStructure.plain(null, Piece.BRIDGE, null);
        }
        boolean unit = !words.peek().quoted() && UnitKind.of(words.peek().text()) != null;
        boolean piece =
                Arrays.stream(Piece.values()).anyMatch(each -> words.peek(1).is(each.word()));
        if (!players.contains(words.peek().text()) || unit && !piece) {
            return null;
        }
        String owner = words.take().text();
        Piece kind = PIECE.next(words);
        if (kind == Piece.CITY) {
            return city(owner, words);
        }
        boolean claimed = kind != Piece.BRIDGE && words.taken("of");
        return TileStructure.plain(owner, kind, claimed ? grid.hex(TileWords.tile(grid, words)) : null);
    }

    private static TileStructure city(String owner, Words words) throws Misread {
        Words.Word at = words.peek();
        int level = words.number("the city's level");
        words.demand(at, level >= 1 && level <= 5, "a city has level 1 to 5");
        boolean warded = false;
        int recruited = 0;
        int cast = 0;
        while (words.hasNext() && !words.peek().is(",")) {
            if (words.taken("warded")) {
                warded = true;
            } else if (words.taken("recruited")) {
                recruited = words.number("how many units it recruited");
            } else if (words.taken("cast")) {
                cast = words.number("how many spells it cast");
            } else {
                throw words.misread("a city may be `warded`, have `recruited 1` or `cast 1`" + words.found());
            }
        }
        return new TileStructure(owner, Piece.CITY, null, level, warded, recruited, cast);
    }

    private static @Nullable TileUnit unit(Words words) throws Misread {
        boolean cargo = words.taken("cargo");
        if (!cargo && (words.peek().quoted() || UnitKind.of(words.peek().text()) == null)) {
            return null;
        }
        UnitKind kind = Notation.kind(words);
        Order.UnitId id = Notation.unit(words);
        List<TileUnit.Mark> marks = new ArrayList<>();
        while (words.hasNext() && !words.peek().is(",")) {
            marks.add(MARK.next(words));
        }
        return new TileUnit(cargo, kind, id, marks);
    }
}
