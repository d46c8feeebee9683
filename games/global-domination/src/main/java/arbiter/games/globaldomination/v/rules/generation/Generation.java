package arbiter.games.globaldomination.v.rules.generation;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Homeland;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Tally;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 4: new units, placed by orders; the rest goes to the Homeland. */
public final class Generation implements Phase {
    @Override
    public void run(Turn turn) {
        int[] territories = new int[turn.seats];
        int[] hqs = new int[turn.seats];
        for (int at = 0; at < turn.size(); at++) {
            int owner = turn.owner[at];
            if (owner >= 0) {
                territories[owner]++;
                hqs[owner] += turn.hq(at) ? 1 : 0;
            }
        }
        if (turn.tally != null) {
            turn.tally.mustered(turn.owner);
        }
        int[] homelands = Homeland.ofAll(turn.seats, turn);
        for (int seat = 0; seat < turn.seats; seat++) {
            if (turn.living(seat)) {
                new Muster(turn, seat, territories[seat], hqs[seat], homelands[seat]).run();
            }
        }
        UnitCap.trim(turn, Happening.Stage.GENERATION);
    }

    /** One player's new units. */
    private static final class Muster {
        private final Turn turn;
        private final int seat;
        private final boolean hasHq;
        private final int homeland;
        private int open;
        private int bonusOpen;
        private boolean bonusTaken;
        /** Without a Headquarter all units go to one place: the first that an order names (4.2.1). */
        private int onlyPlace = -1;

        Muster(Turn turn, int seat, int territories, int hqs, int homeland) {
            this.turn = turn;
            this.seat = seat;
            this.hasHq = hqs > 0;
            this.homeland = homeland;
            this.open = turn.rules.spawning().generation() ? amount(turn.rules, territories) : 0;
        }

        void run() {
            turn.open(seat, Tally.IP, turn.purse(seat));
            turn.open(seat, Tally.SPAWN, open);
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.InGeneration order) {
                    switch (order) {
                        case Order.Spawn(List<Order.Portion> portions) -> spawn(line, portions);
                        case Order.Bonus(List<Order.Portion> portions) -> bonus(line, portions);
                    }
                }
            }
            spawnTheRest();
        }

        private void spawn(int line, List<Order.Portion> portions) {
            long asked = total(portions);
            if (!turn.rules.spawning().generation()) {
                turn.reject(seat, line, "generation-off", "GD5-4.1");
            } else if (asked < 1) {
                turn.reject(seat, line, "zero-units", "GD5-4.1");
            } else if (!placesStand(line, portions)) {
                return;
            } else if (asked > open) {
                turn.reject(seat, line, "spawn-too-many", "GD5-4.1", "asked", asked, "left", open);
            } else {
                open -= (int) asked;
                turn.charge(seat, line, Tally.SPAWN, asked);
                place(portions);
            }
        }

        private void bonus(int line, List<Order.Portion> portions) {
            Rules rules = turn.rules;
            long asked = total(portions);
            if (!rules.spawning().generation()) {
                turn.reject(seat, line, "generation-off", "GD5-4.1");
            } else if (!placesStand(line, portions)) {
                return;
            } else if (bonusTaken) {
                turn.reject(seat, line, "bonus-twice", "GD5-4.3");
            } else if (asked > rules.spawning().bonusUnits()) {
                turn.reject(
                        seat,
                        line,
                        "bonus-too-many",
                        "GD5-4.3",
                        "asked",
                        asked,
                        "left",
                        rules.spawning().bonusUnits());
            } else if (!turn.pay(seat, line, rules.spawning().bonusPrice())) {
                turn.reject(
                        seat,
                        line,
                        "not-enough-ip",
                        "GD5-4.3",
                        "price",
                        rules.spawning().bonusPrice(),
                        "ip",
                        turn.purse(seat));
            } else {
                bonusTaken = true;
                bonusOpen = rules.spawning().bonusUnits() - (int) asked;
                turn.happened(new Happening.BonusPaid(seat, rules.spawning().bonusPrice()));
                place(portions);
            }
        }

        private static long total(List<Order.Portion> portions) {
            long total = 0;
            for (Order.Portion portion : portions) {
                total += portion.count();
            }
            return total;
        }

        private boolean placesStand(int line, List<Order.Portion> portions) {
            int only = onlyPlace;
            for (Order.Portion portion : portions) {
                int at = portion.at() == Order.HOMELAND ? homeland : portion.at();
                if (at < 0) {
                    turn.reject(seat, line, "no-homeland", "GD5-2.1.4");
                    return false;
                }
                if (turn.owner[at] != seat) {
                    turn.reject(seat, line, "not-your-territory", "GD5-4.2", "at", turn.id(at));
                    return false;
                }
                if (hasHq && !turn.hq(at)) {
                    turn.reject(seat, line, "no-hq-there", "GD5-4.2", "at", turn.id(at), "try", turn.id(homeland));
                    return false;
                }
                if (!hasHq && only >= 0 && only != at) {
                    turn.reject(
                            seat, line, "one-territory-only", "GD5-4.2.1", "at", turn.id(at), "first", turn.id(only));
                    return false;
                }
                only = at;
            }
            return true;
        }

        private void place(List<Order.Portion> portions) {
            for (Order.Portion portion : portions) {
                int at = portion.at() == Order.HOMELAND ? homeland : portion.at();
                onlyPlace = at;
                turn.addTroops(at, portion.count());
                if (portion.count() > 0) {
                    turn.happened(new Happening.Spawned(seat, turn.id(at), portion.count()));
                }
            }
        }

        /** 2.6 and 2.2.1: at the Homeland, up to its cap; further units do not spawn. */
        private void spawnTheRest() {
            int rest = open + bonusOpen;
            if (rest == 0 || homeland == Homeland.NONE) {
                return;
            }
            boolean elsewhere = !hasHq && onlyPlace >= 0 && onlyPlace != homeland;
            int fit = elsewhere ? 0 : Math.min(rest, UnitCap.room(turn, homeland));
            if (fit > 0) {
                turn.addTroops(homeland, fit);
                turn.happened(new Happening.Spawned(seat, turn.id(homeland), fit));
            }
            if (fit < rest) {
                turn.happened(new Happening.NotSpawned(seat, rest - fit));
            }
        }
    }

    /** 4.1: one unit for every four territories, rounded up, and at least three. */
    public static int amount(Rules rules, int territories) {
        int per = rules.spawning().spawnLands();
        return Math.max(rules.spawning().spawnLeast(), (int) (((long) territories + per - 1) / per));
    }
}
