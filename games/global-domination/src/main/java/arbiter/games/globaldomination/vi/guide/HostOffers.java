package arbiter.games.globaldomination.vi.guide;

import static arbiter.games.globaldomination.vi.guide.Ghosts.id;

import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Turn;
import arbiter.games.globaldomination.vi.rules.start.Proclamation;
import java.util.List;

/** What the host can announce. Changes of units and borders are not offered; the host must type them. */
final class HostOffers {
    private final Turn turn;
    private final Choices choices;

    HostOffers(Turn turn, Choices choices) {
        this.turn = turn;
        this.choices = choices;
    }

    void offer() {
        for (Mechanic mechanic : Mechanic.ALL) {
            offer(Choice.Role.ORDER, new Order.Unlock(mechanic), List.of());
        }
        for (int seat = 0; seat < turn.treasury.seats(); seat++) {
            offer(Choice.Role.ORDER, new Order.Join(Seat.of(seat)), List.of());
        }
        offer(Choice.Role.ASIDE, new Order.CloseJoining(), List.of());
        offer(Choice.Role.ASIDE, new Order.DeclareDraw(), List.of());
        WorldMap map = turn.map();
        for (int t = 0; t < map.size(); t++) {
            offer(Choice.Role.ASIDE, new Order.Wasteland(map.id(t)), List.of(id(map.id(t))));
        }
    }

    private void offer(Choice.Role role, Order.ByHost order, List<String> places) {
        if (!turn.announced.contains(order) && Proclamation.refuse(turn, order) == null) {
            choices.add(role, order, places, "");
        }
    }
}
