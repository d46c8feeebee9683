package arbiter.games.dynasty.picture;

import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.View;
import java.util.Locale;

/** Names in a picture: the players' two-letter marks, and the texts for screen readers. */
final class Marks {
    private final View view;

    Marks(View view) {
        this.view = view;
    }

    /** The first two letters of the name, or the seat's letter twice if another player has the same mark. */
    String mark(Seat seat) {
        String own = firstTwo(view.player(seat));
        boolean unique = view.players().stream()
                        .filter(player -> firstTwo(player).equals(own))
                        .count()
                == 1;
        String letter = view.player(seat).letter();
        return unique ? own : (letter + letter).toUpperCase(Locale.ROOT);
    }

    private static String firstTwo(View.Player player) {
        String name = player.name();
        int end = name.offsetByCodePoints(0, Math.min(2, name.codePointCount(0, name.length())));
        return name.substring(0, end).toUpperCase(Locale.ROOT);
    }

    String title() {
        View.Turn turn = view.turn();
        return turn.way().isEmpty()
                ? "Round " + turn.round() + ", " + view.player(turn.active()).name() + " to "
                        + turn.phase().word()
                : "Round " + turn.round() + ", the game is over";
    }

    String name(View.Structure structure) {
        Seat owner = structure.owner();
        String whose = owner == null ? "ownerless " : view.player(owner).name() + "'s ";
        return whose
                + (structure.piece() == Piece.CITY
                        ? "level " + structure.level() + " city, defence " + structure.defence()
                        : structure.piece().noun())
                + " on " + structure.at();
    }

    String name(View.Unit unit) {
        return view.player(unit.owner()).name() + "'s " + unit.kind().word() + " " + unit.id()
                + (unit.cargo() ? " aboard on " : " on ") + unit.at()
                + (unit.marched() ? ", has marched" : "");
    }
}
