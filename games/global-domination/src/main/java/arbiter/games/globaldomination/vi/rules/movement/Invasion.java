package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.List;
import java.util.TreeSet;

/** GD6-M.5 to M.7: one army, from all its origins, against the land of another player. */
final class Invasion {
    private final Turn turn;
    private final int step;
    private final int territory;
    private final Front attackers;
    private final Defence defence;
    private final int owner;

    /** Whether units of both sides have fought each other. */
    private boolean met;

    Invasion(Turn turn, int step, int territory, Front attackers) {
        this.turn = turn;
        this.step = step;
        this.territory = territory;
        this.attackers = attackers;
        this.defence = new Defence(turn.board, turn.rules, territory);
        this.owner = turn.board.owner[territory];
    }

    /** Survivors stay in the front; they have not hopped yet. */
    void fight() {
        Seat attacker = Seat.of(attackers.seat());
        Units came = attackers.units();
        if (Intelligence.informs(turn, attackers)) {
            turn.tell(new Happening.Informed(step, attacker, turn.id(territory)));
        } else {
            attackers.strike(turn.rules.invasionDamage);
        }
        Landmines.hit(turn, territory, attackers);
        Units arrived = attackers.units();
        // A Spy is seen only if it fights (GD6-C.6): against a Watchtower or against units.
        boolean opposed = !attackers.gone() && (turn.board.has(territory, Construct.WATCHTOWER) || !defence.gone());
        int spiesSeen = opposed ? arrived.spy() : 0;
        List<Integer> from = origins(spiesSeen);
        Happening.Tower tower = stormTower();
        met = !attackers.gone() && !defence.gone();
        beats();
        Happening.Outcome outcome = outcome();
        mourn(attacker, came.spy() - arrived.spy());
        Units before = came.withSpies(spiesSeen);
        if (before.total() > 0) {
            Units after = opposed ? attackers.units() : attackers.units().withoutSpies();
            turn.tell(new Happening.Invaded(
                    step,
                    turn.id(territory),
                    from,
                    new Happening.Side(attacker, before, after),
                    defenders(),
                    tower,
                    outcome));
        }
    }

    /** Reports Spies that died before they were seen. */
    private void mourn(Seat attacker, int spies) {
        if (spies > 0) {
            turn.tell(new Happening.NeverArrived(step, attacker, turn.id(territory), Units.only(Unit.SPY, spies)));
        }
    }

    private Happening.Side defenders() {
        Seat defender = Seat.of(owner);
        return met
                ? new Happening.Side(defender, defence.before(), defence.after())
                : new Happening.Side(
                        defender,
                        defence.before().withoutSpies(),
                        defence.after().withoutSpies());
    }

    /** The origins of the units that the report names. */
    private List<Integer> origins(int spiesSeen) {
        TreeSet<Integer> from = new TreeSet<>();
        for (int group : attackers.groups()) {
            if (turn.march.unit(group) != Unit.SPY || (spiesSeen > 0 && turn.march.count(group) > 0)) {
                from.add(turn.id(turn.march.where(group)));
            }
        }
        return List.copyOf(from);
    }

    /** A Watchtower absorbs damage 1 for 1. If it is not destroyed, it is not damaged. */
    private Happening.Tower stormTower() {
        if (!turn.board.has(territory, Construct.WATCHTOWER)) {
            return Happening.Tower.NONE;
        }
        if (attackers.gone()) {
            return Happening.Tower.STOOD;
        }
        long beats = Math.min(turn.rules.towerStrength, attackers.health());
        attackers.strike(beats);
        if (beats < turn.rules.towerStrength) {
            attackers.perish(); // Only units without health can be left, and the next beat kills them.
            return Happening.Tower.STOOD;
        }
        turn.board.destroy(territory, Construct.WATCHTOWER);
        return Happening.Tower.FELL;
    }

    private void beats() {
        while (!attackers.gone() && !defence.gone()) {
            boolean frailAttack = attackers.frail();
            boolean frailDefence = defence.frail();
            if (frailAttack) {
                attackers.perish();
            }
            if (frailDefence) {
                defence.perish();
            }
            long beats = Math.min(attackers.health(), defence.health());
            attackers.strike(beats);
            defence.strike(beats);
        }
    }

    private Happening.Outcome outcome() {
        boolean held = defence.before().total() > 0;
        defence.bury(turn.march, territory);
        if (!defence.gone() || (!held && attackers.gone())) {
            return Happening.Outcome.HELD;
        }
        turn.board.neutralise(territory);
        return attackers.gone() ? Happening.Outcome.NEUTRALISED : Happening.Outcome.TAKEN;
    }
}
