package arbiter.games.carbon.rules;

import arbiter.engine.seat.Event;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.production.Queue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is true in every position and for every resolution, with the numbers of the source rules. */
public final class Invariants {
    private final Position before;
    private final Position after;
    private final List<Event> events;
    private final List<String> broken = new ArrayList<>();

    private Invariants(Position before, Position after, List<Event> events) {
        this.before = before;
        this.after = after;
        this.events = events;
    }

    /** The broken invariants, each with its number and place. */
    public static List<String> broken(Position before, Position after, List<Event> events) {
        Invariants invariants = new Invariants(before, after, events);
        invariants.amounts();
        invariants.zones();
        invariants.queues();
        invariants.gathering();
        invariants.bodies();
        invariants.supply();
        invariants.counters();
        invariants.absorbing();
        invariants.spacing();
        invariants.refunds();
        invariants.dice();
        invariants.actions();
        invariants.centers();
        return invariants.broken;
    }

    private void check(int number, boolean holds, Object where) {
        if (!holds) {
            broken.add(number + ": " + where);
        }
    }

    private List<Asset> assets(Position position) {
        return List.of(Arrays.copyOf(position.assets, position.count));
    }

    private void amounts() {
        for (Side side : after.sides) {
            check(1, side.carbon >= 0 && side.crystals >= 0, side.seat);
        }
        for (int stock : after.stock) {
            check(1, stock >= 0, stock);
        }
        for (Asset asset : assets(after)) {
            check(1, asset.construction >= 0 && asset.salvage >= 0, asset);
            for (Item item : asset.queue) {
                check(1, item.counters() >= 0, asset);
            }
        }
    }

    private void zones() {
        for (Side side : after.sides) {
            Side old = before.sides[side.seat];
            for (Datasheet sheet : side.faction.sheets) {
                int i = sheet.index();
                int all = side.list[i] | side.committed[i] | side.field[i] | side.destroyed[i];
                int sum = Integer.bitCount(side.list[i])
                        + Integer.bitCount(side.committed[i])
                        + Integer.bitCount(side.field[i])
                        + Integer.bitCount(side.destroyed[i]);
                check(2, Integer.bitCount(all) == sum, sheet.code());
                if (before.phase != Position.Phase.LISTS) {
                    check(2, side.copies(sheet) == old.copies(sheet), sheet.code());
                }
                check(3, !sheet.core() || all == 0, sheet.code());
            }
        }
    }

    private void queues() {
        for (Side side : after.sides) {
            for (Datasheet sheet : side.faction.sheets) {
                int hosted = 0;
                int fielded = 0;
                for (Asset asset : assets(after)) {
                    if (asset.seat == side.seat) {
                        fielded |= asset.sheet == sheet && !sheet.core() ? 1 << (asset.number - 1) : 0;
                        for (Item item : asset.queue) {
                            hosted |= hosts(item, sheet);
                        }
                    }
                }
                check(4, hosted == side.committed[sheet.index()], sheet.code());
                if (!(sheet instanceof Datasheet.Upgrade)) {
                    check(2, fielded == side.field[sheet.index()], sheet.code());
                }
            }
        }
        for (Asset asset : assets(after)) {
            if (asset.isUnit()) {
                check(10, asset.queue.length == 0, asset);
                continue;
            }
            check(10, asset.queue.length <= Queue.capacity(after, asset.building()), asset);
            for (int i = 1; i < asset.queue.length; i++) {
                check(10, asset.queue[i].counters() == begun(asset.queue[i]), asset);
            }
        }
    }

    private static int hosts(Item item, Datasheet sheet) {
        return switch (item) {
            case Item.Training(Datasheet.Unit unit, int number, int counters) ->
                unit == sheet && !unit.core() ? 1 << (number - 1) : 0;
            case Item.Study(Datasheet.Upgrade upgrade, int number, int counters) ->
                upgrade == sheet ? 1 << (number - 1) : 0;
            case Item.Level level -> 0;
        };
    }

    private int begun(Item item) {
        return switch (item) {
            case Item.Training training -> after.numbers().productionTime(training.unit());
            case Item.Study study -> study.upgrade().counters();
            case Item.Level level -> after.numbers().advanceCounters(level.level());
        };
    }

    private void gathering() {
        int taken = 0;
        for (int hex = 0; hex < after.stock.length; hex++) {
            taken += before.stock[hex] - after.stock[hex];
        }
        int gathered = 0;
        for (Event event : events) {
            gathered += event instanceof Happening.Gathered g ? g.carbon() + g.crystals() : 0;
        }
        check(5, taken == gathered, taken + " taken, " + gathered + " gathered");
    }

