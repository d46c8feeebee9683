package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Refusal;

/** Why a march does not get there: too far, the ground, or somebody in the way (CC-H9). */
public final class Detour {
    private static final int UNLIMITED = Movement.NEVER - 1;

    private Detour() {}

    /** For a free, passable hex that the unit does not reach. */
    public static Refusal refuse(Battle battle, Asset unit, int hex, int allowance) {
        byte[] bare = costs(battle, unit, Movement.Obstacles.GROUND);
        if (bare[hex] > allowance) {
            boolean ground = battle.board().distance(unit.hex, hex) <= allowance;
            String why = bare[hex] == Movement.NEVER ? "no-way" : ground ? "rough-ground" : "too-far";
            return no(battle, why, unit, hex, allowance, "cost", bare[hex]);
        }
        int around = costs(battle, unit, Movement.Obstacles.PIECES)[hex];
        String why = around == Movement.NEVER ? "barred" : "detour";
        Asset other = blocker(battle, unit, hex, bare);
        return no(
                battle,
                why,
                unit,
                hex,
                allowance,
                "cost",
                around,
                "other",
                other,
                "at",
                battle.board().text(other.hex));
    }

    private static Refusal no(Battle battle, String why, Asset unit, int hex, int allowance, Object... more) {
        Object[] facts = new Object[6 + more.length];
        facts[0] = "actor";
        facts[1] = unit;
        facts[2] = "hex";
        facts[3] = battle.board().text(hex);
        facts[4] = "move";
        facts[5] = allowance;
        System.arraycopy(more, 0, facts, 6, more.length);
        return new Refusal(Code.PATH, "CC-H9", why, facts);
    }

    private static byte[] costs(Battle battle, Asset unit, Movement.Obstacles obstacles) {
        byte[] cost = new byte[battle.board().size];
        Movement.flood(battle, unit, cost, UNLIMITED, obstacles);
        return cost;
    }

    /** The first piece in the way on a path that would be short enough without it, followed back from its end. */
    private static Asset blocker(Battle battle, Asset unit, int end, byte[] bare) {
        Asset found = unit;
        int hex = end;
        while (hex != unit.hex) {
            Asset there = battle.at[hex];
            if (there != null && dearer(battle, unit, hex)) {
                found = there;
            }
            hex = previous(battle, unit, hex, bare);
        }
        return found;
    }

    private static boolean dearer(Battle battle, Asset unit, int hex) {
        return Movement.step(battle, unit, hex, Movement.Obstacles.PIECES)
                > Movement.step(battle, unit, hex, Movement.Obstacles.GROUND);
    }

    private static int previous(Battle battle, Asset unit, int hex, byte[] bare) {
        int step = Movement.step(battle, unit, hex, Movement.Obstacles.GROUND);
        for (int near : battle.board().neighbours(hex)) {
            if (bare[near] + step == bare[hex]) {
                return near;
            }
        }
        return unit.hex;
    }
}
