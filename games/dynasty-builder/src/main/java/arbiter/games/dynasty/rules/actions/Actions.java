package arbiter.games.dynasty.rules.actions;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.actions.Action.Verb;
import arbiter.games.dynasty.rules.building.Bridges;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.building.Razing;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.combat.Ranged;
import arbiter.games.dynasty.rules.combat.Support;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.rules.spells.Spells;
import arbiter.games.dynasty.rules.turns.Placement;
import arbiter.games.dynasty.rules.turns.Turns;
import arbiter.games.dynasty.rules.winning.Victory;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the deciding seat may do in the present phase, as numbers, for menus, bots and playouts. The rule sections
 * decide what is legal. One object can be used for many positions on one board.
 */
public final class Actions {
    private static final Spell[] SPELLS = Spell.values();
    private static final UnitKind[] KINDS = UnitKind.values();

    private final Marches marches;
    private final Found found = new Found();

    public Actions(Grid grid) {
        marches = new Marches(grid, found);
    }

    public int count() {
        return found.count();
    }

    public long get(int index) {
        return found.get(index);
    }

    /** Lists the legal actions of the seat that decides. The last one only goes on. Empty when the game is over. */
    public void list(WorkingPosition p) {
        found.clear();
        int seat = p.phase == Phase.OVER ? 0 : p.decider();
        switch (p.phase) {
            case CENTRE -> centres(p, seat);
            case SOLDIER -> soldiers(p, seat);
            case BUILD -> building(p, seat);
            case MARCH -> marching(p, seat);
            case REPLY -> {
                found.add(Verb.RETALIATE, 0, 0, 0);
                found.add(Verb.EVADE, 0, 0, 0);
            }
            case TIE -> {
                found.addIf(Combat.refuseAgain(p), Verb.AGAIN, 0, 0, 0);
                found.add(Verb.BACK, 0, 0, 0);
            }
            case RECRUIT -> recruiting(p, seat);
            case DISBAND -> disbanding(p, seat);
            case OVER -> {}
        }
        if (p.phase.isOpen()) {
            found.add(Verb.END, 0, 0, 0);
            found.add(Verb.DONE, 0, 0, 0);
        }
    }

