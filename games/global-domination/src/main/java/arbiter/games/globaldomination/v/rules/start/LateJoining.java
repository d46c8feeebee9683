package arbiter.games.globaldomination.v.rules.start;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import org.jspecify.annotations.Nullable;

/** Late joining (1.6), and which orders a running game accepts. Late joiners settle before the phases of their first turn. */
public final class LateJoining implements Phase {
    @Override
    public void run(Turn turn) {
        for (int seat = 0; seat < turn.seats; seat++) {
            @Nullable Order[] orders = turn.orders(seat);
            for (int line = 0; line < orders.length; line++) {
                Order order = orders[line];
                if (order != null) {
                    admit(turn, seat, line, order);
                }
            }
        }
        if (turn.joiningOpen && somebodyIsOutside(turn)) {
            settle(turn);
        }
    }

    private static void admit(Turn turn, int seat, int line, Order order) {
        switch (order) {
            case Order.OfHost host -> turn.reject(seat, line, "host-only", "GD5-2.2");
            case Order.OfPlayer own -> admit(turn, seat, line, own);
        }
    }

    private static void admit(Turn turn, int seat, int line, Order.OfPlayer order) {
        switch (turn.powers[seat].status()) {
            case DEAD -> turn.reject(seat, line, "dead", "GD5-2.2");
            case LIVING -> admitLiving(turn, seat, line, order);
            case NOT_JOINED -> {
                if (!turn.joiningOpen) {
                    turn.reject(seat, line, "joining-closed", "GD5-1.6");
                }
            }
        }
    }

    private static void admitLiving(Turn turn, int seat, int line, Order.OfPlayer order) {
        switch (order) {
            case Order.AtTheStart choice -> turn.reject(seat, line, "start-fixed", ruleOf(choice));
            case Order.VoteDraw vote -> {
                if (turn.rules.victory().drawVote()) {
                    turn.voted[seat] = true;
                    turn.happened(new Happening.DrawWanted(seat));
                } else {
                    turn.reject(seat, line, "draw-vote-off", "GD5-W.4");
                }
            }
            case Order.InGeneration later -> {}
            case Order.InInventory later -> {}
            case Order.InConstruction later -> {}
            case Order.InMovement later -> {}
            case Order.InBattle later -> {}
        }
    }

    private static String ruleOf(Order.AtTheStart choice) {
        return switch (choice) {
            case Order.Start start -> "GD5-1.5";
            case Order.Offer offer -> "GD5-1.5";
            case Order.Ready ready -> "GD5-1.5";
            case Order.ChooseColour colour -> "GD5-1.2";
            case Order.NameCountry country -> "GD5-1.2";
            case Order.TellLore lore -> "GD5-1.2";
        };
    }

    private static boolean somebodyIsOutside(Turn turn) {
        for (Power power : turn.powers) {
            if (power.status() == Status.NOT_JOINED) {
                return true;
            }
        }
        return false;
    }

    private static void settle(Turn turn) {
        int[] picks = Joining.picks(turn);
        for (int seat = 0; seat < turn.seats; seat++) {
            if (turn.powers[seat].status() != Status.NOT_JOINED) {
                continue;
            }
            if (picks[seat] >= 0) {
                introduce(turn, seat);
                Joining.settle(turn, seat, picks[seat]);
                turn.gift[seat] = turn.rules.start().firstTurnIp();
            } else {
                refuseTheRest(turn, seat);
            }
        }
    }

    private static void introduce(Turn turn, int seat) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            if (orders[line] instanceof Order.AtTheStart choice) {
                Joining.introduce(turn, seat, line, choice);
            } else if (orders[line] instanceof Order.VoteDraw) {
                turn.voted[seat] = turn.rules.victory().drawVote();
            }
        }
    }

    private static void refuseTheRest(Turn turn, int seat) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            if (orders[line] != null) {
                turn.reject(seat, line, "not-joined", "GD5-1.6");
            }
        }
    }
}
