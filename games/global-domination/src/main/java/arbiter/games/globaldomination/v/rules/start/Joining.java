package arbiter.games.globaldomination.v.rules.start;

import arbiter.engine.Pace;
import arbiter.engine.Resolution;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Section 1: players choose where to start, and may change this until the first turn begins. */
public final class Joining {
    /** Starts may not be neighbours (1.2). */
    public static final int STARTS_APART = 2;

    /** The minimum number of players. */
    private static final int FEWEST = 2;

    private Joining() {}

    /** Resolves sheets before the first turn. */
    public static Resolution<Position> resolve(Turn turn) {
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                beforeTheStart(turn, seat, line, orders[line]);
            }
        }
        Offering.collect(turn);
        int[] picks = picks(turn);
        for (int seat = 0; seat < turn.seats; seat++) {
            if (picks[seat] >= 0) {
                turn.powers[seat] = turn.powers[seat].startingAt(picks[seat]);
                turn.happened(new Happening.StartChosen(seat, turn.id(picks[seat])));
            }
        }
        Offering.share(turn);
        becomeReady(turn);
        boolean begins = hostBegins(turn) || allReady(turn);
        if (begins) {
            begin(turn);
        }
        return turn.close(begins ? Position.Stage.RUNNING : Position.Stage.JOINING, 1);
    }

    private static void beforeTheStart(Turn turn, int seat, int line, @Nullable Order order) {
        switch (order) {
            case Order.AtTheStart choice -> introduce(turn, seat, line, choice);
            case Order.OfHost host -> turn.reject(seat, line, "host-only", "GD5-2.2");
            case Order.OfPlayer early -> turn.reject(seat, line, "not-begun", "GD5-1.1");
            case null -> {}
        }
    }

    /** Starts and `ready` orders are not handled here, because those of all players are compared later. */
    static void introduce(Turn turn, int seat, int line, Order.AtTheStart choice) {
        switch (choice) {
            case Order.Start start -> {}
            case Order.Offer offer -> {
                if (turn.before.stage() == Position.Stage.RUNNING) {
                    turn.reject(seat, line, "no-offers", "GD5-S.2");
                }
            }
            case Order.Ready ready -> {}
            case Order.ChooseColour(Colour colour) -> chooseColour(turn, seat, line, colour);
            case Order.NameCountry(String name) -> nameCountry(turn, seat, name);
            case Order.TellLore(String lore) -> tellLore(turn, seat, lore);
        }
    }

    private static void chooseColour(Turn turn, int seat, int line, Colour colour) {
        for (int other = 0; other < turn.seats; other++) {
            if (other != seat && turn.before.powers()[other].colour() == colour) {
                turn.reject(seat, line, "colour-taken", "GD5-1.2", "colour", colour.word());
                return;
            }
        }
        for (int other = 0; other < turn.seats; other++) {
            boolean chooses = turn.before.powers()[other].status() == Status.NOT_JOINED;
            if (other != seat && chooses && asksFor(turn, other, colour)) {
                turn.reject(seat, line, "colour-clash", "GD5-1.2", "colour", colour.word());
                return;
            }
        }
        turn.powers[seat] = turn.powers[seat].in(colour);
        turn.happened(new Happening.ColourChosen(seat, colour.word()));
    }

    /** Looks at the sheets as they were handed in, so that of two equal wishes neither is preferred. */
    private static boolean asksFor(Turn turn, int seat, Colour colour) {
        return turn.handedIn(seat).anyMatch(order -> order.equals(new Order.ChooseColour(colour)));
    }

    private static void nameCountry(Turn turn, int seat, String name) {
        turn.powers[seat] = turn.powers[seat].ruling(name);
        turn.happened(new Happening.CountryNamed(seat, name));
    }

    private static void tellLore(Turn turn, int seat, String lore) {
        turn.powers[seat] = turn.powers[seat].telling(lore);
        turn.happened(new Happening.LoreTold(seat, lore));
    }

    /** The last legal start of each sheet, or −1; starts that are too near to each other are all refused. */
    static int[] picks(Turn turn) {
        int[] picks = new int[turn.seats];
        int[] lines = new int[turn.seats];
        Arrays.fill(picks, -1);
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.Start(int at)
                        && mayPick(turn, seat, line, at)
                        && Starts.stands(turn, seat, line, at)) {
                    picks[seat] = at;
                    lines[seat] = line;
                }
            }
        }
        boolean[] clashes = new boolean[turn.seats];
        for (int seat = 0; seat < turn.seats; seat++) {
            for (int other = 0; other < turn.seats; other++) {
                if (other != seat && picks[seat] >= 0 && picks[other] >= 0) {
                    clashes[seat] |= picks[seat] == picks[other] || turn.map.adjacent(picks[seat], picks[other]);
                }
            }
        }
        for (int seat = 0; seat < turn.seats; seat++) {
            if (clashes[seat]) {
                turn.reject(seat, lines[seat], "start-clash", "GD5-1.2", "at", turn.id(picks[seat]));
                turn.happened(new Happening.StartsClashed(seat, turn.id(picks[seat])));
                picks[seat] = -1;
            }
        }
        return picks;
    }

    /** Whether the player must decide something before the game can begin. */
    public static boolean awaits(Position position, int seat) {
        return switch (position.rules().start().startChoice()) {
            case OPEN, SECRET -> !position.powers()[seat].ready();
            case PIE -> seat == Offering.decider(position);
        };
    }

    /** Whether the player may order before the game begins. A start that was chosen in secret is fixed at once (S.1). */
    public static boolean open(Position position, int seat) {
        return switch (position.rules().start().startChoice()) {
            case OPEN, PIE -> true;
            case SECRET -> position.powers()[seat].start() == Power.NO_START;
        };
    }

    public static Pace pace(Rules rules) {
        return switch (rules.start().startChoice()) {
            case OPEN, PIE -> Pace.AT_ONCE;
            case SECRET -> Pace.TOGETHER;
        };
    }

    private static boolean mayPick(Turn turn, int seat, int line, int at) {
        if (turn.before.stage() == Position.Stage.RUNNING) {
            return true;
        }
        return switch (turn.rules.start().startChoice()) {
            case OPEN -> true;
            case SECRET -> {
                boolean fixed = turn.before.powers()[seat].start() != Power.NO_START;
                if (fixed) {
                    turn.reject(seat, line, "start-kept", "GD5-S.1");
                }
                yield !fixed;
            }
            case PIE -> Offering.mayPick(turn, seat, line, at);
        };
    }

    /** If starts are chosen in secret or from an offer, a player who has one is ready. */
    private static void becomeReady(Turn turn) {
        boolean openly = turn.rules.start().startChoice() == Rules.StartChoice.OPEN;
        for (int seat = 0; seat < turn.seats; seat++) {
            if (!openly && turn.powers[seat].start() != Power.NO_START) {
                turn.powers[seat] = turn.powers[seat].beingReady();
            }
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                if (orders[line] instanceof Order.Ready) {
                    if (!openly) {
                        turn.reject(seat, line, "no-need-of-ready", "GD5-S.1");
                    } else if (turn.powers[seat].start() == Power.NO_START) {
                        turn.reject(seat, line, "no-start", "GD5-1.2");
                    } else {
                        turn.powers[seat] = turn.powers[seat].beingReady();
                        turn.happened(new Happening.BecameReady(seat));
                    }
                }
            }
        }
    }

    private static boolean allReady(Turn turn) {
        for (Power power : turn.powers) {
            if (!power.ready()) {
                return false;
            }
        }
        return turn.seats > 0;
    }

    private static boolean hostBegins(Turn turn) {
        boolean begins = false;
        @Nullable Order[] orders = turn.hostOrders();
        for (int line = 0; line < orders.length; line++) {
            switch (orders[line]) {
                case Order.Begin begin -> {
                    if (starters(turn) < Math.min(FEWEST, turn.seats)) {
                        turn.rejectHost(line, "too-few-players", "GD5-1.3", "joined", starters(turn));
                    } else {
                        begins = true;
                    }
                }
                case Order.OpenJoining open -> turn.joiningOpen = true;
                case Order.CloseJoining close -> turn.joiningOpen = false;
                case Order.Announce announce -> turn.rejectHost(line, "not-begun", "GD5-1.1");
                case Order.OfPlayer player -> turn.rejectHost(line, "players-only", "GD5-2.2");
                case null -> {}
            }
        }
        return begins;
    }

    private static int starters(Turn turn) {
        int starters = 0;
        for (Power power : turn.powers) {
            starters += power.start() == Power.NO_START ? 0 : 1;
        }
        return starters;
    }

    private static void begin(Turn turn) {
        turn.happened(new Happening.Began(starters(turn)));
        for (int seat = 0; seat < turn.seats; seat++) {
            turn.powers[seat] = turn.powers[seat].pastJoining();
            if (turn.powers[seat].start() != Power.NO_START) {
                settle(turn, seat, turn.powers[seat].start());
            }
        }
    }

    /** 1.3, 1.4, 1.7: the player gets a Headquarter and the first Troops, and has the first turn next. */
    static void settle(Turn turn, int seat, int at) {
        turn.owner[at] = seat;
        turn.settler[at] = seat;
        turn.since[at] = turn.number;
        turn.addTroops(at, turn.rules.start().startTroops());
        turn.powers[seat] = turn.powers[seat].as(Status.LIVING).startingAt(at).inFirstTurn();
        turn.happened(
                new Happening.Settled(seat, turn.id(at), turn.rules.start().startTroops()));
    }
}
