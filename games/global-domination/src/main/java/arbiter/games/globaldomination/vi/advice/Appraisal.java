package arbiter.games.globaldomination.vi.advice;

import arbiter.games.globaldomination.plans.Prospects;
import arbiter.games.globaldomination.plans.Room;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.stream.IntStream;

/** How good a position looks: land first, then useful units, then what can still be bought. */
final class Appraisal {
    private static final double LAND = 10;
    private static final double HQ = 25;
    private static final double INFLUENCE = 0.12;
    private static final double ITEM = 2.5;
    /** The value of a Crop Supply in store for each Army that it would give; at most two Crop Supplies count. */
    private static final double CROP = 1;

    private static final int MOST_CROPS = 2;

    private Appraisal() {}

    static double of(Position state, int seat) {
        Ending ending = state.ending();
        if (ending != null) {
            return Prospects.ended(ending.winners(), seat);
        }
        double worth = prospects(state).of(seat);
        return begins(state, seat) ? worth + beginning(state, seat) : worth;
    }

    static double exposure(Position state, int seat) {
        return state.ending() == null ? prospects(state).exposure(seat) : 0;
    }

    private static Prospects prospects(Position state) {
        Board board = state.board();
        int size = board.size();
        int[] force = new int[size];
        int[] guard = new int[size];
        double[] prize = new double[size];
        int[] lands = new int[state.seats()];
        for (int t = 0; t < size; t++) {
            if (board.owner[t] != Board.NEUTRAL) {
                lands[board.owner[t]]++;
                force[t] = health(state.rules(), board, t);
                guard[t] = guard(state.rules(), board, t);
                prize[t] = LAND + units(board, t) + (board.hasHq(t) ? HQ : 0) + constructs(board, t);
            }
        }
        double[] purse = new double[state.seats()];
        for (int i = 0; i < purse.length; i++) {
            purse[i] = purse(state, i, lands[i]);
        }
        return new Prospects(state.map(), board.owner, force, guard, prize, purse);
    }

    /** Whether this is the end of a first turn: then only the place of the HQ matters. */
    private static boolean begins(Position state, int seat) {
        return state.turn() <= 2 && state.treasury().status[seat] == Status.PLAYING;
    }

    private static double beginning(Position state, int seat) {
        int home = IntStream.range(0, state.board().size())
                .filter(t -> state.board().hq[t] == 1 + seat)
                .findFirst()
                .orElse(-1);
        return home < 0
                ? 0
                : Room.of(state.map(), home, t -> t != home && state.board().hasHq(t));
    }

    private static double purse(Position state, int seat, int lands) {
        Treasury treasury = state.treasury();
        Rules rules = state.rules();
        int armies = Math.max(rules.cropArmies, rules.spawnBase + lands / rules.spawnLands);
        return INFLUENCE * treasury.ip[seat]
                + CROP * armies * Math.min(MOST_CROPS, treasury.stash(seat, Item.CROP))
                + ITEM * (treasury.stash(seat, Item.DYNAMITE) + treasury.stash(seat, Item.TOXIC));
    }

    /** How much damage the units there take and deal. */
    static int health(Rules rules, Board board, int territory) {
        int health = 0;
        for (Unit unit : Unit.ALL) {
            health += board.units(territory, unit) * rules.health(unit.ordinal());
        }
        return health;
    }

    /** The health that is needed so that one attacker is left to move in (GD6-M.5). */
    static int guard(Rules rules, Board board, int territory) {
        return health(rules, board, territory)
                + rules.invasionDamage
                + (board.has(territory, Construct.WATCHTOWER) ? rules.towerStrength : 0)
                + 1;
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
}
