package arbiter.games.dynasty.advice;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.building.Bridges;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.combat.Ranged;
import arbiter.games.dynasty.rules.combat.Support;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.marching.Reach;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.rules.spells.Spells;
import arbiter.games.dynasty.rules.turns.Judge;
import arbiter.games.dynasty.rules.turns.Placement;
import arbiter.games.dynasty.rules.turns.Turns;
import arbiter.games.dynasty.rules.winning.Victory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the deciding seat may do in the present phase, as numbers: the menu of bots and forms, and the fuel of
 * playouts. Whether a thing is legal is asked of the rule sections, as everywhere. One object serves many positions of one
 * board.
 */
public final class Actions {
    /** What an action does; its parts stand in {@link #part} 0, 1 and 2. */
    private enum Verb {
        CENTRE,
        SOLDIER,
        HOUSE,
        BRIDGE,
        TOKEN,
        UNTOKEN,
        RAZE,
        FOUND,
        UPGRADE,
        MARCH,
        CAST_ON_UNIT,
        CAST_ON_TILE,
        RECRUIT,
        CREATE_UNIT,
        CREATE_CITY,
        WITHHOLD,
        SUPPORT,
        DISBAND,
        EVADE,
        RETALIATE,
        AGAIN,
        BACK,
        DONE,
        END;

        private static final Verb[] ALL = values();
    }

    private static final Spell[] SPELLS = Spell.values();
    private static final UnitKind[] KINDS = UnitKind.values();
    private static final int BIAS = 4;

    private final Reach reach;
    private final int[] path;
    private long[] found = new long[512];
    private int count;

    public Actions(Grid grid) {
        reach = new Reach(grid);
        path = new int[4 * grid.size];
    }

    private static long code(Verb verb, int a, int b, int c) {
        return (long) verb.ordinal() << 48 | (long) (a + BIAS) << 32 | (long) (b + BIAS) << 16 | c + BIAS;
    }

    private static int part(long action, int index) {
        return (int) (action >> 32 - 16 * index & 0xFFFF) - BIAS;
    }

    private static Verb verb(long action) {
        return Verb.ALL[(int) (action >> 48)];
    }

