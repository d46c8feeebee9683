package arbiter.games.globaldomination.vi.words;

import arbiter.engine.Reading;
import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.Places;
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
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads the lines under {@code given}. A position is not checked for reachability, only for what the game locks. */
final class PositionReader {
    private static final String RULE_OF_LOCKS = "` is locked in this game (GD6-U.1)";

    private final List<String> players;
    private final WorldMap map;
    private Rules rules;
    private final Board board;
    private final Treasury treasury;
    private final List<Order.ByHost> announced = new ArrayList<>();
    private final TreeSet<Integer> landsRead = new TreeSet<>();
    private final boolean[] statusSaid;
    private final List<Seat> failed = new ArrayList<>();
    private final SequencedMap<Seat, Sheet<Order>> waiting = new TreeMap<>();
    private final Dawn dawn;
    private int turn = 1;
    private boolean split;
    private @Nullable Ending ending;

    private PositionReader(List<String> players, Settings settings, WorldMap map) {
        this.players = players;
        this.map = map;
        rules = Rules.of(settings);
        board = Board.empty(map.size());
        treasury = Treasury.empty(players.size(), Status.PLAYING);
        statusSaid = new boolean[players.size()];
        dawn = Dawn.none(players.size());
    }

    static Position read(List<String> players, Settings settings, WorldMap map, List<Line> given) throws Misread {
        PositionReader reader = new PositionReader(players, settings, map);
        for (Line line : given) {
            reader.unlock(line);
        }
        for (Line line : given) {
            reader.line(line);
        }
        if (reader.split && reader.failed.isEmpty()) {
            throw given.getFirst().misread(0, "in a split turn somebody has `failed` and orders again");
        }
        reader.seatNewcomers();
        return new Position(
                reader.rules,
                players,
                map,
                reader.turn,
                reader.board,
                reader.treasury,
                reader.announced,
                reader.split ? new Split(reader.failed, reader.waiting, reader.dawn) : null,
                reader.ending);
    }

    /** Unlocked mechanics count for the whole position, wherever the line is. */
    private void unlock(Line line) throws Misread {
        Words words = Words.of(line);
        if (!words.taken("unlocked") || words.peek().is(":")) {
            return;
        }
        while (words.hasNext()) {
            Mechanic mechanic = Mechanic.of(words.peek().text());
            if (mechanic == null) {
                throw words.misread(Nearest.unknown("mechanic", words.peek().text(), Mechanic.words()));
            }
            words.take();
            rules = rules.unlocking(mechanic);
        }
    }

    private void line(Line line) throws Misread {
        Words words = Words.of(line);
        boolean about = words.peek(1).is(":");
        if (about) {
            subject(words);
        } else if (words.taken("turn")) {
            turn = words.number("the number of the turn");
            split = words.taken("split");
            words.end();
        } else if (words.taken("announced")) {
            announced.add(announcement(line, words.peek().offset()));
        } else if (words.taken("ended")) {
            ending = ending(words);
        } else if (!words.peek().is("unlocked")) {
            throw words.misread("expected a territory or a player, then a colon" + words.found());
        }
    }

    private Order.ByHost announcement(Line line, int offset) throws Misread {
        String text = line.text().substring(offset);
        try {
            if (Notation.parse(map, players, text) instanceof Order.ByHost order) {
                return order;
            }
        } catch (Misread e) {
            throw line.misread(offset + e.column() - 1, e.what());
        }
        throw line.misread(offset, "only the host announces");
    }

    private Ending ending(Words words) throws Misread {
        Words.Word word = words.take();
        for (Ending.Reason reason : Ending.Reason.values()) {
            if (word.is(reason.word())) {
                List<Seat> winners = new ArrayList<>();
                while (words.hasNext()) {
                    winners.add(Seat.of(Names.read(players, words)));
                }
                return new Ending(reason, winners);
            }
        }
        throw words.misread(word, "there is no such ending");
    }

    private void subject(Words words) throws Misread {
        Words.Word subject = words.peek();
        int seat = subject.isNumber() ? -1 : players.indexOf(subject.text());
        if (seat >= 0) {
            words.take();
            words.expect(":");
            player(words, seat);
        } else {
            int territory = Places.read(map, words);
            if (!landsRead.add(territory)) {
                throw words.misread(subject, "territory " + map.id(territory) + " is stated twice");
            }
            words.expect(":");
            land(words, territory);
        }
    }

    private void land(Words words, int territory) throws Misread {
        LandLine line = LandLine.read(players, words);
        board.owner[territory] = line.owner();
        for (LandLine.Claim claim : line.claims()) {
            if (!claim.absent()) {
                apply(words, territory, claim);
            }
        }
        mines(territory, line.claims());
    }