    private void bodies() {
        Object[] seen = new Object[after.at.length];
        for (Asset asset : assets(after)) {
            check(6, asset.cohesion > 0 && asset.cohesion <= asset.fullCohesion(), asset);
            check(7, after.board().fits(asset.hex, asset.sheet.girth()), asset);
            for (int hex : after.board().footprint(asset.hex, asset.sheet.girth())) {
                check(7, seen[hex] == null && after.at[hex] == asset, asset);
                seen[hex] = asset;
                check(7, !asset.isUnit() || after.board().terrain(hex).passable(), asset);
            }
        }
        for (int hex = 0; hex < seen.length; hex++) {
            check(7, after.at[hex] == seen[hex], after.board().text(hex));
        }
    }

    /** 8 and 9: checked only when something entered or was ordered, because ceilings and limits may fall for other reasons. */
    private void supply() {
        for (Event event : events) {
            if (event instanceof Happening.UnitEntered entered) {
                int seat = entered.unit().charAt(0) - 'A';
                if (seat == after.active && after.sides[seat].alive && after.phase == Position.Phase.ACTION) {
                    check(8, Supply.used(after, seat) <= Supply.ceiling(after, seat), entered.unit());
                }
            }
            if (event instanceof Happening.ProductionBegan began) {
                int seat = began.producer().charAt(0) - 'A';
                boolean worker = began.item().startsWith(after.sides[seat].faction.worker.code());
                if (worker && events.size() == 1) {
                    check(9, Supply.workers(after, seat) <= Supply.workerLimit(after, seat), began.producer());
                }
            }
        }
    }

    private void counters() {
        for (Asset asset : assets(after)) {
            check(11, asset.construction == 0 || asset.salvage == 0, asset);
            check(11, asset.active() == (asset.construction + asset.salvage == 0), asset);
            Asset old = before.find(asset.seat, asset.sheet.code(), asset.number);
            boolean commanded = events.stream()
                    .anyMatch(event -> event instanceof Happening.TurnBegan began
                            && began.seat().index() == asset.seat);
            if (old != null && !commanded) {
                check(12, asset.construction == old.construction, asset);
                check(12, asset.salvage >= old.salvage, asset);
            }
        }
    }

    private void absorbing() {
        for (Side side : after.sides) {
            Side old = before.sides[side.seat];
            check(13, side.points >= old.points, side.seat);
            for (int i = 0; before.phase != Position.Phase.LISTS && i < side.destroyed.length; i++) {
                check(
                        13,
                        (old.destroyed[i] & ~side.destroyed[i]) == 0,
                        side.faction.sheets.get(i).code());
            }
        }
    }

    private void spacing() {
        for (Event event : events) {
            if (event instanceof Happening.ConstructionBegan began && events.size() == 1) {
                Asset site = after.find(
                        began.building().charAt(0) - 'A',
                        began.building().substring(2, 5),
                        Integer.parseInt(began.building().substring(6)));
                check(14, site != null, began.building());
                for (Asset other : assets(after)) {
                    check(14, site == other || after.distance(site, other) >= after.numbers().spacing, other);
                }
            }
        }
    }

    private void refunds() {
        for (Event event : events) {
            if (event instanceof Happening.ProductionCancelled cancelled) {
                int seat = cancelled.producer().charAt(0) - 'A';
                String code = cancelled.item().substring(0, 3);
                Datasheet sheet = after.sides[seat].faction.sheet(code);
                if (sheet != null) {
                    check(15, cancelled.carbon() <= sheet.cost().carbon() / 2, code);
                    check(15, cancelled.crystals() <= sheet.cost().crystals() / 2, code);
                }
            }
        }
    }

    private void dice() {
        for (Event event : events) {
            if (event instanceof Happening.Attacked attacked) {
                check(17, attacked.saves().size() <= attacked.hits(), attacked);
                check(17, attacked.hits() <= attacked.dice().size(), attacked);
            }
        }
    }

    /** 18: a flag that is set stays set for the turn, and a Move or an action needs a clear flag. */
    private void actions() {
        for (Event event : events) {
            if (event instanceof Happening.UnitMoved moved) {
                Asset old = find(before, moved.unit());
                check(18, old == null || !old.moved || before.active != after.active, moved.unit());
            }
            if (event instanceof Happening.Attacked attacked
                    && attacked.attacker().contains("#")) {
                Asset old = find(before, attacked.attacker());
                check(18, old == null || !old.acted, attacked.attacker());
            }
        }
    }

    private static Asset find(Position position, String id) {
        return position.find(id.charAt(0) - 'A', id.substring(2, 5), Integer.parseInt(id.substring(6)));
    }

    private void centers() {
        if (after.phase == Position.Phase.LISTS) {
            return;
        }
        for (Side side : after.sides) {
            int centers = after.commandCenters(side.seat);
            check(19, side.alive == centers > 0, side.seat);
        }
    }
}
