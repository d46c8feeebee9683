package arbiter.games.globaldomination.v;

import arbiter.games.globaldomination.maps.Fronts;

/** How good a position looks: land first, then troops where they are of use, then what can still be bought. */
final class Appraisal {
    private static final double LAND = 10;
    private static final double HQ = 18;
    private static final double TROOP = 2;
    /** What a troop gains by standing at the front instead of far behind it. */
    private static final double AT_THE_FRONT = 1.2;
    /** Land that a stronger enemy stands next to is half lost. */
    private static final double THREATENED = 3;

    /** What each troop of the strongest stack beside an enemy's land adds: attacks are won by one big stack. */
    private static final double FIST = 0.25;

    private static final double INFLUENCE = 0.12;
    private static final double ITEM = 2.5;
    private static final double VICTORY = 10_000;

    private Appraisal() {}

    static double of(Position position, int seat) {
        Ending ending = position.ending();
        if (ending != null) {
            boolean won = ending.winners().stream().anyMatch(winner -> winner.index() == seat);
            return won ? VICTORY / ending.winners().size() : -VICTORY;
        }
        if (position.stage() == Position.Stage.JOINING) {
            return room(position, seat);
        }
        double[] strength = new double[position.seats()];
        for (int at = 0; at < position.size(); at++) {
            int owner = position.owner()[at];
            if (owner >= 0) {
                strength[owner] += LAND
                        + TROOP * position.troops()[at]
                        + (position.hq(at) ? HQ : 0)
                        + 5 * position.trebuchets()[at]
                        + construct(position.constructAt(at));
            }
        }
        for (int i = 0; i < strength.length; i++) {
            Power power = position.powers()[i];
            strength[i] += INFLUENCE * power.ip()
                    + ITEM * (power.stash().crop() + power.stash().dynamite());
        }
        return strength[seat] - rivals(strength, seat) + posture(position, seat);
    }

    /** Before the first turn: how much land is nearer to the own start than to any other, and how near all of it is. */
    private static double room(Position position, int seat) {
        int start = position.powers()[seat].start();
        if (start == Power.NO_START) {
            return -1;
        }
        int[] own = Fronts.distances(position.map(), at -> at != start);
        int[] others = Fronts.distances(position.map(), at -> !isStart(position, at, seat));
        double room = 0;
        for (int at = 0; at < position.size(); at++) {
            room += (own[at] < others[at] ? 1 : 0) + 2.0 / (1 + own[at]);
        }
        return room;
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

    /** Against one rival all of its strength counts; among many, the strongest counts most. */
    private static double rivals(double[] strength, int seat) {
        double sum = 0;
        double most = 0;
        for (int i = 0; i < strength.length; i++) {
            if (i != seat) {
                sum += strength[i];
                most = Math.max(most, strength[i]);
            }
        }
        return strength.length < 2 ? 0 : 0.5 * most + 0.5 * sum / (strength.length - 1);
    }

    private static double posture(Position position, int seat) {
        int[] distance = Fronts.distances(position.map(), at -> position.owner()[at] == seat);
        double posture = 0;
        for (int at = 0; at < position.size(); at++) {
            if (position.owner()[at] == seat) {
                posture += AT_THE_FRONT * position.troops()[at] / distance[at] - threat(position, at, seat);
            } else if (position.owner()[at] >= 0) {
                posture += FIST * fist(position, at, seat) * (position.hq(at) ? 2 : 1);
            }
        }
        return posture;
    }

    /** The seat's strongest stack beside a territory. */
    private static int fist(Position position, int at, int seat) {
        int strongest = 0;
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int there = position.map().neighbour(k);
            if (position.owner()[there] == seat) {
                strongest = Math.max(strongest, position.troops()[there]);
            }
        }
        return strongest;
    }

    private static double threat(Position position, int at, int seat) {
        int strongest = 0;
        for (int k = position.map().first(at); k < position.map().end(at); k++) {
            int there = position.map().neighbour(k);
            if (position.owner()[there] >= 0 && position.owner()[there] != seat) {
                strongest = Math.max(strongest, position.troops()[there]);
            }
        }
        int needed = position.troops()[at] + position.rules().invasionPenalty();
        return strongest > needed ? THREATENED + (position.hq(at) ? HQ / 2 : 0) : 0;
    }
}
