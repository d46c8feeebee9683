package arbiter.games.globaldomination.v.rules.construction;

import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.v.rules.UnitCap;
import org.jspecify.annotations.Nullable;

/** Section 6: players build on their own land; then the rest of the first turn's additional Influence is lost (1.7). */
public final class Construction implements Phase {
    @Override
    public void run(Turn turn) {
        int[] bivouacs = new int[turn.seats];
        for (int at = 0; at < turn.size(); at++) {
            if (turn.owner[at] >= 0 && turn.stands(Construct.BIVOUAC, at)) {
                bivouacs[turn.owner[at]]++;
            }
        }
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.InConstruction order) {
                    carryOut(turn, seat, line, order, bivouacs);
                }
            }
            forgetGift(turn, seat);
        }
        UnitCap.trim(turn, Happening.Stage.CONSTRUCTION);
    }

    private static void carryOut(Turn turn, int seat, int line, Order.InConstruction order, int[] bivouacs) {
        switch (order) {
            case Order.Build(Construct construct, int at) -> build(turn, seat, line, construct, at, bivouacs);
            case Order.BuildTrebuchet(int at) -> buildTrebuchet(turn, seat, line, at);
            case Order.Rebuild(int at, Order.Payment payment) -> rebuild(turn, seat, line, at, payment);
        }
    }

    private static void forgetGift(Turn turn, int seat) {
        if (turn.gift[seat] > 0) {
            turn.happened(new Happening.GiftVanished(seat, turn.gift[seat]));
            turn.gift[seat] = 0;
        }
    }

    private static void build(Turn turn, int seat, int line, Construct what, int at, int[] bivouacs) {
        String rule = rule(what);
        if (!groundStands(turn, seat, line, at, rule)) {
            return;
        }
        if (!turn.stands(Construct.NONE, at)) {
            blocked(turn, seat, line, at, rule, Construct.ALL[turn.construct[at]].word);
        } else if (what == Construct.BIVOUAC && turn.trebuchets[at] > 0) {
            blocked(turn, seat, line, at, rule, "trebuchet");
        } else if (what == Construct.BIVOUAC && turn.hq(at)) {
            blocked(turn, seat, line, at, rule, "hq");
        } else if (paid(turn, seat, line, rule, price(turn.rules, what, bivouacs[seat]))) {
            turn.put(what, at);
            turn.happened(new Happening.Built(seat, what.word, turn.id(at), price(turn.rules, what, bivouacs[seat])));
            bivouacs[seat] += what == Construct.BIVOUAC ? 1 : 0;
        }
    }

    private static String rule(Construct what) {
        return switch (what) {
            case FORTRESS -> "GD5-6.3";
            case RUIN, NONE -> "GD5-6.4";
            case BIVOUAC -> "GD5-6.6";
            case GARRISON -> "GD5-6.7";
        };
    }

    /** 6.6: each existing Bivouac, including one just built, makes the next more expensive. */
    public static long price(Rules rules, Construct what, int bivouacs) {
        return switch (what) {
            case FORTRESS -> rules.building().fortressPrice();
            case GARRISON -> rules.building().garrisonPrice();
            case BIVOUAC ->
                rules.building().bivouacPrice() + (long) rules.building().bivouacSurcharge() * bivouacs;
            case RUIN, NONE -> rules.building().rebuildPrice();
        };
    }

    private static void buildTrebuchet(Turn turn, int seat, int line, int at) {
        int price = turn.rules.building().trebuchetPrice();
        if (groundStands(turn, seat, line, at, "GD5-6.5") && paid(turn, seat, line, "GD5-6.5", price)) {
            turn.engines.build(at);
            turn.happened(new Happening.Built(seat, "trebuchet", turn.id(at), price));
        }
    }

    private static void rebuild(Turn turn, int seat, int line, int at, Order.Payment payment) {
        if (turn.owner[at] != seat) {
            turn.reject(seat, line, "not-your-territory", "GD5-6.4", "at", turn.id(at));
        } else if (turn.wasteland[at]) {
            turn.reject(seat, line, "wasteland", "GD5-6.2", "at", turn.id(at));
        } else if (!turn.stands(Construct.RUIN, at)) {
            turn.reject(seat, line, "no-ruin", "GD5-6.4", "at", turn.id(at));
        } else if (rebuildPaid(turn, seat, line, at, payment)) {
            turn.put(Construct.FORTRESS, at);
            int price = switch (payment) {
                case IP -> turn.rules.building().rebuildPrice();
                case UNIT -> turn.rules.building().rebuildUnits();
            };
            turn.happened(new Happening.Rebuilt(seat, turn.id(at), payment, price));
        }
    }

    private static boolean rebuildPaid(Turn turn, int seat, int line, int at, Order.Payment payment) {
        return switch (payment) {
            case IP -> paid(turn, seat, line, "GD5-6.4", turn.rules.building().rebuildPrice());
            case UNIT -> {
                int units = turn.rules.building().rebuildUnits();
                if (turn.troops[at] < units) {
                    turn.reject(
                            seat,
                            line,
                            "not-enough-units",
                            "GD5-6.4",
                            "at",
                            turn.id(at),
                            "price",
                            units,
                            "units",
                            turn.troops[at]);
                    yield false;
                }
                turn.removeTroops(at, units);
                yield true;
            }
        };
    }

    /** Own land that is not a Wasteland (6.2). */
    private static boolean groundStands(Turn turn, int seat, int line, int at, String rule) {
        if (turn.owner[at] != seat) {
            turn.reject(seat, line, "not-your-territory", rule, "at", turn.id(at));
        } else if (turn.wasteland[at]) {
            turn.reject(seat, line, "wasteland", "GD5-6.2", "at", turn.id(at));
        } else if (!turn.land(at)) {
            turn.reject(seat, line, "not-land", rule, "at", turn.id(at));
        } else {
            return true;
        }
        return false;
    }

    private static void blocked(Turn turn, int seat, int line, int at, String rule, String by) {
        turn.reject(seat, line, "construct-in-the-way", rule, "at", turn.id(at), "by", by);
    }

    private static boolean paid(Turn turn, int seat, int line, String rule, long price) {
        if (turn.pay(seat, line, price)) {
            return true;
        }
        turn.reject(seat, line, "not-enough-ip", rule, "price", price, "ip", turn.purse(seat));
        return false;
    }
}
