package arbiter.games.globaldomination.v.guide;

import arbiter.engine.Budget;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Price;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Tally;
import arbiter.games.globaldomination.v.words.OrderWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The orders that can be added to a sheet. The sheet is tried once with each possible order, and its additional cost is the
 * price. An order that would break an earlier line is not offered. There are many moves, so they come from the trial of the
 * sheet itself: any number of the units that it leaves may take any path.
 */
final class Offers {
    private final Trial trial;
    private final Position position;
    private final Seat seat;
    private final Sheet<Order> drafted;
    private final Tried now;
    private final OrderWords words;
    private final Ghosts ghosts;
    private final List<Choice<Order>> choices = new ArrayList<>();
    private boolean tooDear;

    private Offers(Trial trial, Position position, Seat seat, Sheet<Order> drafted) {
        this.trial = trial;
        this.position = position;
        this.seat = seat;
        this.drafted = drafted;
        this.now = Tried.of(trial, position, seat, drafted);
        this.words = new OrderWords(position);
        this.ghosts = new Ghosts(position, seat.index());
    }

    static List<Choice<Order>> of(Trial trial, Position position, Seat seat, Sheet<Order> drafted) {
        Offers offers = new Offers(trial, position, seat, drafted);
        if (seat.isHost()) {
            offers.host();
        } else if (seat.index() < position.seats()) {
            offers.player(position.powers()[seat.index()].status());
        }
        offers.choices.sort(Comparator.comparingInt(choice -> rank(choice.order())));
        return offers.choices;
    }

    /** The most frequent orders first, in the sequence in which people give them. */
    private static int rank(Order order) {
        return order instanceof Order.Spawn
                ? 0
                : order instanceof Order.Move ? 1 : order instanceof Order.Build ? 2 : 3;
    }

    private void host() {
        once(new Order.Begin(), Choice.Role.DECIDE);
        once(position.joiningOpen() ? new Order.CloseJoining() : new Order.OpenJoining(), Choice.Role.ORDER);
        for (int at = 0; at < position.size() && position.stage() == Position.Stage.RUNNING; at++) {
            once(new Order.Announce(new NaturalEvent.Desert(at)), Choice.Role.ASIDE);
        }
    }

    private void player(Status status) {
        switch (status) {
            case NOT_JOINED -> join();
            case LIVING -> {}
            case DEAD -> {
                return;
            }
        }
        if (now.tally().totals().containsKey(Tally.IP)) {
            play();
        }
    }

    private void join() {
        boolean open = position.stage() == Position.Stage.JOINING || position.joiningOpen();
        for (int at = 0; at < position.size() && open; at++) {
            if (position.owner()[at] == Position.NEUTRAL) {
                once(new Order.Start(at), Choice.Role.ORDER);
                once(new Order.Offer(at), Choice.Role.ORDER);
            }
        }
        for (Colour colour : Colour.values()) {
            if (open && drafted.orders().noneMatch(Order.ChooseColour.class::isInstance)) {
                once(new Order.ChooseColour(colour), Choice.Role.ASIDE);
            }
        }
        if (position.stage() == Position.Stage.JOINING) {
            once(new Order.Ready(), Choice.Role.DECIDE);
        }
    }

    private void play() {
        generation();
        inventory();
        construction();
        for (int at = 0; at < position.size(); at++) {
            if (now.tally().ownsThen(at)) {
                moves(at);
                trebuchets(at);
            }
        }
        once(new Order.VoteDraw(), Choice.Role.ASIDE);
    }

    private void generation() {
        int open = now.tally().left(Tally.SPAWN);
        int bonus = position.rules().spawning().bonusUnits();
        for (int at = 0; at < position.size(); at++) {
            if (now.tally().ownsFirst(at)) {
                int place = at;
                IntFunction<Order> spawns = n -> new Order.Spawn(List.of(new Order.Portion(n, place)));
                counted("spawn ", open, " at " + id(at), Price.of(Tally.SPAWN, 1), spawns);
                IntFunction<Order> more = n -> new Order.Bonus(List.of(new Order.Portion(n, place)));
                counted("bonus ", bonus, " at " + id(at), Price.FREE, more);
            }
        }
    }

    private void counted(String before, int most, String after, Price each, IntFunction<Order> orders) {
        Order usual = orders.apply(most);
        Price price = most < 1 ? null : price(usual);
        if (price != null) {
            add(usual, Choice.Role.ORDER, price, new Choice.Amount<>(1, most, most, before, after, each, orders));
        }
    }

