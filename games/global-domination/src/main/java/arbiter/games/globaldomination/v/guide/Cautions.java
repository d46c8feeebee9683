package arbiter.games.globaldomination.v.guide;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Tally;
import arbiter.games.globaldomination.v.words.Caution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a player may regret, found by carrying out the sheet as if nobody else ordered anything. */
final class Cautions {
    private final Position position;
    private final int seat;
    private final Sheet<Order> sheet;
    private final Tried tried;
    private final int homeland;
    private final List<List<Warning>> lines = new ArrayList<>();
    private final List<Warning> whole = new ArrayList<>();

    private Cautions(Position position, int seat, Sheet<Order> sheet, Tried tried) {
        this.position = position;
        this.seat = seat;
        this.sheet = sheet;
        this.tried = tried;
        this.homeland = Ghosts.homeland(position, seat);
        sheet.lines().forEach(line -> lines.add(new ArrayList<>()));
    }

    static Warnings of(Trial trial, Position position, Seat seat, Sheet<Order> sheet) {
        boolean plays = position.stage() == Position.Stage.RUNNING && !seat.isHost() && seat.index() < position.seats();
        if (!plays) {
            return Warnings.none(sheet.lines().size());
        }
        Cautions cautions = new Cautions(position, seat.index(), sheet, Tried.of(trial, position, seat, sheet));
        cautions.look();
        return new Warnings(cautions.lines, cautions.whole);
    }

    private void look() {
        boolean decides = position.powers()[seat].living() && position.ending() == null;
        if (sheet.lines().isEmpty() && decides) {
            whole.add(Warning.of(Warning.NOTHING_ORDERED, "GD5-2.2.1"));
        }
        tried.tally().shortfalls().forEach(this::fallsShort);
        for (Event event : tried.events()) {
            if (event instanceof Happening happened) {
                look(happened);
            }
        }
        for (int at = 0; at < position.size(); at++) {
            leftEmpty(at);
        }
    }

    private void look(Happening event) {
        if (event instanceof Happening.Trimmed(Happening.Stage stage, int player, int at, int count)
                && player == seat) {
            String rule = stage == Happening.Stage.FINAL ? "GD5-7.7.1" : "GD5-7.7";
            about(at, Warning.of(Caution.OVER_CAP, rule, "at", at, "lost", count));
        } else if (event instanceof Happening.GiftVanished(int player, int ip) && player == seat) {
            whole.add(Warning.of(Caution.GIFT_EXPIRES, "GD5-1.7", "ip", ip));
        } else if (event instanceof Happening.NotSpawned(int player, int count) && player == seat) {
            whole.add(Warning.of(Caution.NOT_SPAWNED, "GD5-2.6", "count", count));
        } else if (event instanceof Happening.Invaded invaded && invaded.player() == seat && inVain(invaded)) {
            about(invaded.at(), Warning.of(Caution.IN_VAIN, "GD5-8.9", "at", invaded.at()));
        } else if (event instanceof Happening.DynamiteUsed used && used.player() == seat && misses(used)) {
            about(
                    new Order.UseDynamite(index(used.from()), index(used.at())),
                    Warning.of(Caution.NOTHING_HIT, "GD5-5.8", "at", used.at()));
        } else if (event instanceof Happening.Lapsed lapsed
                && lapsed.player() == seat
                && lapsed.why() == Happening.Why.NOTHING_TO_SIEGE) {
            for (Order.Aim aim : Order.Aim.values()) {
                about(
                        new Order.Siege(index(lapsed.from()), index(lapsed.to()), aim),
                        Warning.of(Caution.NOTHING_HIT, "GD5-8.15", "at", lapsed.to()));
            }
        }
    }

    private int index(int territory) {
        return position.map().indexOf(territory);
    }

    private static boolean misses(Happening.DynamiteUsed used) {
        return used.killed() == 0 && used.trebuchets() == 0 && used.destroyed().isEmpty();
    }

    /** Adds a warning to each line with exactly this order. */
    private void about(Order order, Warning warning) {
        for (int line = 0; line < lines.size(); line++) {
            if (accepted(line).filter(order::equals).isPresent()
                    && !lines.get(line).contains(warning)) {
                lines.get(line).add(warning);
            }
        }
    }

