package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.seat.Viewer;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.rules.turns.Survey;
import arbiter.games.dynasty.words.Notation;
import arbiter.games.dynasty.words.PositionText;
import java.util.ArrayList;
import java.util.List;

/** What is true in every position that play reaches, whatever the players do. */
final class Invariants {
    private final WorkingPosition before;
    private final WorkingPosition p;
    private final String where;

    private Invariants(WorkingPosition before, WorkingPosition after, String where) {
        this.before = before;
        this.p = after;
        this.where = where;
    }

    static void hold(WorkingPosition before, WorkingPosition after, String where) {
        Invariants invariants = new Invariants(before, after, where);
        invariants.supplies();
        invariants.structures();
        invariants.units();
        invariants.cities();
        invariants.limits();
        invariants.turn();
        invariants.eliminated();
    }

    /** Counts that are updated step by step must equal counts that are computed from the text of the position. */
    static void keptCountsAreRight(WorkingPosition p) {
        WorkingPosition again = Tables.reread(p);
        assertEquals(PositionText.text(p), PositionText.text(again));
        assertEquals(Survey.view(p, Viewer.ALL, Notation::text), Survey.view(again, Viewer.ALL, Notation::text));
    }

    private String at(int tile) {
        return where + ", " + p.grid.hex(tile);
    }

    private void supplies() {
        for (int seat = 0; seat < p.seats; seat++) {
            int houses = 0;
            int tokens = 0;
            for (int tile = 0; tile < p.grid.size; tile++) {
                houses += p.land.is(tile, Piece.HOUSE, seat) ? 1 : 0;
                tokens += p.land.is(tile, Piece.TOKEN, seat) ? 1 : 0;
            }
            assertEquals(p.numbers.houseSupply, houses + p.land.houses[seat], where);
            assertEquals(p.numbers.landTokenSupply, tokens + p.land.landTokens[seat], where);
            assertTrue(p.land.houses[seat] >= 0 && p.land.landTokens[seat] >= 0, where);
            assertTrue(p.militaryTokens[seat] >= 0, where);
        }
    }

    private void structures() {
        List<Integer> bridges = new ArrayList<>();
        for (int tile = 0; tile < p.grid.size; tile++) {
            int owner = p.land.owner(tile);
            if (p.land.isHousing(tile)) {
                assertTrue(p.board.isPlain(tile), at(tile));
            }
            if (p.land.isBridge(tile)) {
                assertTrue(p.board.isWater(tile), at(tile));
                if (owner == Land.NOBODY) {
                    int unit = p.army.at(tile);
                    assertTrue(
                            unit != Army.NONE && !p.army.isShip(unit), at(tile) + ": an ownerless bridge hangs free");
                } else {
                    assertFalse(bridges.contains(owner), at(tile));
                    assertEquals(tile, p.land.bridge(owner), at(tile));
                    bridges.add(owner);
                }
            }
            int claim = p.land.claim(tile);
            if (claim != Land.NOWHERE) {
                assertTrue(p.land.isHousing(tile), at(tile));
                assertTrue(p.land.is(claim, Piece.CITY, owner), at(tile) + ": claimed by a city that is not there");
            }
        }
    }

    private void units() {
        int standing = 0;
        for (int seat = 0; seat < p.seats; seat++) {
            for (int i = 0; i < p.army.count(seat); i++) {
                int unit = p.army.unit(seat, i);
                int tile = p.army.tile(unit);
                assertEquals(seat, p.army.owner(unit), at(tile));
                assertTrue(p.army.number(unit) < p.army.nextNumber[seat], at(tile));
                if (p.army.isCargo(unit)) {
                    assertEquals(unit, p.army.cargoAt(tile), at(tile));
                    assertTrue(p.army.isShip(p.army.at(tile)) && p.army.owner(p.army.at(tile)) == seat, at(tile));
                } else {
                    standing++;
                    assertEquals(unit, p.army.at(tile), at(tile));
                    assertTrue(Marching.standable(p, p.army.kind(unit), tile), at(tile));
                    assertTrue(p.land.isBridge(tile) || !p.land.hostileStructure(tile, seat), at(tile));
                }
            }
        }
        for (int tile = 0; tile < p.grid.size; tile++) {
            standing -= p.army.at(tile) == Army.NONE ? 0 : 1;
        }
        assertEquals(0, standing, where + ": a tile holds a unit that nobody has");
    }

    private void cities() {
        List<Integer> centres = new ArrayList<>();
        for (int seat = 0; seat < p.seats; seat++) {
            int levels = 0;
            for (int i = 0; i < p.land.cityCount(seat); i++) {
                int centre = p.land.city(seat, i);
                int level = p.land.level(centre);
                assertTrue(level >= 1 && level <= p.numbers.maxCityLevel, at(centre));
                if (before.land.is(centre, Piece.CITY, seat)) {
                    assertTrue(level >= before.land.level(centre), at(centre) + ": a city declined");
                }
                for (int other : centres) {
                    assertTrue(p.grid.distance(centre, other) >= p.numbers.minCentreDistance, at(centre));
                }
                centres.add(centre);
                levels += level;
            }
            assertEquals(levels, p.land.levels(seat), where);
        }
        for (int tile = 0; tile < p.grid.size; tile++) {
            int site = tile;
            boolean crowded =
                    centres.stream().anyMatch(centre -> p.grid.distance(centre, site) < p.numbers.minCentreDistance);
            assertEquals(crowded, p.land.spacing.crowded(tile), at(tile));
            assertEquals(!crowded, (p.land.spacing.roomy.words[tile >> 6] >> tile & 1) != 0, at(tile));
        }
    }

    private void limits() {
        assertTrue(p.actionsUsed >= 0 && p.actionsUsed <= p.numbers.buildActions, where);
        for (int seat = 0; seat < p.seats; seat++) {
            if (p.army.count(seat) > Recruiting.limit(p, seat) && !before.phase.isSetup()) {
                assertTrue(p.army.count(seat) <= before.army.count(seat), where + ": units above the limit increased");
            }
        }
    }

    private void turn() {
        Actions actions = new Actions(p.grid);
        actions.list(p);
        assertEquals(p.phase == Phase.OVER, actions.count() == 0, where);
        assertEquals(p.phase == Phase.OVER, p.way != null, where);
        if (p.phase != Phase.OVER) {
            assertTrue(p.alive[p.active] && p.alive[p.decider()], where);
            assertEquals(p.phase == Phase.REPLY || p.phase == Phase.TIE, p.attacker != Army.NONE, where);
        }
    }

    private void eliminated() {
        for (int seat = 0; seat < p.seats; seat++) {
            if (!p.alive[seat]) {
                assertEquals(0, p.army.count(seat) + p.land.cityCount(seat) + p.militaryTokens[seat], where);
                assertEquals(p.numbers.houseSupply, p.land.houses[seat], where);
                assertEquals(Land.NOWHERE, p.land.bridge(seat), where);
            } else if (!p.phase.isSetup()) {
                assertTrue(p.land.cityCount(seat) > 0, where + ": somebody lives without a city");
            }
        }
    }
}
