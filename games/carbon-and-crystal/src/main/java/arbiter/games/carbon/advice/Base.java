package arbiter.games.carbon.advice;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Requirement;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.UnitClass;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.turns.ResourcePhase;

/** The value of a side's economy: buildings, Workers, their income, Supply, upgrades and savings. */
final class Base {
    private static final Requirement FACTORY = new Requirement.Tagged("Factory");
    private static final int PAYS_BACK = 6;
    private static final double CARBON = 0.8;
    private static final double CRYSTAL = 1.1;
    private static final double ON_THE_WAY = 0.6;
    private static final double IN_THE_MAKING = 0.8;
    private static final double IN_VAIN = 0.3;
    private static final double OFF_THE_MARK = 0.3;
    /** A level of a Command Center (CC-H16), for a side that can train what it allows. */
    private static final double LEVEL = 18;

    private final Position position;
    private final Board board;
    private final Side side;
    /** The number of turns in which something gathered or trained now can still be used. */
    private final int ahead;
    /** Falls from 1 to 0 in the last turns, because what is begun then is not finished in time. */
    private final double use;

    private final int[] copies;
    private int free;
    private int pending;
    /** The cost of the fighters of each class, on the board and in training. */
    private final double[] army = new double[UnitClass.values().length];

    private int workers;
    private int extractors;
    /** Without a Factory, what a level costs is missing at the front, and few sheets need the level. */
    private boolean factory;

    Base(Position position, Side side, int turns) {
        this.position = position;
        this.board = position.board();
        this.side = side;
        this.ahead = Math.max(0, Math.min(turns - 1, PAYS_BACK));
        this.use = Math.min(1, turns / 5.0);
        this.copies = new int[side.faction.sheets.size()];
    }

