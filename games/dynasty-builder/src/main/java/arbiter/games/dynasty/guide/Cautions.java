package arbiter.games.dynasty.guide;

import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Caution;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.combat.Prospect;
import arbiter.games.dynasty.rules.turns.Turns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

/** The warnings about a sheet: what the player gives up without getting anything. */
final class Cautions {
    private final int seat;
    private final List<Warning> found = new ArrayList<>();

    private Cautions(int seat) {
        this.seat = seat;
    }

    static Warnings of(Tried tried, int seat) {
        List<List<Warning>> lines = new ArrayList<>();
        for (Tried.Line line : tried.lines()) {
            Cautions cautions = new Cautions(seat);
            if (line.judged() && line.after().phase != Phase.OVER && line.after().alive[seat]) {
                cautions.look(line);
            }
            lines.add(cautions.found);
        }
        return new Warnings(lines, List.of());
    }

    private void look(Tried.Line line) {
        if (line.before().active == seat && leaves(line, Phase.BUILD)) {
            building(line.before());
        }
        if (line.before().active == seat && leaves(line, Phase.RECRUIT)) {
            recruiting(line.before());
        }
        if (line.order().orElse(null) instanceof Order.March march && march.attack() != null) {
            attack(line.before(), march, march.attack());
        }
    }

    /** Whether the seat can still play that phase before the line, but not after it. */
    private boolean leaves(Tried.Line line, Phase phase) {
        return comes(line.before(), phase) && (over(line) || !comes(line.after(), phase));
    }

    private static boolean comes(WorkingPosition p, Phase phase) {
        return p.phase == phase || !p.numbers.roundPhases && p.phase.isOpen() && p.phase.compareTo(phase) < 0;
    }

    private boolean over(Tried.Line line) {
        return line.after().active != seat || line.after().round != line.before().round;
    }

    private void building(WorkingPosition p) {
        SequencedSet<Hex> ready = new LinkedHashSet<>();
        boolean site = false;
        for (Order order : legal(p)) {
            site |= order instanceof Order.BuildHouse;
            if (order instanceof Order.Upgrade(Hex at)) {
                ready.add(at);
            }
        }
        if (!ready.isEmpty()) {
            warn(Caution.UPGRADE_FORGOTTEN, "cities", listed(ready));
        }
        if (site) {
            warn(Caution.ACTIONS_UNUSED, "left", p.numbers.buildActions - p.actionsUsed);
        }
    }

    private void recruiting(WorkingPosition before) {
        WorkingPosition p = before.copy();
        while (p.phase != Phase.RECRUIT && p.phase != Phase.OVER) {
            Turns.done(p);
        }
        SequencedSet<Hex> cities = new LinkedHashSet<>();
        for (Order order : legal(p)) {
            if (order instanceof Order.Recruit recruit) {
                cities.add(recruit.city());
            }
        }
        if (!cities.isEmpty()) {
            warn(Caution.RECRUIT_UNUSED, "cities", listed(cities));
        }
    }

    private static List<Order> legal(WorkingPosition p) {
        Actions actions = new Actions(p.grid);
        actions.list(p);
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < actions.count(); i++) {
            orders.add(actions.order(p, actions.get(i)));
        }
        return orders;
    }

    private static String listed(SequencedSet<Hex> tiles) {
        return tiles.stream().map(Hex::toString).collect(Collectors.joining(" "));
    }

    private void attack(WorkingPosition p, Order.March march, Hex at) {
        Prospect prospect = Effects.attack(p, march);
        if (prospect.isHopeless(p.numbers.dieSides)) {
            Caution caution = prospect instanceof Prospect.Storm ? Caution.HOPELESS_SIEGE : Caution.HOPELESS_BATTLE;
            warn(caution, "unit", march.unit(), "at", at);
        }
    }

    private void warn(Caution caution, Object... facts) {
        found.add(Warning.of(caution.code(), caution.rule(), facts));
    }
}
