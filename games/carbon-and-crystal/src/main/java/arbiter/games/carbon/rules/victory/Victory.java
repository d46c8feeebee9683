package arbiter.games.carbon.rules.victory;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Outcome;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import java.util.ArrayList;
import java.util.List;

/** How players leave the game, and how it ends (CC-H19). */
public final class Victory {
    private Victory() {}

    /** A player without any Command Center in FIELD, finished or not, is out at once. */
    public static void eliminateIfBare(Progress progress, int seat) {
        if (progress.position.sides[seat].alive && progress.position.commandCenters(seat) == 0) {
            eliminate(progress, seat);
        }
    }

    public static void eliminate(Progress progress, int seat) {
        Position position = progress.position;
        Side side = position.sides[seat];
        side.alive = false;
        side.offers = false;
        side.accepted = 0;
        side.destroyAll();
        for (int i = position.count - 1; i >= 0; i--) {
            if (position.assets[i].seat == seat) {
                position.remove(position.assets[i]);
            }
        }
        if (position.placing != null && position.placing.seat == seat) {
            position.placing = null;
        }
        progress.tell(() -> new Happening.PlayerEliminated(Seat.of(seat)));
        if (position.living() == 1) {
            end(progress, livingSeats(position), Outcome.ELIMINATION);
        } else {
            agree(progress);
        }
    }

    /** Ends the game if all other living seats have accepted an offer of a draw (CC-4). */
    static void agree(Progress progress) {
        Position position = progress.position;
        int living = livingSeats(position);
        for (Side side : position.sides) {
            int others = living & ~(1 << side.seat);
            if (side.alive && side.offers && (side.accepted & others) == others) {
                end(progress, living, Outcome.DRAW);
                return;
            }
        }
    }

    public static int livingSeats(Position position) {
        int seats = 0;
        for (Side side : position.sides) {
            seats |= side.alive ? 1 << side.seat : 0;
        }
        return seats;
    }

    /** @param winners the winning seats as bits */
    public static void end(Progress progress, int winners, Outcome outcome) {
        Position position = progress.position;
        position.phase = Position.Phase.OVER;
        position.placing = null;
        position.winners = winners;
        position.reason = outcome.word();
        progress.tell(() -> new Happening.GameEnded(seats(winners), outcome.word()));
    }

    public static List<Seat> seats(int bits) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < Integer.SIZE; seat++) {
            if ((bits >> seat & 1) == 1) {
                seats.add(Seat.of(seat));
            }
        }
        return seats;
    }

    private interface Measure {
        int of(Side side);
    }

    /**
     * After the last round: points decide, then the Cohesion of Command Centers, then the bank; otherwise the victory is
     * shared.
     */
    public static void count(Progress progress) {
        Position position = progress.position;
        int leaders = livingSeats(position);
        List<Outcome> outcomes = List.of(Outcome.POINTS, Outcome.COHESION, Outcome.BANK);
        List<Measure> measures = List.of(
                side -> side.points,
                side -> centerCohesion(position, side.seat),
                side -> side.bank().points());
        for (int i = 0; i < measures.size(); i++) {
            leaders = best(position, leaders, measures.get(i));
            if (Integer.bitCount(leaders) == 1) {
                end(progress, leaders, outcomes.get(i));
                return;
            }
        }
        end(progress, leaders, Outcome.SHARED);
    }

    private static int best(Position position, int among, Measure measure) {
        int best = Integer.MIN_VALUE;
        int leaders = 0;
        for (Side side : position.sides) {
            if ((among >> side.seat & 1) == 1) {
                int value = measure.of(side);
                if (value > best) {
                    best = value;
                    leaders = 0;
                }
                leaders |= value == best ? 1 << side.seat : 0;
            }
        }
        return leaders;
    }

    /** Counts only finished Command Centers: unfinished ones do not decide a tie. */
    public static int centerCohesion(Position position, int seat) {
        int cohesion = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER) && asset.construction == 0) {
                cohesion += asset.cohesion;
            }
        }
        return cohesion;
    }
}
