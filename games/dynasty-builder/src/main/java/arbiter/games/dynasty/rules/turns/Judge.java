package arbiter.games.dynasty.rules.turns;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.building.Bridges;
import arbiter.games.dynasty.rules.building.Houses;
import arbiter.games.dynasty.rules.building.Razing;
import arbiter.games.dynasty.rules.cities.Cities;
import arbiter.games.dynasty.rules.combat.Combat;
import arbiter.games.dynasty.rules.combat.Ranged;
import arbiter.games.dynasty.rules.combat.Support;
import arbiter.games.dynasty.rules.marching.Marching;
import arbiter.games.dynasty.rules.recruiting.MilitaryTokens;
import arbiter.games.dynasty.rules.recruiting.Recruiting;
import arbiter.games.dynasty.rules.spells.Spells;
import arbiter.games.dynasty.rules.winning.Victory;
import org.jspecify.annotations.Nullable;

/**
 * Judges one order of one player and carries it out. An order of a later phase implies {@code done} for the phases before
 * it; if the order is illegal there, the implied {@code done} is undone too (section 4).
 */
public final class Judge {
    private Judge() {}

    /**
     * Returns why the order is illegal and leaves the position unchanged; or returns null and leaves the position in the
     * order's phase. If the income of the implied {@code done} wins the game, the game is over and nothing is left to carry
     * out.
     */
    public static @Nullable Fault prepare(WorkingPosition p, int seat, Order order) {
        Fault foreign = foreign(p, seat, order);
        if (foreign != null) {
            return foreign;
        }
        Phase home = order instanceof Order.InPhase one ? one.home() : p.phase;
        if (home == p.phase) {
            return refuse(p, seat, order);
        }
        Phase before = p.phase;
        int tokens = p.militaryTokens[seat];
        int told = p.chronicleSize();
        while (p.phase != home && p.phase != Phase.OVER) {
            Turns.done(p);
        }
        if (p.phase == Phase.OVER) {
            return null;
        }
        Fault fault = refuse(p, seat, order);
        if (fault != null) {
            p.phase = before;
            p.militaryTokens[seat] = tokens;
            p.forgetSince(told);
        }
        return fault;
    }

    /** Whether {@link #prepare} would accept the order. Leaves the position unchanged in any case. */
    public static boolean accepts(WorkingPosition p, int seat, Order order) {
        if (foreign(p, seat, order) != null) {
            return false;
        }
        return order instanceof Order.InPhase one && one.home() != p.phase
                ? prepare(p.copy(), seat, order) == null
                : refuse(p, seat, order) == null;
    }

    /** Refuses orders that do not exist for this player or in this state. */
    private static @Nullable Fault foreign(WorkingPosition p, int seat, Order order) {
        return switch (order) {
            case Order.OfHost _ -> Fault.Turn.HOST_ONLY;
            case Order.Remark _ -> null;
            case Order.AtAnyTime _ -> free(p, seat);
            case Order.Closing _ -> closing(p, seat);
            case Order.InPhase now -> inTurn(p, seat, now.home());
        };
    }

    private static @Nullable Fault free(WorkingPosition p, int seat) {
        if (p.phase == Phase.OVER) {
            return Fault.Turn.NOT_IN_THIS_PHASE;
        }
        return p.alive[seat] ? null : Fault.Turn.NOT_YOUR_DECISION;
    }

    private static @Nullable Fault inTurn(WorkingPosition p, int seat, Phase home) {
        if (p.phase == Phase.OVER) {
            return Fault.Turn.NOT_IN_THIS_PHASE;
        }
        if (seat != p.decider()) {
            return Fault.Turn.NOT_YOUR_DECISION;
        }
        return home == p.phase || mayGoOn(p) && home.isOpen() && home.compareTo(p.phase) > 0
                ? null
                : Fault.Turn.NOT_IN_THIS_PHASE;
    }

    /** Whether a later part of the turn can follow at once. It cannot if other players' turns come between. */
    private static boolean mayGoOn(WorkingPosition p) {
        return p.phase.isOpen() && !p.numbers.roundPhases;
    }

