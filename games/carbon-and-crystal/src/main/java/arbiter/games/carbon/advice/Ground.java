package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.fighting.Cover;

/** The value of a side's fighters at their places, and of the objectives that they hold: a part of the appraisal. */
public final class Ground {
    /** A fighter is worth more than its price, because fighters win the game. */
    public static final double FIGHTS = 1.3;

    /** An objective held now is worth nearly a point. Later turns count less, because it may be lost by then. */
    private static final double NEXT_TURN = 9;

    private static final double LATER_TURN = 4;
    private static final int FORESEEN = 5;
    private static final double CONTESTED = 0.35;
    private static final double OUTNUMBERED = 0.15;
    /** Added for each body above the needed number, up to two. */
    private static final double SPARE = 0.1;
    /** The share of an objective's value that counts for a unit on its way there; it gets smaller with each hex of distance. */
    private static final double COMING = 0.5;

    private static final double FARTHEST = 16;
    /** A unit in training counts as this many hexes farther away for each of its counters. */
    private static final int TURN = 3;

    private static final double ALIVE = 0.4;
    private static final double HEALTHY = 0.6;
    private static final double SHELTERED = 0.1;
    private static final double FROM_THE_ENEMY = 0.15;

    private final Position position;
    private final Board board;
    private final int seat;
    private final double pays;
    /** Own bodies by objective; bodies on their way are added while units are appraised. */
    private final int[] own;

    private final int[] rivals;

    /** @param bodies by objective, then by seat */
    public Ground(Position position, int seat, int turns, int[][] bodies) {
        this.position = position;
        this.board = position.board();
        this.seat = seat;
        this.pays = turns <= 0 ? 0 : NEXT_TURN + LATER_TURN * Math.min(turns - 1, FORESEEN - 1);
        this.own = new int[bodies.length];
        this.rivals = new int[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            own[i] = bodies[i][seat];
            for (int other = 0; other < bodies[i].length; other++) {
                rivals[i] = other == seat ? rivals[i] : Math.max(rivals[i], bodies[i][other]);
            }
        }
    }

    public double worth() {
        double worth = 0;
        for (int i = 0; i < own.length; i++) {
            worth += held(own[i], rivals[i]);
        }
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat) {
                if (asset.isUnit() && !asset.isWorker()) {
                    worth += fighter(asset);
                }
                for (Item item : asset.queue) {
                    if (item instanceof Item.Training(Datasheet.Unit unit, int number, int counters) && !unit.core()) {
                        int from = asset.rally == Board.NOWHERE ? asset.hex : asset.rally;
                        worth += coming(from, TURN * (1 + counters));
                    }
                }
            }
        }
        return worth;
    }

    private double held(int bodies, int others) {
        if (bodies == 0) {
            return 0;
        }
        if (bodies > others) {
            return pays * (1 + SPARE * Math.min(2, bodies - others - 1));
        }
        return pays * (bodies == others ? CONTESTED : OUTNUMBERED);
    }

    private double fighter(Asset unit) {
        double price = unit.sheet.cost().points();
        double health = (double) unit.cohesion / unit.sheet.body().cohesion();
        double worth = FIGHTS * price * (ALIVE + HEALTHY * health);
        if (Cover.shelters(position, unit)) {
            worth += SHELTERED * price;
        }
        for (int objective : board.objectives) {
            if (board.distance(unit.hex, objective) <= position.numbers().objectiveReach) {
                return worth;
            }
        }
        return worth + coming(unit.hex, 0) - FROM_THE_ENEMY * gap(unit);
    }

    /** Assigns a unit to the objective where one more body helps most, and returns what that is worth at this distance. */
    private double coming(int from, int behind) {
        int best = -1;
        double most = 0;
        for (int i = 0; i < own.length; i++) {
            int way = behind + board.distance(from, board.objectives[i]);
            double gain = (held(own[i] + 1, rivals[i]) - held(own[i], rivals[i])) * Math.max(0, 1 - way / FARTHEST);
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        if (best >= 0) {
            own[best]++;
        }
        return COMING * most;
    }

    /** The number of hexes to go until an enemy is in range. */
    private int gap(Asset unit) {
        int least = board.radius;
        int range = unit.unit().weapon().range();
        for (int i = 0; i < position.count; i++) {
            Asset other = position.assets[i];
            if (other.seat != seat) {
                least = Math.min(least, Math.max(0, position.distance(unit.hex, other) - range));
            }
        }
        return least;
    }
}
