package arbiter.games.globaldomination.v.advice;

import arbiter.games.globaldomination.plans.Prospects;
import arbiter.games.globaldomination.plans.Room;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;

/** How good a position looks: land first, then useful troops, then what can still be bought. */
final class Appraisal {
    private static final double LAND = 10;
    private static final double HQ = 18;
    private static final double TROOP = 2;
    /** The value of the first Influence Points: as much as the Troops that they can buy (4.3). */
    private static final double INFLUENCE = 0.4;
    /**
     * At this much Influence, another point counts half. If points counted little, bots would never save for a Crop Supply
     * and would spend everything on walls. If all points counted the same, rich bots would save instead of winning.
     */
    private static final double WEALTH = 100;

    private static final double DYNAMITE = 2.5;
    /** The value of a Crop Supply in store, for each Troop that it would give. */
    private static final double CROP = 1;
    /** A Trebuchet beside an enemy. Walls and caps can stop an army of any size, and Trebuchets help against both. */
    private static final double TREBUCHET = 8;
    /** More Trebuchets than this in one place would have no targets. */
    private static final int BATTERY = 6;

    private Appraisal() {}

    static double of(Position position, int seat) {
        Ending ending = position.ending();
        if (ending != null) {
            return Prospects.ended(ending.winners(), seat);
        }
        if (isChoosing(position, seat)) {
            return room(position, seat);
        }
        return prospects(position).of(seat);
    }

    static double exposure(Position position, int seat) {
        return position.ending() == null && !isChoosing(position, seat)
                ? prospects(position).exposure(seat)
                : 0;
    }

    private static Prospects prospects(Position position) {
        int size = position.size();
        int[] guard = new int[size];
        double[] prize = new double[size];
        double[] purse = new double[position.seats()];
        for (int at = 0; at < size; at++) {
            int owner = position.owner()[at];
            if (owner >= 0) {
                guard[at] = guard(position, at);
                prize[at] = prize(position, at);
                purse[owner] += CROP * Math.min(position.powers()[owner].stash().crop(), space(position, at));
            }
        }
        for (int i = 0; i < purse.length; i++) {
            Power power = position.powers()[i];
            purse[i] += money(power.ip()) + DYNAMITE * power.stash().dynamite();
        }
        return new Prospects(position.map(), position.owner(), position.troops(), guard, prize, purse);
    }

    /**
     * The choice of the last player begins the first turn. Before anybody has moved, only the starts tell one position from another:
     * without this, the last player would see no difference between them.
     */
    private static boolean isChoosing(Position position, int seat) {
        return position.stage() == Position.Stage.JOINING
                || position.turn() == 1 && position.powers()[seat].start() != Power.NO_START;
    }

    private static double money(int ip) {
        return INFLUENCE * WEALTH * Math.log1p(ip / WEALTH);
    }

    /** How many attackers are needed so that one is left to move in (8.6 to 8.9). */
    static int guard(Position position, int at) {
        Rules rules = position.rules();
        return position.troops()[at]
                + rules.fighting().invasionPenalty()
                + (position.constructAt(at) == Construct.FORTRESS
                        ? rules.fighting().wallStrength()
                        : 0)
                + 1;
    }

    /** How many more Troops may stay there (7.7). */
    static int space(Position position, int at) {
        Rules rules = position.rules();
        long cap = (long) rules.marching().unitCap()
                * (position.constructAt(at) == Construct.GARRISON
                        ? rules.building().garrisonFactor()
                        : 1);
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, cap - position.troops()[at]));
    }

    private static double prize(Position position, int at) {
        return LAND
                + TROOP * position.troops()[at]
                + (position.hq(at) ? HQ : 0)
                + trebuchets(position, at)
                + construct(position.constructAt(at));
    }

    /** A Trebuchet counts most if it has a target, less if it could soon have one, and least elsewhere. */
    private static double trebuchets(Position position, int at) {
        int count = Math.min(BATTERY, position.trebuchets()[at]);
        if (count == 0) {
            return 0;
        }
        boolean second = false;
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int there = position.map().neighbour(k);
            if (hostile(position, there, position.owner()[at])) {
                return TREBUCHET * count;
            }
            for (int j = position.map().first(there); j < position.map().end(there) && !second; j++) {
                second = hostile(position, position.map().neighbour(j), position.owner()[at]);
            }
        }
        return (second ? 0.8 : 0.66) * TREBUCHET * count;
    }

    private static boolean hostile(Position position, int at, int seat) {
        return position.owner()[at] >= 0 && position.owner()[at] != seat;
    }

    /** Used before anybody has moved. */
    private static double room(Position position, int seat) {
        int start = position.powers()[seat].start();
        if (start == Power.NO_START) {
            return offer(position);
        }
        return Room.of(position.map(), start, at -> isStart(position, at, seat));
    }

    /** Before the other player has picked, an offer is worth as much as the start that will be left: the worse one. */
    private static double offer(Position position) {
        if (position.offered().size() < 2) {
            return -1;
        }
        int first = position.offered().get(0);
        int second = position.offered().get(1);
        return Math.min(room(position, first, second), room(position, second, first));
    }

    /** What a start is worth if the only other one is there. */
    static double room(Position position, int start, int other) {
        return Room.of(position.map(), start, at -> at == other);
    }

    private static boolean isStart(Position position, int at, int seat) {
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat && position.powers()[other].start() == at) {
                return true;
            }
        }
        return false;
    }

    private static double construct(Construct construct) {
        return switch (construct) {
            case NONE, RUIN -> 0;
            case FORTRESS -> 5;
            case GARRISON -> 2;
            case BIVOUAC -> 12;
        };
    }
}
