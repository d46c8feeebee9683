package arbiter.games.globaldomination.v.rules.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/**
 * A second implementation of Movement and Battle, written unit by unit and directly from the rules, without any
 * optimisation. {@link PlainBattleTest} compares the real phases with it. It supports moves, Fortresses, Headquarters and
 * the cap.
 */
final class PlainBattle {
    record Move(int player, int count, int from, int to) {}

    /** A unit is stored as the number of its steps left. */
    final List<List<Integer>> units = new ArrayList<>();

    final int[] owner;
    final boolean[] fortress;
    final boolean[] hq;
    private final int cap;
    private final List<Move> listed;
    private final Set<Integer> contested = new TreeSet<>();
    private final List<Move> waiting = new ArrayList<>();

    PlainBattle(int[] owner, int[] troops, boolean[] fortress, boolean[] hq, int cap, List<Move> listed) {
        this.owner = owner.clone();
        this.fortress = fortress.clone();
        this.hq = hq;
        this.cap = cap;
        this.listed = listed;
        for (int at = 0; at < owner.length; at++) {
            List<Integer> here = new ArrayList<>();
            for (int i = 0; i < troops[at]; i++) {
                here.add(hq[at] ? 3 : 2);
            }
            units.add(here);
        }
    }

    void run() {
        findContested();
        moveInPeace();
        trim();
        while (!waiting.isEmpty()) {
            round();
        }
        trim();
    }

    /** First as if nobody were in the way; then repeatedly where two players would move into the same neutral land. */
    private void findContested() {
        contested.addAll(sharedBy(at -> true));
        Set<Integer> more = sharedBy(at -> owner[at] < 0 && !contested.contains(at));
        while (!more.isEmpty()) {
            contested.addAll(more);
            more = sharedBy(at -> owner[at] < 0 && !contested.contains(at));
        }
    }

    /** Where units of two or more players arrive if each is alone on the board and enters only land that yields. */
    private Set<Integer> sharedBy(IntPredicate yields) {
        Set<Integer> once = new TreeSet<>();
        Set<Integer> shared = new TreeSet<>();
        Set<Integer> players = new TreeSet<>();
        listed.forEach(move -> players.add(move.player()));
        for (int player : players) {
            for (int at : arrivals(player, yields)) {
                if (!once.add(at)) {
                    shared.add(at);
                }
            }
        }
        return shared;
    }

