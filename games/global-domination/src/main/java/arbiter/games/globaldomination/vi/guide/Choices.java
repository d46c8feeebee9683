package arbiter.games.globaldomination.vi.guide;

import arbiter.engine.Budget;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.words.OrderText;
import arbiter.games.globaldomination.vi.words.OrderWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Collects the orders that can be added while the turn runs: an order is offered in the phase that would carry it out. After
 * all phases, orders that would break a later order of the same sheet are removed.
 */
final class Choices {
    private enum Usual {
        ONE,
        ALL
    }

    /** @param usual null if there is no number to choose */
    private record Offer(
            Choice.Role role,
            IntFunction<Order> orders,
            int most,
            @Nullable Usual usual,
            List<String> places,
            String effect) {}

    private final Turn turn;
    private final Seat seat;
    private final OrderWords words;
    private final List<Offer> offers = new ArrayList<>();

    Choices(Turn turn, Seat seat) {
        this.turn = turn;
        this.seat = seat;
        this.words = new OrderWords(turn.before);
    }

    void add(Choice.Role role, Order order, List<String> places, String effect) {
        offers.add(new Offer(role, n -> order, 1, null, places, effect));
    }

    /** Offers a number that is usually one. */
    void addOne(IntFunction<Order> orders, int most, List<String> places, String effect) {
        if (most > 0) {
            offers.add(new Offer(Choice.Role.ORDER, orders, most, Usual.ONE, places, effect));
        }
    }

    /** Offers a number that is usually the maximum. */
    void addAll(Choice.Role role, IntFunction<Order> orders, int most, List<String> places, String effect) {
        if (most > 0) {
            offers.add(new Offer(role, orders, most, Usual.ALL, places, effect));
        }
    }

    /** The highest number, up to a limit, that the rules allow. If they allow a number, they must allow every smaller one. */
    static int most(int limit, IntPredicate allowed) {
        if (limit < 1 || !allowed.test(1)) {
            return 0;
        }
        if (allowed.test(limit)) {
            return limit;
        }
        int least = 1;
        int over = limit;
        while (over - least > 1) {
            int middle = (least + over) >>> 1;
            if (allowed.test(middle)) {
                least = middle;
            } else {
                over = middle;
            }
        }
        return least;
    }

    /** Must be called after all phases. */
    List<Choice<Order>> list() {
        List<Choice<Order>> choices = new ArrayList<>(offers.size());
        for (Offer offer : offers) {
            int most = Math.min(offer.most, affordable(offer.orders.apply(1)));
            if (most > 0) {
                choices.add(choice(offer, most));
            }
        }
        choices.sort(Comparator.comparingInt(choice -> rank(choice.order())));
        return choices;
    }

    /** The most frequent orders first, in the sequence in which people give them. */
    private static int rank(Order order) {
        return order instanceof Order.Spawn
                ? 0
                : order instanceof Order.Move ? 1 : order instanceof Order.Works ? 2 : 3;
    }

    /** How many of an order are possible with the Influence and units that the other orders of the sheet leave. */
    private int affordable(Order one) {
        int price = Prices.of(turn, seat, one).of(Prices.IP);
        int paid = price == 0 ? Integer.MAX_VALUE : turn.treasury.ip[seat.index()] / price;
        return one instanceof Order.Promote promote ? Math.min(paid, idle(promote.at())) : paid;
    }

    /** Armies that no move uses: the others are no longer there to be promoted. */
    private int idle(int at) {
        Board board = turn.board;
        int territory = turn.map().indexOf(at);
        return board.owner[territory] == seat.index()
                ? board.units(territory, Unit.ARMY) - turn.claims.count(seat.index(), territory, Unit.ARMY)
                : 0;
    }

    private Choice<Order> choice(Offer offer, int most) {
        Budget.checkpoint();
        int usual = offer.usual == Usual.ALL ? most : 1;
        Order order = offer.orders.apply(usual);
        Price price = Prices.of(turn, seat, order);
        return new Choice<>(
                OrderWords.group(order),
                words.label(order),
                offer.role,
                order,
                new Intent(words.sentence(order), price, Ghosts.of(order)),
                offer.places,
                offer.effect,
                offer.usual == null ? null : amount(offer, most, usual));
    }

    private Choice.Amount<Order> amount(Offer offer, int most, int usual) {
        Price each = Prices.of(turn, seat, offer.orders.apply(2))
                .plus(Prices.of(turn, seat, offer.orders.apply(1)).times(-1));
        OrderText.Blank blank = OrderText.blank(turn.before.players(), offer.orders);
        return new Choice.Amount<>(1, most, usual, blank.before(), blank.after(), each, offer.orders);
    }
}
