package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Refusal;

/** Explains why a move cannot reach its hex: too far, difficult ground, or a piece in the way (CC-H9). */
final class Detour {
    private static final int UNLIMITED = Movement.NEVER - 1;

    private Detour() {}

    /** The hex must be free and passable, but out of reach for the unit. */
    static Refusal refuse(Position position, Asset unit, int hex, int allowance) {
        byte[] bare = costs(position, unit, Movement.Obstacles.GROUND);
        if (bare[hex] > allowance) {
            boolean ground = position.board().distance(unit.hex, hex) <= allowance;
            String why = bare[hex] == Movement.NEVER ? "no-way" : ground ? "rough-ground" : "too-far";
            return no(position, why, unit, hex, allowance, "cost", bare[hex]);
        }
        int around = costs(position, unit, Movement.Obstacles.PIECES)[hex];
        String why = around == Movement.NEVER ? "barred" : "detour";
        Asset other = blocker(position, unit, hex, bare);
        return no(
                position,
                why,
                unit,
                hex,
                allowance,
                "cost",
                around,
                "other",
                other,
                "at",
                position.board().text(other.hex));
    }

    private static Refusal no(Position position, String why, Asset unit, int hex, int allowance, Object... more) {
        Object[] facts = new Object[6 + more.length];
        facts[0] = "actor";
        facts[1] = unit;
        facts[2] = "hex";
        facts[3] = position.board().text(hex);
        facts[4] = "move";
        facts[5] = allowance;
        System.arraycopy(more, 0, facts, 6, more.length);
        return new Refusal(Code.PATH, "CC-H9", why, facts);
    }

    private static byte[] costs(Position position, Asset unit, Movement.Obstacles obstacles) {
        byte[] cost = new byte[position.board().size];
        Movement.flood(position, unit, cost, UNLIMITED, obstacles);
        return cost;
    }

    /** The first piece in the way on a path that would be short enough without it. The path is followed back from its end. */
    private static Asset blocker(Position position, Asset unit, int end, byte[] bare) {
        Asset found = unit;
        int hex = end;
        while (hex != unit.hex) {
            Asset there = position.at[hex];
            if (there != null && dearer(position, unit, hex)) {
                found = there;
            }
            hex = previous(position, unit, hex, bare);
        }
        return found;
    }

    private static boolean dearer(Position position, Asset unit, int hex) {
        return Movement.step(position, unit, hex, Movement.Obstacles.PIECES)
                > Movement.step(position, unit, hex, Movement.Obstacles.GROUND);
    }

    private static int previous(Position position, Asset unit, int hex, byte[] bare) {
        int step = Movement.step(position, unit, hex, Movement.Obstacles.GROUND);
        for (int near : position.board().neighbours(hex)) {
            if (bare[near] + step == bare[hex]) {
                return near;
            }
        }
        return unit.hex;
    }
}
