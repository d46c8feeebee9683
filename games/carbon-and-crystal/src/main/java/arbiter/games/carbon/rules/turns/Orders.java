package arbiter.games.carbon.rules.turns;

import arbiter.engine.Budget;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.building.Construction;
import arbiter.games.carbon.rules.building.Levels;
import arbiter.games.carbon.rules.building.Repair;
import arbiter.games.carbon.rules.building.Salvage;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.fighting.Moves;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.production.Production;
import arbiter.games.carbon.rules.production.Queue;
import arbiter.games.carbon.rules.production.Rally;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.technology.Activation;
import arbiter.games.carbon.rules.technology.Research;
import arbiter.games.carbon.rules.victory.DrawOffers;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Carries out batches in sequence, up to the first order that is refused (CC-4). */
public final class Orders {
    private Orders() {}

    /** The verdict on each line, given when the line was carried out. */
    public static List<Verdict> run(Progress progress, int seat, Sheet<Order> sheet) {
        List<Verdict> verdicts = new ArrayList<>();
        int line = 0;
        int stopped = 0;
        for (Reading<Order> reading : sheet.lines()) {
            Budget.checkpoint();
            line++;
            if (stopped > 0) {
                verdicts.add(new Verdict.Rejected(
                        new Refusal(Code.STOPPED, "CC-4", "stopped", "line", stopped).rejection()));
                continue;
            }
            Rejection rejection = switch (reading) {
                case Reading.Unreadable<Order>(String text, Slip slip) -> slip.rejection();
                case Reading.Order<Order>(Order order) -> {
                    Refusal refusal = attempt(progress, seat, order);
                    yield refusal == null ? null : refusal.rejection();
                }
            };
            verdicts.add(rejection == null ? Verdict.ACCEPTED : new Verdict.Rejected(rejection));
            stopped = rejection == null ? 0 : line;
        }
        return verdicts;
    }

    /** Carries out one order, or returns why it is refused and changes nothing. */
    public static @Nullable Refusal attempt(Progress progress, int seat, Order order) {
        Position position = progress.position;
        Refusal refusal = refuseFirst(position, seat, order);
        if (refusal != null) {
            return refusal;
        }
        if (opensAction(position, seat, order)) {
            settle(progress);
        }
        carryOut(progress, seat, order);
        return null;
    }

    /** Whether a sheet that consists of this order would be accepted. */
    public static boolean accepts(Position position, int seat, Order order) {
        return refuseFirst(position, seat, order) == null;
    }

    /** Why the order is refused, after the placements that it settles. An order that is refused settles nothing. */
    private static @Nullable Refusal refuseFirst(Position position, int seat, Order order) {
        if (!opensAction(position, seat, order)) {
            return refuse(position, seat, order);
        }
        Progress trial = new Progress(position.copy(), null, null);
        settle(trial);
        return refuse(trial.position, seat, order);
    }

    /** Whether open placements are settled first (CC-4). */
    private static boolean opensAction(Position position, int seat, Order order) {
        return settlesPlacements(order) && position.phase == Position.Phase.COMMAND && seat == position.active;
    }

    public static void settle(Progress progress) {
        Entry.settleAll(progress);
        Turns.afterCommand(progress);
    }

    /** Whether this is an order of the Action Phase. */
    private static boolean settlesPlacements(Order order) {
        return switch (order) {
            case Order.Place place -> false;
            case Order.Listing listing -> false;
            case Order.Resign resign -> false;
            case Order.Draw draw -> draw.answer() == Order.Answer.OFFER;
            case Order.Move move -> true;
            case Order.Attack attack -> true;
            case Order.Construct construct -> true;
            case Order.Repair repair -> true;
            case Order.Salvage salvage -> true;
            case Order.Produce produce -> true;
            case Order.Advance advance -> true;
            case Order.Research research -> true;
            case Order.Activate activate -> true;
            case Order.Rally rally -> true;
            case Order.Cancel cancel -> true;
            case Order.End end -> true;
        };
    }

