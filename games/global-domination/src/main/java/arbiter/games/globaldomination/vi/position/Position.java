package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position, including all secrets.
 *
 * @param turn the number of the turn that is being decided
 * @param announced the host's orders that take effect in the next turn
 * @param split set while the turn waits for new HQ orders after a clash
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

    /**
     * The seats whose sheets the turn needs. A player without any possible place for an HQ can do nothing, and is not
     * awaited.
     */
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

    /** After the end of the game living players may play on, which does not change the result (GD6-W.1). */
    public boolean mayOrder(Seat seat) {
        return seat.isHost() || welcome().contains(seat);
    }

    /** The seats that may hand in a sheet. They include a player without a place for an HQ, who is not awaited (GD6-F.5). */
    private List<Seat> welcome() {
        return split != null ? split.failed() : living();
    }

    List<Seat> living() {
        return IntStream.range(0, seats())
                .filter(seat -> treasury.status[seat].living())
                .mapToObj(Seat::of)
                .toList();
    }

    /** The number of territories of each seat. */
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
