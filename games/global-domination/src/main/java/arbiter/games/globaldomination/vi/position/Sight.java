package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes views: GD6-C.6 hides Spies, C.8 mines, F.4 Influence and stashes, C.3 the waiting sheets. */
public final class Sight {
    private final Position state;
    private final Viewer viewer;
    private final Writing writing;

    private Sight(Position state, Viewer viewer, Writing writing) {
        this.state = state;
        this.viewer = viewer;
        this.writing = writing;
    }

    public static View of(Position state, Viewer viewer, Writing writing) {
        return new Sight(state, viewer, writing).view();
    }

    /**
     * What the viewer sees in the middle of a turn. If there may be Spies or mines, the strength of others' land is shown as
     * it is before or after the turn. Otherwise the viewer could see where and when a unit became a Spy or was killed by a
     * mine.
     */
    public static View glimpse(Position before, Position during, Position after, Viewer viewer, Writing writing) {
        View view = of(during, viewer, writing);
        boolean secrets = during.rules().on(Mechanic.SPY) || during.rules().on(Mechanic.LANDMINES);
        if (!secrets || viewer instanceof Viewer.All) {
            return view;
        }
        List<View.Land> first = of(before, viewer, writing).lands();
        List<View.Land> last = of(after, viewer, writing).lands();
        List<View.Land> lands = new ArrayList<>();
        for (int t = 0; t < first.size(); t++) {
            lands.add(veiled(view.lands().get(t), first.get(t), last.get(t), viewer));
        }
        return view.withLands(lands);
    }

    private static View.Land veiled(View.Land land, View.Land first, View.Land last, Viewer viewer) {
        boolean own = land.owner() == View.NOBODY || viewer.knows(Seat.of(land.owner()));
        if (own) {
            return land.with(land.units(), first.mines());
        }
        Units shown = land.owner() == first.owner()
                ? first.units()
                : land.owner() == last.owner() ? last.units() : land.units();
        return land.with(shown, first.mines());
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
                        .map(order -> writing.write(state.players(), order))
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
        return sheet == null ? null : lines(state.players(), sheet, writing);
    }

    /** An unreadable line keeps its place, so that the other lines keep their numbers. */
    public static List<String> lines(List<String> players, Sheet<Order> sheet, Writing writing) {
        return sheet.lines().stream()
                .map(reading -> switch (reading) {
                    case Reading.Order<Order>(Order order) -> writing.write(players, order);
                    case Reading.Unreadable<Order> unreadable -> "unreadable";
                })
                .toList();
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