    private void centres(WorkingPosition p, int seat) {
        int anchor = p.board.anchor(seat);
        int end = p.grid.countWithin(anchor, p.numbers.homeRadius);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(anchor)[i];
            found.addIf(Placement.refuseCentre(p, seat, tile), Verb.CENTRE, tile, 0, 0);
        }
    }

    private void soldiers(WorkingPosition p, int seat) {
        int centre = p.land.city(seat, 0);
        int end = p.grid.countWithin(centre, p.numbers.soldierStartDistance);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            found.addIf(Placement.refuseSoldier(p, seat, tile), Verb.SOLDIER, tile, 0, 0);
        }
    }

    /** Checks only tiles in reach, with the player's structures, or in a ring of the player: the rules refuse all others. */
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
            found.addIf(Cities.refuseUpgrade(p, seat, centre), Verb.UPGRADE, centre, 0, 0);
        }
    }

    private void site(WorkingPosition p, int seat, int tile) {
        if (p.board.isWater(tile)) {
            found.addIf(Bridges.refuse(p, seat, tile), Verb.BRIDGE, tile, 0, 0);
        } else {
            found.addIf(Houses.refuse(p, seat, tile), Verb.HOUSE, tile, 0, 0);
        }
    }

    private void owned(WorkingPosition p, int seat, int tile) {
        found.addIf(Houses.refuseToken(p, seat, tile), Verb.TOKEN, tile, 0, 0);
        found.addIf(Houses.refuseUntoken(p, seat, tile), Verb.UNTOKEN, tile, 0, 0);
        found.addIf(Razing.refuse(p, seat, tile), Verb.RAZE, tile, 0, 0);
    }

    private void founding(WorkingPosition p, int seat, int site) {
        Fault fault = Cities.refuseFound(p, seat, site, Cities.NO_SHIFT);
        if (fault == null) {
            found.add(Verb.FOUND, site, Cities.NO_SHIFT, 0);
        } else if (fault == Fault.City.SHIFT_NEEDED) {
            for (int to : p.grid.neighbours(site)) {
                found.addIf(Cities.refuseFound(p, seat, site, to), Verb.FOUND, site, to, 0);
            }
        }
    }

    private void marching(WorkingPosition p, int seat) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            if (!p.army.marched(unit)) {
                marches.list(p, unit);
            }
            if (Support.refuseChoice(p, seat, unit) == null) {
                found.add(p.army.withheld(unit) ? Verb.SUPPORT : Verb.WITHHOLD, unit, 0, 0);
            }
        }
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            if (p.land.level(centre) >= p.numbers.spellLevel && Spells.refuseTower(p, seat, centre) == null) {
                marches.spells(p, seat, centre);
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
                        found.add(Verb.RECRUIT, centre, tile, kind.ordinal());
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
                found.addIf(MilitaryTokens.refuseUnit(p, seat, kind, tile), Verb.CREATE_UNIT, tile, 0, kind.ordinal());
            }
            purchasedCity(p, seat, tile);
        }
    }

    private void purchasedCity(WorkingPosition p, int seat, int site) {
        Fault fault = MilitaryTokens.refuseCity(p, seat, site, Cities.NO_SHIFT);
        if (fault == null) {
            found.add(Verb.CREATE_CITY, site, Cities.NO_SHIFT, 0);
        } else if (fault == Fault.City.SHIFT_NEEDED) {
            for (int to : p.grid.neighbours(site)) {
                found.addIf(MilitaryTokens.refuseCity(p, seat, site, to), Verb.CREATE_CITY, site, to, 0);
            }
        }
    }

    private void disbanding(WorkingPosition p, int seat) {
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            found.addIf(Recruiting.refuseDisband(p, seat, unit), Verb.DISBAND, unit, 0, 0);
        }
    }

    /** Carries out a listed action. */
    public void perform(WorkingPosition p, long action, Chance chance) {
        int seat = p.decider();
        int a = Action.part(action, 0);
        int b = Action.part(action, 1);
        int c = Action.part(action, 2);
        switch (Action.verb(action)) {
            case CENTRE -> Placement.centre(p, seat, a);
            case SOLDIER -> Placement.soldier(p, seat, a);
            case HOUSE -> Houses.build(p, seat, a);
            case BRIDGE -> Bridges.build(p, seat, a);
            case TOKEN -> Houses.token(p, seat, a);
            case UNTOKEN -> Houses.untoken(p, seat, a);
            case RAZE -> Razing.raze(p, seat, a);
            case FOUND -> Cities.found(p, seat, a, b);
            case UPGRADE -> Cities.upgrade(p, seat, a);
            case MARCH -> marches.walk(p, a, b, c, chance);
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

    /** The same action as a line that a player could type. */
    public Order order(WorkingPosition p, long action) {
        int a = Action.part(action, 0);
        int b = Action.part(action, 1);
        int c = Action.part(action, 2);
        return switch (Action.verb(action)) {
            case CENTRE -> new Order.PlaceCentre(p.grid.hex(a));
            case SOLDIER -> new Order.PlaceSoldier(p.grid.hex(a));
            case HOUSE -> new Order.BuildHouse(p.grid.hex(a));
            case BRIDGE -> new Order.BuildBridge(p.grid.hex(a));
            case TOKEN -> new Order.Token(p.grid.hex(a));
            case UNTOKEN -> new Order.Untoken(p.grid.hex(a));
            case RAZE -> new Order.Raze(p.grid.hex(a));
            case FOUND -> new Order.Found(p.grid.hex(a), shift(p, b));
            case UPGRADE -> new Order.Upgrade(p.grid.hex(a));
            case MARCH -> marches.order(p, a, b, c);
            case CAST_ON_UNIT -> new Order.CastOnUnit(p.grid.hex(a), SPELLS[c], Marches.id(p, b));
            case CAST_ON_TILE -> new Order.CastOnTile(p.grid.hex(a), SPELLS[c], p.grid.hex(b));
            case RECRUIT -> new Order.Recruit(p.grid.hex(a), KINDS[c], p.grid.hex(b));
            case CREATE_UNIT -> new Order.CreateUnit(KINDS[c], p.grid.hex(a));
            case CREATE_CITY -> new Order.CreateCity(p.grid.hex(a), shift(p, b));
            case WITHHOLD -> new Order.Withhold(Marches.id(p, a));
            case SUPPORT -> new Order.GiveSupport(Marches.id(p, a));
            case DISBAND -> new Order.Disband(Marches.id(p, a));
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
}