    private void apply(Words words, int territory, LandLine.Claim claim) throws Misread {
        int owner = board.owner[territory];
        switch (claim.what()) {
            case LandLine.Count(Unit unit, int number) -> {
                demand(words, claim.at(), unit.mechanic());
                atMost(words, claim.at(), number);
                if (owner == Board.NEUTRAL && number > 0) {
                    throw words.misread(claim.at(), "neutral land holds no units: name their owner");
                }
                if (board.units(territory, unit) > 0) {
                    throw words.misread(claim.at(), "`" + unit.word() + "` is stated twice");
                }
                board.add(territory, unit, number);
            }
            case LandLine.Hq(Integer settler) -> {
                int by = settler == null ? owner : settler;
                board.hq[territory] = by == LandLine.NOBODY ? Board.SETTLER_UNKNOWN : by + 1;
            }
            case LandLine.Built(Construct construct) -> {
                demand(words, claim.at(), construct.mechanic());
                board.build(territory, construct);
            }
            case LandLine.Toxic() -> board.makeWasteland(territory);
            case LandLine.Mines(int number, Integer of) -> {
                demand(words, claim.at(), Mechanic.LANDMINES);
                atMost(words, claim.at(), number);
            }
            case LandLine.Loyal(int number) -> board.loyalty[territory] = number;
            case LandLine.Fresh(int number) -> dawn.setFresh(territory, number);
        }
    }

    /**
     * Without a name the owner has laid them; on neutral land nobody knows who did. With names, a number without one is
     * how many there are in all.
     */
    private void mines(int territory, List<LandLine.Claim> claims) {
        int total = 0;
        int named = 0;
        for (LandLine.Claim claim : claims) {
            if (claim.what() instanceof LandLine.Mines(int number, Integer of) && number > 0) {
                if (of == null) {
                    total += number;
                } else {
                    named += number;
                    if (of != LandLine.NOBODY) {
                        board.knowMines(territory, of, number);
                    }
                }
            }
        }
        board.mines[territory] = total > 0 ? total : named;
        if (named == 0 && total > 0 && board.owner[territory] != Board.NEUTRAL) {
            board.knowMines(territory, board.owner[territory], total);
        }
    }

    private void player(Words words, int seat) throws Misread {
        for (PlayerLine.Claim claim : PlayerLine.read(words).claims()) {
            if (claim.absent()) {
                continue;
            }
            switch (claim.what()) {
                case PlayerLine.Ip(int number) -> treasury.ip[seat] = number;
                case PlayerLine.Stashed(Item item, int number) -> {
                    demand(words, claim.at(), Mechanic.ITEMS);
                    atMost(words, claim.at(), number);
                    if (treasury.stash(seat, item) > 0) {
                        throw words.misread(claim.at(), "`" + item.word() + "` is stated twice");
                    }
                    treasury.store(seat, item, number);
                }
                case PlayerLine.Is(Status status) -> {
                    treasury.status[seat] = status;
                    statusSaid[seat] = true;
                }
                case PlayerLine.Waiting(List<String> lines) -> waiting.put(Seat.of(seat), sheet(seat, lines));
                case PlayerLine.Began(int lands, int bivouacs, int libraries) ->
                    dawn.with(seat, lands, bivouacs, libraries);
                case PlayerLine.Failed() -> failed.add(Seat.of(seat));
                case PlayerLine.AnyStash() -> {}
                case PlayerLine.IpHidden() -> throw words.misread(claim.at(), "a given position hides nothing");
                case PlayerLine.StashHidden() -> throw words.misread(claim.at(), "a given position hides nothing");
            }
        }
    }

    private Sheet<Order> sheet(int seat, List<String> lines) {
        List<Reading<Order>> readings = new ArrayList<>();
        for (String text : lines) {
            readings.add(Notation.read(map, players, Seat.of(seat), text.strip()));
        }
        return new Sheet<>(readings);
    }

    private static void atMost(Words words, Words.Word at, int number) throws Misread {
        if (number > Board.MOST_UNITS) {
            throw words.misread(at, "at most " + Board.MOST_UNITS + " can be stated");
        }
    }

    private void demand(Words words, Words.Word at, @Nullable Mechanic mechanic) throws Misread {
        if (mechanic != null && !rules.on(mechanic)) {
            throw words.misread(at, "`" + mechanic.word() + RULE_OF_LOCKS);
        }
    }

    /** A player without land who settled none of the HQs on the map has never built one, and may (GD6-C.1). */
    private void seatNewcomers() {
        boolean[] settled = new boolean[players.size()];
        for (int t = 0; t < board.size(); t++) {
            if (board.owner[t] != Board.NEUTRAL) {
                settled[board.owner[t]] = true;
            }
            if (board.hq[t] > 0) {
                settled[board.hq[t] - 1] = true;
            }
        }
        for (int seat = 0; seat < players.size(); seat++) {
            if (!settled[seat] && !statusSaid[seat]) {
                treasury.status[seat] = Status.UNSETTLED;
            }
        }
    }
}
