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
        int health = turn.rules.health(Unit.ARMY.ordinal());
        int damage = turn.rules.mineDamage;
        long all = (long) armies * health;
        int spent = health == 0 ? 1 : (int) Math.min(mines, (all + damage - 1) / damage);
        turn.board.spendMines(territory, spent);
        return health == 0 ? 0 : armies - (int) Math.min(armies, (long) spent * damage / health);
    }
}
