package arbiter.games.dynasty.rules.turns;

import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.hosting.Refusals;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The host's lines: {@code time up} when the minutes are over (DB-15.3), {@code return NAME} when a player takes a seat back
 * from a bot (section 4), {@code may begin} to ask whether a game with these settings would be refused (sections 1 and 2).
 */
public final class HostDesk {
    private final WorkingPosition p;

    public HostDesk(WorkingPosition p) {
        this.p = p;
    }

    public List<Verdict> run(Sheet<Order> sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Reading<Order> line : sheet.lines()) {
            verdicts.add(
                    switch (line) {
                        case Reading.Unreadable<Order>(String text, Slip slip) ->
                            new Verdict.Rejected(slip.rejection());
                        case Reading.Order<Order>(Order order) -> {
                            Rejection rejection = carryOut(order);
                            yield rejection == null ? Verdict.ACCEPTED : new Verdict.Rejected(rejection);
                        }
                    });
        }
        return verdicts;
    }

    private @Nullable Rejection carryOut(Order order) {
        return switch (order) {
            case Order.TimeUp o -> timeUp();
            case Order.ReturnSeat(String player) -> returnSeat(player);
            case Order.MayBegin o -> mayBegin();
            case Order.Remark o -> null;
            case Order.InPhase _, Order.Closing _, Order.AtAnyTime _ ->
                Rejection.of(
                        Fault.Turn.NOT_YOUR_DECISION.code(),
                        Fault.Turn.NOT_YOUR_DECISION.rule(),
                        "decides",
                        "a player");
        };
    }

    private @Nullable Rejection timeUp() {
        if (p.numbers.timeLimitMinutes == 0) {
            return Rejection.of(Fault.Turn.NO_TIME_LIMIT.code(), Fault.Turn.NO_TIME_LIMIT.rule());
        }
        if (!p.timeUp) {
            p.timeUp = true;
            p.tell(new Happening.TimeRanOut());
        }
        return null;
    }

    private @Nullable Rejection returnSeat(String player) {
        for (int seat = 0; seat < p.seats; seat++) {
            if (p.name(seat).equals(player) && p.bot[seat]) {
                p.bot[seat] = false;
                p.missed[seat] = 0;
                p.tell(new Happening.SeatReturned(p.seat(seat)));
                return null;
            }
        }
        return Rejection.of(Fault.Turn.NOT_WITH_A_BOT.code(), Fault.Turn.NOT_WITH_A_BOT.rule(), "player", player);
    }

    private @Nullable Rejection mayBegin() {
        List<Rejection> refused = Refusals.onOurMaps(new Setup(p.names(), p.numbers.settings, ""));
        return refused.isEmpty() ? null : refused.getFirst();
    }
}