    /** Why the order is refused now: the first violated rule in the order of the codes. */
    public static @Nullable Refusal refuse(Position position, int seat, Order order) {
        if (position.over() || !position.sides[seat].alive) {
            return Actors.notNow(position, seat, "CC-4");
        }
        boolean listing = order instanceof Order.Listing;
        if (listing != (position.phase == Position.Phase.LISTS) && !(order instanceof Order.Resign)) {
            return Actors.notNow(position, seat, "CC-4");
        }
        if (settlesPlacements(order) && (seat != position.active || position.phase != Position.Phase.ACTION)) {
            return Actors.notNow(position, seat, "CC-4");
        }
        return switch (order) {
            case Order.Listing list -> Lists.refuse(position, list);
            case Order.Place place -> Entry.refuse(position, seat, place);
            case Order.Move move -> Moves.refuse(position, seat, move);
            case Order.Attack attack -> Attack.refuse(position, seat, attack);
            case Order.Construct construct -> Construction.refuse(position, seat, construct);
            case Order.Repair repair -> Repair.refuse(position, seat, repair);
            case Order.Salvage salvage -> Salvage.refuse(position, seat, salvage);
            case Order.Produce produce -> Production.refuse(position, seat, produce);
            case Order.Advance advance -> Levels.refuse(position, seat, advance);
            case Order.Research research -> Research.refuse(position, seat, research);
            case Order.Activate activate -> Activation.refuse(position, seat, activate);
            case Order.Rally rally -> Rally.refuse(position, seat, rally);
            case Order.Cancel cancel -> Queue.refuse(position, seat, cancel);
            case Order.End end -> null;
            case Order.Resign resign -> null;
            case Order.Draw draw -> DrawOffers.refuse(position, seat, draw);
        };
    }

    public static void carryOut(Progress progress, int seat, Order order) {
        Position position = progress.position;
        Side side = position.sides[seat];
        if (seat == position.active && position.phase != Position.Phase.LISTS) {
            position.ordered = true;
            side.missed = 0;
        }
        if (side.bot) {
            // A player who gives an order is back, so the bot leaves the seat (CC-4).
            side.bot = false;
            side.missed = 0;
        }
        switch (order) {
            case Order.Listing list -> Lists.carryOut(progress, seat, list);
            case Order.Place place -> place(progress, seat, place);
            case Order.Move move -> Moves.carryOut(progress, seat, move);
            case Order.Attack attack -> Attack.carryOut(progress, seat, attack);
            case Order.Construct construct -> Construction.carryOut(progress, seat, construct);
            case Order.Repair repair -> Repair.carryOut(progress, seat, repair);
            case Order.Salvage salvage -> Salvage.carryOut(progress, seat, salvage);
            case Order.Produce produce -> Production.carryOut(progress, seat, produce);
            case Order.Advance advance -> Levels.carryOut(progress, seat, advance);
            case Order.Research research -> Research.carryOut(progress, seat, research);
            case Order.Activate activate -> Activation.carryOut(progress, seat, activate);
            case Order.Rally rally -> Rally.carryOut(progress, seat, rally);
            case Order.Cancel cancel -> Queue.carryOut(progress, seat, cancel);
            case Order.End end -> Turns.end(progress, Turns.Ending.ORDERED);
            case Order.Resign resign -> resign(progress, seat);
            case Order.Draw draw -> DrawOffers.carryOut(progress, seat, draw);
        }
    }

    /** After the last unit is placed the Command Phase is over. */
    private static void place(Progress progress, int seat, Order.Place order) {
        Entry.carryOut(progress, seat, order);
        if (progress.position.phase == Position.Phase.COMMAND && progress.position.placing == null) {
            Turns.afterCommand(progress);
        }
    }

    private static void resign(Progress progress, int seat) {
        Position position = progress.position;
        progress.tell(() -> new Happening.PlayerResigned(Seat.of(seat)));
        Victory.eliminate(progress, seat);
        if (!position.over() && position.phase != Position.Phase.LISTS && position.active == seat) {
            Turns.pass(progress);
        }
    }
}