    private void inventory() {
        if (now.tally().left(Item.CROP.word) > 0) {
            each(new Order.UseCrop(), Choice.Role.ORDER);
        }
        for (int at = 0; at < position.size(); at++) {
            if (now.tally().ownsFirst(at)) {
                if (now.tally().left(Item.SALT.word) > 0) {
                    each(new Order.UseSalt(at), Choice.Role.ASIDE);
                }
                if (now.tally().left(Item.DYNAMITE.word) > 0) {
                    dynamite(at);
                }
            }
        }
        for (Item item : Item.ALL) {
            each(new Order.Buy(item), Choice.Role.ORDER);
        }
    }

    /** Players rarely want to use Dynamite on their own land. */
    private void dynamite(int from) {
        WorldMap map = now.after().map();
        for (int k = map.first(from); k < map.end(from); k++) {
            int to = map.neighbour(k);
            each(new Order.UseDynamite(from, to), now.tally().ownsFirst(to) ? Choice.Role.ASIDE : Choice.Role.ORDER);
        }
    }

    private void construction() {
        for (Construct construct : List.of(Construct.FORTRESS, Construct.GARRISON, Construct.BIVOUAC)) {
            everywhere(at -> new Order.Build(construct, at));
        }
        everywhere(Order.BuildTrebuchet::new);
        everywhere(at -> new Order.Rebuild(at, Order.Payment.IP));
        everywhere(at -> new Order.Rebuild(at, Order.Payment.UNIT));
    }

    /** An order that is too expensive in one place is too expensive everywhere. */
    private void everywhere(IntFunction<Order> build) {
        tooDear = false;
        for (int at = 0; at < position.size() && !tooDear; at++) {
            if (now.tally().ownsFirst(at)) {
                each(build.apply(at), Choice.Role.ORDER);
            }
        }
    }

    private void moves(int from) {
        for (int[] path : Marches.from(now, seat.index(), from)) {
            int most = now.tally().free(from, path.length - 1);
            IntFunction<Order> orders = n -> new Order.Move(n, path);
            add(
                    orders.apply(most),
                    Choice.Role.ORDER,
                    Price.FREE,
                    new Choice.Amount<>(1, most, most, "move ", " " + ids(path), Price.FREE, orders));
        }
    }

    private void trebuchets(int at) {
        WorldMap map = now.after().map();
        for (int k = map.first(at); k < map.end(at) && now.tally().trebuchets(at) > 0; k++) {
            int to = map.neighbour(k);
            each(new Order.MoveTrebuchet(at, to), Choice.Role.ORDER);
            each(new Order.Siege(at, to, Order.Aim.WHAT_STANDS), Choice.Role.ORDER);
            if (position.constructAt(to) == Construct.FORTRESS) {
                each(new Order.Siege(at, to, Order.Aim.UNITS), Choice.Role.ORDER);
            }
        }
    }

    /** Offers an order only if the sheet does not contain it yet. */
    private void once(Order order, Choice.Role role) {
        if (drafted.orders().noneMatch(order::equals)) {
            each(order, role);
        }
    }

    private void each(Order order, Choice.Role role) {
        Price price = price(order);
        if (price != null) {
            add(order, role, price, null);
        }
    }

    /** What one more line with this order costs; null if the rules refuse it or it would break an earlier line. */
    private @Nullable Price price(Order order) {
        Budget.checkpoint();
        List<Reading<Order>> lines = new ArrayList<>(drafted.lines());
        lines.add(Reading.of(order));
        Tried then = Tried.of(trial, position, seat, new Sheet<>(lines));
        if (then.verdicts().getLast() instanceof Verdict.Rejected(Rejection why)) {
            tooDear = why.code().equals("not-enough-ip");
            return null;
        }
        return now.losesIn(then)
                ? null
                : then.tally().spent().plus(now.tally().spent().times(-1));
    }

    private void add(Order order, Choice.Role role, Price price, Choice.@Nullable Amount<Order> amount) {
        Budget.checkpoint();
        choices.add(new Choice<>(
                words.group(order),
                words.label(order),
                role,
                order,
                new Intent(words.intent(order), price, ghosts.of(order)),
                ghosts.places(order),
                words.effect(order, seat.index()),
                amount));
    }

    private int id(int at) {
        return position.map().id(at);
    }

    private String ids(int[] path) {
        StringBuilder ids = new StringBuilder();
        for (int at : path) {
            ids.append(ids.isEmpty() ? "" : ">").append(id(at));
        }
        return ids.toString();
    }
}
