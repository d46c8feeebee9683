package arbiter.games.globaldomination.vi.position;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The position as a viewer knows it. Other players are assumed to have no stash, no Spies and no mines, and their waiting
 * sheets in a split turn are assumed to be empty.
 */
public final class Forgetting {
    /** A guess about what a rival has saved: usually enough for one construct. */
    private static final int MOST_SAVED = 40;

    private Forgetting() {}

    /** Others' Influence is assumed to be 0, so that positions that look the same to the viewer give the same result. */
    public static Position of(Position state, Viewer viewer) {
        return forgotten(state, viewer, seat -> 0);
    }

    /** Others' Influence is guessed. */
    public static Position of(Position state, Viewer viewer, Chance chance) {
        return forgotten(state, viewer, seat -> chance.below(MOST_SAVED, "a guess at a rival's Influence"));
    }

    private static Position forgotten(Position state, Viewer viewer, IntUnaryOperator influence) {
        return new Position(
                state.rules(),
                state.players(),
                state.map(),
                state.turn(),
                board(state, viewer),
                treasury(state, viewer, influence),
                state.announced(),
                split(state.split(), viewer),
                state.ending());
    }

    private static Board board(Position state, Viewer viewer) {
        return hidesAnything(state.board(), viewer) ? seen(state, viewer) : state.board();
    }

    /** Most games have neither Spies nor mines: then no copy is needed. */
    private static boolean hidesAnything(Board board, Viewer viewer) {
        for (int t = 0; t < board.size(); t++) {
            if (board.mines[t] > 0 || hidesSpies(board, t, viewer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hidesSpies(Board board, int territory, Viewer viewer) {
        return board.units(territory, Unit.SPY) > 0 && !viewer.knows(Seat.of(board.owner[territory]));
    }

    private static Board seen(Position state, Viewer viewer) {
        Board board = state.board().copyWithoutMines();
        for (int t = 0; t < board.size(); t++) {
            if (hidesSpies(board, t, viewer)) {
                board.add(t, Unit.SPY, -board.units(t, Unit.SPY));
            }
            if (state.board().mines[t] > 0) {
                layKnown(state, viewer, board, t);
            }
        }
        return board;
    }

    private static void layKnown(Position state, Viewer viewer, Board board, int territory) {
        for (int seat = 0; seat < state.seats(); seat++) {
            int laid = state.board().minesLaidBy(territory, seat);
            if (laid > 0 && viewer.knows(Seat.of(seat))) {
                board.layMines(territory, seat, laid);
            }
        }
    }

    private static Treasury treasury(Position state, Viewer viewer, IntUnaryOperator influence) {
        Treasury treasury = state.treasury().copy();
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!viewer.knows(Seat.of(seat))) {
                treasury.ip[seat] = influence.applyAsInt(seat);
                for (Item item : Item.values()) {
                    treasury.store(seat, item, -treasury.stash(seat, item));
                }
            }
        }
        return treasury;
    }

    private static @Nullable Split split(@Nullable Split split, Viewer viewer) {
        if (split == null) {
            return null;
        }
        SequencedMap<Seat, Sheet<Order>> waiting = new TreeMap<>();
        split.waiting().forEach((seat, sheet) -> waiting.put(seat, viewer.knows(seat) ? sheet : Sheet.empty()));
        return new Split(split.failed(), waiting, split.dawn());
    }
}
