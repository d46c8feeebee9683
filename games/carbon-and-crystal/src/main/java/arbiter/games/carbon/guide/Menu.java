package arbiter.games.carbon.guide;

import arbiter.engine.Budget;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.production.Queue;
import arbiter.games.carbon.rules.turns.Candidates;
import arbiter.games.carbon.words.Phrases;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * The orders that can follow a sheet. If orders differ only in their place, one of them is tried and gives the price of all.
 */
final class Menu {
    private final Course course;
    private final Position position;
    private final int seat;
    private final Phrases phrases;
    private final Ghosts ghosts;
    private final SequencedMap<Object, Course.Trial> trials = new LinkedHashMap<>();

    private Menu(Course course, int seat) {
        this.course = course;
        this.position = course.position();
        this.seat = seat;
        this.phrases = new Phrases(position, seat);
        this.ghosts = new Ghosts(position, seat);
    }

    static List<Choice<Order>> of(Course course, int seat) {
        if (course.stopped()) {
            return List.of();
        }
        Menu menu = new Menu(course, seat);
        List<Choice<Order>> choices = new ArrayList<>();
        for (Order order : Candidates.all(course.position(), seat)) {
            choices.add(menu.choice(order));
        }
        return choices;
    }

    private Choice<Order> choice(Order order) {
        Budget.checkpoint();
        Course.Trial trial = trials.computeIfAbsent(likeness(order), key -> course.trial(order));
        Intent intent = new Intent(phrases.words(order), trial.price(), ghosts.strokes(order));
        return new Choice<>(
                Phrases.group(order),
                phrases.label(order),
                role(order),
                order,
                intent,
                ghosts.places(order),
                effect(order, trial.after()),
                null);
    }

    /** A key that is equal for orders with the same price and the same duration. */
    private static Object likeness(Order order) {
        return switch (order) {
            case Order.Move each -> Order.Move.class;
            case Order.Attack each -> Order.Attack.class;
            case Order.Salvage each -> Order.Salvage.class;
            case Order.Rally each -> Order.Rally.class;
            case Order.Construct each -> each.code();
            case Order.Repair each -> each.building();
            case Order.Activate each -> List.of(Order.Activate.class, each.code());
            case Order.Listing each -> order;
            case Order.Place each -> order;
            case Order.Produce each -> order;
            case Order.Advance each -> order;
            case Order.Research each -> order;
            case Order.Cancel each -> order;
            case Order.End each -> order;
            case Order.Resign each -> order;
            case Order.Draw each -> order;
        };
    }

    private Choice.Role role(Order order) {
        return switch (order) {
            case Order.End each -> Choice.Role.DECIDE;
            case Order.Draw each -> each.answer() == Order.Answer.OFFER ? Choice.Role.ASIDE : Choice.Role.DECIDE;
            case Order.Resign each -> Choice.Role.ASIDE;
            case Order.Salvage each -> Choice.Role.ASIDE;
            case Order.Rally each -> Choice.Role.ASIDE;
            case Order.Cancel each -> Choice.Role.ASIDE;
            case Order.Listing each -> Choice.Role.ORDER;
            case Order.Place each -> Choice.Role.ORDER;
            case Order.Move each -> Choice.Role.ORDER;
            case Order.Attack each -> Choice.Role.ORDER;
            case Order.Construct each -> Choice.Role.ORDER;
            case Order.Repair each -> Choice.Role.ORDER;
            case Order.Produce each -> Choice.Role.ORDER;
            case Order.Advance each -> Choice.Role.ORDER;
            case Order.Research each -> Choice.Role.ORDER;
            case Order.Activate each -> Choice.Role.ORDER;
        };
    }

    private String effect(Order order, Position after) {
        return switch (order) {
            case Order.Attack each -> attack(each);
            case Order.Repair(Order.Id builder, Order.Id building) ->
                Phrases.cohesion(
                        Actors.present(position, seat, building).cohesion,
                        Actors.present(after, seat, building).cohesion);
            // The asset that was begun last has the highest entry number.
            case Order.Construct each -> Phrases.ready(after.assets[after.count - 1].construction);
            case Order.Produce(Order.Id producer, String code) ->
                Phrases.supplied(
                        phases(after, producer), ((Datasheet.Unit) Actors.sheet(position.sides[seat], code)).supply());
            case Order.Advance(Order.Id center) -> Phrases.ready(phases(after, center));
            case Order.Research(Order.Id host, String code) -> Phrases.ready(phases(after, host));
            case Order.Listing each -> "";
            case Order.Place each -> "";
            case Order.Move each -> "";
            case Order.Salvage each -> "";
            case Order.Activate each -> "";
            case Order.Rally each -> "";
            case Order.Cancel each -> "";
            case Order.End each -> "";
            case Order.Resign each -> "";
            case Order.Draw each -> "";
        };
    }

    private int phases(Position after, Order.Id host) {
        return Queue.phases(after, Actors.present(after, seat, host));
    }

    private String attack(Order.Attack order) {
        Asset attacker = Actors.present(position, seat, order.attacker());
        Asset target = Actors.present(position, seat, order.target());
        return Phrases.attack(
                Attack.dice(position, attacker),
                Attack.needed(Attack.strength(position, attacker), target),
                Attack.saved(Attack.armor(position, target)));
    }
}