    private void add(Verb verb, int a, int b, int c) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = code(verb, a, b, c);
    }

    private void addIf(@Nullable Fault fault, Verb verb, int a, int b, int c) {
        if (fault == null) {
            add(verb, a, b, c);
        }
    }

    public int count() {
        return count;
    }

    public long get(int index) {
        return found[index];
    }

    /** Lists the legal actions of the seat that decides, the plainest last; none when the game is over. */
    public void list(WorkingPosition p) {
        count = 0;
        int seat = p.phase == Phase.OVER ? 0 : p.decider();
        switch (p.phase) {
            case CENTRE -> centres(p, seat);
            case SOLDIER -> soldiers(p, seat);
            case BUILD -> building(p, seat);
            case MARCH -> marching(p, seat);
            case REPLY -> {
                add(Verb.RETALIATE, 0, 0, 0);
                add(Verb.EVADE, 0, 0, 0);
            }
            case TIE -> {
                addIf(Combat.refuseAgain(p), Verb.AGAIN, 0, 0, 0);
                add(Verb.BACK, 0, 0, 0);
            }
            case RECRUIT -> recruiting(p, seat);
            case DISBAND -> disbanding(p, seat);
            case OVER -> {}
        }
        if (p.phase.isOpen()) {
            add(Verb.END, 0, 0, 0);
            add(Verb.DONE, 0, 0, 0);
        }
    }

    private void centres(WorkingPosition p, int seat) {
        int anchor = p.board.anchor(seat);
        int end = p.grid.countWithin(anchor, p.numbers.homeRadius);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(anchor)[i];
            addIf(Placement.refuseCentre(p, seat, tile), Verb.CENTRE, tile, 0, 0);
        }
    }

    private void soldiers(WorkingPosition p, int seat) {
        int centre = p.land.city(seat, 0);
        int end = p.grid.countWithin(centre, p.numbers.soldierStartDistance);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            addIf(Placement.refuseSoldier(p, seat, tile), Verb.SOLDIER, tile, 0, 0);
        }
    }

    /** Only tiles within reach, with own structures, or in an own ring are looked at: anywhere else the rules say no. */
    private void building(WorkingPosition p, int seat) {
        boolean paid = Houses.actionLeft(p);
        for (int word = 0; word < p.land.empty.words.length; word++) {
            if (paid) {
                long inReach = p.land.territory.held[seat].words[word] | p.army.beside[seat].words[word];
                for (long left = p.land.empty.words[word] & inReach; left != 0; left &= left - 1) {
                    site(p, seat, word << 6 | Long.numberOfTrailingZeros(left));
                }
                for (long left = p.land.owned[seat].words[word]; left != 0; left &= left - 1) {
                    owned(p, seat, word << 6 | Long.numberOfTrailingZeros(left));
                }
            }
            for (long left = p.land.ringed[seat].words[word]; left != 0; left &= left - 1) {
                founding(p, seat, word << 6 | Long.numberOfTrailingZeros(left));
            }
        }
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            addIf(Cities.refuseUpgrade(p, seat, centre), Verb.UPGRADE, centre, 0, 0);
        }
    }

    private void site(WorkingPosition p, int seat, int tile) {
        if (p.board.isWater(tile)) {
            addIf(Bridges.refuse(p, seat, tile), Verb.BRIDGE, tile, 0, 0);
        } else {
            addIf(Houses.refuse(p, seat, tile), Verb.HOUSE, tile, 0, 0);
        }
    }

    private void owned(WorkingPosition p, int seat, int tile) {
        addIf(Houses.refuseToken(p, seat, tile), Verb.TOKEN, tile, 0, 0);
        addIf(Houses.refuseUntoken(p, seat, tile), Verb.UNTOKEN, tile, 0, 0);
        addIf(Houses.refuseRaze(p, seat, tile), Verb.RAZE, tile, 0, 0);
    }

    private void founding(WorkingPosition p, int seat, int site) {
        Fault fault = Cities.refuseFound(p, seat, site, Cities.NO_SHIFT);
        if (fault == null) {
            add(Verb.FOUND, site, Cities.NO_SHIFT, 0);
        } else if (fault == Fault.SHIFT_NEEDED) {
            for (int to : p.grid.neighbours(site)) {
                addIf(Cities.refuseFound(p, seat, site, to), Verb.FOUND, site, to, 0);
            }
        }
    }

    private void marching(WorkingPosition p, int seat) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            if (!p.army.marched(unit)) {
                marches(p, unit);
            }
            if (Support.refuseChoice(p, seat, unit) == null) {
                add(p.army.withheld(unit) ? Verb.SUPPORT : Verb.WITHHOLD, unit, 0, 0);
            }
        }
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            if (p.land.level(centre) >= p.numbers.spellLevel && Spells.refuseTower(p, seat, centre) == null) {
                spells(p, seat, centre);
            }
        }
    }

    private void marches(WorkingPosition p, int unit) {
        reach.explore(p, unit);
        if (!p.army.isCargo(unit)) {
            attacks(p, unit, Land.NOWHERE);
        }
        for (int i = 0; i < reach.count(); i++) {
            int stop = reach.stop(i);
            add(Verb.MARCH, unit, stop, Marching.NO_ATTACK);
            if (!Marching.boards(p, unit, stop)) {
                attacks(p, unit, stop);
            }
        }
    }

    /** @param stop where the path ends, {@link Land#NOWHERE} for staying */
    private void attacks(WorkingPosition p, int unit, int stop) {
        int from = stop == Land.NOWHERE ? p.army.tile(unit) : stop;
        int seat = p.army.owner(unit);
        int[] around = p.grid.outwards(from);
        int end = p.grid.countWithin(from, p.numbers.range(p.army.kind(unit)));
        for (int i = 1; i < end; i++) {
            int target = around[i];
            if (p.army.hostileUnit(target, seat) || p.land.hostileStructure(target, seat)) {
                int length = stop == Land.NOWHERE ? 0 : reach.pathTo(stop, path);
                addIf(Combat.refuse(p, unit, Arrays.copyOf(path, length), target), Verb.MARCH, unit, stop, target);
            }
        }
    }

    private void spells(WorkingPosition p, int seat, int centre) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            addIf(Spells.refuseOnUnit(p, seat, centre, Spell.HASTE, unit), Verb.CAST_ON_UNIT, centre, unit, 0);
            addIf(Spells.refuseOnUnit(p, seat, centre, Spell.BLESS, unit), Verb.CAST_ON_UNIT, centre, unit, 1);
        }
        int end = p.grid.countWithin(centre, p.numbers.spellRange);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (!p.land.isEmpty(tile)) {
                addIf(Spells.refuseOnTile(p, seat, centre, Spell.WARD, tile), Verb.CAST_ON_TILE, centre, tile, 2);
                addIf(Spells.refuseOnTile(p, seat, centre, Spell.EMBER, tile), Verb.CAST_ON_TILE, centre, tile, 3);
            }
        }
    }

    private void recruiting(WorkingPosition p, int seat) {
        boolean full = Recruiting.full(p, seat);
        for (int i = 0; !full && i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            int radius = Recruiting.spawnRadius(p, centre);
            int end = p.grid.countWithin(centre, radius);
            for (UnitKind kind : KINDS) {
                for (int t = 1; Recruiting.refuseCity(p, seat, centre, kind) == null && t < end; t++) {
                    int tile = p.grid.outwards(centre)[t];
                    if (Recruiting.room(p, seat, kind, tile)) {
                        add(Verb.RECRUIT, centre, tile, kind.ordinal());
                    }
                }
            }
        }
        if (p.militaryTokens[seat] >= cheapest(p)) {
            for (int tile = 0; tile < p.grid.size; tile++) {
                purchases(p, seat, tile);
            }
        }
    }

    private static int cheapest(WorkingPosition p) {
        return Math.min(p.numbers.costCentre, Math.min(p.numbers.costLevel2, p.numbers.costLevel3));
    }

    private void purchases(WorkingPosition p, int seat, int tile) {
        if (p.land.territory.friendly(tile, seat)) {
            for (UnitKind kind : KINDS) {
                addIf(MilitaryTokens.refuseUnit(p, seat, kind, tile), Verb.CREATE_UNIT, tile, 0, kind.ordinal());
            }
            purchasedCity(p, seat, tile);
        }
    }

    private void purchasedCity(WorkingPosition p, int seat, int site) {
        Fault fault = MilitaryTokens.refuseCity(p, seat, site, Cities.NO_SHIFT);
        if (fault == null) {
            add(Verb.CREATE_CITY, site, Cities.NO_SHIFT, 0);
        } else if (fault == Fault.SHIFT_NEEDED) {
            for (int to : p.grid.neighbours(site)) {
                addIf(MilitaryTokens.refuseCity(p, seat, site, to), Verb.CREATE_CITY, site, to, 0);
            }
        }
    }

    private void disbanding(WorkingPosition p, int seat) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            addIf(Recruiting.refuseDisband(p, seat, unit), Verb.DISBAND, unit, 0, 0);
        }
    }

    /** Which of the listed actions are asked for. */
    public interface Wanted {
        boolean test(WorkingPosition p, long action);
    }

    /**
     * Whether a player who knows the game would spend a thought on a listed action. A land token frees a house as well as
     * tearing it down does, and the ring stays whole; with houses for a turn in hand neither is needed; and the turn ends by
     * going on as well as at once.
     */
    public static boolean isIdea(WorkingPosition p, long action) {
        return switch (verb(action)) {
            case TOKEN -> p.land.houses[p.active] < p.numbers.buildActions;
            case RAZE -> p.land.houses[p.active] < p.numbers.buildActions && p.land.landTokens[p.active] == 0;
            case WITHHOLD, SUPPORT, END -> false;
            default -> true;
        };
    }

    /** Carries out a listed action. */
    public void perform(WorkingPosition p, long action, Chance chance) {
        int seat = p.decider();
        int a = part(action, 0);
        int b = part(action, 1);
        int c = part(action, 2);
        switch (verb(action)) {
            case CENTRE -> Placement.centre(p, seat, a);
            case SOLDIER -> Placement.soldier(p, seat, a);
            case HOUSE -> Houses.build(p, seat, a);
            case BRIDGE -> Bridges.build(p, seat, a);
            case TOKEN -> Houses.token(p, seat, a);
            case UNTOKEN -> Houses.untoken(p, seat, a);
            case RAZE -> Houses.raze(p, seat, a);
            case FOUND -> Cities.found(p, seat, a, b);
            case UPGRADE -> Cities.upgrade(p, seat, a);
            case MARCH -> Judge.march(p, a, path, way(p, a, b), c, chance);
            case CAST_ON_UNIT -> Spells.castOnUnit(p, seat, a, SPELLS[c], b);
            case CAST_ON_TILE -> Spells.castOnTile(p, seat, a, SPELLS[c], b);
            case RECRUIT -> Recruiting.recruit(p, seat, a, KINDS[c], b);
            case CREATE_UNIT -> MilitaryTokens.createUnit(p, seat, KINDS[c], a);
            case CREATE_CITY -> MilitaryTokens.createCity(p, seat, a, b);
            case WITHHOLD -> Support.withhold(p, a);
            case SUPPORT -> Support.give(p, a);
            case DISBAND -> Recruiting.disband(p, seat, a);
            case EVADE -> Ranged.evade(p, chance);
            case RETALIATE -> Ranged.retaliate(p, chance);
            case AGAIN -> Combat.again(p, chance);
            case BACK -> Combat.back(p);
            case DONE -> Turns.done(p);
            case END -> Turns.end(p);
        }
        Victory.test(p);
    }

    /** Writes the path to a stop into {@link #path} and returns its length. */
    private int way(WorkingPosition p, int unit, int stop) {
        if (stop == Land.NOWHERE) {
            return 0;
        }
        reach.explore(p, unit);
        return reach.pathTo(stop, path);
    }

    /** The same action as a line that a player could type. */
    public Order order(WorkingPosition p, long action) {
        int a = part(action, 0);
        int b = part(action, 1);
        int c = part(action, 2);
        return switch (verb(action)) {
            case CENTRE -> new Order.PlaceCentre(p.grid.hex(a));
            case SOLDIER -> new Order.PlaceSoldier(p.grid.hex(a));
            case HOUSE -> new Order.BuildHouse(p.grid.hex(a));
            case BRIDGE -> new Order.BuildBridge(p.grid.hex(a));
            case TOKEN -> new Order.Token(p.grid.hex(a));
            case UNTOKEN -> new Order.Untoken(p.grid.hex(a));
            case RAZE -> new Order.Raze(p.grid.hex(a));
            case FOUND -> new Order.Found(p.grid.hex(a), shift(p, b));
            case UPGRADE -> new Order.Upgrade(p.grid.hex(a));
            case MARCH -> march(p, a, b, c);
            case CAST_ON_UNIT -> new Order.CastOnUnit(p.grid.hex(a), SPELLS[c], id(p, b));
            case CAST_ON_TILE -> new Order.CastOnTile(p.grid.hex(a), SPELLS[c], p.grid.hex(b));
            case RECRUIT -> new Order.Recruit(p.grid.hex(a), KINDS[c], p.grid.hex(b));
            case CREATE_UNIT -> new Order.CreateUnit(KINDS[c], p.grid.hex(a));
            case CREATE_CITY -> new Order.CreateCity(p.grid.hex(a), shift(p, b));
            case WITHHOLD -> new Order.Withhold(id(p, a));
            case SUPPORT -> new Order.GiveSupport(id(p, a));
            case DISBAND -> new Order.Disband(id(p, a));
            case EVADE -> new Order.Evade();
            case RETALIATE -> new Order.Retaliate();
            case AGAIN -> new Order.Again();
            case BACK -> new Order.Back();
            case DONE -> new Order.Done();
            case END -> new Order.End();
        };
    }

    private static @Nullable Hex shift(WorkingPosition p, int to) {
        return to == Cities.NO_SHIFT ? null : p.grid.hex(to);
    }

    private static Order.UnitId id(WorkingPosition p, int unit) {
        return new Order.UnitId(p.army.owner(unit), p.army.number(unit));
    }

    private Order march(WorkingPosition p, int unit, int stop, int target) {
        int length = way(p, unit, stop);
        List<Hex> hexes = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            hexes.add(p.grid.hex(path[i]));
        }
        return new Order.March(id(p, unit), hexes, target == Marching.NO_ATTACK ? null : p.grid.hex(target));
    }
}