    /** {@code done} and {@code end} are possible in all four parts of a turn. */
    private static @Nullable Fault closing(WorkingPosition p, int seat) {
        return inTurn(p, seat, p.phase.isOpen() ? p.phase : Phase.BUILD);
    }

    private static @Nullable Fault refuse(WorkingPosition p, int seat, Order order) {
        Grid grid = p.grid;
        return switch (order) {
            case Order.PlaceCentre(Hex at) -> Placement.refuseCentre(p, seat, grid.tile(at));
            case Order.PlaceSoldier(Hex at) -> Placement.refuseSoldier(p, seat, grid.tile(at));
            case Order.BuildHouse(Hex at) -> Houses.refuse(p, seat, grid.tile(at));
            case Order.BuildBridge(Hex at) -> Bridges.refuse(p, seat, grid.tile(at));
            case Order.Token(Hex at) -> Houses.refuseToken(p, seat, grid.tile(at));
            case Order.Untoken(Hex at) -> Houses.refuseUntoken(p, seat, grid.tile(at));
            case Order.Raze(Hex at) -> Razing.refuse(p, seat, grid.tile(at));
            case Order.Found(Hex at, Hex shift) -> Cities.refuseFound(p, seat, grid.tile(at), shift(p, shift));
            case Order.Upgrade(Hex at) -> Cities.refuseUpgrade(p, seat, grid.tile(at));
            case Order.March o -> refuseMarch(p, seat, o);
            case Order.CastOnUnit o -> Spells.refuseOnUnit(p, seat, grid.tile(o.city()), o.spell(), p.unit(o.unit()));
            case Order.CastOnTile o -> Spells.refuseOnTile(p, seat, grid.tile(o.city()), o.spell(), grid.tile(o.at()));
            case Order.Recruit o -> Recruiting.refuse(p, seat, grid.tile(o.city()), o.kind(), grid.tile(o.at()));
            case Order.CreateUnit o -> MilitaryTokens.refuseUnit(p, seat, o.kind(), grid.tile(o.at()));
            case Order.CreateCity(Hex at, Hex shift) ->
                MilitaryTokens.refuseCity(p, seat, grid.tile(at), shift(p, shift));
            case Order.Disband o -> Recruiting.refuseDisband(p, seat, p.unit(o.unit()));
            case Order.Again o -> Combat.refuseAgain(p);
            case Order.Evade _, Order.Retaliate _, Order.Back _ -> null;
            case Order.Closing _ -> null;
            case Order.Resign _, Order.SetRanged _, Order.SetTie _ -> null;
            case Order.Withhold o -> Support.refuseChoice(p, seat, p.unit(o.unit()));
            case Order.GiveSupport o -> Support.refuseChoice(p, seat, p.unit(o.unit()));
            case Order.Remark _, Order.OfHost _ -> null;
        };
    }

    private static @Nullable Fault refuseMarch(WorkingPosition p, int seat, Order.March march) {
        int unit = p.unit(march.unit());
        int[] path = path(p, march);
        int target = target(p, march);
        Fault way = Marching.refuse(p, seat, unit, path, target);
        return way != null || target == Marching.NO_ATTACK ? way : Combat.refuse(p, unit, path, target);
    }

    private static int shift(WorkingPosition p, @Nullable Hex to) {
        return to == null ? Cities.NO_SHIFT : p.grid.tile(to);
    }

    private static int[] path(WorkingPosition p, Order.March march) {
        return march.path().stream().mapToInt(p.grid::tile).toArray();
    }

    private static int target(WorkingPosition p, Order.March march) {
        Hex attack = march.attack();
        return attack == null ? Marching.NO_ATTACK : p.grid.tile(attack);
    }

    /** Whether the outcome of a prepared order depends on dice or on a player's reply. */
    static boolean isOpenEnded(WorkingPosition p, Order order) {
        return switch (order) {
            case Order.March o -> o.attack() != null && Combat.needsDice(p, p.unit(o.unit()), target(p, o));
            case Order.Evade _, Order.Retaliate _, Order.Again _ -> true;
            case Order.PlaceCentre _, Order.PlaceSoldier _ -> false;
            case Order.BuildHouse _, Order.BuildBridge _, Order.Token _, Order.Untoken _, Order.Raze _ -> false;
            case Order.Found _, Order.Upgrade _, Order.CastOnUnit _, Order.CastOnTile _ -> false;
            case Order.Recruit _, Order.CreateUnit _, Order.CreateCity _, Order.Disband _, Order.Back _ -> false;
            case Order.Closing _, Order.AtAnyTime _, Order.OfHost _, Order.Remark _ -> false;
        };
    }

