package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;

/**
 * GD6-M.11: mines explode one by one as long as there are units to hit. A mine is not a beat: units without health do not
 * use it up, so that one mine kills all of them (GD6-M.4).
 */
public final class Landmines {
    private Landmines() {}

    static void hit(Turn turn, int territory, Front front) {
        int mines = turn.board.mines[territory];
        if (mines == 0 || front.gone()) {
            return;
        }
        int damage = turn.rules.mineDamage;
        int spent = (int) Math.min(mines, (front.health() + damage - 1) / damage);
        front.strike((long) spent * damage);
        if (spent < mines && !front.gone()) {
            front.perish();
            spent++;
        }
        turn.board.spendMines(territory, spent);
    }

    /** The same for new Armies that are placed there (GD6-C.4). */
    public static int armiesLeft(Turn turn, int territory, int armies) {
        int mines = turn.board.mines[territory];
        if (mines == 0 || armies == 0) {
            return armies;
        }
        int exploding = exploding(turn, mines, armies);
        turn.board.spendMines(territory, exploding);
        return left(turn, exploding, armies);
    }

    /** How many of these Armies the mines would leave if there were no others. No mine is spent. */
    public static int wouldLeave(Turn turn, int mines, int armies) {
        return mines == 0 || armies == 0 ? armies : left(turn, exploding(turn, mines, armies), armies);
    }

    private static int exploding(Turn turn, int mines, int armies) {
        int health = turn.rules.health(Unit.ARMY.ordinal());
        int damage = turn.rules.mineDamage;
        long all = (long) armies * health;
        return health == 0 ? 1 : (int) Math.min(mines, (all + damage - 1) / damage);
    }

    private static int left(Turn turn, int exploding, int armies) {
        int health = turn.rules.health(Unit.ARMY.ordinal());
        return health == 0 ? 0 : armies - (int) Math.min(armies, (long) exploding * turn.rules.mineDamage / health);
    }
}
