package arbiter.games.dynasty.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.dynasty.position.Army;
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
import java.util.Locale;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words about a tile: {@code 1,0: Ada city 2 warded, soldier a1 marched}. */
record SpotWords(Grid grid, List<String> players) {
    /** A tile with what a viewer sees on it, cargo last. */
    record Spot(View view, Hex at, List<Structure> structures, List<Unit> units) {
        /** The tiles that are not empty, in canonical order. */
        static SequencedMap<Integer, Spot> all(View view, Grid grid) {
            SequencedMap<Integer, Spot> spots = new TreeMap<>();
            view.structures()
                    .forEach(each -> at(spots, view, grid, each.at()).structures.add(Structure.of(view, each)));
            view.units().stream()
                    .sorted(Comparator.comparing(View.Unit::cargo))
                    .forEach(unit -> at(spots, view, grid, unit.at()).units.add(Unit.of(unit)));
            return spots;
        }

        private static Spot at(SequencedMap<Integer, Spot> spots, View view, Grid grid, Hex at) {
            return spots.computeIfAbsent(grid.tile(at), tile -> empty(view, at));
        }

        static Spot empty(View view, Hex at) {
            return new Spot(view, at, new ArrayList<>(), new ArrayList<>());
        }

        private boolean holds(Predicate<Structure> what) {
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

    /** @param owner null for an ownerless bridge; @param level of a city, else 0 */
    record Structure(
            @Nullable String owner,
            Piece piece,
            @Nullable Hex claimedBy,
            int level,
            boolean warded,
            int recruited,
            int cast) {
        private static Structure plain(@Nullable String owner, Piece piece, @Nullable Hex claimedBy) {
            return new Structure(owner, piece, claimedBy, 0, false, 0, 0);
        }

        private static Structure of(View view, View.Structure at) {
            String owner = at.owner() == null ? null : view.player(at.owner()).name();
            return new Structure(owner, at.piece(), at.claimedBy(), at.level(), at.warded(), at.recruited(), at.cast());
        }

        /** Only the parts that the line names are compared. */
        private boolean metBy(Structure seen) {
            return seen.piece == piece
                    && Objects.equals(seen.owner, owner)
                    && seen.level == level
                    && (!warded || seen.warded)
                    && (recruited == 0 || seen.recruited == recruited)
                    && (cast == 0 || seen.cast == cast)
                    && (claimedBy == null || claimedBy.equals(seen.claimedBy));
        }

        private String write() {
            return (owner == null ? "ownerless" : Names.written(owner)) + " " + piece.word()
                    + (level > 0 ? " " + level : "")
                    + (warded ? " warded" : "")
                    + (recruited > 0 ? " recruited " + recruited : "")
                    + (cast > 0 ? " cast " + cast : "")
                    + (claimedBy == null ? "" : " of " + claimedBy);
        }
    }

    /** The words that may follow the name of a unit. */
    enum Mark {
        MARCHED(View.Unit::marched, Army::markMarched),
        BLESSED(View.Unit::blessed, Army::bless),
        HASTED(View.Unit::hasted, Army::hasten),
        WITHHELD(View.Unit::withheld, Army::withhold);

        private final Predicate<View.Unit> seen;
        final ObjIntConsumer<Army> given;

        Mark(Predicate<View.Unit> seen, ObjIntConsumer<Army> given) {
            this.seen = seen;
            this.given = given;
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    record Unit(boolean cargo, UnitKind kind, Order.UnitId id, List<Mark> marks) {
        private static Unit of(View.Unit unit) {
            List<Mark> marks = List.of(Mark.values()).stream()
                    .filter(mark -> mark.seen.test(unit))
                    .toList();
            return new Unit(unit.cargo(), unit.kind(), unitId(unit.id()), marks);
        }

        private boolean metBy(Unit seen) {
            return seen.id.equals(id) && seen.kind == kind && seen.cargo == cargo && seen.marks.containsAll(marks);
        }

        private String write() {
            return (cargo ? "cargo " : "") + kind.word() + " " + id
                    + marks.stream().map(mark -> " " + mark.word()).collect(Collectors.joining());
        }
    }

    private static final Phrase<Mark> MARK = Phrase.choice("mark of a unit", List.of(Mark.values()), Mark::word);
    private static final Phrase<Piece> PIECE =
            Phrase.choice("structure of a player", List.of(Piece.values()), Piece::word);

    static Order.UnitId unitId(String id) {
        return new Order.UnitId(id.charAt(0) - 'a', Integer.parseInt(id.substring(1)));
    }

    Vocabulary<Draft.Tile, Spot> words() {
        Phrase<Structure> structure = new Phrase<>(this::structure, Structure::write, Structure::metBy);
        Phrase<Unit> unit = new Phrase<>(SpotWords::unit, Unit::write, Unit::metBy);
        return new Vocabulary<Draft.Tile, Spot>("word about a tile", Vocabulary.Commas.NEEDED)
                .own("structure", structure, Spot::structures, Draft.Tile::build)
                .whole()
                .own("unit", unit, Spot::units, Draft.Tile::station)
                .whole()
                .mark("empty", spot -> spot.structures.isEmpty() && spot.units.isEmpty(), to -> {})
                .each(
                        List.of(Piece.values()),
                        (words, piece) -> words.follows(piece.word(), spot -> spot.holds(each -> each.piece == piece)))
                .follows("defence", Phrase.number("the defence"), 0, Spot::defence)
                .follows("conflicted", Spot::conflicted)
                .follows("unclaimed", spot -> !spot.holds(each -> each.claimedBy != null));
    }

    private @Nullable Structure structure(Words words) throws Misread {
        if (words.taken("ownerless")) {
            words.expect("bridge");
            return Structure.plain(null, Piece.BRIDGE, null);
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
        return Structure.plain(owner, kind, claimed ? grid.hex(TileWords.tile(grid, words)) : null);
    }

    private static Structure city(String owner, Words words) throws Misread {
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
        return new Structure(owner, Piece.CITY, null, level, warded, recruited, cast);
    }

    private static @Nullable Unit unit(Words words) throws Misread {
        boolean cargo = words.taken("cargo");
        if (!cargo && (words.peek().quoted() || UnitKind.of(words.peek().text()) == null)) {
            return null;
        }
        UnitKind kind = Notation.kind(words);
        Order.UnitId id = Notation.unit(words);
        List<Mark> marks = new ArrayList<>();
        while (words.hasNext() && !words.peek().is(",")) {
            marks.add(MARK.next(words));
        }
        return new Unit(cargo, kind, id, marks);
    }
}
