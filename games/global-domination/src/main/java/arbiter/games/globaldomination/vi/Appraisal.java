package arbiter.games.globaldomination.vi;

import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;

/** How good a position looks: land first, then units where they are of use, then what can still be bought. */
final class Appraisal {
    private static final double LAND = 10;
    private static final double HQ = 25;
    /** What an Army gains by standing at the front instead of far behind it. */
    private static final double AT_THE_FRONT = 1.2;
    /** Land that a stronger enemy stands next to is half lost. */
    private static final double THREATENED = 3;

    private static final double INFLUENCE = 0.12;
    private static final double ITEM = 2.5;
    private static final double VICTORY = 10_000;

    private Appraisal() {}

    static double of(Position state, int seat) {
        Ending ending = state.ending();
        if (ending != null) {
            boolean won = ending.winners().stream().anyMatch(winner -> winner.index() == seat);
            return won ? VICTORY / ending.winners().size() : -VICTORY;
        }
        double[] strength = new double[state.seats()];
        Board board = state.board();
        for (int t = 0; t < board.size(); t++) {
            int owner = board.owner[t];
            if (owner != Board.NEUTRAL) {
                strength[owner] += LAND + units(board, t) + (board.hasHq(t) ? HQ : 0) + constructs(board, t);
            }
        }
        Treasury treasury = state.treasury();
        for (int i = 0; i < strength.length; i++) {
            strength[i] += INFLUENCE * treasury.ip[i];
            for (Item item : Item.values()) {
                strength[i] += ITEM * treasury.stash(i, item);
            }
        }
        return strength[seat] - rivals(strength, seat) + posture(state.map(), board, seat);
    }

    private static double units(Board board, int territory) {
        return 2 * board.units(territory, Unit.ARMY)
                + 3 * board.units(territory, Unit.CAVALRY)
                + 3.4 * board.units(territory, Unit.HEAVY)
                + board.units(territory, Unit.SPY);
    }

    private static double constructs(Board board, int territory) {
        if (!board.hasConstruct(territory)) {
            return 0;
        }
        return (board.has(territory, Construct.WATCHTOWER) ? 4 : 0)
                + (board.has(territory, Construct.BIVOUAC) ? 14 : 0)
                + (board.has(territory, Construct.LIBRARY) ? 6 : 0)
                + (board.has(territory, Construct.INTELLIGENCE) ? 5 : 0);
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

    private static double posture(WorldMap map, Board board, int seat) {
        int[] distance = Fronts.distances(map, t -> board.owner[t] == seat);
        double posture = 0;
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] == seat) {
                posture += AT_THE_FRONT * units(board, t) / (2 * distance[t]) - threat(map, board, t, seat);
            }
        }
        return posture;
    }

    private static double threat(WorldMap map, Board board, int territory, int seat) {
        double strongest = 0;
        for (int k = map.first(territory); k < map.end(territory); k++) {
            int there = map.neighbour(k);
            if (board.owner[there] != Board.NEUTRAL && board.owner[there] != seat) {
                strongest = Math.max(strongest, units(board, there));
            }
        }
        double needed = units(board, territory) + (board.has(territory, Construct.WATCHTOWER) ? 8 : 4);
        return strongest > needed ? THREATENED + (board.hasHq(territory) ? HQ / 2 : 0) : 0;
    }
}