    double worth() {
        free = Supply.ceiling(position, side.seat) - Supply.used(position, side.seat);
        muster();
        double worth = gathering();
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == side.seat && !asset.isUnit()) {
                worth += building(asset);
            }
        }
        return worth + savings() + supply() + upgrades();
    }

    /** Workers that gather, and those that will: on their way or in training, as far as the Fields have room for them. */
    private double gathering() {
        int[] slots = slots();
        double worth = 0;
        int coming = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == side.seat && asset.isWorker()) {
                worth += asset.sheet.cost().points()
                        * (double) asset.cohesion
                        / asset.sheet.body().cohesion();
                int field = field(asset, slots);
                if (field >= 0) {
                    slots[field]--;
                    worth += gathers();
                } else {
                    coming++;
                    worth -= OFF_THE_MARK * nearest(asset.hex, slots);
                }
            } else if (asset.seat == side.seat) {
                coming += recruits(asset);
            }
        }
        int room = 0;
        for (int slot : slots) {
            room += slot;
        }
        return worth + ON_THE_WAY * gathers() * Math.min(coming, room);
    }

    private void muster() {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == side.seat) {
                if (asset.isUnit()) {
                    enlist(asset.unit());
                } else {
                    pending += asset.construction > 0 ? asset.building().supply() : 0;
                    extractors += asset.isBuilding(BuildingType.EXTRACTOR) ? 1 : 0;
                    factory |= asset.active() && asset.building().is(FACTORY);
                }
                for (Item item : asset.queue) {
                    if (item instanceof Item.Training training) {
                        enlist(training.unit());
                    }
                }
            }
        }
    }

    private void enlist(Datasheet.Unit unit) {
        if (unit.core()) {
            workers++;
        } else {
            army[unit.unitClass().ordinal()] += unit.cost().points();
        }
    }

    private double gathers() {
        return CARBON * position.numbers().gatherWorker * ahead;
    }

    /** How many Workers may gather at each Field: none if it has no stock or no own active Command Center in reach (CC-H6). */
    private int[] slots() {
        int[] slots = new int[board.fields.length];
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == side.seat && asset.isBuilding(BuildingType.COMMAND_CENTER) && asset.active()) {
                for (int place = 0; place < slots.length; place++) {
                    int field = board.fields[place];
                    if (position.stock[field] > 0
                            && position.distance(field, asset) <= position.numbers().gatherReach) {
                        slots[place] = position.numbers().gatherSlots;
                    }
                }
            }
        }
        return slots;
    }

    private int field(Asset worker, int[] slots) {
        for (int place = 0; place < slots.length; place++) {
            if (slots[place] > 0 && board.distance(worker.hex, board.fields[place]) == 1) {
                return place;
            }
        }
        return -1;
    }

    private int nearest(int hex, int[] slots) {
        int nearest = board.radius;
        for (int place = 0; place < slots.length; place++) {
            if (slots[place] > 0) {
                nearest = Math.min(nearest, board.distance(hex, board.fields[place]));
            }
        }
        return nearest;
    }

    private static int recruits(Asset building) {
        int workers = 0;
        for (Item item : building.queue) {
            workers += item instanceof Item.Training training && training.unit().core() ? 1 : 0;
        }
        return workers;
    }

    private double building(Asset asset) {
        Datasheet.Building sheet = asset.building();
        double health = (double) asset.cohesion / asset.fullCohesion();
        double built = asset.construction > 0 ? IN_THE_MAKING : 1;
        double whole = purpose(asset, sheet, copies[sheet.index()]++) * built * (0.5 + 0.5 * health);
        return (asset.salvage > 0 ? whole / 4 : whole) + queue(asset);
    }

    private double purpose(Asset asset, Datasheet.Building sheet, int before) {
        double price = sheet.cost().points();
        return switch (sheet.type()) {
            // A side without a Command Center has lost, so the first is worth most. Further ones cost much for what
            // they give.
            case COMMAND_CENTER -> (before == 0 ? 100 : 16 * use) + levels(asset.level - 1);
            case PRODUCTION -> (before == 0 ? 0.75 * price + 4 : 0.65 * price) * use - 0.2 * front(asset);
            case TECH -> (before == 0 ? 0.65 * price : 0) * use;
            case EXTRACTOR -> 4 + CRYSTAL * CARBON * Math.min(stock(asset), 4 * ahead);
            case SUPPLY -> 0.3 * price * use;
            case RELAY -> 0.6 * price * use;
            case DEFENSE -> (guards(asset, sheet) ? 0.65 : 0.2) * price * use;
            case FORTIFICATION -> 0.5 * price * use;
        };
    }

    private double levels(int count) {
        return factory ? LEVEL * count * use : 0;
    }

    private int stock(Asset extractor) {
        int node = ResourcePhase.node(position, extractor);
        return node == Board.NOWHERE ? 0 : position.stock[node];
    }

    /** The distance from this producer to the nearest objective. */
    private int front(Asset producer) {
        int from = producer.rally == Board.NOWHERE ? producer.hex : producer.rally;
        int nearest = board.radius;
        for (int objective : board.objectives) {
            nearest = Math.min(nearest, board.distance(from, objective));
        }
        return nearest;
    }

    private boolean guards(Asset tower, Datasheet.Building sheet) {
        Datasheet.Weapon weapon = sheet.weapon();
        for (int objective : board.objectives) {
            if (weapon != null && board.distance(tower.hex, objective) <= weapon.range() + 1) {
                return true;
            }
        }
        return false;
    }

    private double queue(Asset host) {
        double worth = 0;
        for (Item item : host.queue) {
            worth += switch (item) {
                case Item.Training(Datasheet.Unit unit, int number, int counters) -> {
                    free -= unit.supply();
                    boolean comes = free >= 0 && counters <= ahead;
                    double price = unit.cost().points();
                    yield (comes ? IN_THE_MAKING : IN_VAIN)
                            * (unit.core() ? price : Ground.FIGHTS * price - 0.1 * front(host));
                }
                case Item.Level(int level, int counters) -> IN_THE_MAKING * levels(1);
                case Item.Study(Datasheet.Upgrade upgrade, int number, int counters) ->
                    IN_THE_MAKING * upgrade(upgrade);
            };
        }
        return worth;
    }

    private double upgrade(Datasheet.Upgrade upgrade) {
        double worth = 0;
        for (Effect effect : upgrade.effects()) {
            worth += effect(upgrade, effect);
        }
        return worth;
    }

    /** An upgrade is worth what it does for the pieces on the board, not what it costs. */
    private double effect(Datasheet.Upgrade upgrade, Effect effect) {
        return switch (effect) {
            case Effect.Bonus(Effect.Stat stat, UnitClass only, int amount) -> {
                double helped = 0;
                for (UnitClass unitClass : UnitClass.values()) {
                    helped += only == null || only == unitClass ? army[unitClass.ordinal()] : 0;
                }
                yield (stat == Effect.Stat.MOVE ? 0.08 : 0.2)
                        * helped
                        * (upgrade.type() == Datasheet.Lasting.PERMANENT ? use : 0.5 * use);
            }
            case Effect.Gather(Effect.Gatherer gatherer, int amount) ->
                gatherer == Effect.Gatherer.WORKER
                        ? CARBON * amount * workers * ahead
                        : CARBON * CRYSTAL * amount * extractors * ahead;
            case Effect.Gain(Cost gain) -> CARBON * gain.points() * use;
            case Effect.Strike strike -> 8 * use;
            case Effect.Step step -> 4 * use;
            case Effect.Unlock unlock -> 4 * use;
            case Effect.QueueSpeed speed -> 5 * use;
            case Effect.LatticeReach reach -> 3 * use;
        };
    }

    private double upgrades() {
        double worth = 0;
        for (Datasheet.Upgrade upgrade : side.faction.upgrades) {
            worth += side.inForce(upgrade) ? upgrade(upgrade) : 0;
        }
        return worth;
    }

    /** Savings that cannot be spent in one turn are worth almost nothing. */
    private double savings() {
        double carbon = 0.6 * Math.min(side.carbon, 30) + 0.25 * Math.max(0, side.carbon - 30);
        double crystals = 0.9 * Math.min(side.crystals, 14) + 0.2 * Math.max(0, side.crystals - 14);
        return (carbon + crystals) * use;
    }

    /** Free Supply for the next units: the first few are worth most. */
    private double supply() {
        double room = Math.max(0, free + 0.9 * pending);
        return (1.8 * Math.min(room, 4) + 0.6 * Math.min(Math.max(0, room - 4), 6)) * use;
    }
}
