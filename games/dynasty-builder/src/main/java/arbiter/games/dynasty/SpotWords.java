package arbiter.games.dynasty;

import arbiter.engine.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The words about a tile: {@code 1,0: Ada city 2 warded, soldier a1 marched}. */
final class SpotWords {
    /** @param owner null for an ownerless bridge; @param level of a city, else 0 */
    record Structure(
            @Nullable String owner,
            Piece piece,
            @Nullable Hex claimedBy,
            int level,
            boolean warded,
            int recruited,
            int cast) {
        static Structure plain(@Nullable String owner, Piece piece, @Nullable Hex claimedBy) {
            return new Structure(owner, piece, claimedBy, 0, false, 0, 0);
        }

        static List<Structure> on(Spot spot) {
            View.Structure seen = spot.structure();
            if (seen == null) {
                return List.of();
            }
            Seat owner = seen.owner();
            String name = owner == null ? null : spot.view().player(owner).name();
            return List.of(new Structure(
                    name, seen.piece(), seen.claimedBy(), seen.level(), seen.warded(), seen.recruited(), seen.cast()));
        }

        /** What the line does not name is not compared. */
        boolean metBy(Structure seen) {
            return seen.piece == piece
                    && Objects.equals(seen.owner, owner)
                    && seen.level == level
                    && (!warded || seen.warded)
                    && (recruited == 0 || seen.recruited == recruited)
                    && (cast == 0 || seen.cast == cast)
                    && (claimedBy == null || claimedBy.equals(seen.claimedBy));
        }

        String write() {
            return (owner == null ? "ownerless" : Names.written(owner)) + " " + piece.word()
                    + (level > 0 ? " " + level : "")
                    + (warded ? " warded" : "")
                    + (recruited > 0 ? " recruited " + recruited : "")
                    + (cast > 0 ? " cast " + cast : "")
                    + (claimedBy == null ? "" : " of " + claimedBy);
        }
    }

    static Order.UnitId unitId(String id) {
        return new Order.UnitId(id.charAt(0) - 'a', Integer.parseInt(id.substring(1)));
    }

    record Unit(UnitKind kind, String id, boolean cargo, boolean marched, boolean blessed, boolean hasted) {
        static List<Unit> on(Spot spot) {
            return spot.units().stream()
                    .map(unit -> new Unit(
                            unit.kind(), unit.id(), unit.cargo(), unit.marched(), unit.blessed(), unit.hasted()))
                    .toList();
        }

        Order.UnitId unitId() {
            return SpotWords.unitId(id);
        }

        boolean metBy(Unit seen) {
            return seen.id.equals(id)
                    && seen.kind == kind
                    && seen.cargo == cargo
                    && (!marched || seen.marched)
                    && (!blessed || seen.blessed)
                    && (!hasted || seen.hasted);
        }

        String write() {
            return (cargo ? "cargo " : "") + kind.word() + " " + id
                    + (marched ? " marched" : "")
                    + (blessed ? " blessed" : "")
                    + (hasted ? " hasted" : "");
        }
    }

    private final Grid grid;
    private final List<String> players;

    private SpotWords(Grid grid, List<String> players) {
        this.grid = grid;
        this.players = players;
    }

    static Vocabulary<Draft.Tile, Spot> of(Grid grid, List<String> players) {
        SpotWords here = new SpotWords(grid, players);
        return new Vocabulary<Draft.Tile, Spot>("word about a tile", Vocabulary.Commas.NEEDED)
                .own("structure", here::structure, Structure::write, Structure::metBy, Structure::on, Draft.Tile::build)
                .whole()
                .own("unit", SpotWords::unit, Unit::write, Unit::metBy, Unit::on, Draft.Tile::station)
                .whole()
                .mark("empty", Spot::empty, to -> {})
                .each(
                        List.of(Piece.values()),
                        (words, piece) -> words.mark(piece.word(), spot -> spot.holds(piece), to -> {})
                                .derived())
                .number("defence", "the defence", Spot::defence, (to, n) -> {})
                .derived()
                .mark("conflicted", Spot::conflicted, to -> {})
                .derived()
                .mark("unclaimed", Spot::unclaimed, to -> {})
                .derived();
    }

    private static boolean startsPiece(Words.Word word) {
        return List.of(Piece.values()).stream().anyMatch(piece -> word.is(piece.word()));
    }

    private @Nullable Structure structure(Words words) throws Misread {
        if (words.taken("ownerless")) {
            words.expect("bridge");
            return Structure.plain(null, Piece.BRIDGE, null);
        }
        boolean unit = !words.peek().quoted() && UnitKind.of(words.peek().text()) != null;
        if (!players.contains(words.peek().text()) || unit && !startsPiece(words.peek(1))) {
            return null;
        }
        String owner = words.take().text();
        for (Piece piece : Piece.values()) {
            if (words.taken(piece.word())) {
                return switch (piece) {
                    case CITY -> city(owner, words);
                    case HOUSE, TOKEN -> {
                        Hex claimedBy = words.taken("of") ? grid.hex(TileWords.tile(grid, words)) : null;
                        yield Structure.plain(owner, piece, claimedBy);
                    }
                    case BRIDGE -> Structure.plain(owner, piece, null);
                };
            }
        }
        throw words.misread("a player has a `house`, `token`, `city` or `bridge`" + words.found());
    }

    private static Structure city(String owner, Words words) throws Misread {
        Words.Word at = words.peek();
        int level = words.number("the city's level");
        if (level < 1 || level > 5) {
            throw words.misread(at, "a city has level 1 to 5");
        }
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
        UnitKind kind = OrderNotation.kind(words);
        String id = OrderNotation.unit(words).toString();
        boolean marched = false;
        boolean blessed = false;
        boolean hasted = false;
        while (words.hasNext() && !words.peek().is(",")) {
            if (words.taken("marched")) {
                marched = true;
            } else if (words.taken("blessed")) {
                blessed = true;
            } else if (words.taken("hasted")) {
                hasted = true;
            } else {
                throw words.misread("a unit may be `marched`, `blessed` or `hasted`" + words.found());
            }
        }
        return new Unit(kind, id, cargo, marched, blessed, hasted);
    }
}
