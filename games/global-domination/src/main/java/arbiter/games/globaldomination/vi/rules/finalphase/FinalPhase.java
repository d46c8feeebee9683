package arbiter.games.globaldomination.vi.rules.finalphase;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.winning.Victory;

/** The Final Phase: GD6-F.1 to F.5. */
public final class FinalPhase implements Phase {
    private static final int MOST_IP = 999_999_999;

    @Override
    public void run(Turn turn) {
        if (!turn.rules.bivouacInNatural) {
            Bivouacs.reinforce(turn, PhaseName.FINAL);
        }
        Harvest harvest = new Harvest(turn);
        boolean somebodyDied = false;
        for (int seat = 0; seat < turn.treasury.seats(); seat++) {
            if (harvest.lands[seat] == 0 && turn.treasury.status[seat] == Status.PLAYING) {
                turn.treasury.status[seat] = Status.DEAD; // Units are only on own land (GD6-F.5).
                turn.tell(new Happening.Died(Seat.of(seat)));
                somebodyDied = true;
            } else if (harvest.lands[seat] > 0) {
                harvest.pay(turn, seat);
            }
        }
        Victory.decide(turn, harvest.lands, somebodyDied);
    }

    /** One pass over the map: Loyalty grows (GD6-F.2), and everything that gives Influence is counted (GD6-F.3). */
    private static final class Harvest {
        private final int[] lands;
        private final long[] armies;
        private final int[] hqs;
        private final int[] libraries;

        Harvest(Turn turn) {
            int seats = turn.treasury.seats();
            lands = new int[seats];
            armies = new long[seats];
            hqs = new int[seats];
            libraries = new int[seats];
            Board board = turn.board;
            int gain = turn.rules.loyaltyGain;
            for (int t = 0; t < board.size(); t++) {
                int owner = board.owner[t];
                if (owner != Board.NEUTRAL) {
                    board.loyalty[t] = Math.min(board.loyalty[t] + gain, MOST_IP);
                    lands[owner]++;
                    armies[owner] += board.units(t, Unit.ARMY);
                    hqs[owner] += board.hasHq(t) ? 1 : 0;
                    libraries[owner] += board.has(t, Construct.LIBRARY) ? 1 : 0;
                }
            }
        }

        void pay(Turn turn, int seat) {
            Rules rules = turn.rules;
            int byLands = lands[seat] * rules.incomeLand;
            int byArmies = (int) (armies[seat] / rules.incomeArmies);
            int byHqs = hqs[seat] * rules.incomeHq;
            int byLibraries = libraries[seat] * rules.incomeLibrary;
            int total = byLands + byArmies + byHqs + byLibraries;
            turn.treasury.ip[seat] = (int) Math.min((long) turn.treasury.ip[seat] + total, MOST_IP);
            turn.tell(new Happening.Earned(Seat.of(seat), total, byLands, byArmies, byHqs, byLibraries));
        }
    }
}
