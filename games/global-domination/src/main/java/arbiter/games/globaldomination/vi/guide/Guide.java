package arbiter.games.globaldomination.vi.guide;

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
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warnings;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Path;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.words.OrderWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs the phases that judge a sheet on what the seat knows, and takes everything that people see from them. */
public final class Guide implements arbiter.engine.guide.Guide<Position, Order> {
    private final List<Phase> ordering;
    private final Phase movement;

    /**
     * @param ordering the phases that judge a sheet
     * @param movement the phase after them, for the result of the moves if nobody else moved
     */
    public Guide(List<Phase> ordering, Phase movement) {
        this.ordering = List.copyOf(ordering);
        this.movement = movement;
    }

    @Override
    public List<Choice<Order>> choices(Position state, Seat seat, Sheet<Order> drafted) {
        if (!state.mayOrder(seat)) {
            return List.of();
        }
        Turn turn = Turn.foreseen(state, seat, drafted);
        Choices choices = new Choices(turn, seat);
        if (seat.isHost()) {
            run(turn);
            new HostOffers(turn, choices).offer();
            return choices.list();
        }
        Offers offers = new Offers(turn, seat.index(), choices);
        for (Phase phase : ordering) {
            phase.run(turn);
            offers.after(phase);
        }
        return choices.list();
    }

    private void run(Turn turn) {
        for (Phase phase : ordering) {
            phase.run(turn);
        }
    }

    /**
     * The first HQ while the sheet has none; then a move to the first neighbour. It does not depend on the owner of that land, so that it
     * reveals nothing hidden.
     */
    @Override
    public Optional<Order> expected(Position state, Seat seat, Sheet<Order> drafted, String place) {
        WorldMap map = state.map();
        int at = map.indexOfPlace(place);
        if (!seat.isHost() && at >= 0 && state.treasury().status[seat.index()].mayBuild() && foundsNothing(drafted)) {
            return Optional.of(new Order.BuildHq(map.id(at)));
        }
        return seat.isHost() || at < 0 || map.first(at) == map.end(at)
                ? Optional.empty()
                : Optional.of(new Order.Move(1, Unit.ARMY, Path.of(map.id(at), map.id(map.neighbour(map.first(at))))));
    }

    private static boolean foundsNothing(Sheet<Order> drafted) {
        return drafted.orders().noneMatch(Order.BuildHq.class::isInstance);
    }

    @Override
    public List<Optional<Intent>> intents(Position state, Seat seat, Sheet<Order> sheet) {
        Turn turn = Turn.foreseen(state, seat, sheet);
        boolean judged = state.mayOrder(seat);
        if (judged) {
            run(turn);
        }
        List<Verdict> verdicts = turn.verdicts(seat);
        OrderWords words = new OrderWords(state);
        List<Optional<Intent>> intents = new ArrayList<>();
        for (int line = 0; line < sheet.lines().size(); line++) {
            boolean paid = judged && verdicts.get(line).accepted();
            intents.add(
                    sheet.lines().get(line) instanceof Reading.Order<Order>(Order order)
                            ? Optional.of(new Intent(
                                    words.sentence(order),
                                    paid ? Prices.of(turn, seat, order) : Price.FREE,
                                    Ghosts.of(order)))
                            : Optional.empty());
        }
        return intents;
    }

    @Override
    public Purse purse(Position state, Seat seat, Sheet<Order> sheet) {
        if (seat.isHost() || !state.mayOrder(seat)) {
            return Purse.EMPTY;
        }
        Turn turn = Turn.foreseen(state, seat, sheet);
        run(turn);
        return Prices.left(turn, seat.index());
    }

    @Override
    public Warnings warnings(Position state, Seat seat, Sheet<Order> sheet) {
        if (seat.isHost() || !state.mayOrder(seat)) {
            return Warnings.none(sheet.lines().size());
        }
        Turn turn = Turn.foreseen(state, seat, sheet);
        run(turn);
        return new Cautions(turn, seat, sheet).of(movement);
    }

    @Override
    public Optional<Goal> goal(Position state, Viewer viewer) {
        return Optional.of(Progress.goal(state));
    }

    @Override
    public List<Measure> measures(Position state, List<Event> seen, Viewer viewer) {
        return Progress.measures(state, seen, viewer);
    }
}
