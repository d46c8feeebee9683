package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.ArrayList;
import java.util.List;

/** One army enters its target: an Invasion if an enemy holds it (8.7–8.12), a simple entry if nobody does. */
final class Invasion {
    private final Round round;
    private final Turn turn;
    private final int[] arriving;

    Invasion(Round round) {
        this.round = round;
        this.turn = round.turn;
        this.arriving = round.steps.noArrivals();
    }

    void resolve(int army) {
        int target = round.armies.target[army];
        if (turn.owner[target] == Position.NEUTRAL) {
            enter(army, target);
        } else {
            invade(army, target);
        }
    }

    /** An army without rivals, or the winner of a Skirmish, enters neutral land: no penalty, and Constructs there stay. */
    private void enter(int army, int target) {
        int player = round.armies.player[army];
        List<Integer> from = origins(army);
        int units = round.strength[army];
        depart(army, 0);
        turn.take(target, player);
        round.steps.arrive(target, arriving);
        turn.happened(new Happening.Entered(round.number, player, from, turn.id(target), units));
        turn.step();
    }

    private void invade(int army, int target) {
        int player = round.armies.player[army];
        int defender = turn.owner[target];
        int attackers = round.strength[army];
        int defenders = turn.troops[target];
        List<Integer> from = origins(army);

        Happening.Walls walls = walls(target, attackers);
        int left = pastTheWalls(walls, attackers);
        int duels = Math.min(left, defenders);
        left -= duels;

        depart(army, attackers - left);
        turn.removeTroops(target, duels);
        if (walls == Happening.Walls.BROKEN) {
            turn.put(Construct.RUIN, target);
        }
        Happening.Outcome outcome = outcome(left, duels, defenders - duels);
        settle(target, player, outcome);
        turn.happened(new Happening.Invaded(
                round.number,
                player,
                from,
                turn.id(target),
                defender,
                attackers,
                defenders,
                walls,
                left,
                defenders - duels,
                outcome));
        turn.step();
    }

    /** 8.7: an army breaks the walls if it is strong enough when it reaches them, before or after the penalty of 8.9. */
    private Happening.Walls walls(int target, int attackers) {
        if (!turn.stands(Construct.FORTRESS, target)) {
            return Happening.Walls.NONE;
        }
        int there = turn.rules.fighting().wallsFirst() ? attackers : afterPenalty(attackers);
        return there > 0 && there >= turn.rules.fighting().wallStrength()
                ? Happening.Walls.BROKEN
                : Happening.Walls.HELD;
    }

    /**
     * An army that cannot break the walls is lost; an army that can pays for it. The order of wall and penalty makes no
     * difference here.
     */
    private int pastTheWalls(Happening.Walls walls, int attackers) {
        return switch (walls) {
            case NONE -> afterPenalty(attackers);
            case HELD -> 0;
            case BROKEN ->
                Math.max(0, afterPenalty(attackers) - turn.rules.fighting().wallStrength());
        };
    }

    private int afterPenalty(int attackers) {
        return Math.max(0, attackers - turn.rules.fighting().invasionPenalty());
    }

    /** Land without units stays with its owner unless an attacker is left to take it. */
    private static Happening.Outcome outcome(int attackersLeft, int duels, int defendersLeft) {
        if (attackersLeft > 0) {
            return Happening.Outcome.OVERTAKEN;
        }
        return duels > 0 && defendersLeft == 0 ? Happening.Outcome.NEUTRALISED : Happening.Outcome.REPELLED;
    }

    private void settle(int target, int player, Happening.Outcome outcome) {
        switch (outcome) {
            case REPELLED -> {}
            case NEUTRALISED -> {
                raze(target);
                turn.owner[target] = Position.NEUTRAL;
            }
            case OVERTAKEN -> {
                raze(target);
                turn.take(target, player);
                round.steps.arrive(target, arriving);
            }
        }
    }

    /** 8.12: a Bivouac and Trebuchets are destroyed when their land falls; a Garrison and a Headquarter stay. */
    private void raze(int target) {
        turn.trebuchets[target] = 0;
        if (turn.stands(Construct.BIVOUAC, target)) {
            turn.put(Construct.NONE, target);
        }
    }

    private List<Integer> origins(int army) {
        List<Integer> from = new ArrayList<>();
        for (int hop = round.armies.head[army]; hop >= 0; hop = round.armies.next[hop]) {
            Integer id = turn.id(round.hops.from[hop]);
            if (round.reserved[hop] > 0 && !from.contains(id)) {
                from.add(id);
            }
        }
        return from;
    }

    /** All units leave their origins; losses are taken in list order. */
    private void depart(int army, int losses) {
        int left = losses;
        for (int hop = round.armies.head[army]; hop >= 0; hop = round.armies.next[hop]) {
            int units = round.reserved[hop];
            if (units > 0) {
                int from = round.hops.from[hop];
                int lost = Math.min(left, units);
                round.steps.depart(from, units, lost, arriving);
                round.reserved[hop] = 0;
                round.reservedAt[from] -= units;
                left -= lost;
            }
        }
        round.strength[army] = 0;
    }
}
