package arbiter.games.globaldomination.v.rules.inventory;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;
import org.jspecify.annotations.Nullable;

/** Section 5: Crop Supplies, then Bags of Salt, then Dynamite, then purchases, which can be used from the next turn. */
public final class Inventory implements Phase {
    @Override
    public void run(Turn turn) {
        int[] left = new int[turn.seats * Item.ALL.length];
        int[] bought = new int[turn.seats * Item.ALL.length];
        for (int seat = 0; seat < turn.seats; seat++) {
            for (Item item : Item.ALL) {
                left[slot(seat, item)] = turn.powers[seat].stash().of(item);
                turn.open(seat, item.word, left[slot(seat, item)]);
            }
        }
        for (Item item : Item.ALL) {
            for (int seat = 0; seat < turn.seats; seat++) {
                use(turn, seat, item, left);
            }
        }
        for (int seat = 0; seat < turn.seats; seat++) {
            buy(turn, seat, bought);
        }
        for (int seat = 0; seat < turn.seats; seat++) {
            refill(turn, seat, left, bought);
        }
        UnitCap.trim(turn, Happening.Stage.INVENTORY);
    }

    private static int slot(int seat, Item item) {
        return seat * Item.ALL.length + item.ordinal();
    }

    private static void use(Turn turn, int seat, Item item, int[] left) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            if (!(orders[line] instanceof Order.InInventory order) || item != used(order)) {
                continue;
            }
            if (left[slot(seat, item)] == 0) {
                turn.reject(seat, line, "not-in-stash", "GD5-5.1", "item", item.word);
            } else if (use(turn, seat, line, order)) {
                left[slot(seat, item)]--;
                turn.charge(seat, line, item.word, 1);
            }
        }
    }

    /** The item that the order takes from the stash; null for a purchase. */
    private static @Nullable Item used(Order.InInventory order) {
        return switch (order) {
            case Order.UseCrop() -> Item.CROP;
            case Order.UseSalt use -> Item.SALT;
            case Order.UseDynamite use -> Item.DYNAMITE;
            case Order.Buy buy -> null;
        };
    }

    /** Whether the item was used. */
    private static boolean use(Turn turn, int seat, int line, Order.InInventory order) {
        return switch (order) {
            case Order.UseCrop() -> crop(turn, seat);
            case Order.UseSalt(int at) -> salt(turn, seat, line, at);
            case Order.UseDynamite(int from, int to) -> dynamite(turn, seat, line, from, to);
            case Order.Buy buy -> false;
        };
    }

    /** 5.6: wherever the cap allows it; a Headquarter has no cap here. */
    private static boolean crop(Turn turn, int seat) {
        int territories = 0;
        int troops = 0;
        for (int at = 0; at < turn.size(); at++) {
            if (turn.owner[at] == seat) {
                int grown = turn.addTroops(at, Math.min(turn.rules.shop().cropTroops(), UnitCap.room(turn, at)));
                territories += grown > 0 ? 1 : 0;
                troops += grown;
            }
        }
        turn.happened(new Happening.CropUsed(seat, territories, troops));
        return true;
    }

    /** 5.7: Constructs and units there stay. */
    private static boolean salt(Turn turn, int seat, int line, int at) {
        if (turn.owner[at] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-5.7", "at", turn.id(at));
        } else if (!turn.land(at)) {
            turn.reject(seat, line, "not-land", "GD5-5.7", "at", turn.id(at));
        } else if (turn.wasteland[at]) {
            turn.reject(seat, line, "already-wasteland", "GD5-5.7", "at", turn.id(at));
        } else {
            turn.wasteland[at] = true;
            turn.happened(new Happening.SaltUsed(seat, turn.id(at)));
            return true;
        }
        return false;
    }

    /** 5.8: from own land to any neighbour. */
    private static boolean dynamite(Turn turn, int seat, int line, int from, int to) {
        if (turn.owner[from] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-5.8", "at", turn.id(from));
        } else if (!turn.map.adjacent(from, to)) {
            turn.reject(seat, line, "path-not-connected", "GD5-5.8", "from", turn.id(from), "to", turn.id(to));
        } else {
            explode(turn, seat, from, to);
            return true;
        }
        return false;
    }

    private static void explode(Turn turn, int seat, int from, int to) {
        // It kills only enemy Troops, so none on own land.
        int killed = turn.owner[to] == seat
                ? 0
                : turn.removeTroops(to, turn.rules.shop().dynamiteKills());
        int trebuchets = turn.trebuchets[to];
        turn.trebuchets[to] = 0;
        Construct stood = Construct.ALL[turn.construct[to]];
        String destroyed = switch (stood) {
            case NONE, RUIN -> "";
            case FORTRESS -> {
                turn.put(Construct.RUIN, to);
                yield stood.word;
            }
            case BIVOUAC, GARRISON -> {
                turn.put(Construct.NONE, to);
                yield stood.word;
            }
        };
        turn.happened(new Happening.DynamiteUsed(
                seat, turn.id(from), turn.id(to), turn.owner[to], killed, trebuchets, destroyed));
    }

    private static void buy(Turn turn, int seat, int[] bought) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            if (orders[line] instanceof Order.Buy(Item item)) {
                int price = turn.rules.shop().price(item);
                if (turn.pay(seat, line, price)) {
                    bought[slot(seat, item)]++;
                    turn.happened(new Happening.Bought(seat, item, price));
                } else {
                    turn.reject(seat, line, "not-enough-ip", item.priceRule, "price", price, "ip", turn.purse(seat));
                }
            }
        }
    }

    /** 5.1: no later phase uses a stash, so purchases can be added to it now. */
    private static void refill(Turn turn, int seat, int[] left, int[] bought) {
        Power power = turn.powers[seat];
        Power.Stash stash = power.stash();
        for (Item item : Item.ALL) {
            int now = Math.min(Turn.MOST, left[slot(seat, item)] + bought[slot(seat, item)]);
            if (now != stash.of(item)) {
                stash = stash.with(item, now);
            }
        }
        if (!stash.equals(power.stash())) {
            turn.powers[seat] = power.withStash(stash);
        }
    }
}
