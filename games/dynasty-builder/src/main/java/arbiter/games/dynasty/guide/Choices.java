package arbiter.games.dynasty.guide;

import arbiter.engine.Budget;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Intent;
import arbiter.engine.sheet.Reading;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
import arbiter.games.dynasty.rules.turns.Rehearsal;
import arbiter.games.dynasty.words.Notation;
import arbiter.games.dynasty.words.OrderWords;
import java.util.ArrayList;
import java.util.List;

/**
 * The orders that can be added to a sheet: the legal actions of the phase that its lines lead to, and the standing answers.
 * Each is tried on a copy, so that its price is what the rules take for it.
 */
final class Choices {
    private final WorkingPosition p;
    private final int seat;
    private final Pots left;
    private final OrderWords words;
    private final Ghosts ghosts;
    private final Effects effects;
    private final List<Choice<Order>> found = new ArrayList<>();

    private Choices(WorkingPosition p, int seat, Pots left) {
        this.p = p;
        this.seat = seat;
        this.left = left;
        words = new OrderWords(p);
        ghosts = new Ghosts(p);
        effects = new Effects(p, seat);
    }

    static List<Choice<Order>> after(Tried tried, int seat) {
        WorkingPosition p = tried.last();
        if (!tried.goesOn() || p.phase == Phase.OVER || !p.alive[seat]) {
            return List.of();
        }
        Choices choices = new Choices(p, seat, tried.left());
        if (p.decider() == seat) {
            choices.actions();
        }
        if (!p.phase.isSetup()) {
            choices.standingAnswers();
        }
        return choices.found;
    }

    private void actions() {
        Actions actions = new Actions(p.grid);
        actions.list(p);
        for (int i = 0; i < actions.count(); i++) {
            Order order = actions.order(p, actions.get(i));
            // In the last phase, {@code done} is the same as ending the turn.
            if (p.phase != Phase.DISBAND || !(order instanceof Order.Done)) {
                add(order);
            }
        }
    }

    private void standingAnswers() {
        for (Policy.Ranged answer : Policy.Ranged.values()) {
            if (answer != p.rangedPolicy[seat]) {
                add(new Order.SetRanged(answer));
            }
        }
        for (Policy.Tie answer : Policy.Tie.values()) {
            if (answer != p.tiePolicy[seat]) {
                add(new Order.SetTie(answer));
            }
        }
    }

    private void add(Order order) {
        Budget.checkpoint();
        WorkingPosition copy = p.copy();
        Rehearsal rehearsal = new Rehearsal(copy, seat, Notation::text);
        rehearsal.next(Reading.of(order));
        OrderWords.Said said = words.say(order);
        Intent intent = new Intent(said.sentence(), left.until(left.after(copy)), ghosts.of(order));
        found.add(new Choice<>(
                said.group(),
                said.label(),
                role(order, rehearsal),
                order,
                intent,
                ghosts.places(order),
                effects.of(order),
                null));
    }

    private static Choice.Role role(Order order, Rehearsal rehearsal) {
        return switch (order) {
            case Order.Token _, Order.Untoken _, Order.Raze _ -> Choice.Role.ASIDE;
            case Order.AtAnyTime _, Order.OfHost _, Order.Remark _ -> Choice.Role.ASIDE;
            case Order.Done _ -> rehearsal.turnOver() ? Choice.Role.DECIDE : Choice.Role.GO_ON;
            case Order.End _, Order.Evade _, Order.Retaliate _, Order.Again _, Order.Back _ -> Choice.Role.DECIDE;
            case Order.PlaceCentre _, Order.PlaceSoldier _ -> Choice.Role.ORDER;
            case Order.BuildHouse _, Order.BuildBridge _, Order.Found _, Order.Upgrade _ -> Choice.Role.ORDER;
            case Order.March _, Order.CastOnUnit _, Order.CastOnTile _ -> Choice.Role.ORDER;
            case Order.Recruit _, Order.CreateUnit _, Order.CreateCity _, Order.Disband _ -> Choice.Role.ORDER;
        };
    }
}
