package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.victory.Objectives;

/**
 * How good a position looks: points, objectives that are held and how long they will still give points, fighters and their
 * places, income, and the base that uses it. Something that cannot pay back before the last round is worth little.
 */
final class Appraisal {
    private static final double VICTORY = 10_000;
    private static final double POINT = 12;

    private Appraisal() {}

    static double of(Position position, int seat) {
        if (position.over()) {
            boolean won = (position.winners >> seat & 1) == 1;
            return !won ? -VICTORY : Integer.bitCount(position.winners) == 1 ? VICTORY : 0;
        }
        int[][] bodies = new int[position.board().objectives.length][];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = Objectives.bodies(position, position.board().objectives[i]);
        }
        double[] losses = Threats.losses(position);
        double own = 0;
        double rivals = 0;
        int others = 0;
        for (Side side : position.sides) {
            if (side.seat == seat) {
                own = side(position, side, bodies) - losses[side.seat];
            } else if (side.alive) {
                rivals += side(position, side, bodies) - losses[side.seat];
                others++;
            }
        }
        return own - (others == 0 ? 0 : rivals / others);
    }

    /** What the next attacks would cost the seat. {@link #of} has subtracted it. */
    static double exposure(Position position, int seat) {
        return position.over() ? 0 : Threats.losses(position)[seat];
    }

    private static double side(Position position, Side side, int[][] bodies) {
        int turns = turnsLeft(position, side.seat);
        return POINT * side.points
                + new Ground(position, side.seat, turns, bodies).worth()
                + new Base(position, side, turns).worth();
    }

    /** The number of times that a seat still ends its turn, including the present turn. */
    private static int turnsLeft(Position position, int seat) {
        boolean toCome = place(position, seat) >= place(position, position.active);
        return position.numbers().rounds - position.round + (toCome ? 1 : 0);
    }

    /** A seat's place in the turn order of this round. */
    private static int place(Position position, int seat) {
        return position.numbers().opener.place(position.first, position.round, seat, position.sides.length);
    }
}
