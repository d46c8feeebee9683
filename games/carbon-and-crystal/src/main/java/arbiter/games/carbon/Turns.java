package arbiter.games.carbon;

import arbiter.engine.Seat;

/** The course of turns and rounds (CC-H4, CC-4). */
final class Turns {
    private Turns() {}

    /** How a turn came to its end. */
    enum Ending {
        ORDERED,
        DEADLINE
    }

    static Refusal notNow(Battle battle, int seat, String rule) {
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
    static void begin(Progress progress) {
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

    static void afterCommand(Progress progress) {
        ResourcePhase.run(progress);
        progress.battle.phase = Battle.Phase.ACTION;
    }

    /** End: objectives, then the next living seat. */
    static void end(Progress progress, Ending ending) {
        int seat = progress.battle.active;
        Objectives.score(progress);
        progress.tell(() -> new Happening.TurnEnded(Seat.of(seat), ending == Ending.DEADLINE));
        pass(progress);
    }

    /** Hands the turn on without an End, as when its player is gone. */
    static void pass(Progress progress) {
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
    static void deadline(Progress progress) {
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
