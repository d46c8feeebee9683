package arbiter.games.dynasty.rules.spells;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-11: the spells of Mage Towers, cast between marches. */
public final class Spells {
    private Spells() {}

    /** DB-11.1: whether that city has a spell left. */
    public static @Nullable Fault refuseTower(WorkingPosition p, int seat, int centre) {
        if (!p.numbers.spells) {
            return Fault.Magic.SPELLS_OFF;
        }
        if (centre == Grid.OFF_BOARD
                || !p.land.is(centre, Piece.CITY, seat)
                || p.land.level(centre) < p.numbers.spellLevel) {
            return Fault.Magic.NO_MAGE_TOWER;
        }
        return p.land.casts[centre] >= p.numbers.spellsPerTower ? Fault.Magic.ALREADY_CAST : null;
    }

    /** @param unit a slot or {@link Army#NONE} */
    public static @Nullable Fault refuseOnUnit(WorkingPosition p, int seat, int centre, Spell spell, int unit) {
        Fault tower = refuseTower(p, seat, centre);
        if (tower != null) {
            return tower;
        }
        if (unit == Army.NONE) {
            return Fault.Magic.NOT_A_UNIT_FOR_IT;
        }
        if (tooFar(p, centre, p.army.tile(unit))) {
            return Fault.Magic.SPELL_TOO_FAR;
        }
        if (spell == Spell.HASTE ? p.army.hasted(unit) : p.army.blessed(unit)) {
            return Fault.Magic.SPELL_STACKED;
        }
        if (p.army.owner(unit) != seat) {
            return Fault.Magic.NOT_A_UNIT_FOR_IT;
        }
        return spell == Spell.HASTE && p.army.marched(unit) ? Fault.Magic.HASTE_TOO_LATE : null;
    }

    public static @Nullable Fault refuseOnTile(WorkingPosition p, int seat, int centre, Spell spell, int tile) {
        Fault tower = refuseTower(p, seat, centre);
        if (tower != null) {
            return tower;
        }
        if (tile == Grid.OFF_BOARD || tooFar(p, centre, tile)) {
            return Fault.Magic.SPELL_TOO_FAR;
        }
        if (spell == Spell.WARD) {
            if (p.land.warded[tile]) {
                return Fault.Magic.SPELL_STACKED;
            }
            return p.land.is(tile, Piece.CITY, seat) ? null : Fault.Magic.NOT_A_CITY_FOR_IT;
        }
        boolean burns = p.land.isHousing(tile) && p.land.owner(tile) != seat && p.army.at(tile) == Army.NONE;
        return burns ? null : Fault.Magic.NOTHING_TO_BURN;
    }

    private static boolean tooFar(WorkingPosition p, int centre, int tile) {
        return p.grid.distance(centre, tile) > p.numbers.spellRange;
    }

    public static void castOnUnit(WorkingPosition p, int seat, int centre, Spell spell, int unit) {
        p.land.casts[centre]++;
        if (spell == Spell.HASTE) {
            p.army.hasten(unit);
        } else {
            p.army.bless(unit);
        }
        if (p.told()) {
            p.tell(new Happening.SpellCast(
                    p.seat(seat), p.grid.hex(centre), spell, p.id(unit), p.grid.hex(p.army.tile(unit))));
        }
    }

    public static void castOnTile(WorkingPosition p, int seat, int centre, Spell spell, int tile) {
        p.land.casts[centre]++;
        if (spell == Spell.WARD) {
            p.land.warded[tile] = true;
        } else {
            p.land.clear(tile);
        }
        if (p.told()) {
            p.tell(new Happening.SpellCast(p.seat(seat), p.grid.hex(centre), spell, "", p.grid.hex(tile)));
        }
    }

    /** Blessings and wards end when their caster's next BUILD begins; haste has already ended with its turn. */
    public static void fade(WorkingPosition p, int seat) {
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            p.land.warded[p.land.city(seat, i)] = false;
        }
        for (int i = 0; i < p.army.count(seat); i++) {
            p.army.endBlessing(p.army.unit(seat, i));
        }
    }
}
