package arbiter.games.dynasty.rules.actions;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Action.Verb;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.marching.Reach;
import arbiter.games.dynasty.rules.spells.Spells;
import arbiter.games.dynasty.rules.turns.Judge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The actions of MARCH: where each unit can go, what it can attack from there, and what towers can cast. */
final class Marches {
    private final Found found;
    private final Reach reach;
    private final int[] path;

    Marches(Grid grid, Found found) {
        this.found = found;
        reach = new Reach(grid);
        path = new int[4 * grid.size];
    }

    void list(WorkingPosition p, int unit) {
        reach.explore(p, unit);
        if (!p.army.isCargo(unit)) {
            attacks(p, unit, Land.NOWHERE);
        }
        for (int i = 0; i < reach.count(); i++) {
            int stop = reach.stop(i);
            found.add(Verb.MARCH, unit, stop, Marching.NO_ATTACK);
            if (!Marching.boards(p, unit, stop)) {
                attacks(p, unit, stop);
            }
        }
    }

    /** @param stop where the path ends, {@link Land#NOWHERE} if the unit stays */
    private void attacks(WorkingPosition p, int unit, int stop) {
        int from = stop == Land.NOWHERE ? p.army.tile(unit) : stop;
        int seat = p.army.owner(unit);
        int[] around = p.grid.outwards(from);
        int end = p.grid.countWithin(from, p.numbers.range(p.army.kind(unit)));
        for (int i = 1; i < end; i++) {
            int target = around[i];
            if (p.army.hostileUnit(target, seat) || p.land.hostileStructure(target, seat)) {
                int length = stop == Land.NOWHERE ? 0 : reach.pathTo(stop, path);
                found.addIf(
                        Combat.refuse(p, unit, Arrays.copyOf(path, length), target), Verb.MARCH, unit, stop, target);
            }
        }
    }

    void spells(WorkingPosition p, int seat, int centre) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            found.addIf(
                    Spells.refuseOnUnit(p, seat, centre, Spell.HASTE, unit),
                    Verb.CAST_ON_UNIT,
                    centre,
                    unit,
                    Spell.HASTE.ordinal());
            found.addIf(
                    Spells.refuseOnUnit(p, seat, centre, Spell.BLESS, unit),
                    Verb.CAST_ON_UNIT,
                    centre,
                    unit,
                    Spell.BLESS.ordinal());
        }
        int end = p.grid.countWithin(centre, p.numbers.spellRange);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (!p.land.isEmpty(tile)) {
                found.addIf(
                        Spells.refuseOnTile(p, seat, centre, Spell.WARD, tile),
                        Verb.CAST_ON_TILE,
                        centre,
                        tile,
                        Spell.WARD.ordinal());
                found.addIf(
                        Spells.refuseOnTile(p, seat, centre, Spell.EMBER, tile),
                        Verb.CAST_ON_TILE,
                        centre,
                        tile,
                        Spell.EMBER.ordinal());
            }
        }
    }

    /** Writes the path to a stop into {@link #path} and returns its length. */
    private int way(WorkingPosition p, int unit, int stop) {
        if (stop == Land.NOWHERE) {
            return 0;
        }
        reach.explore(p, unit);
        return reach.pathTo(stop, path);
    }

    /** Carries out a listed march. */
    void walk(WorkingPosition p, int unit, int stop, int target, Chance chance) {
        Judge.march(p, unit, path, way(p, unit, stop), target, chance);
    }

    Order order(WorkingPosition p, int unit, int stop, int target) {
        int length = way(p, unit, stop);
        List<Hex> hexes = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            hexes.add(p.grid.hex(path[i]));
        }
        return new Order.March(id(p, unit), hexes, target == Marching.NO_ATTACK ? null : p.grid.hex(target));
    }

    static Order.UnitId id(WorkingPosition p, int unit) {
        return new Order.UnitId(p.army.owner(unit), p.army.number(unit));
    }
}
