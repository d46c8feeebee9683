package arbiter.games.globaldomination.v.rules.start;

import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Happened;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import org.jspecify.annotations.Nullable;

/** 1.6, and who may order what in a running game. Late joiners settle before anything else happens in their first turn. */
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
        if (order instanceof Order.OfHost) {
            turn.reject(seat, line, "host-only", "GD5-2.2");
            return;
        }
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

    private static void admitLiving(Turn turn, int seat, int line, Order order) {
        switch (order) {
            case Order.Start start -> turn.reject(seat, line, "start-fixed", "GD5-1.5");
            case Order.Ready ready -> turn.reject(seat, line, "start-fixed", "GD5-1.5");
            case Order.ChooseColour colour -> turn.reject(seat, line, "start-fixed", "GD5-1.2");
            case Order.NameCountry country -> turn.reject(seat, line, "start-fixed", "GD5-1.2");
            case Order.TellLore lore -> turn.reject(seat, line, "start-fixed", "GD5-1.2");
            case Order.VoteDraw vote -> {
                if (turn.rules.drawVote()) {
                    turn.voted[seat] = true;
                    turn.happened(new Happened.DrawWanted(seat));
                } else {
                    turn.reject(seat, line, "draw-vote-off", "GD5-W.4");
                }
            }
            default -> {}
        }
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
                turn.gift[seat] = turn.rules.firstTurnIp();
            } else {
                refuseTheRest(turn, seat);
            }
        }
    }

    private static void introduce(Turn turn, int seat) {
        @Nullable Order[] orders = turn.orders(seat);
        for (int line = 0; line < orders.length; line++) {
            switch (orders[line]) {
                case Order.ChooseColour(Colour colour) -> Joining.chooseColour(turn, seat, line, colour);
                case Order.NameCountry(String name) -> Joining.nameCountry(turn, seat, name);
                case Order.TellLore(String lore) -> Joining.tellLore(turn, seat, lore);
                case Order.VoteDraw vote -> turn.voted[seat] = turn.rules.drawVote();
                case null, default -> {}
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
