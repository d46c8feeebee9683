package arbiter.games.carbon.rules.production;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Prerequisites;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import org.jspecify.annotations.Nullable;

/** The queue of a building: its length, its progress, and how items leave it early (CC-17.4 to CC-17.6). */
public final class Queue {
    private Queue() {}

    public static int capacity(Position position, Datasheet.Building building) {
        return building.queue() > 0 ? building.queue() : position.numbers().queue;
    }

    public static @Nullable Refusal refuse(Position position, Asset host) {
        int capacity = capacity(position, host.building());
        return host.queue.length < capacity
                ? null
                : new Refusal(
                        Code.QUEUE,
                        "CC-17.4",
                        "queue-full",
                        "actor",
                        host,
                        "item",
                        host.queue[0].name(),
                        "cap",
                        capacity);
    }

    /** C4: only the first item loses a counter, or more if an upgrade says so. */
    public static void tick(Position position, int seat) {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.queue.length > 0 && !(asset.queue[0] instanceof Item.Study)) {
                Item item = asset.queue[0];
                boolean rests =
                        item instanceof Item.Training training && Prerequisites.halt(position, seat, training.unit());
                if (item.counters() > 0 && !rests) {
                    int speed = Upgrades.queueSpeed(position.sides[seat], asset.building());
                    asset.replaceFirst(item.withCounters(Math.max(0, item.counters() - speed)));
                }
            }
        }
    }

    /** Command Phases until the last item is done, if no work stops or waits. */
    public static int phases(Position position, Asset host) {
        int phases = 0;
        int speed = Upgrades.queueSpeed(position.sides[host.seat], host.building());
        for (Item item : host.queue) {
            int each = item instanceof Item.Study ? 1 : speed;
            phases += (item.counters() + each - 1) / each;
        }
        return phases;
    }

    public static @Nullable Refusal refuse(Position position, int seat, Order.Cancel order) {
        Asset producer = position.find(seat, order.producer());
        Refusal unknown = Actors.unknown(seat, producer, order.producer(), "CC-17.5");
        if (unknown != null || producer == null) {
            return unknown;
        }
        int items = producer.queue.length;
        if (order.place() < 1 || order.place() > items) {
            return new Refusal(
                    Code.ID, "CC-17.5", "no-item", "actor", producer, "place", order.place(), "items", items);
        }
        return producer.queue[order.place() - 1] instanceof Item.Study study
                ? new Refusal(Code.ID, "CC-18.3", "research-stays", "actor", producer, "item", study.name())
                : null;
    }

    public static void carryOut(Progress progress, int seat, Order.Cancel order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        Asset producer = Actors.present(position, seat, order.producer());
        Item item = producer.remove(order.place() - 1);
        Cost refund = paid(position, item).percent(position.numbers().refund);
        side.earn(refund);
        release(side, item);
        progress.tell(() -> new Happening.ProductionCancelled(
                producer.toString(),
                position.board().hex(producer.hex),
                item.name(),
                refund.carbon(),
                refund.crystals()));
    }

    private static Cost paid(Position position, Item item) {
        return switch (item) {
            case Item.Training training -> training.unit().cost();
            case Item.Level level -> position.numbers().advanceCost(level.level());
            case Item.Study study -> study.upgrade().cost();
        };
    }

    /** Returns the copy to LIST (CC-17.6, CC-18.3, CC-17.5). */
    private static void release(Side side, Item item) {
        switch (item) {
            case Item.Training training -> side.release(training.unit(), training.number());
            case Item.Level level -> {}
            case Item.Study study -> side.release(study.upgrade(), study.number());
        }
    }

    /**
     * The building is lost, and everything that was paid for its items; listed copies return (CC-17.5, CC-17.6). The
     * building's sheet may grant a refund, and a unit's sheet may say that the unit is lost too.
     */
    public static void lose(Progress progress, Asset building) {
        Position position = progress.position;
        Side side = position.sides[building.seat];
        for (Item item : building.queue) {
            Cost refund =
                    paid(position, item).percent(building.building().unless().lossRefund());
            side.earn(refund);
            if (item instanceof Item.Training training && training.unit().lostWithProducer()) {
                side.lose(training.unit(), training.number());
            } else {
                release(side, item);
            }
            progress.tell(
                    () -> new Happening.ItemLost(building.toString(), item.name(), refund.carbon(), refund.crystals()));
        }
    }
}