    private Set<Integer> arrivals(int player, IntPredicate yields) {
        List<int[]> walkers = new ArrayList<>(); // place, steps left
        Set<Integer> mine = new TreeSet<>();
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] == player) {
                mine.add(at);
                for (int steps : units.get(at)) {
                    walkers.add(new int[] {at, steps});
                }
            }
        }
        Set<Integer> entered = new TreeSet<>();
        for (Move move : listed) {
            boolean may = mine.contains(move.to()) || yields.test(move.to());
            if (move.player() != player || !mine.contains(move.from()) || !may) {
                continue;
            }
            List<int[]> going = walkers.stream()
                    .filter(unit -> unit[0] == move.from() && unit[1] > 0)
                    .sorted(Comparator.comparingInt(unit -> -unit[1]))
                    .limit(move.count())
                    .toList();
            for (int[] unit : going) {
                unit[0] = move.to();
                unit[1]--;
                if (mine.add(move.to())) {
                    entered.add(move.to());
                }
            }
        }
        return entered;
    }

    private void moveInPeace() {
        Set<Integer> neutral = new TreeSet<>();
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] < 0) {
                neutral.add(at);
            }
        }
        for (Move move : listed) {
            if (owner[move.from()] != move.player()) {
                boolean awaited = waiting.stream()
                        .anyMatch(earlier -> earlier.player() == move.player() && earlier.to() == move.from());
                if (awaited) {
                    waiting.add(move);
                }
            } else if (owner[move.to()] == move.player()
                    || (neutral.contains(move.to()) && !contested.contains(move.to()))) {
                List<Integer> going = takeRested(move.from(), move.count());
                if (!going.isEmpty()) {
                    if (owner[move.to()] >= 0 && owner[move.to()] != move.player()) {
                        throw new IllegalStateException("two players walked into territory " + (move.to() + 1));
                    }
                    arrive(move.to(), move.player(), going);
                }
            } else {
                waiting.add(move);
            }
        }
    }

    private List<Integer> takeRested(int from, int count) {
        List<Integer> here = units.get(from);
        here.sort(Comparator.reverseOrder());
        List<Integer> going = new ArrayList<>();
        while (going.size() < count && !here.isEmpty() && here.getFirst() > 0) {
            going.add(here.removeFirst());
        }
        return going;
    }

    private void arrive(int at, int player, List<Integer> arriving) {
        owner[at] = player;
        arriving.forEach(steps -> units.get(at).add(steps - 1));
    }

    private void trim() {
        for (int at = 0; at < owner.length; at++) {
            while (!hq[at] && units.get(at).size() > cap) {
                killTired(at, 0);
            }
        }
    }

    private void killTired(int at, int least) {
        List<Integer> here = units.get(at);
        here.sort(Comparator.naturalOrder());
        for (int i = 0; i < here.size(); i++) {
            if (here.get(i) >= least) {
                here.remove(i);
                return;
            }
        }
        throw new IllegalStateException("nobody left to fall");
    }

    private long able(int at) {
        return units.get(at).stream().filter(steps -> steps > 0).count();
    }

    /** An order that is ready, with the number of units reserved for it. */
    private static final class Ready {
        final Move move;
        int reserved;

        Ready(Move move) {
            this.move = move;
        }
    }

    private boolean isReady(int index) {
        Move move = waiting.get(index);
        return waiting.subList(0, index).stream()
                .noneMatch(earlier -> earlier.player() == move.player() && earlier.to() == move.from());
    }

    private void round() {
        List<Move> fighting = new ArrayList<>();
        Set<Integer> players = new TreeSet<>();
        waiting.forEach(move -> players.add(move.player()));
        List<Move> done = new ArrayList<>();
        for (int player : players) {
            Set<Integer> targets = new TreeSet<>();
            for (Move move : waiting) {
                if (move.player() == player) {
                    targets.add(move.to());
                }
            }
            Set<Integer> blocked = new TreeSet<>();
            for (int i = 0; i < waiting.size(); i++) {
                if (waiting.get(i).player() == player && !isReady(i)) {
                    blocked.add(waiting.get(i).to());
                }
            }
            targets.removeAll(blocked);
            if (targets.isEmpty()) {
                targets.add(waiting.stream()
                        .filter(move -> move.player() == player)
                        .findFirst()
                        .orElseThrow()
                        .to());
            }
            for (Move move : waiting) {
                if (move.player() == player && targets.contains(move.to())) {
                    done.add(move);
                }
            }
        }
        for (Move move : done) {
            int holder = owner[move.to()];
            if (holder != move.player() && (holder >= 0 || contested.contains(move.to()))) {
                fighting.add(move);
            }
        }
        // Moves are compared by identity, because a sheet may contain equal orders.
        waiting.removeIf(move -> done.stream().anyMatch(other -> other == move));
        fight(listed.stream()
                .filter(move -> fighting.stream().anyMatch(other -> other == move))
                .toList());
    }

    private void fight(List<Move> moves) {
        List<Ready> orders = new ArrayList<>();
        for (Move move : moves) {
            Ready order = new Ready(move);
            if (owner[move.from()] == move.player()) {
                long left = able(move.from()) - reservedAt(orders, move.from());
                order.reserved = (int) Math.min(move.count(), left);
            }
            orders.add(order);
        }
        skirmishOverTargets(orders);
        skirmishHeadOn(orders);
        invade(orders);
    }

    private static int reservedAt(List<Ready> orders, int from) {
        return orders.stream()
                .filter(order -> order.move.from() == from)
                .mapToInt(order -> order.reserved)
                .sum();
    }

    private static int strength(List<Ready> orders, int player, int target) {
        return orders.stream()
                .filter(order -> order.move.player() == player && order.move.to() == target)
                .mapToInt(order -> order.reserved)
                .sum();
    }

    private void loseOne(List<Ready> orders, int player, int target) {
        Ready first = orders.stream()
                .filter(order -> order.reserved > 0 && order.move.player() == player && order.move.to() == target)
                .findFirst()
                .orElseThrow();
        first.reserved--;
        killTired(first.move.from(), 1);
    }

    private void skirmishOverTargets(List<Ready> orders) {
        for (int target = 0; target < owner.length; target++) {
            while (true) {
                Set<Integer> players = new TreeSet<>();
                for (Ready order : orders) {
                    if (order.move.to() == target && order.reserved > 0) {
                        players.add(order.move.player());
                    }
                }
                if (players.size() < 2) {
                    break;
                }
                for (int player : players) {
                    loseOne(orders, player, target);
                }
            }
        }
    }

    private void skirmishHeadOn(List<Ready> orders) {
        TreeMap<Integer, int[]> pairs = new TreeMap<>();
        for (Ready one : orders) {
            for (Ready other : orders) {
                if (one.reserved > 0
                        && other.reserved > 0
                        && one.move.from() == other.move.to()
                        && one.move.to() == other.move.from()
                        && one.move.to() < other.move.to()) {
                    pairs.put(
                            one.move.to() * owner.length + other.move.to(),
                            new int[] {one.move.player(), one.move.to(), other.move.player(), other.move.to()});
                }
            }
        }
        for (int[] pair : pairs.values()) {
            while (strength(orders, pair[0], pair[1]) > 0 && strength(orders, pair[2], pair[3]) > 0) {
                loseOne(orders, pair[0], pair[1]);
                loseOne(orders, pair[2], pair[3]);
            }
        }
    }

    private void invade(List<Ready> orders) {
        while (true) {
            orders.removeIf(order -> order.reserved == 0);
            if (orders.isEmpty()) {
                return;
            }
            int target = -1;
            for (Ready order : orders) {
                boolean free = orders.stream().noneMatch(other -> other.move.from() == order.move.to());
                if (free && (target < 0 || order.move.to() < target)) {
                    target = order.move.to();
                }
            }
            if (target < 0) {
                target = orders.stream()
                        .filter(order -> reaches(orders, order.move.to(), order.move.from()))
                        .min(Comparator.comparingInt((Ready order) -> order.move.from())
                                .thenComparingInt(order -> order.move.to()))
                        .orElseThrow()
                        .move
                        .to();
            }
            attack(orders, target);
        }
    }

    private static boolean reaches(List<Ready> orders, int from, int goal) {
        Set<Integer> seen = new TreeSet<>(Set.of(from));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Ready order : orders) {
                if (seen.contains(order.move.from())) {
                    grown |= seen.add(order.move.to());
                }
            }
        }
        return seen.contains(goal);
    }

    private void attack(List<Ready> orders, int target) {
        List<List<Integer>> army = new ArrayList<>();
        int player = -1;
        for (Ready order : orders) {
            if (order.move.to() == target) {
                player = order.move.player();
                List<Integer> going = takeRested(order.move.from(), order.reserved);
                going.sort(Comparator.naturalOrder());
                army.add(going);
                order.reserved = 0;
            }
        }
        int defender = owner[target];
        if (defender >= 0) {
            fall(army, 2);
            if (fortress[target]) {
                if (size(army) < 2) {
                    fall(army, 2);
                } else {
                    fall(army, 2);
                    fortress[target] = false;
                }
            }
            boolean fought = false;
            while (size(army) > 0 && !units.get(target).isEmpty()) {
                fall(army, 1);
                killTired(target, 0);
                fought = true;
            }
            if (size(army) == 0 && fought && units.get(target).isEmpty()) {
                owner[target] = -1;
            }
        }
        if (size(army) > 0) {
            int taker = player;
            army.forEach(group -> arrive(target, taker, group));
        }
        for (int i = orders.size() - 1; i >= 0; i--) {
            Ready order = orders.get(i);
            while (order.move.from() == target
                    && order.reserved > 0
                    && (owner[target] != defender || reservedAt(orders, target) > able(target))) {
                order.reserved--;
            }
        }
    }

    private static int size(List<List<Integer>> army) {
        return army.stream().mapToInt(List::size).sum();
    }

    private static void fall(List<List<Integer>> army, int count) {
        for (int i = 0; i < count; i++) {
            for (List<Integer> group : army) {
                if (!group.isEmpty()) {
                    group.removeFirst();
                    break;
                }
            }
        }
    }
}
