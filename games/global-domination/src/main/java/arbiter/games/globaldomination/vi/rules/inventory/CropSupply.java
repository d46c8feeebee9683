package arbiter.games.globaldomination.vi.rules.inventory;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Refusals;
import arbiter.games.globaldomination.vi.rules.Turn;
import org.jspecify.annotations.Nullable;

/** GD6-I.2: a Crop Supply gives Armies on own land. */
public final class CropSupply implements Phase {
    private static final String RULE = "GD6-I.2";

    @Override
    public void run(Turn turn) {
        for (Turn.Task task : turn.tasks(Order.Moment.CROP)) {
            Order.UseCrop order = (Order.UseCrop) task.order();
            Rejection wrong = refuse(turn, task.seat(), order);
            if (wrong != null) {
                turn.reject(task, wrong);
            } else {
                turn.treasury.store(task.seat(), Item.CROP, -1);
                for (Order.Placement place : order.places()) {
                    turn.board.add(turn.map().indexOf(place.at()), Unit.ARMY, place.count());
                }
                turn.tell(new Happening.CropUsed(Seat.of(task.seat()), order.places()));
            }
        }
    }

    public static @Nullable Rejection refuse(Turn turn, int seat, Order.UseCrop order) {
        if (!turn.rules.on(Mechanic.ITEMS)) {
            return Refusals.locked(Mechanic.ITEMS);
        }
        if (turn.treasury.stash(seat, Item.CROP) < 1) {
            return Refusals.notInStash(Item.CROP, RULE);
        }
        long wanted = 0;
        for (Order.Placement place : order.places()) {
            int territory = turn.map().indexOf(place.at());
            if (territory < 0) {
                return Refusals.unknown(place.at(), RULE);
            }
            if (place.count() < 1) {
                return Refusals.noAmount(RULE);
            }
            if (turn.board.owner[territory] != seat) {
                return Refusals.notOwn(place.at(), RULE);
            }
            wanted += place.count();
        }
        int most = Math.max(turn.rules.cropArmies, turn.spawned[seat]);
        return wanted <= most ? null : Rejection.of("too-many", RULE, "count", wanted, "left", most);
    }
}
