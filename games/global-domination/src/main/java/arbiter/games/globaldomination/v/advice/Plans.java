package arbiter.games.globaldomination.v.advice;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.plans.Campaign;
import arbiter.games.globaldomination.plans.Places;
import arbiter.games.globaldomination.plans.Room;
import arbiter.games.globaldomination.plans.Theatre;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.generation.Generation;
import arbiter.games.globaldomination.v.rules.start.Joining;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Orders that belong together, for bots: how to spend Influence, and the marches of the turn. */
final class Plans implements Theatre<Order> {
    private static final int SITES = 4;
    /** How many places are considered for an offer: every pair of them is a plan. */
    private static final int OFFERED = 12;

    private final Position position;
    private final int seat;
    private final int[] homes;
    private final int[] spawns;

    private Plans(Position position, int seat) {
        this.position = position;
        this.seat = seat;
        this.homes = Homeland.ofAll(position.seats(), position);
        this.spawns = new int[position.seats()];
        for (int owner : position.owner()) {
            if (owner >= 0) {
                spawns[owner]++;
            }
        }
        Rules rules = position.rules();
        Arrays.setAll(spawns, i -> rules.spawning().generation() ? Generation.amount(rules, spawns[i]) : 0);
    }

    static List<List<Order>> of(Position position, Seat seat) {
        if (seat.isHost() || seat.index() >= position.seats()) {
            return List.of();
        }
        Status status = position.powers()[seat.index()].status();
        if (status == Status.NOT_JOINED || status == Status.DEAD) {
            return List.of();
        }
        Plans plans = new Plans(position, seat.index());
        List<List<Order>> all = new ArrayList<>(plans.supplies());
        all.addAll(Campaign.of(plans));
        all.addAll(plans.works());
        return all;
    }

    /** Marches over own land. Troops that are not placed spawn in the Homeland. */
    static List<Order> withdrawal(Position position, Seat seat, Function<Theatre<Order>, List<Order>> marches) {
        boolean playing = position.stage() == Position.Stage.RUNNING
                && !seat.isHost()
                && seat.index() < position.seats()
                && position.powers()[seat.index()].living();
        return playing ? marches.apply(new Plans(position, seat.index())) : List.of();
    }

    /** Complete sheets with which a player begins, by the way in which starts are chosen. */
    static List<List<Order>> starts(Position position, Seat seat) {
        if (position.stage() != Position.Stage.JOINING || seat.isHost() || seat.index() >= position.seats()) {
            return List.of();
        }
        return switch (position.rules().start().startChoice()) {
            // A bot that has a start does not choose again, although 1.5 allows it.
            case OPEN ->
                position.powers()[seat.index()].start() != Power.NO_START
                        ? List.of(List.of(new Order.Ready()))
                        : sites(position).stream()
                                .map(at -> List.<Order>of(new Order.Start(at), new Order.Ready()))
                                .toList();
            case SECRET ->
                sites(position).stream()
                        .map(at -> List.<Order>of(new Order.Start(at)))
                        .toList();
            case PIE -> position.offered().size() < 2 ? offers(position) : pick(position);
        };
    }

    /** Pairs of starts that may be offered. The appraisal prefers pairs of equal worth. */
    private static List<List<Order>> offers(Position position) {
        List<Integer> sites = sites(position).stream()
                .sorted(Comparator.comparingDouble((Integer at) -> -Room.of(position.map(), at, other -> false)))
                .limit(OFFERED)
                .toList();
        List<List<Order>> pairs = new ArrayList<>();
        for (int first : sites) {
            for (int second : sites) {
                if (first < second && !position.map().adjacent(first, second)) {
                    pairs.add(List.of(new Order.Offer(first), new Order.Offer(second)));
                }
            }
        }
        return pairs;
    }

    private static List<List<Order>> pick(Position position) {
        int first = position.offered().get(0);
        int second = position.offered().get(1);
        boolean better = Appraisal.room(position, first, second) >= Appraisal.room(position, second, first);
        return List.of(List.of(new Order.Start(better ? first : second)));
    }

    /** Good starts that are still free. */
    private static List<Integer> sites(Position position) {
        boolean[] taken = new boolean[position.size()];
        boolean[] near = new boolean[position.size()];
        int waiting = 0;
        for (Power power : position.powers()) {
            if (power.start() == Power.NO_START) {
                waiting++;
            } else {
                taken[power.start()] = true;
                near[power.start()] = true;
                for (int k = position.map().first(power.start());
                        k < position.map().end(power.start());
                        k++) {
                    near[position.map().neighbour(k)] = true;
                }
            }
        }
        return Places.of(
                        position.map(),
                        Joining.STARTS_APART,
                        at -> taken[at],
                        at -> position.land(at) && !near[at],
                        waiting)
                .stream()
                .toList();
    }

