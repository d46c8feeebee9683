package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.victory.Objectives;

/**
 * How good a position looks: points, objectives that are held and for how long they will still pay, fighters and where they
 * stand, income, and a base that can use it. What cannot pay back before the last round is worth little.
 */
public final class Appraisal {
    private static final double VICTORY = 10_000;
    private static final double POINT = 12;

    private Appraisal() {}

    public static double of(Battle battle, int seat) {
        if (battle.over()) {
            boolean won = (battle.winners >> seat & 1) == 1;
            return !won ? -VICTORY : Integer.bitCount(battle.winners) == 1 ? VICTORY : 0;
        }
        int[][] bodies = new int[battle.board().objectives.length][];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = Objectives.bodies(battle, battle.board().objectives[i]);
        }
        double[] losses = Threats.losses(battle);
        double own = 0;
        double rivals = 0;
        int others = 0;
        for (Side side : battle.sides) {
            if (side.seat == seat) {
                own = side(battle, side, bodies) - losses[side.seat];
            } else if (side.alive) {
                rivals += side(battle, side, bodies) - losses[side.seat];
                others++;
            }
        }
        return own - (others == 0 ? 0 : rivals / others);
    }

    private static double side(Battle battle, Side side, int[][] bodies) {
        int turns = turnsLeft(battle, side.seat);
        return POINT * side.points
                + new Ground(battle, side.seat, turns, bodies).worth()
                + new Base(battle, side, turns).worth();
    }

    /** Ends of its turn that a seat still has before it, the present one included. */
    private static int turnsLeft(Battle battle, int seat) {
        int seats = battle.sides.length;
        boolean toCome = (seat - battle.first + seats) % seats >= (battle.active - battle.first + seats) % seats;
        return battle.numbers().rounds - battle.round + (toCome ? 1 : 0);
    }
}
