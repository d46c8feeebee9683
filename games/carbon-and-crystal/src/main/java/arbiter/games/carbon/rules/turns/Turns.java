package arbiter.games.carbon.rules.turns;

import arbiter.engine.Seat;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Opener;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.victory.DrawOffers;
import arbiter.games.carbon.rules.victory.Objectives;
import arbiter.games.carbon.rules.victory.Victory;

/** The course of turns and rounds (CC-H4, CC-4). */
public final class Turns {
    private Turns() {}

    /** How a turn came to its end. */
    public enum Ending {
        ORDERED,
        DEADLINE
    }

    public static Refusal notNow(Battle battle, int seat, String rule) {
        String why = battle.over()
                ? "over"
                : !battle.sides[seat].alive
                        ? "out"
                        : battle.phase == Battle.Phase.LISTS
                                ? "lists-first"
                                : seat == battle.active ? "lists-closed" : "other-turn";
        return new Refusal(Code.TURN, rule, why, "active", Side.letter(battle.active));
    }

    /** Command and Resource Phase of the active player; stops where a placement has to be chosen. */
    public static void begin(Progress progress) {
        Battle battle = progress.battle;
        CommandPhase.run(progress);
        if (battle.over()) {
            return;
        }
        if (!battle.sides[battle.active].alive) {
            pass(progress);
        } else if (battle.placing == null) {
            afterCommand(progress);
        }
    }

    public static void afterCommand(Progress progress) {
        ResourcePhase.run(progress);
        progress.battle.phase = Battle.Phase.ACTION;
    }

    /** End: objectives, then the next living seat. */
    public static void end(Progress progress, Ending ending) {
        int seat = progress.battle.active;
        Objectives.score(progress);
        progress.tell(() -> new Happening.TurnEnded(Seat.of(seat), ending == Ending.DEADLINE));
        pass(progress);
    }

    /** Hands the turn on without an End, as when its player is gone. */
    public static void pass(Progress progress) {
        Battle battle = progress.battle;
        int before = battle.active;
        int round = battle.round;
        next(battle);
        if (battle.round > battle.numbers().rounds) {
            battle.round = battle.numbers().rounds;
            Victory.count(progress);
            return;
        }
        if (battle.round > round) {
            Upgrades.tickRound(progress);
        }
        if (battle.active != before) {
            DrawOffers.lapse(progress, battle.active);
        }
        begin(progress);
    }

    /** The next living seat in the order of the round, or the first one of the next round (CC-H4a). */
    private static void next(Battle battle) {
        int seats = battle.sides.length;
        Opener opener = battle.numbers().opener;
        int place = opener.place(battle.first, battle.round, battle.active, seats);
        do {
            place++;
            if (place == seats) {
                place = 0;
                battle.round++;
            }
            battle.active = opener.seat(battle.first, battle.round, place, seats);
        } while (!battle.sides[battle.active].alive);
    }

    /** Time is up for the active player: open placements are settled, and the turn ends (R38). */
    public static void deadline(Progress progress) {
        Battle battle = progress.battle;
        Side side = battle.sides[battle.active];
        if (battle.phase == Battle.Phase.COMMAND) {
            Entry.settleAll(progress);
            afterCommand(progress);
        }
        if (!battle.ordered) {
            side.missed++;
            progress.tell(() -> new Happening.TurnMissed(Seat.of(side.seat), side.missed));
            if (side.missed >= battle.numbers().missedLimit && !side.bot) {
                side.bot = true;
                progress.tell(() -> new Happening.SeatAbandoned(Seat.of(side.seat)));
            }
        }
        end(progress, Ending.DEADLINE);
    }
}
