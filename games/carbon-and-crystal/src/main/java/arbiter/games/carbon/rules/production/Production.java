package arbiter.games.carbon.rules.production;

import arbiter.games.carbon.position.Asset;
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
import arbiter.games.carbon.rules.Supply;
import org.jspecify.annotations.Nullable;

/** Training units (CC-17.1, CC-17.2). */
public final class Production {
    private Production() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Produce order) {
        Asset producer = position.find(seat, order.producer());
        Refusal actor = Actors.refuse(position, seat, producer, order.producer(), "CC-17.1");
        if (actor != null || producer == null) {
            return actor;
        }
        Side side = position.sides[seat];
        if (!(side.faction.sheet(order.code()) instanceof Datasheet.Unit unit)
                || !unit.at().contains(producer.sheet.code())) {
            return new Refusal(Code.ROLE, "CC-17.1", "not-trained-here", "actor", producer, "code", order.code());
        }
        Refusal access = unit.core() ? workerLimit(position, seat, unit) : copy(side, unit);
        if (access != null) {
            return access;
        }
        Refusal full = Queue.refuse(position, producer);
        if (full != null) {
            return full;
        }
        if (!side.affords(unit.cost())) {
            return Actors.poor("CC-17.1", side, unit.code(), unit.cost());
        }
        return Prerequisites.refuse(position, seat, unit.code(), unit.requires());
    }

    private static @Nullable Refusal copy(Side side, Datasheet.Unit unit) {
        return side.available(unit) ? null : Actors.unlisted("CC-17.1", side, unit);
    }

    private static @Nullable Refusal workerLimit(Position position, int seat, Datasheet.Unit unit) {
        int limit = Supply.workerLimit(position, seat);
        int workers = Supply.workers(position, seat);
        return workers < limit
                ? null
                : new Refusal(
                        Code.LIMIT, "CC-17.1", "worker-limit", "code", unit.code(), "have", workers, "cap", limit);
    }

    public static void carryOut(Progress progress, int seat, Order.Produce order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        Asset producer = Actors.present(position, seat, order.producer());
        Datasheet.Unit unit = (Datasheet.Unit) Actors.sheet(side, order.code());
        side.pay(unit.cost());
        Item item =
                new Item.Training(unit, side.commit(unit), position.numbers().productionTime(unit));
        producer.push(item);
        producer.acted = true;
        progress.tell(() -> new Happening.ProductionBegan(
                producer.toString(), position.board().hex(producer.hex), item.name(), item.counters()));
    }
}
