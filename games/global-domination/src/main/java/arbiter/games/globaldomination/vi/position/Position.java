package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position, with everything secret in it.
 *
 * @param turn the number of the turn that is being decided
 * @param announced the host's orders that have their effect in the next turn
 * @param split set while the turn waits for HQs that clashed
 * @param ending set when the game is over
 */
public record Position(
        Rules rules,
        List<String> players,
        WorldMap map,
        int turn,
        Board board,
        Treasury treasury,
        List<Order.ByHost> announced,
        @Nullable Split split,
        @Nullable Ending ending) {
    public Position {
        players = List.copyOf(players);
        announced = List.copyOf(announced);
    }

    public int seats() {
        return players.size();
    }

    public boolean over() {
        return ending != null;
    }

    /** Those without whose sheet the turn waits. A player for whom no place is open can do nothing, and is not waited for. */
    public List<Seat> awaiting() {
        if (ending != null) {
            return List.of();
        }
        if (split != null) {
            return split.failed();
        }
        List<Seat> living = living();
        boolean everybodyCanAct = living.stream().noneMatch(seat -> treasury.status[seat.index()] == Status.FIRST_TURN)
                || Sites.open(map, board, rules.hqDistance);
        return everybodyCanAct
                ? living
                : living.stream()
                        .filter(seat -> treasury.status[seat.index()] != Status.FIRST_TURN)
                        .toList();
    }

    public boolean mayOrder(Seat seat) {
        return seat.isHost() ? !over() : welcome().contains(seat);
    }

    /** Those who may hand in a sheet: a player who finds no place for an HQ may, though nobody waits for it (GD6-F.5). */
    private List<Seat> welcome() {
        if (ending != null) {
            return List.of();
        }
        return split != null ? split.failed() : living();
    }

    List<Seat> living() {
        return IntStream.range(0, seats())
                .filter(seat -> treasury.status[seat].living())
                .mapToObj(Seat::of)
                .toList();
    }

    /** How many territories each seat owns. */
    public int[] lands() {
        int[] lands = new int[seats()];
        for (int owner : board.owner) {
            if (owner != Board.NEUTRAL) {
                lands[owner]++;
            }
        }
        return lands;
    }
}
