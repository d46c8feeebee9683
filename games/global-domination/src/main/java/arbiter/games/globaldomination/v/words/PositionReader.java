package arbiter.games.globaldomination.v.words;

import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.maps.MapLines;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the position that a scenario states: an empty board, and everybody past joining, but for what its lines say. */
final class PositionReader {
    private final List<String> players;
    private final WorldMap map;
    private final Position empty;
    private final boolean[] told;
    private final int[] held;
    private final List<NaturalEvent> announced = new ArrayList<>();
    private int turn = 1;
    private boolean joining;
    private boolean joiningOpen;
    private @Nullable Ending ending;

    private PositionReader(List<String> players, Settings settings, WorldMap map) {
        this.players = players;
        this.map = map;
        empty = Position.empty(map, Rules.of(settings), players, Position.Stage.RUNNING, Power.PLAYING);
        told = new boolean[map.size()];
        held = new int[map.size()];
    }

    static Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        PositionReader reader = new PositionReader(players, settings, MapLines.read(board));
        for (Line line : given) {
            reader.line(line);
        }
        return reader.position();
    }

    private void line(Line line) throws Misread {
        Words words = Words.of(line);
        Words.Word first = words.peek();
        if (!words.peek(1).is(":")) {
            words.take();
            global(first, words);
            return;
        }
        int seat = first.isNumber() ? -1 : players.indexOf(first.text());
        if (seat >= 0) {
            words.take();
            words.expect(":");
            player(seat, PlayerLine.read(words, map));
        } else {
            territory(first, words);
        }
    }

    private void global(Words.Word first, Words words) throws Misread {
        switch (first.quoted() ? "" : first.lower()) {
            case "turn" -> {
                turn = words.number("the number of the turn");
                words.end();
            }
            case "joining" -> {
                if (words.taken("open")) {
                    joiningOpen = true;
                } else {
                    joining = true;
                }
                words.end();
            }
            case "event" -> announced.add(OrderReader.readEvent(map, words));
            case "ended" -> ended(words);
            default -> throw words.misread(first, "expected a territory or a player, a colon, and what is there");
        }
    }

    private void ended(Words words) throws Misread {
        Words.Word word = words.take();
        for (Ending.Reason reason : Ending.Reason.values()) {
            if (word.is(reason.word)) {
                List<Seat> winners = new ArrayList<>();
                while (words.hasNext()) {
                    int seat = players.indexOf(words.peek().text());
                    if (seat < 0) {
                        throw words.misread(
                                Nearest.unknown("player", words.peek().text(), players));
                    }
                    words.take();
                    winners.add(Seat.of(seat));
                }
                ending = new Ending(reason, winners);
                return;
            }
        }
        throw words.misread(word, "`" + word.text() + "` is no way in which a game ends");
    }

    private void territory(Words.Word first, Words words) throws Misread {
        int at = Places.read(map, words);
        words.expect(":");
        if (told[at]) {
            throw words.misread(first, "territory " + map.id(at) + " is stated twice");
        }
        told[at] = true;
        LandLine line = LandLine.read(words, players);
        empty.owner()[at] = line.owner;
        empty.troops()[at] = line.troops;
        if (line.hq != null && line.hq) {
            empty.settler()[at] = line.settler != null ? line.settler : line.owner;
        }
        Construct construct = line.construct;
        empty.construct()[at] = (byte) (construct == null ? 0 : construct.ordinal());
        empty.trebuchets()[at] = line.trebuchets == null ? 0 : line.trebuchets;
        empty.wasteland()[at] = line.wasteland != null && line.wasteland;
        held[at] = line.held == null ? 0 : line.held;
    }

    private void player(int seat, PlayerLine line) {
        Power power = empty.powers()[seat];
        if (line.ip != null) {
            power = power.withIp(line.ip);
        }
        for (Item item : line.stash.keySet()) {
            power = power.withStash(power.stash().with(item, line.stash.getOrDefault(item, 0)));
        }
        if (line.start != null) {
            power = power.startingAt(line.start);
        }
        if (line.ready != null && line.ready) {
            power = power.beingReady();
        }
        if (line.dead != null && line.dead) {
            power = power.as(Status.DEAD);
        }
        if (line.notJoined != null && line.notJoined) {
            power = power.as(Status.NOT_JOINED);
        }
        if (line.firstTurn != null && line.firstTurn) {
            power = power.inFirstTurn();
        }
        if (line.colour != null) {
            power = power.in(line.colour);
        }
        if (line.country != null) {
            power = power.ruling(line.country);
        }
        if (line.lore != null) {
            power = power.telling(line.lore);
        }
        empty.powers()[seat] = power;
    }

    private Position position() {
        for (int at = 0; at < map.size(); at++) {
            empty.since()[at] = turn - held[at];
        }
        if (joining) {
            for (int seat = 0; seat < players.size(); seat++) {
                empty.powers()[seat] = empty.powers()[seat].as(Status.NOT_JOINED);
            }
        }
        return new Position(
                map,
                empty.rules(),
                empty.players(),
                joining ? Position.Stage.JOINING : Position.Stage.RUNNING,
                turn,
                empty.owner(),
                empty.troops(),
                empty.settler(),
                empty.trebuchets(),
                empty.since(),
                empty.construct(),
                empty.wasteland(),
                empty.powers(),
                joiningOpen,
                List.copyOf(announced),
                ending);
    }
}
