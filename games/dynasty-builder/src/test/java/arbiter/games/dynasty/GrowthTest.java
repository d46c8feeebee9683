package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Viewer;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.cities.Cities;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A view says what each city's next level needs, and agrees with the rule that judges the upgrade. */
class GrowthTest {
    private static View.Growth growth(WorkingPosition p, Hex city) {
        View.Structure seen = Tables.GAME.view(new Position(p), Viewer.PUBLIC).structureAt(city);
        assertNotNull(seen);
        return seen.growth();
    }

    @Test
    void theRingsNameTheirTilesAndWhatIsMissing() {
        WorkingPosition p = Tables.read(
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: A city 1",
                "around 0,0: A token",
                "ring 2 of 0,0 except 2,0: A house");
        View.Growth growth = growth(p, new Hex(0, 0));
        assertEquals(2, growth.level());
        assertEquals(18, growth.needed().size());
        assertEquals(List.of(new Hex(2, 0)), growth.missing());
        assertFalse(growth.hemmedIn());
        assertTrue(growth(p, new Hex(0, 8)).hemmedIn(), "three tiles in the first ring of a corner");
    }

    @Test
    void everyViewAgreesWithTheJudge() {
        int full = 0;
        for (int game = 0; game < Tables.varied().size(); game++) {
            SplittableRandom random = new SplittableRandom(game);
            Chance chance = (bound, purpose) -> random.nextInt(bound);
            WorkingPosition p =
                    Tables.GAME.setup(Tables.varied().get(game), chance).workingCopy();
            Actions actions = new Actions(p.grid);
            for (int played = 0; played < 1_500 && p.phase != Phase.OVER; played++) {
                actions.list(p);
                int open = actions.count();
                actions.perform(
                        p, actions.get(random.nextInt(open > 3 && random.nextInt(8) > 0 ? open - 2 : open)), chance);
                if (played % 20 == 0) {
                    String where = "game " + game + ", action " + played;
                    agree(p, where);
                    full += agree(built(p), where + ", built");
                }
            }
        }
        assertTrue(full > 100, "only " + full + " cities were ready to rise");
    }

    /** The same position with every missing house of every city. */
    private static WorkingPosition built(WorkingPosition p) {
        WorkingPosition copy = p.copy();
        for (View.Structure seen :
                Tables.GAME.view(new Position(p), Viewer.PUBLIC).structures()) {
            View.Growth growth = seen.growth();
            for (Hex at : growth == null ? List.<Hex>of() : growth.missing()) {
                int tile = p.grid.tile(at);
                if (copy.land.isEmpty(tile)) {
                    copy.land.erect(tile, Piece.HOUSE, p.land.owner(p.grid.tile(seen.at())));
                }
            }
        }
        return copy;
    }

    /** Returns how many cities can be upgraded. */
    private static int agree(WorkingPosition p, String where) {
        int ready = 0;
        for (View.Structure seen :
                Tables.GAME.view(new Position(p), Viewer.PUBLIC).structures()) {
            ready += agrees(p, seen, where) ? 1 : 0;
        }
        return ready;
    }

    /** Returns whether the structure is a city that can be upgraded. */
    private static boolean agrees(WorkingPosition p, View.Structure seen, String where) {
        if (seen.piece() != Piece.CITY || seen.level() == p.numbers.maxCityLevel) {
            assertNull(seen.growth(), where);
            return false;
        }
        View.Growth growth = seen.growth();
        assertNotNull(growth, where);
        int centre = p.grid.tile(seen.at());
        boolean ready = growth.missing().isEmpty() && !growth.hemmedIn();
        assertEquals(Cities.refuseUpgrade(p, p.land.owner(centre), centre) == null, ready, where + ", " + seen);
        assertTrue(growth.needed().containsAll(growth.missing()), where);
        return ready;
    }

    @Test
    void theHighestLevelHasNoNext() {
        WorkingPosition p = Tables.read("0,8: A city 1", "0,-8: B city 1", "0,0: A city 5");
        assertNull(growth(p, new Hex(0, 0)));
    }
}
