package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.construction.Spawning;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The warnings, found by running the turn as if nobody else ordered anything. */
final class Cautions {
    private final Turn turn;
    private final Seat seat;
    private final Sheet<Order> sheet;
    private final List<Verdict> verdicts;
    private final List<List<Warning>> lines = new ArrayList<>();
    private final List<Warning> general = new ArrayList<>();

    /** @param turn after the phases that judge the sheet */
    Cautions(Turn turn, Seat seat, Sheet<Order> sheet) {
        this.turn = turn;
        this.seat = seat;
        this.sheet = sheet;
        this.verdicts = turn.verdicts(seat);
        sheet.lines().forEach(line -> lines.add(new ArrayList<>()));
    }

    Warnings of(Phase movement) {
        boolean awaited = turn.before.awaiting().contains(seat);
        if (awaited && sheet.lines().isEmpty()) {
            general.add(Warning.of(Warning.NOTHING_ORDERED, "GD6-T.1"));
        }
        if (turn.treasury.status[seat.index()].mayBuild()) {
            if (awaited) {
                general.add(Warning.of("no-hq", "GD6-C.1"));
            }
            return new Warnings(lines, general);
        }
        spawns();
        int[] mines = turn.board.mines.clone();
        movement.run(turn);
        items();
        for (Event event : turn.events()) {
            if (event instanceof Happening.Invaded e) {
                invasion(e);
            } else if (event instanceof Happening.NeverArrived e
                    && mines[turn.map().indexOf(e.to())] > 0) {
                ownMines(e.to(), e.units().total(), "GD6-M.11", order -> enters(order, e.step(), e.to()));
            } else if (event instanceof Happening.SpawnLost e) {
                ownMines(e.territory(), e.count(), "GD6-C.4", order -> spawnsAt(order, e.territory()));
            }
        }
        headquarters();
        return new Warnings(lines, general);
    }

    /** Adds the warning to every accepted line with such an order. */
    private void warn(Warning warning, Predicate<Order> about) {
        for (int line = 0; line < lines.size(); line++) {
            if (verdicts.get(line).accepted()
                    && sheet.lines().get(line) instanceof Reading.Order<Order>(Order order)
                    && about.test(order)) {
                lines.get(line).add(warning);
            }
        }
    }

    /** An empty sheet has its own warning already. */
    private void spawns() {
        int left = Spawning.left(turn, seat.index());
        if (left > 0 && !sheet.lines().isEmpty() && somewhereToSpawn()) {
            general.add(Warning.of("spawn-left", "GD6-C.4", "left", left));
        }
    }

    private boolean somewhereToSpawn() {
        Spawning.Homes homes = Spawning.Homes.of(turn.board, turn.treasury.seats());
        for (int t = 0; t < turn.board.size(); t++) {
            Order.Spawn one = new Order.Spawn(List.of(new Order.Placement(turn.id(t), 1)));
            if (Spawning.refuse(turn, homes, seat.index(), one) == null) {
                return true;
            }
        }
        return false;
    }

    /** An attack in which only the attacker loses units. */
    private void invasion(Happening.Invaded e) {
        boolean inVain = e.outcome() == Happening.Outcome.HELD
                && e.tower() != Happening.Tower.FELL
                && e.defender().before().equals(e.defender().after());
        if (inVain) {
            warn(
                    Warning.of("in-vain", "GD6-M.5", "territory", e.territory(), "damage", turn.rules.invasionDamage),
                    order -> enters(order, e.step(), e.territory()));
        }
    }

    private static boolean enters(Order order, int step, int territory) {
        return order instanceof Order.Move move
                && move.path().hops() >= step
                && move.path().id(step) == territory;
    }

    private static boolean spawnsAt(Order order, int territory) {
        return order instanceof Order.Spawn spawn && spawn.places().stream().anyMatch(place -> place.at() == territory);
    }

    private void ownMines(int territory, int lost, String rule, Predicate<Order> about) {
        warn(Warning.of("own-mines", rule, "territory", territory, "lost", lost), about);
    }

    private void items() {
        List<Event> events = turn.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Happening.Exploded e && e.destroyed().isEmpty() && !hits(events, i + 1, e)) {
                warn(
                        Warning.of("nothing-hit", "GD6-I.3", "territory", e.territory()),
                        order -> order.equals(new Order.UseDynamite(e.from(), e.territory())));
            }
        }
        Board before = turn.before.board();
        for (int t = 0; t < before.size(); t++) {
            if (before.wasteland(t)) {
                int at = turn.id(t);
                warn(
                        Warning.of("wasteland-already", "GD6-I.4", "territory", at),
                        order -> order instanceof Order.UseToxic toxic && toxic.to() == at);
            }
        }
    }

    private static boolean hits(List<Event> events, int next, Happening.Exploded e) {
        if (next == events.size()) {
            return false;
        }
        Event then = events.get(next);
        return then instanceof Happening.Blasted blasted && blasted.territory() == e.territory()
                || then instanceof Happening.Neutralised neutralised && neutralised.territory() == e.territory();
    }

    /** Empty land falls to any unit that survives the damage of an Invasion (GD6-M.6). */
    private void headquarters() {
        Board board = turn.board;
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] == seat.index() && board.hasHq(t) && !board.hasUnits(t)) {
                int threat = strongestNextTo(t);
                if (threat >= 0 && health(threat) > turn.rules.invasionDamage) {
                    general.add(open(t, threat));
                }
            }
        }
    }

    private Warning open(int hq, int threat) {
        List<Object> facts = new ArrayList<>(List.of("territory", turn.id(hq)));
        facts.addAll(List.of("rival", turn.before.players().get(turn.board.owner[threat])));
        for (Unit unit : Unit.ALL) {
            facts.addAll(List.of(unit.word(), turn.board.units(threat, unit)));
        }
        return Warning.of("hq-empty", "GD6-M.6", facts.toArray());
    }

    private int strongestNextTo(int territory) {
        int strongest = -1;
        for (int k = turn.map().first(territory); k < turn.map().end(territory); k++) {
            int there = turn.map().neighbour(k);
            int owner = turn.board.owner[there];
            if (owner != Board.NEUTRAL
                    && owner != seat.index()
                    && (strongest < 0 || health(there) > health(strongest))) {
                strongest = there;
            }
        }
        return strongest;
    }

    private long health(int territory) {
        long health = 0;
        for (Unit unit : Unit.ALL) {
            health += (long) turn.board.units(territory, unit) * turn.rules.health(unit.ordinal());
        }
        return health;
    }
}
