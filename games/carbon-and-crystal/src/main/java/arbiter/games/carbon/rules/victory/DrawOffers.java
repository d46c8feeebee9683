package arbiter.games.carbon.rules.victory;

import arbiter.engine.seat.Seat;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Agreeing to a draw (CC-4). The game never waits for an answer. */
public final class DrawOffers {
    private DrawOffers() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Draw order) {
        return switch (order.answer()) {
            case OFFER -> null;
            case ACCEPT, DECLINE ->
                openTo(position, seat) ? null : new Refusal(Code.TURN, "CC-4", "no-offer", "seat", Side.letter(seat));
        };
    }

    /** Whether another living seat has made an offer that is still open. */
    public static boolean openTo(Position position, int seat) {
        for (Side side : position.sides) {
            if (side.seat != seat && side.alive && side.offers) {
                return true;
            }
        }
        return false;
    }

    public static void carryOut(Progress progress, int seat, Order.Draw order) {
        Position position = progress.position;
        switch (order.answer()) {
            case OFFER -> {
                position.sides[seat].offers = true;
                position.sides[seat].accepted = 0;
                progress.tell(() -> new Happening.DrawOffered(Seat.of(seat)));
            }
            case ACCEPT -> {
                for (Side side : position.sides) {
                    if (side.offers && side.seat != seat) {
                        side.accepted |= 1 << seat;
                    }
                }
                progress.tell(() -> new Happening.DrawAnswered(Seat.of(seat), true));
                Victory.agree(progress);
            }
            case DECLINE -> {
                for (Side side : position.sides) {
                    if (side.seat != seat) {
                        side.offers = false;
                        side.accepted = 0;
                    }
                }
                progress.tell(() -> new Happening.DrawAnswered(Seat.of(seat), false));
            }
        }
    }

    /** The offer ends with the offerer's next turn: no answer means declined. */
    public static void lapse(Progress progress, int seat) {
        Side side = progress.position.sides[seat];
        if (side.offers) {
            side.offers = false;
            side.accepted = 0;
            progress.tell(() -> new Happening.DrawLapsed(Seat.of(seat)));
        }
    }
}
