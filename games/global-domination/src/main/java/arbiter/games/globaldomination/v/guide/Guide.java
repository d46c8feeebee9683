package arbiter.games.globaldomination.v.guide;

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
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Tally;
import arbiter.games.globaldomination.v.words.OrderWords;
import arbiter.games.globaldomination.v.words.TurnWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a player is told while deciding. It is found by trying the sheet with the phases that will carry it out. */
public final class Guide implements arbiter.engine.guide.Guide<Position, Order> {
    private final Trial trial;

    public Guide(Trial trial) {
        this.trial = trial;
    }

    @Override
    public List<Choice<Order>> choices(Position state, Seat seat, Sheet<Order> drafted) {
        return Offers.of(trial, state, seat, drafted);
    }

    /**
     * Before the first turn a start; then a move to the first neighbour. It does not depend on the owner of that land, so that it reveals
     * nothing hidden.
     */
    @Override
    public Optional<Order> expected(Position state, Seat seat, Sheet<Order> drafted, String place) {
        WorldMap map = state.map();
        int at = map.indexOfPlace(place);
        if (!seat.isHost() && at >= 0 && state.stage() == Position.Stage.JOINING) {
            return Optional.of(new Order.Start(at));
        }
        return seat.isHost() || at < 0 || map.first(at) == map.end(at)
                ? Optional.empty()
                : Optional.of(new Order.Move(1, new int[] {at, map.neighbour(map.first(at))}));
    }

    @Override
    public List<Optional<Intent>> intents(Position state, Seat seat, Sheet<Order> sheet) {
        Tried tried = Tried.of(trial, state, seat, sheet);
        OrderWords words = new OrderWords(state);
        Ghosts ghosts = new Ghosts(state, seat.index());
        List<Optional<Intent>> intents = new ArrayList<>();
        for (int line = 0; line < sheet.lines().size(); line++) {
            Price price = tried.tally().price(line);
            intents.add(
                    sheet.lines().get(line) instanceof Reading.Order<Order>(Order order)
                            ? Optional.of(new Intent(words.intent(order), price, ghosts.of(order)))
                            : Optional.empty());
        }
        return intents;
    }

    @Override
    public Purse purse(Position state, Seat seat, Sheet<Order> sheet) {
        Tally tally = Tried.of(trial, state, seat, sheet).tally();
        if (!tally.totals().containsKey(Tally.IP)) {
            return Purse.EMPTY;
        }
        int gift = tally.totals().getOrDefault(Tally.IP, 0) - state.powers()[seat.index()].ip();
        List<Purse.Pot> pots = new ArrayList<>();
        pots.add(pot(tally, Tally.IP, TurnWords.INFLUENCE, TurnWords.influenceNote(gift)));
        if (state.rules().spawning().generation()) {
            int homeland = Ghosts.homeland(state, seat.index());
            pots.add(pot(tally, Tally.SPAWN, TurnWords.SPAWNS, TurnWords.spawnNote(state, homeland)));
        }
        for (Item item : Item.ALL) {
            if (tally.totals().getOrDefault(item.word, 0) > 0) {
                pots.add(pot(tally, item.word, TurnWords.name(item), TurnWords.stashNote()));
            }
        }
        return new Purse(pots);
    }

    private static Purse.Pot pot(Tally tally, String id, String name, String note) {
        return new Purse.Pot(id, name, tally.left(id), tally.totals().getOrDefault(id, 0), note);
    }

    @Override
    public Warnings warnings(Position state, Seat seat, Sheet<Order> sheet) {
        return Cautions.of(trial, state, seat, sheet);
    }

    @Override
    public Optional<Goal> goal(Position state, Viewer viewer) {
        return Optional.of(Progress.goal(state));
    }

    @Override
    public List<Measure> measures(Position state, List<Event> seen, Viewer viewer) {
        return Progress.measures(state, seen);
    }
}
