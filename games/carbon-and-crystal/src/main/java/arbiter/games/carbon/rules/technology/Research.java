package arbiter.games.carbon.rules.technology;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
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

/** Beginning an upgrade, and the progress of research (CC-18.2, CC-18.3). */
public final class Research {
    private Research() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Research order) {
        Asset host = position.find(seat, order.host());
        Refusal actor = Actors.refuse(position, seat, host, order.host(), "CC-18.3");
        if (actor != null || host == null) {
            return actor;
        }
        if (!host.isBuilding(BuildingType.TECH)) {
            return new Refusal(Code.ROLE, "CC-18.3", "no-lab", "actor", host);
        }
        Side side = position.sides[seat];
        Datasheet sheet = side.faction.sheet(order.code());
        if (sheet == null) {
            return Actors.foreign("CC-18.2", order.code());
        }
        if (!(sheet instanceof Datasheet.Upgrade upgrade)) {
            return new Refusal(Code.ROLE, "CC-18.3", "no-upgrade", "code", order.code());
        }
        if (!side.available(upgrade)) {
            return Actors.unlisted("CC-18.2", side, upgrade);
        }
        if (host.queue.length > 0) {
            return new Refusal(
                    Code.QUEUE, "CC-18.3", "queue-full", "actor", host, "item", host.queue[0].name(), "cap", 1);
        }
        if (!side.affords(upgrade.cost())) {
            return Actors.poor("CC-18.3", side, upgrade.code(), upgrade.cost());
        }
        return Prerequisites.refuse(position, seat, upgrade.code(), upgrade.requires());
    }

    public static void carryOut(Progress progress, int seat, Order.Research order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        Asset host = Actors.present(position, seat, order.host());
        Datasheet.Upgrade upgrade = (Datasheet.Upgrade) Actors.sheet(side, order.code());
        side.pay(upgrade.cost());
        host.push(new Item.Study(upgrade, side.commit(upgrade), upgrade.counters()));
        host.acted = true;
        progress.tell(() -> new Happening.ResearchBegan(
                host.toString(), position.board().hex(host.hex), upgrade.code(), upgrade.counters()));
    }

    /** C3: each upgrade under research loses one counter; without counters it is complete. */
    public static void tick(Progress progress, int seat) {
        Position position = progress.position;
        for (int i = 0; i < position.count; i++) {
            Asset host = position.assets[i];
            if (host.seat == seat
                    && host.queue.length > 0
                    && host.queue[0] instanceof Item.Study study
                    && !Prerequisites.halt(position, seat, study.upgrade())) {
                if (study.counters() > 1) {
                    host.replaceFirst(study.withCounters(study.counters() - 1));
                } else {
                    host.remove(0);
                    Upgrades.complete(progress, seat, study.upgrade(), study.number());
                }
            }
        }
    }
}
