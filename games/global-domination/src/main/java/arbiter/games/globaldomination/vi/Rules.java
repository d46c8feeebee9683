package arbiter.games.globaldomination.vi;

import arbiter.engine.Settings;
import java.util.EnumSet;

/** One game's numbers, read once, and what the host has unlocked so far. */
final class Rules {
    private final Settings settings;
    private final EnumSet<Mechanic> open = EnumSet.noneOf(Mechanic.class);
    private final EnumSet<Mechanic> unlocked;
    private final int[] speed = new int[Unit.TYPES];
    private final int[] health = new int[Unit.TYPES];
    private final int[] itemPrice = new int[Item.KINDS];

    final int wastelandLoss;
    final int hqDistance;
    final int spawnBase;
    final int spawnLands;
    final int promotePrice;
    final int spyPrice;
    final int spyLoyalty;
    final int minePrice;
    final int mineDamage;
    final int cropArmies;
    final int dynamiteKills;
    final int invasionDamage;
    final int towerStrength;
    final boolean bivouacInNatural;
    final int bivouacArmies;
    final int loyaltyGain;
    final int incomeLand;
    final int incomeArmies;
    final int incomeHq;
    final int incomeLibrary;
    final int winShare;
    final int turnLimit;
    final boolean drawVote;
    private final int[] price;
    private final int[] surcharge;

    private Rules(Settings settings, EnumSet<Mechanic> unlocked) {
        this.settings = settings;
        this.unlocked = unlocked;
        for (Mechanic mechanic : Mechanic.ALL) {
            if (settings.on(mechanic.word()) || unlocked.contains(mechanic)) {
                open.add(mechanic);
            }
        }
        for (Unit unit : Unit.ALL) {
            speed[unit.ordinal()] = settings.whole(unit.word() + "-speed");
            health[unit.ordinal()] = settings.whole(unit.word() + "-health");
        }
        for (Item item : Item.ALL) {
            itemPrice[item.ordinal()] = settings.whole(item.word() + "-price");
        }
        price = Construct.ALL.stream()
                .mapToInt(construct -> settings.whole(construct.word() + "-price"))
                .toArray();
        surcharge = new int[price.length];
        surcharge[Construct.BIVOUAC.ordinal()] = settings.whole("bivouac-surcharge");
        surcharge[Construct.LIBRARY.ordinal()] = settings.whole("library-surcharge");
        wastelandLoss = settings.whole("wasteland-loss");
        hqDistance = settings.whole("hq-distance");
        spawnBase = settings.whole("spawn-base");
        spawnLands = settings.whole("spawn-lands");
        promotePrice = settings.whole("promote-price");
        spyPrice = settings.whole("spy-price");
        spyLoyalty = settings.whole("spy-loyalty");
        minePrice = settings.whole("mine-price");
        mineDamage = settings.whole("mine-damage");
        cropArmies = settings.whole("crop-armies");
        dynamiteKills = settings.whole("dynamite-kills");
        invasionDamage = settings.whole("invasion-damage");
        towerStrength = settings.whole("watchtower-strength");
        bivouacInNatural = settings.text("bivouac-phase").equals("natural");
        bivouacArmies = settings.whole("bivouac-armies");
        loyaltyGain = settings.whole("loyalty-gain");
        incomeLand = settings.whole("income-land");
        incomeArmies = settings.whole("income-armies");
        incomeHq = settings.whole("income-hq");
        incomeLibrary = settings.whole("income-library");
        winShare = settings.whole("win-share");
        turnLimit = settings.whole("turn-limit");
        drawVote = settings.on("draw-vote");
    }

    static Rules of(Settings settings) {
        return new Rules(settings, EnumSet.noneOf(Mechanic.class));
    }

    Rules unlocking(Mechanic mechanic) {
        EnumSet<Mechanic> more = EnumSet.copyOf(unlocked);
        more.add(mechanic);
        return new Rules(settings, more);
    }

    boolean on(Mechanic mechanic) {
        return open.contains(mechanic);
    }

    boolean on(Unit unit) {
        Mechanic mechanic = unit.mechanic();
        return mechanic == null || open.contains(mechanic);
    }

    /** What the host unlocked in mid-game, beyond the settings. */
    EnumSet<Mechanic> unlocked() {
        return EnumSet.copyOf(unlocked);
    }

    Settings settings() {
        return settings;
    }

    int speed(Unit unit) {
        return speed[unit.ordinal()];
    }

    int health(int type) {
        return health[type];
    }

    int price(Item item) {
        return itemPrice[item.ordinal()];
    }

    int promotion(Unit unit) {
        return unit == Unit.SPY ? spyPrice : promotePrice;
    }

    /** @param owned how many of the kind its player had when the turn began (GD6-C.7) */
    int price(Construct construct, int owned) {
        return price[construct.ordinal()] + surcharge[construct.ordinal()] * owned;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rules that && settings.equals(that.settings) && unlocked.equals(that.unlocked);
    }

    @Override
    public int hashCode() {
        return 31 * settings.hashCode() + unlocked.hashCode();
    }
}
