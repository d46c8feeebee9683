package arbiter.games.globaldomination.vi.words;

import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Viewer;
import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Construct;
import arbiter.games.globaldomination.vi.position.Dawn;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Mechanic;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Sight;
import arbiter.games.globaldomination.vi.position.Split;
import arbiter.games.globaldomination.vi.position.Status;
import arbiter.games.globaldomination.vi.position.Treasury;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The canonical text of a position, as lines of a {@code given} block. */
public final class PositionWriter {
    private final Position state;
    private final List<String> lines = new ArrayList<>();

    private PositionWriter(Position state) {
        this.state = state;
    }

    static List<String> write(Position state) {
        return new PositionWriter(state).write();
    }

    private List<String> write() {
        lines.add("turn " + state.turn() + (state.split() == null ? "" : " split"));
        if (!state.rules().unlocked().isEmpty()) {
            lines.add("unlocked "
                    + state.rules().unlocked().stream().map(Mechanic::word).collect(Collectors.joining(" ")));
        }
        for (Order.ByHost order : state.announced()) {
            lines.add("announced " + OrderText.write(state.players(), order));
        }
        Board empty = Board.empty(1);
        for (int t = 0; t < state.board().size(); t++) {
            if (!bare(t, empty)) {
                lines.add(land(t));
            }
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            List<String> words = player(seat);
            if (!words.isEmpty()) {
                lines.add(Names.write(state.players(), seat) + ": " + String.join(", ", words));
            }
        }
        Ending ending = state.ending();
        if (ending != null) {
            lines.add("ended " + ending.reason().word()
                    + ending.winners().stream()
                            .map(seat -> " " + Names.write(state.players(), seat.index()))
                            .collect(Collectors.joining()));
        }
        return lines;
    }

    private boolean bare(int t, Board empty) {
        Board board = state.board();
        return board.owner[t] == empty.owner[0]
                && !board.hasUnits(t)
                && !board.hasHq(t)
                && !board.hasConstruct(t)
                && !board.wasteland(t)
                && board.mines[t] == 0
                && board.loyalty[t] == 0;
    }

    private String land(int t) {
        Board board = state.board();
        List<String> words = new ArrayList<>();
        int owner = board.owner[t];
        words.add(owner == Board.NEUTRAL ? "neutral" : Names.write(state.players(), owner));
        for (Unit unit : Unit.ALL) {
            if (board.units(t, unit) > 0) {
                words.add(board.units(t, unit) + " " + unit.word());
            }
        }
        if (board.hasHq(t)) {
            words.add(hq(board.hq[t], owner));
        }
        for (Construct construct : Construct.ALL) {
            if (board.has(t, construct)) {
                words.add(construct.word());
            }
        }
        if (board.wasteland(t)) {
            words.add("wasteland");
        }
        words.addAll(mines(t));
        if (board.loyalty[t] > 0) {
            words.add("loyalty " + board.loyalty[t]);
        }
        if (state.split() != null && state.split().dawn().fresh(t) > 0) {
            words.add("fresh " + state.split().dawn().fresh(t));
        }
        return state.map().id(t) + ": " + String.join(", ", words);
    }

    private String hq(int settled, int owner) {
        if (settled == Board.SETTLER_UNKNOWN) {
            return owner == Board.NEUTRAL ? "hq" : "hq of nobody";
        }
        return settled - 1 == owner ? "hq" : "hq of " + Names.write(state.players(), settled - 1);
    }

    /** Names the players who laid them, unless it is the owner alone. */
    private List<String> mines(int t) {
        Board board = state.board();
        int all = board.mines[t];
        int owner = board.owner[t];
        if (all == 0) {
            return List.of();
        }
        List<String> known = new ArrayList<>();
        int sum = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            int laid = board.minesLaidBy(t, seat);
            if (laid > 0) {
                known.add(laid + " mine of " + Names.write(state.players(), seat));
                sum += laid;
            }
        }
        boolean plain =
                owner == Board.NEUTRAL ? known.isEmpty() : known.size() == 1 && board.minesLaidBy(t, owner) == all;
        if (plain) {
            return List.of(all + " mine");
        }
        if (known.isEmpty()) {
            return List.of(all + " mine of nobody");
        }
        if (sum != all) {
            known.addFirst(all + " mine");
        }
        return known;
    }

    private List<String> player(int seat) {
        List<String> words = new ArrayList<>();
        Treasury treasury = state.treasury();
        if (treasury.ip[seat] != 0) {
            words.add("ip " + treasury.ip[seat]);
        }
        String stash = Item.ALL.stream()
                .filter(item -> treasury.stash(seat, item) > 0)
                .map(item -> " " + item.word() + "*" + treasury.stash(seat, item))
                .collect(Collectors.joining());
        if (!stash.isEmpty()) {
            words.add("stash" + stash);
        }
        Status status = treasury.status[seat];
        if (status != Status.PLAYING && status != Status.UNSETTLED) {
            words.add(status.word());
        }
        if (state.split() != null) {
            split(seat, state.split(), words);
        }
        return words;
    }

    private void split(int seat, Split split, List<String> words) {
        Dawn dawn = split.dawn();
        int bivouacs = dawn.owned(Construct.BIVOUAC, seat);
        int libraries = dawn.owned(Construct.LIBRARY, seat);
        if (dawn.lands(seat) + bivouacs + libraries > 0) {
            words.add("began " + dawn.lands(seat) + " " + bivouacs + " " + libraries);
        }
        if (split.failed().contains(Seat.of(seat))) {
            words.add("failed");
        }
        Sheet<Order> sheet = split.waiting().get(Seat.of(seat));
        if (sheet != null) {
            words.add("waiting \"" + String.join("; ", Sight.lines(state.players(), sheet, OrderText::write)) + "\"");
        }
    }

    /** A land as a viewer sees it, for the right side of a comparison. */
    static String describe(View view, View.Land land) {
        List<String> words = new ArrayList<>();
        words.add(land.owner() == View.NOBODY ? "neutral" : Names.write(view.names(), land.owner()));
        for (Unit unit : Unit.ALL) {
            if (land.units().count(unit) > 0) {
                words.add(land.units().count(unit) + " " + unit.word());
            }
        }
        if (land.hq()) {
            boolean own = land.settler() == View.NOBODY || land.settler() == land.owner();
            words.add(own ? "hq" : "hq of " + Names.write(view.names(), land.settler()));
        }
        land.constructs().forEach(construct -> words.add(construct.word()));
        if (land.wasteland()) {
            words.add("wasteland");
        }
        if (land.mines() > 0) {
            words.add(land.mines() + " mine");
        }
        if (land.loyalty() > 0) {
            words.add("loyalty " + land.loyalty());
        }
        return land.id() + ": " + String.join(", ", words);
    }

    static String describe(View view, View.Player player) {
        List<String> words = new ArrayList<>();
        words.add(player.ip() == null ? "ip hidden" : "ip " + player.ip());
        View.Stash stash = player.stash();
        if (stash == null) {
            words.add("stash hidden");
        } else {
            for (Item item : Item.ALL) {
                if (stash.count(item) > 0) {
                    words.add("stash " + item.word() + "*" + stash.count(item));
                }
            }
        }
        if (!player.is(Status.PLAYING)) {
            words.add(player.status());
        }
        return Names.write(view.names(), player.seat().index()) + ": " + String.join(", ", words);
    }

    /** Everything in plain sight, for comparing the position itself. */
    static View whole(Position state) {
        return Sight.of(state, Viewer.ALL, OrderText::write);
    }
}
