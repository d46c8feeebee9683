package arbiter.games.globaldomination.vi.rules;

import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Unit;

/** Reasons for rejection that several sections of the rulebook share. */
public final class Refusals {
    private Refusals() {}

    public static Rejection unknown(int id, String rule) {
        return Rejection.of("unknown-territory", rule, "territory", id);
    }

    public static Rejection notLand(int id, String rule) {
        return Rejection.of("not-land", rule, "territory", id);
    }

    public static Rejection notOwn(int id, String rule) {
        return Rejection.of("not-own-land", rule, "territory", id);
    }

    public static Rejection noAmount(String rule) {
        return Rejection.of("no-amount", rule);
    }

    public static Rejection locked(Mechanic mechanic) {
        return Rejection.of("locked", "GD6-U.1", "mechanic", mechanic.word());
    }

    public static Rejection locked(Unit unit) {
        Mechanic mechanic = unit.mechanic();
        return locked(mechanic == null ? Mechanic.CAVALRY : mechanic);
    }

    public static Rejection tooPoor(long price, int ip, String rule) {
        return Rejection.of("too-little-ip", rule, "price", price, "ip", ip);
    }

    public static Rejection notInStash(Item item, String rule) {
        return Rejection.of("not-in-stash", rule, "item", item.word());
    }
}