    /** Carries out an order that {@link #prepare} has accepted. */
    public static void execute(WorkingPosition p, int seat, Order order, Chance chance) {
        if (p.phase == Phase.OVER || order instanceof Order.Remark) {
            return;
        }
        p.missed[seat] = 0;
        Grid grid = p.grid;
        switch (order) {
            case Order.PlaceCentre(Hex at) -> Placement.centre(p, seat, grid.tile(at));
            case Order.PlaceSoldier(Hex at) -> Placement.soldier(p, seat, grid.tile(at));
            case Order.BuildHouse(Hex at) -> Houses.build(p, seat, grid.tile(at));
            case Order.BuildBridge(Hex at) -> Bridges.build(p, seat, grid.tile(at));
            case Order.Token(Hex at) -> Houses.token(p, seat, grid.tile(at));
            case Order.Untoken(Hex at) -> Houses.untoken(p, seat, grid.tile(at));
            case Order.Raze(Hex at) -> Razing.raze(p, seat, grid.tile(at));
            case Order.Found(Hex at, Hex shift) -> Cities.found(p, seat, grid.tile(at), shift(p, shift));
            case Order.Upgrade(Hex at) -> Cities.upgrade(p, seat, grid.tile(at));
            case Order.March o -> march(p, o, chance);
            case Order.CastOnUnit o -> Spells.castOnUnit(p, seat, grid.tile(o.city()), o.spell(), p.unit(o.unit()));
            case Order.CastOnTile o -> Spells.castOnTile(p, seat, grid.tile(o.city()), o.spell(), grid.tile(o.at()));
            case Order.Recruit o -> Recruiting.recruit(p, seat, grid.tile(o.city()), o.kind(), grid.tile(o.at()));
            case Order.CreateUnit o -> MilitaryTokens.createUnit(p, seat, o.kind(), grid.tile(o.at()));
            case Order.CreateCity(Hex at, Hex shift) ->
                MilitaryTokens.createCity(p, seat, grid.tile(at), shift(p, shift));
            case Order.Disband o -> Recruiting.disband(p, seat, p.unit(o.unit()));
            case Order.Evade o -> Ranged.evade(p, chance);
            case Order.Retaliate o -> Ranged.retaliate(p, chance);
            case Order.Again o -> Combat.again(p, chance);
            case Order.Back o -> Combat.back(p);
            case Order.Done o -> Turns.done(p);
            case Order.End o -> Turns.end(p);
            case Order.Resign o -> Turns.resign(p, seat);
            case Order.SetRanged(Policy.Ranged answer) -> {
                p.rangedPolicy[seat] = answer;
                p.tell(new Happening.PolicySet(p.seat(seat), "ranged", answer.word()));
            }
            case Order.SetTie(Policy.Tie answer) -> {
                p.tiePolicy[seat] = answer;
                p.tell(new Happening.PolicySet(p.seat(seat), "tie", answer.word()));
            }
            case Order.Withhold o -> Support.withhold(p, p.unit(o.unit()));
            case Order.GiveSupport o -> Support.give(p, p.unit(o.unit()));
            case Order.Remark _, Order.OfHost _ -> {}
        }
        Victory.test(p);
        p.stepDone();
    }

    private static void march(WorkingPosition p, Order.March order, Chance chance) {
        int[] path = path(p, order);
        march(p, p.unit(order.unit()), path, path.length, target(p, order), chance);
    }

    /** DB-6.1: the path, then the attack. */
    public static void march(WorkingPosition p, int unit, int[] path, int length, int target, Chance chance) {
        Marching.walk(p, unit, path, length);
        p.stepDone();
        if (target != Marching.NO_ATTACK) {
            Combat.attack(p, unit, target, chance);
        }
    }
}
