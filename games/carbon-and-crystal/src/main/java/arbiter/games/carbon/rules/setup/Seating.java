package arbiter.games.carbon.rules.setup;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.ArrayList;
import java.util.List;

/** The choice of the first player, and the first pieces on the board (CC-3). */
public final class Seating {
    private Seating() {}

    public static void run(Progress progress, Chance chance) {
        Position position = progress.position;
        position.first = Integer.numberOfTrailingZeros(roll(progress, chance, Victory.livingSeats(position)));
        deploy(position);
        position.round = 1;
        position.active = position.first;
    }

    /** One die for each seat, in seat order; tied leaders roll again. */
    private static int roll(Progress progress, Chance chance, int seats) {
        int leaders = seats;
        do {
            List<Happening.SeatRoll> rolls = new ArrayList<>();
            int best = 0;
            int rolling = leaders;
            for (int seat = 0; seat < progress.position.sides.length; seat++) {
                if ((rolling >> seat & 1) == 1) {
                    int die = chance.die(6, "seating");
                    rolls.add(new Happening.SeatRoll(Seat.of(seat), die));
                    leaders = die > best ? 0 : leaders;
                    best = Math.max(best, die);
                    leaders |= die == best ? 1 << seat : 0;
                }
            }
            progress.tell(() -> new Happening.SeatsRolled(rolls));
        } while (Integer.bitCount(leaders) > 1);
        return leaders;
    }

    /** Gives every seat its pieces and its bank. {@code first} must be known. */
    public static void deploy(Position position) {
        Numbers numbers = position.numbers();
        for (Side side : position.sides) {
            if (side.alive) {
                pieces(position, side);
            }
        }
        int place = 0;
        for (int i = 0; i < position.sides.length; i++) {
            Side side = position.sides[(position.first + i) % position.sides.length];
            if (side.alive) {
                side.carbon = numbers.startCarbon + numbers.seatBonus(place++);
                side.crystals = numbers.startCrystals;
            }
        }
    }

    private static void pieces(Position position, Side side) {
        Board.Start start = position.board().starts.get(side.seat);
        Faction faction = side.faction;
        position.enter(faction.commandCenter, side.seat, side.begin(faction.commandCenter), start.anchor());
        for (int i = 0; i < position.numbers().startWorkers; i++) {
            position.enter(faction.worker, side.seat, side.begin(faction.worker), start.workers()[i]);
        }
    }
}
