package arbiter.games.globaldomination.vi;

import arbiter.engine.Rejection;

/** Reasons that several sections of the rulebook share. */
final class Refusals {
    private Refusals() {}

    static Rejection unknown(int id, String rule) {
        return Rejection.of("unknown-territory", rule, "territory", id);
    }

    static Rejection notLand(int id, String rule) {
        return Rejection.of("not-land", rule, "territory", id);
    }

    static Rejection notOwn(int id, String rule) {
        return Rejection.of("not-own-land", rule, "territory", id);
    }

    static Rejection noAmount(String rule) {
        return Rejection.of("no-amount", rule);
    }

    static Rejection locked(Mechanic mechanic) {
        return Rejection.of("locked", "GD6-U.1", "mechanic", mechanic.word());
    }

    static Rejection locked(Unit unit) {
        Mechanic mechanic = unit.mechanic();
        return locked(mechanic == null ? Mechanic.CAVALRY : mechanic);
    }

    static Rejection tooPoor(long price, int ip, String rule) {
        return Rejection.of("too-little-ip", rule, "price", price, "ip", ip);
    }

    static Rejection notInStash(Item item, String rule) {
        return Rejection.of("not-in-stash", rule, "item", item.word());
    }
}