    /** What comes before the marches: Troops near the front, and items that give more Troops. */
    private List<List<Order>> supplies() {
        List<List<Order>> plans = new ArrayList<>();
        if (position.powers()[seat].stash().crop() > 0) {
            plans.add(List.of(new Order.UseCrop()));
        }
        Rules rules = position.rules();
        for (int at = 0; at < position.size() && rules.spawning().generation(); at++) {
            if (own(at) && position.hq(at)) {
                plans.add(List.of(new Order.Spawn(List.of(new Order.Portion(spawns[seat], at)))));
                plans.add(List.of(new Order.Bonus(
                        List.of(new Order.Portion(rules.spawning().bonusUnits(), at)))));
            }
        }
        plans.add(List.of(new Order.Buy(Item.CROP)));
        return plans;
    }

    /** What comes after them: Trebuchets at the front, Bivouacs away from it, and walls where they matter most. */
    private List<List<Order>> works() {
        List<List<Order>> plans = new ArrayList<>();
        for (int at : ranked(at -> own(at) ? enemiesAround(at) : 0, SITES)) {
            plans.add(List.of(new Order.BuildTrebuchet(at)));
            plans.add(List.of(new Order.Build(Construct.FORTRESS, at)));
        }
        for (int at :
                ranked(at -> own(at) && enemiesAround(at) == 0 ? 1 + map().end(at) - map().first(at) : 0, SITES)) {
            plans.add(List.of(new Order.Build(Construct.BIVOUAC, at)));
        }
        for (int at = 0; at < position.size(); at++) {
            for (int k = map().first(at); k < map().end(at) && own(at) && position.trebuchets()[at] > 0; k++) {
                int to = map().neighbour(k);
                if (own(to) && enemiesAround(at) == 0 && position.trebuchets()[to] == 0) {
                    plans.add(List.of(new Order.MoveTrebuchet(at, to)));
                }
            }
        }
        return plans;
    }

    @Override
    public int defenders(int at) {
        return position.troops()[at];
    }

    @Override
    public WorldMap map() {
        return position.map();
    }

    @Override
    public boolean own(int at) {
        return position.owner()[at] == seat;
    }

    @Override
    public boolean hostile(int at) {
        return position.owner()[at] >= 0 && !own(at);
    }

    @Override
    public boolean headquarter(int at) {
        return position.hq(at);
    }

    @Override
    public int kinds() {
        return 1;
    }

    @Override
    public int units(int kind, int at) {
        return position.troops()[at] + grown(at) + (at == homes[seat] ? spawns[seat] : 0);
    }

    /** The Troop that a Crop Supply adds to own land before the marches (5.6). */
    private int grown(int at) {
        boolean grows = own(at) && position.powers()[seat].stash().crop() > 0;
        return grows ? Math.min(1, Appraisal.space(position, at)) : 0;
    }

    @Override
    public int steps(int kind, int at) {
        return position.hq(at)
                ? position.rules().marching().hqSteps()
                : position.rules().marching().steps();
    }

    @Override
    public int health(int kind) {
        return 1;
    }

    @Override
    public int room(int at) {
        return Appraisal.space(position, at) - grown(at);
    }

    @Override
    public int guard(int at) {
        return Appraisal.guard(position, at) + garrison(at) - position.troops()[at];
    }

    /** The Troops that will defend it. Troops that a player does not place spawn in the Homeland before any battle (2.6). */
    private int garrison(int at) {
        int owner = position.owner()[at];
        if (owner < 0 || homes[owner] != at) {
            return position.troops()[at];
        }
        int room = position.hq(at) ? Integer.MAX_VALUE : room(at);
        return position.troops()[at] + Math.min(room, spawns[owner]);
    }

    /** All Trebuchets around it fire: one at the walls, if there are any, the others at the Troops (8.15). */
    @Override
    public Barrage<Order> barrage(int at) {
        List<Order> shots = new ArrayList<>();
        int worth = 0;
        boolean walls = position.constructAt(at) == Construct.FORTRESS;
        int troops = garrison(at);
        for (int k = map().first(at); k < map().end(at); k++) {
            int from = map().neighbour(k);
            for (int i = 0; own(from) && i < position.trebuchets()[from] && (walls || troops > 0); i++) {
                shots.add(new Order.Siege(from, at, walls ? Order.Aim.WALLS : Order.Aim.UNITS));
                int hit = walls
                        ? position.rules().fighting().wallStrength()
                        : Math.min(troops, position.rules().fighting().siegeKills());
                worth += hit;
                troops -= walls ? 0 : hit;
                walls = false;
            }
        }
        return new Barrage<>(shots, worth);
    }

    @Override
    public Order march(int kind, int count, int[] path) {
        return new Order.Move(count, path);
    }
}