    /** The order of an accepted line. */
    private Optional<Order> accepted(int line) {
        return tried.accepts(line) && sheet.lines().get(line) instanceof Reading.Order<Order>(Order order)
                ? Optional.of(order)
                : Optional.empty();
    }

    /** An attack that achieves nothing at all. An attack that weakens the defenders may be intended. */
    private static boolean inVain(Happening.Invaded invaded) {
        return invaded.attackersLeft() == 0
                && invaded.defendersLeft() == invaded.defenders()
                && invaded.walls() != Happening.Walls.BROKEN;
    }

    /** Adds a warning about the units in a territory to the last line that leads units there or through it. */
    private void about(int territory, Warning warning) {
        int at = index(territory);
        int found = -1;
        for (int line = 0; line < lines.size(); line++) {
            found = accepted(line).filter(order -> passes(order, at)).isPresent() ? line : found;
        }
        for (int line = 0; line < lines.size(); line++) {
            found = accepted(line).filter(order -> brings(order, at)).isPresent() ? line : found;
        }
        (found < 0 ? whole : lines.get(found)).add(warning);
    }

    private static boolean passes(Order order, int at) {
        return order instanceof Order.Move(int count, int[] path)
                && Arrays.stream(path).skip(1).anyMatch(through -> through == at);
    }

    private boolean brings(Order order, int at) {
        return switch (order) {
            case Order.Move(int count, int[] path) -> path[path.length - 1] == at;
            case Order.Spawn(List<Order.Portion> portions) -> brings(portions, at);
            case Order.Bonus(List<Order.Portion> portions) -> brings(portions, at);
            case Order.OfPlayer other -> false;
            case Order.OfHost host -> false;
        };
    }

    private boolean brings(List<Order.Portion> portions, int at) {
        return portions.stream().anyMatch(portion -> (portion.at() == Order.HOMELAND ? homeland : portion.at()) == at);
    }

    private static Warning stops(int from, int to, Happening.Why why, String rule) {
        return Warning.of(Caution.STOPS, rule, "from", from, "to", to, "why", why);
    }

    /**
     * Warns about the first hop that fewer units make than ordered. The result of a battle is not certain, so missing units
     * are reported only for an order that begins on own land.
     */
    private void fallsShort(Tally.Shortfall hop) {
        boolean first = sheet.lines().get(hop.line()) instanceof Reading.Order<Order>(Order.Move(int count, int[] path))
                && position.map().id(path[0]) == hop.from()
                && tried.tally().ownsFirst(path[0]);
        if (!lines.get(hop.line()).isEmpty()) {
            return;
        }
        Happening.Why why = hop.why();
        if (why == null) {
            if (first) {
                lines.get(hop.line())
                        .add(Warning.of(
                                Caution.FEWER,
                                "GD5-2.9.1",
                                "from",
                                hop.from(),
                                "to",
                                hop.to(),
                                "ordered",
                                hop.ordered(),
                                "go",
                                hop.go()));
            }
            return;
        }
        String rule = switch (why) {
            case NO_STEPS -> "GD5-7.3";
            case NO_WALKING_AFTER_BATTLE -> "GD5-7.4";
            case NO_UNITS, TAKEN_BY_EARLIER_ORDERS -> first ? "GD5-2.9.1" : "";
            case NOT_YOURS, NOTHING_TO_SIEGE -> "";
        };
        if (!rule.isEmpty()) {
            lines.get(hop.line()).add(stops(hop.from(), hop.to(), why, rule));
        }
    }

    /** The sheet moves the last unit away from a Headquarter, or from a Homeland without one, next to enemy units. */
    private void leftEmpty(int at) {
        Position after = tried.after();
        boolean precious = position.hq(at) || at == homeland;
        boolean emptied = position.owner()[at] == seat && position.troops()[at] > 0;
        if (!precious || !emptied || after.owner()[at] != seat || after.troops()[at] > 0) {
            return;
        }
        WorldMap map = after.map();
        for (int k = map.first(at); k < map.end(at); k++) {
            int near = map.neighbour(k);
            if (after.owner()[near] >= 0 && after.owner()[near] != seat && after.troops()[near] > 0) {
                whole.add(Warning.of(Caution.HQ_EMPTY, "GD5-8.11", "at", map.id(at), "enemy", map.id(near)));
                return;
            }
        }
    }
}
