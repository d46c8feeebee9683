package arbiter.games.dynasty.words;

import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.View;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A structure as a line says it, or as a viewer sees it.
 *
 * @param owner null for an ownerless bridge
 * @param level of a city, else 0
 */
record TileStructure(
        @Nullable String owner,
        Piece piece,
        @Nullable Hex claimedBy,
        int level,
        boolean warded,
        int recruited,
        int cast) {
    static TileStructure plain(@Nullable String owner, Piece piece, @Nullable Hex claimedBy) {
        return new TileStructure(owner, piece, claimedBy, 0, false, 0, 0);
    }

    static TileStructure of(View view, View.Structure at) {
        String owner = at.owner() == null ? null : view.player(at.owner()).name();
        return new TileStructure(owner, at.piece(), at.claimedBy(), at.level(), at.warded(), at.recruited(), at.cast());
    }

    /** Only the parts that the line names are compared. */
    boolean metBy(TileStructure seen) {
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
