package arbiter.games.dynasty.guide;

import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Measure;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warnings;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.words.OrderWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player is told while deciding. A sheet is tried once, by the rehearsal that judges it; prices and pots are read
 * from the positions between its lines. A rehearsal uses no standing answers and no waiting lines of other players.
 */
public final class Guide implements arbiter.engine.guide.Guide<Position, Order> {
    @Override
    public List<Choice<Order>> choices(Position state, Seat seat, Sheet<Order> drafted) {
        return seat.isHost() ? List.of() : Choices.after(tried(state, seat, drafted), seat(state, seat));
    }

    @Override
    public Optional<Order> expected(Position state, Seat seat, Sheet<Order> drafted, String place) {
        return seat.isHost()
                ? Optional.empty()
                : new Expected(tried(state, seat, drafted).last()).at(place);
    }

    @Override
    public List<Optional<Intent>> intents(Position state, Seat seat, Sheet<Order> sheet) {
        if (seat.isHost()) {
            return hosting(state.look(), sheet);
        }
        List<Optional<Intent>> intents = new ArrayList<>();
        for (Tried.Line line : tried(state, seat, sheet).lines()) {
            intents.add(line.order().map(order -> intent(line.before(), order, line.price())));
        }
        return intents;
    }

    private static List<Optional<Intent>> hosting(WorkingPosition p, Sheet<Order> sheet) {
        return sheet.lines().stream()
                .map(line -> line instanceof Reading.Order<Order>(Order order)
                        ? Optional.of(intent(p, order, Price.FREE))
                        : Optional.<Intent>empty())
                .toList();
    }

    private static Intent intent(WorkingPosition p, Order order, Price price) {
        return new Intent(new OrderWords(p).say(order).sentence(), price, new Ghosts(p).of(order));
    }

    @Override
    public Purse purse(Position state, Seat seat, Sheet<Order> sheet) {
        if (seat.isHost()) {
            return Purse.EMPTY;
        }
        Tried tried = tried(state, seat, sheet);
        return tried.first().purse(tried.left(), tried.last());
    }

    @Override
    public Warnings warnings(Position state, Seat seat, Sheet<Order> sheet) {
        return seat.isHost()
                ? Warnings.none(sheet.lines().size())
                : Cautions.of(tried(state, seat, sheet), seat(state, seat));
    }

    @Override
    public Optional<Goal> goal(Position state, Viewer viewer) {
        return Optional.of(new Tally(state.look()).goal());
    }

    @Override
    public List<Measure> measures(Position state, List<Event> seen, Viewer viewer) {
        return new Tally(state.look()).measures(seen);
    }

    private static int seat(Position state, Seat seat) {
        return state.look().inTurnOrder(seat);
    }

    private static Tried tried(Position state, Seat seat, Sheet<Order> sheet) {
        return new Tried(state.look(), seat(state, seat), sheet);
    }
}
