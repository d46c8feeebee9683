package arbiter.games.carbon.guide;

import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.turns.Orders;
import arbiter.games.carbon.words.Phrases;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Carries out a sheet line by line with the real rules, as {@code check} does. The cost of an order is what the rules took
 * from the bank for it; a refund or a gain is a negative price.
 */
final class Course {
    private static final String POINTS = "points";
    private static final String CARBON = "carbon";
    private static final String CRYSTALS = "crystals";

    private final int seat;
    private final Progress progress;
    private boolean stopped;
    /** What could be spent before the first order; null as long as nothing can be spent. */
    private @Nullable Cost full;

    private int listed;

    Course(Position position, int seat) {
        this.seat = seat;
        this.progress = new Progress(position.copy(), null, null);
        this.full = spends(position) ? bank(position) : null;
    }

    private Course(Course other) {
        this.seat = other.seat;
        this.progress = new Progress(other.position().copy(), null, null);
        this.full = other.full;
        this.listed = other.listed;
    }

    static Course of(Position position, int seat, Sheet<Order> sheet) {
        Course course = new Course(position, seat);
        for (Reading<Order> line : sheet.lines()) {
            course.take(line);
        }
        return course;
    }

    Position position() {
        return progress.position;
    }

    /** Whether a line was refused: later lines are not judged (CC-4). */
    boolean stopped() {
        return stopped;
    }

    /**
     * True only in the Action Phase of the seat's own turn; before that, the bank does not contain what is gathered in this
     * turn.
     */
    private boolean spends(Position position) {
        return position.phase == Position.Phase.ACTION && position.active == seat;
    }

    private Cost bank(Position position) {
        return position.sides[seat].bank();
    }

    /** Carries out a line, unless an earlier line was refused, and returns its cost; null if it is not carried out. */
    @Nullable
    Price take(Reading<Order> line) {
        if (stopped || !(line instanceof Reading.Order<Order>(Order order))) {
            stopped = true;
            return null;
        }
        return position().phase == Position.Phase.LISTS ? list(order) : carryOut(order);
    }

    /** @param after the position after the order */
    record Trial(Price price, Position after) {}

    /** What the order would cost and do as the next line. The order must be legal. */
    Trial trial(Order order) {
        Course further = new Course(this);
        Price price = further.take(Reading.of(order));
        if (price == null) {
            throw new IllegalStateException(order + " is refused");
        }
        return new Trial(price, further.position());
    }

    /** A list replaces an earlier list on the sheet. */
    private @Nullable Price list(Order order) {
        if (refused(order)) {
            return null;
        }
        if (!(order instanceof Order.Listing)) {
            return Price.FREE;
        }
        Side side = position().sides[seat];
        int before = listed;
        listed = Lists.points(side.faction, Lists.counts(side));
        return Price.of(POINTS, listed - before);
    }

    private @Nullable Price carryOut(Order order) {
        Cost before = full == null && !(order instanceof Order.Place) ? settled() : bank(position());
        if (refused(order)) {
            return null;
        }
        if (full == null) {
            if (order instanceof Order.Place || order instanceof Order.Resign || order instanceof Order.Draw) {
                full = spends(position()) ? bank(position()) : null;
                return Price.FREE;
            }
            full = before;
        }
        Cost after = bank(position());
        return Price.of(CARBON, before.carbon() - after.carbon()).and(CRYSTALS, before.crystals() - after.crystals());
    }

    private boolean refused(Order order) {
        stopped = Orders.attempt(progress, seat, order) != null;
        return stopped;
    }

    /** The bank after all open placements are settled, which an order of the Action Phase does first (CC-4). */
    private Cost settled() {
        if (position().phase != Position.Phase.COMMAND) {
            return bank(position());
        }
        Progress trial = new Progress(position().copy(), null, null);
        Orders.settle(trial);
        return bank(trial.position);
    }

    Purse purse() {
        if (position().phase == Position.Phase.LISTS) {
            int budget = position().numbers().listBudget;
            return new Purse(List.of(
                    new Purse.Pot(POINTS, Phrases.POINTS, budget - listed, budget, Phrases.pointsNote(budget))));
        }
        if (full == null) {
            return Purse.EMPTY;
        }
        Cost left = bank(position());
        return new Purse(List.of(
                new Purse.Pot(CARBON, Phrases.CARBON, left.carbon(), full.carbon(), Phrases.BANK_NOTE),
                new Purse.Pot(CRYSTALS, Phrases.CRYSTALS, left.crystals(), full.crystals(), Phrases.BANK_NOTE)));
    }
}
