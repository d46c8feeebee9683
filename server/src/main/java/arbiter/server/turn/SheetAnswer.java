package arbiter.server.turn;

import arbiter.server.game.GameRow;
import arbiter.server.game.SheetStore.SheetRow;
import arbiter.server.table.CheckedLine;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sheet as its owner sees it. */
public record SheetAnswer(
        int turn,

        @Schema(description = "the position that the sheet is for")
        int at,

        int seat,
        boolean mayOrder,
        List<CheckedLine> lines,

        @Schema(description = "0 where nothing was saved; goes up with every save")
        int version,

        boolean ready,
        @Nullable Instant savedAt,

        @Nullable @Schema(example = "player", description = "player, host, bot or server")
        String savedBy,

        @Nullable Receipt receipt) {

    /**
     * What the server has committed to.
     *
     * @param commitment SHA-256 over the sheet's normal form and a nonce that the server keeps secret until the sheet is public
     */
    public record Receipt(String game, int turn, int at, int seat, Instant time, String commitment) {}

    static SheetAnswer empty(GameRow game, int seat, boolean mayOrder) {
        return new SheetAnswer(game.turn(), game.entries(), seat, mayOrder, List.of(), 0, false, null, null, null);
    }

    /** @param turn the open turn at the sheet's position */
    static SheetAnswer of(GameRow game, int turn, SheetRow sheet, boolean mayOrder, List<CheckedLine> lines) {
        Receipt receipt = sheet.nonce().isEmpty()
                ? null
                : new Receipt(game.id(), turn, sheet.position(), sheet.seat(), sheet.savedAt(), sheet.commitment());
        return new SheetAnswer(
                turn,
                sheet.position(),
                sheet.seat(),
                mayOrder,
                lines,
                sheet.version(),
                sheet.ready(),
                sheet.savedAt(),
                sheet.savedBy(),
                receipt);
    }
}
