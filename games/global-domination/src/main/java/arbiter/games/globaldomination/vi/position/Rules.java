package arbiter.games.globaldomination.vi.position;

import arbiter.engine.setup.Settings;
import java.util.EnumSet;

/** The numbers of one game, read once, and what the host has unlocked so far. */
public final class Rules {
    private final Settings settings;
    private final EnumSet<Mechanic> open = EnumSet.noneOf(Mechanic.class);
    private final EnumSet<Mechanic> unlocked;
    private final int[] speed = new int[Unit.TYPES];
    private final int[] health = new int[Unit.TYPES];
    private final int[] itemPrice = new int[Item.KINDS];

    public final int wastelandLoss;
    public final int hqDistance;
    public final int spawnBase;
    public final int spawnLands;
    public final int promotePrice;
    final int spyPrice;
    public final int spyLoyalty;
    public final int minePrice;
    public final int mineDamage;
    public final int cropArmies;
    public final int dynamiteKills;
    public final int invasionDamage;
    public final int towerStrength;
    public final boolean bivouacInNatural;
    public final int bivouacArmies;
    public final int loyaltyGain;
    public final int incomeLand;
    public final int incomeArmies;
    public final int incomeHq;
    public final int incomeLibrary;
    public final int winShare;
    public final int turnLimit;
    public final boolean drawVote;
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

    public static Rules of(Settings settings) {
        return new Rules(settings, EnumSet.noneOf(Mechanic.class));
    }

    public Rules unlocking(Mechanic mechanic) {
        EnumSet<Mechanic> more = EnumSet.copyOf(unlocked);
        more.add(mechanic);
        return new Rules(settings, more);
    }

    public boolean on(Mechanic mechanic) {
        return open.contains(mechanic);
    }

    public boolean on(Unit unit) {
        Mechanic mechanic = unit.mechanic();
        return mechanic == null || open.contains(mechanic);
    }

    /** What the host unlocked during the game, in addition to the settings. */
    public EnumSet<Mechanic> unlocked() {
        return EnumSet.copyOf(unlocked);
    }

    Settings settings() {
        return settings;
    }

    public int speed(Unit unit) {
        return speed[unit.ordinal()];
    }

    public int health(int type) {
        return health[type];
    }

    public int price(Item item) {
        return itemPrice[item.ordinal()];
    }

    public int promotion(Unit unit) {
        return unit == Unit.SPY ? spyPrice : promotePrice;
    }

    /** @param owned how many of the kind the player had when the turn began (GD6-C.7) */
    public int price(Construct construct, int owned) {
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
