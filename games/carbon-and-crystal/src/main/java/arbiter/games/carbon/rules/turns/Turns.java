package arbiter.games.carbon.rules.turns;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Opener;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Upgrades;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.victory.DrawOffers;
import arbiter.games.carbon.rules.victory.Objectives;
import arbiter.games.carbon.rules.victory.Victory;

/** The sequence of turns and rounds (CC-H4, CC-4). */
public final class Turns {
    private Turns() {}

    /** How a turn ended. */
    public enum Ending {
        ORDERED,
        DEADLINE
    }

    /** Runs the Command and Resource Phase of the active player; stops if the player has to choose a placement. */
    public static void begin(Progress progress) {
        Position position = progress.position;
        CommandPhase.run(progress);
        if (position.over()) {
            return;
        }
        if (!position.sides[position.active].alive) {
            pass(progress);
        } else if (position.placing == null) {
            afterCommand(progress);
        }
    }

    public static void afterCommand(Progress progress) {
        ResourcePhase.run(progress);
        progress.position.phase = Position.Phase.ACTION;
    }

    /** Runs the End: objectives, then the turn of the next living seat. */
    public static void end(Progress progress, Ending ending) {
        int seat = progress.position.active;
        Objectives.score(progress);
        progress.tell(() -> new Happening.TurnEnded(Seat.of(seat), ending == Ending.DEADLINE));
        pass(progress);
    }

    /** Starts the next turn without an End, because the active player is out of the game. */
    public static void pass(Progress progress) {
        Position position = progress.position;
        int before = position.active;
        int round = position.round;
        next(position);
        if (position.round > position.numbers().rounds) {
            position.round = position.numbers().rounds;
            Victory.count(progress);
            return;
        }
        if (position.round > round) {
            Upgrades.tickRound(progress);
        }
        if (position.active != before) {
            DrawOffers.lapse(progress, position.active);
        }
        begin(progress);
    }

    /** The next living seat in the order of the round, or the first one of the next round (CC-H4a). */
    private static void next(Position position) {
        int seats = position.sides.length;
        Opener opener = position.numbers().opener;
        int place = opener.place(position.first, position.round, position.active, seats);
        do {
            place++;
            if (place == seats) {
                place = 0;
                position.round++;
            }
            position.active = opener.seat(position.first, position.round, place, seats);
        } while (!position.sides[position.active].alive);
    }

    /** The active player missed the deadline: open placements are settled, and the turn ends (CC-4). */
    public static void deadline(Progress progress) {
        Position position = progress.position;
        Side side = position.sides[position.active];
        if (position.phase == Position.Phase.COMMAND) {
            Entry.settleAll(progress);
            afterCommand(progress);
        }
        if (!position.ordered) {
            side.missed++;
            progress.tell(() -> new Happening.TurnMissed(Seat.of(side.seat), side.missed));
            if (side.missed >= position.numbers().missedLimit && !side.bot) {
                side.bot = true;
                progress.tell(() -> new Happening.SeatAbandoned(Seat.of(side.seat)));
            }
        }
        end(progress, Ending.DEADLINE);
    }
}
