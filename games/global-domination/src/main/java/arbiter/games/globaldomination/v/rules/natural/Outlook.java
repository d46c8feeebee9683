package arbiter.games.globaldomination.v.rules.natural;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.rules.Phase;
import arbiter.games.globaldomination.v.rules.Turn;
import org.jspecify.annotations.Nullable;

/** After the turn: the host's announcements for the next one (2.6), and whether late joiners may come (1.6). */
public final class Outlook implements Phase {
    @Override
    public void run(Turn turn) {
        @Nullable Order[] orders = turn.hostOrders();
        for (int line = 0; line < orders.length; line++) {
            switch (orders[line]) {
                case Order.Announce(NaturalEvent event) -> announce(turn, line, event);
                case Order.OpenJoining open -> {
                    turn.joiningOpen = true;
                    turn.happened(new Happening.JoiningOpened());
                }
                case Order.CloseJoining close -> {
                    turn.joiningOpen = false;
                    turn.happened(new Happening.JoiningClosed());
                }
                case Order.Begin begin -> turn.rejectHost(line, "already-begun", "GD5-1.3");
                case Order.OfPlayer player -> turn.rejectHost(line, "players-only", "GD5-2.2");
                case null -> {}
            }
        }
        for (int seat = 0; seat < turn.seats; seat++) {
            turn.powers[seat] = turn.powers[seat].pastFirstTurn();
        }
    }

    private static void announce(Turn turn, int line, NaturalEvent event) {
        String wrong = switch (event) {
            case NaturalEvent.Desert(int at) ->
                !turn.land(at) ? "not-land" : turn.wasteland[at] ? "already-wasteland" : "";
            case NaturalEvent.AddUnits(int count, int at) -> count < 1 ? "zero-units" : "";
            case NaturalEvent.RemoveUnits(int count, int at) -> count < 1 ? "zero-units" : "";
            case NaturalEvent.OpenBorder(int a, int b) ->
                a == b ? "same-territory" : turn.map.adjacent(a, b) ? "already-linked" : "";
            case NaturalEvent.CloseBorder(int a, int b) -> !turn.map.adjacent(a, b) ? "not-linked" : "";
        };
        if (!wrong.isEmpty()) {
            turn.rejectHost(line, wrong, "GD5-2.6", "at", turn.id(place(event)));
            return;
        }
        turn.announced.add(event);
        turn.happened(
                switch (event) {
                    case NaturalEvent.Desert(int at) -> new Happening.WasteAnnounced(turn.id(at));
                    case NaturalEvent.AddUnits(int count, int at) -> new Happening.UnitsAnnounced(turn.id(at), count);
                    case NaturalEvent.RemoveUnits(int count, int at) ->
                        new Happening.UnitsAnnounced(turn.id(at), -count);
                    case NaturalEvent.OpenBorder(int a, int b) ->
                        new Happening.BorderAnnounced(turn.id(a), turn.id(b), true);
                    case NaturalEvent.CloseBorder(int a, int b) ->
                        new Happening.BorderAnnounced(turn.id(a), turn.id(b), false);
                });
    }

    private static int place(NaturalEvent event) {
        return switch (event) {
            case NaturalEvent.Desert(int at) -> at;
            case NaturalEvent.AddUnits(int count, int at) -> at;
            case NaturalEvent.RemoveUnits(int count, int at) -> at;
            case NaturalEvent.OpenBorder(int a, int b) -> a;
            case NaturalEvent.CloseBorder(int a, int b) -> a;
        };
    }
}
