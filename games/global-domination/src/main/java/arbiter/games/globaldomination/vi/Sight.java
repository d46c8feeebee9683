package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Viewer;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes views: GD6-C.6 hides Spies, C.8 mines, F.4 Influence and stashes, C.3 the sheets that wait. */
final class Sight {
    private final Position state;
    private final Viewer viewer;

    private Sight(Position state, Viewer viewer) {
        this.state = state;
        this.viewer = viewer;
    }

    static View of(Position state, Viewer viewer) {
        return new Sight(state, viewer).view();
    }

    private View view() {
        WorldMap map = state.map();
        Ending ending = state.ending();
        return new View(
                map.name(),
                map.attribution(),
                state.turn(),
                state.split() != null,
                state.awaiting(),
                players(),
                lands(),
                Mechanic.ALL.stream().filter(state.rules()::on).toList(),
                state.announced().stream()
                        .map(order -> OrderText.write(state.players(), order))
                        .toList(),
                ending == null ? "" : ending.reason().word(),
                ending == null ? List.of() : ending.winners(),
                map.territories(),
                map.links(),
                map.starts().stream().map(map::id).toList());
    }

    private List<View.Player> players() {
        List<View.Player> players = new ArrayList<>();
        Treasury treasury = state.treasury();
        int[] lands = state.lands();
        for (int seat = 0; seat < state.seats(); seat++) {
            boolean known = viewer.knows(Seat.of(seat));
            players.add(new View.Player(
                    Seat.of(seat),
                    state.players().get(seat),
                    treasury.status[seat].word(),
                    lands[seat],
                    known ? treasury.ip[seat] : null,
                    known
                            ? new View.Stash(
                                    treasury.stash(seat, Item.CROP),
                                    treasury.stash(seat, Item.DYNAMITE),
                                    treasury.stash(seat, Item.TOXIC))
                            : null,
                    known ? waiting(Seat.of(seat)) : null));
        }
        return players;
    }

    private @Nullable List<String> waiting(Seat seat) {
        Sheet<Order> sheet =
                state.split() == null ? null : state.split().waiting().get(seat);
        return sheet == null ? null : PlayerWords.lines(state.players(), sheet);
    }

    private List<View.Land> lands() {
        Board board = state.board();
        List<View.Land> lands = new ArrayList<>(board.size());
        for (int t = 0; t < board.size(); t++) {
            int owner = board.owner[t];
            Units units = Units.standing(board, t);
            boolean known = owner == Board.NEUTRAL || viewer.knows(Seat.of(owner));
            lands.add(new View.Land(
                    state.map().id(t),
                    owner,
                    known ? units : units.withoutSpies(),
                    board.hasHq(t),
                    board.hq[t] > 0 ? board.hq[t] - 1 : View.NOBODY,
                    constructs(board, t),
                    board.wasteland(t),
                    mines(board, t),
                    board.loyalty[t]));
        }
        return lands;
    }

    private static List<Construct> constructs(Board board, int territory) {
        return board.hasConstruct(territory)
                ? Construct.ALL.stream()
                        .filter(construct -> board.has(territory, construct))
                        .toList()
                : List.of();
    }

    private int mines(Board board, int territory) {
        return switch (viewer) {
            case Viewer.All() -> board.mines[territory];
            case Viewer.Public() -> 0;
            case Viewer.Player(Seat seat) -> seat.isHost() ? 0 : board.minesLaidBy(territory, seat.index());
        };
    }
}
