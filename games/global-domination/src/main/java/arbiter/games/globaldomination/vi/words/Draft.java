package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Unfit;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Dawn;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A position while the lines under {@code given} fill it. A locked mechanic is an error; a position that play cannot
 * reach is not.
 */
final class Draft {
    private final List<String> players;
    private final WorldMap map;
    final Board board;
    final Treasury treasury;
    final Dawn dawn;
    final List<Order.ByHost> announced = new ArrayList<>();
    final List<Seat> failed = new ArrayList<>();
    final SequencedMap<Seat, Sheet<Order>> waiting = new TreeMap<>();
    private final TreeSet<Integer> statusSaid = new TreeSet<>();
    private final TreeSet<Integer> stated = new TreeSet<>();
    Rules rules;
    int turn = 1;
    boolean split;

    @Nullable
    Ending ending;

    private final int[] minesNamed;

    Draft(List<String> players, WorldMap map, Settings settings) {
        this.players = players;
        this.map = map;
        rules = Rules.of(settings);
        board = Board.empty(map.size());
        treasury = Treasury.empty(players.size(), Status.PLAYING);
        dawn = Dawn.none(players.size());
        minesNamed = new int[map.size()];
    }

    /** The part of a draft that belongs to a territory. */
    record Land(Draft draft, Board board, int at) {
        void settle(Owners.Hq hq) {
            int by = hq.settler() == Owners.UNSAID ? board.owner[at] : hq.settler();
            board.hq[at] = by == View.NOBODY ? Board.SETTLER_UNKNOWN : by + 1;
        }

        void units(Unit unit, int number) throws Unfit {
            draft.demand(unit.mechanic());
            atMost(number);
            boolean owned = number == 0 || board.owner[at] != Board.NEUTRAL;
            Unfit.unless(owned, "neutral land holds no units: name their owner");
            board.add(at, unit, number);
        }

        void build(Construct construct) throws Unfit {
            draft.demand(construct.mechanic());
            board.build(at, construct);
        }

        /** A number without a player is the number of all mines there. */
        void mines(int number, int of) throws Unfit {
            draft.demand(Mechanic.LANDMINES);
            atMost(number);
            int[] sum = of == Owners.UNSAID ? board.mines : draft.minesNamed;
            sum[at] += number;
            if (of >= 0 && number > 0) {
                board.knowMines(at, of, number);
            }
        }
    }

    /** The part of a draft that belongs to a player. */
    record Player(Draft draft, int seat) {
        void store(Items items) throws Unfit {
            for (Item item : Item.ALL) {
                int number = items.count(item.word());
                if (number > 0) {
                    draft.demand(Mechanic.ITEMS);
                    atMost(number);
                    Unfit.unless(draft.treasury.stash(seat, item) == 0, "`" + item.word() + "` is stated twice");
                    draft.treasury.store(seat, item, number);
                }
            }
        }

        void began(List<Integer> owned) {
            draft.dawn.with(seat, owned.get(0), owned.get(1), owned.get(2));
        }

        void await(List<String> orders) {
            Seat here = Seat.of(seat);
            draft.waiting.put(
                    here,
                    new Sheet<>(orders.stream()
                            .map(order -> Notation.read(draft.map, draft.players, here, order))
                            .toList()));
        }

        void is(Status status) {
            draft.treasury.status[seat] = status;
            draft.statusSaid.add(seat);
        }
    }

    Land land(int at) throws Unfit {
        Unfit.unless(stated.add(at), "territory " + map.id(at) + " is stated twice");
        return new Land(this, board, at);
    }

    void begin(int number, boolean inHalves) {
        turn = number;
        split = inHalves;
    }

    void unlock(List<Mechanic> mechanics) {
        mechanics.forEach(mechanic -> rules = rules.unlocking(mechanic));
    }

    private static void atMost(int number) throws Unfit {
        Unfit.unless(number <= Board.MOST_UNITS, "at most " + Board.MOST_UNITS + " can be stated");
    }

    private void demand(@Nullable Mechanic mechanic) throws Unfit {
        if (mechanic != null && !rules.on(mechanic)) {
            throw new Unfit("`" + mechanic.word() + "` is locked in this game (GD6-U.1)");
        }
    }

    Position position(List<Line> given) throws Misread {
        if (split && failed.isEmpty()) {
            throw given.getFirst().misread(0, "in a split turn somebody has `failed` and orders again");
        }
        for (int t = 0; t < map.size(); t++) {
            ownMines(t);
        }
        seatNewcomers();
        Split halves = split ? new Split(failed, waiting, dawn) : null;
        return new Position(rules, players, map, turn, board, treasury, announced, halves, ending);
    }

    /** Mines without a player belong to the owner; on neutral land it is unknown who laid them. */
    private void ownMines(int t) {
        if (minesNamed[t] == 0 && board.mines[t] > 0 && board.owner[t] != Board.NEUTRAL) {
            board.knowMines(t, board.owner[t], board.mines[t]);
        }
        board.mines[t] = board.mines[t] > 0 ? board.mines[t] : minesNamed[t];
    }

    /** A player without land and without an HQ of their own has never built one and may still build it (GD6-C.1). */
    private void seatNewcomers() {
        TreeSet<Integer> settled = new TreeSet<>(statusSaid);
        for (int t = 0; t < board.size(); t++) {
            settled.add(board.owner[t]);
            settled.add(board.hq[t] - 1);
        }
        for (int seat = 0; seat < players.size(); seat++) {
            if (!settled.contains(seat)) {
                treasury.status[seat] = Status.UNSETTLED;
            }
        }
    }
}
