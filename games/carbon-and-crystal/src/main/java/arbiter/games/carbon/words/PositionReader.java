package arbiter.games.carbon.words;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Seating;
import arbiter.games.carbon.rules.turns.Turns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the {@code board} and {@code given} blocks of a scenario (docs/scenarios-carbon.md). */
public final class PositionReader {
    private static final Pattern SUBJECT = Pattern.compile("(\"[^\"]*\"|[^\\s:\"]+)\\s*:\\s*");
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");
    private static final List<String> WORDS =
            List.of("start", "phase", "round", "turn", "first", "entry", "ordered", "ended", "placing");

    private final Position position;
    private boolean entryStated;
    /** What was said about the table, the players and the pieces: nothing is said twice. */
    private final Set<String> stated = new LinkedHashSet<>();

    private PositionReader(Position position) {
        this.position = position;
    }

    public static Position read(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Theatre theatre = theatre(players, settings, board, given);
        PositionReader reader = new PositionReader(new Position(theatre, List.copyOf(players)));
        reader.read(given);
        return reader.position;
    }

    private static Theatre theatre(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Line first = board.isEmpty() ? (given.isEmpty() ? Line.of("") : given.getFirst()) : board.getFirst();
        StringBuilder text = new StringBuilder();
        for (Line line : board) {
            text.append(text.isEmpty() ? "" : "\n").append(line.text());
        }
        Theatre theatre;
        try {
            theatre = TheatreFile.read(text.toString(), players.size(), settings);
        } catch (Misread e) {
            Line at = board.isEmpty() ? first : board.get(Math.min(e.line(), board.size()) - 1);
            throw at.misread(e.column() - 1, e.what());
        }
        List<String> misfits = TheatreFile.misfits(theatre, players.size());
        if (!misfits.isEmpty()) {
            throw first.misread(0, misfits.getFirst());
        }
        return theatre;
    }

    /** Sentences about the whole table first, then lists, then pieces, whatever the order of the lines. */
    private void read(List<Line> given) throws Misread {
        position.phase = Position.Phase.ACTION;
        position.round = 1;
        for (Side side : position.sides) {
            side.take(side.faction, side.faction.defaultList);
        }
        List<Line> table = new ArrayList<>();
        List<Line> players = new ArrayList<>();
        List<Line> assets = new ArrayList<>();
        List<Line> placing = new ArrayList<>();
        for (Line line : given) {
            Matcher subject = SUBJECT.matcher(line.text());
            if (!subject.lookingAt()) {
                (line.text().startsWith("placing") ? placing : table).add(line);
            } else if (seat(bare(subject.group(1))) >= 0) {
                players.add(line);
            } else {
                assets.add(line);
            }
        }
        // What the other lines change must be there first.
        table.sort(Comparator.comparing(line -> !line.text().strip().equals("start")));
        for (Line line : table) {
            table(line);
        }
        for (SideWords.Part part : SideWords.Part.values()) {
            for (Line line : players) {
                player(line, part);
            }
        }
        assets(assets);
        for (Line line : placing) {
            placing(line);
        }
    }

    /** All pieces that change their place are lifted before the first one is put down. */
    private void assets(List<Line> lines) throws Misread {
        List<AssetWords> pieces = new ArrayList<>();
        for (Line line : lines) {
            Matcher subject = SUBJECT.matcher(line.text());
            String name = subject.lookingAt() ? subject.group(1) : line.text();
            if (!stated.add(name)) {
                throw line.misread(0, name + " is stated twice");
            }
            AssetWords words = asset(line);
            if (words != null) {
                pieces.add(words);
            }
        }
        for (AssetWords words : pieces) {
            words.lift();
        }
        // Entry numbers that are not stated follow from seats, sheets and numbers, not from the order of the lines.
        pieces.sort(AssetWords.BY_ENTRY);
        for (AssetWords words : pieces) {
            words.read();
            if (!entryStated) {
                position.nextEntry = Math.max(position.nextEntry, words.entry() + 1);
            }
        }
    }

    private static String bare(String name) {
        return name.replace("\"", "");
    }

    /** A seat's letter or a player's name; −1 for anything else. */
    private int seat(String name) {
        int letter = letter(name);
        return letter >= 0 ? letter : position.players.indexOf(name);
    }

    private int letter(String name) {
        return name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + position.sides.length
                ? name.charAt(0) - 'A'
                : -1;
    }

    private void table(Line line) throws Misread {
        Tokens tokens = new Tokens(line, 0);
        String word = tokens.take();
        if (!stated.add(word)) {
            throw tokens.misreadLast("`" + word + "` is stated twice");
        }
        switch (word) {
            case "start" -> start();
            case "phase" -> phase(tokens);
            case "round" -> position.round = tokens.number("the number of a round");
            case "turn" -> position.active = seat(tokens);
            case "first" -> position.first = seat(tokens);
            case "entry" -> {
                position.nextEntry = tokens.number("the next entry number");
                entryStated = true;
            }
            case "ordered" -> position.ordered = true;
            case "ended" -> {
                position.reason = tokens.take();
                while (tokens.hasNext()) {
                    position.winners |= 1 << seat(tokens);
                }
            }
            default -> throw tokens.misreadLast(Nearest.unknown("word", word, WORDS));
        }
        tokens.end();
    }

    private int seat(Tokens tokens) throws Misread {
        int seat = seat(bare(tokens.peek()));
        if (seat < 0) {
            throw tokens.misread("expected a player" + tokens.found());
        }
        tokens.take();
        return seat;
    }

    /** The first Action Phase of a game with default lists in which A goes first. */
    private void start() {
        Seating.deploy(position);
        Turns.begin(new Progress(position, null, null));
    }

    private void phase(Tokens tokens) throws Misread {
        String word = tokens.peek();
        switch (word) {
            case "lists" -> {
                position.phase = Position.Phase.LISTS;
                position.round = 0;
                for (Side side : position.sides) {
                    side.listed = false;
                    side.list = new int[side.list.length];
                }
            }
            case "command" -> position.phase = Position.Phase.COMMAND;
            case "action" -> position.phase = Position.Phase.ACTION;
            case "over" -> position.phase = Position.Phase.OVER;
            default -> throw tokens.misread("a phase is lists, command, action or over" + tokens.found());
        }
        tokens.take();
    }

    private void player(Line line, SideWords.Part part) throws Misread {
        Matcher subject = SUBJECT.matcher(line.text());
        boolean found = subject.lookingAt();
        Side side = position.sides[found ? seat(bare(subject.group(1))) : 0];
        new SideWords(position, side, new Tokens(line, subject.end()), stated).read(part);
    }

    /** What is said of a piece or a copy, still to be read; null for a line about a Field or Node. */
    private @Nullable AssetWords asset(Line line) throws Misread {
        Matcher subject = SUBJECT.matcher(line.text());
        if (!subject.lookingAt()) {
            throw line.misread(0, "expected something such as `A.BAR#1: -5,2`");
        }
        Tokens head = new Tokens(new Line(subject.group(1), line.number(), line.column()), 0);
        Tokens tokens = new Tokens(line, subject.end());
        if (head.atHex()) {
            stock(head.hex(position.board()), head, tokens);
            return null;
        }
        Matcher id = ASSET.matcher(subject.group(1));
        if (!id.matches() || letter(id.group(1)) < 0) {
            throw line.misread(0, "`" + subject.group(1) + "` is no player, no asset such as A.BAR#1 and no hex");
        }
        int seat = letter(id.group(1));
        Datasheet sheet = position.sides[seat].faction.sheet(id.group(2));
        if (sheet == null) {
            List<String> codes = position.sides[seat].faction.codes();
            throw line.misread(0, Nearest.unknown("datasheet", id.group(2), codes));
        }
        return new AssetWords(position, seat, sheet, Integer.parseInt(id.group(3)), tokens);
    }

    private void stock(int hex, Tokens head, Tokens tokens) throws Misread {
        if (!position.board().terrain(hex).holdsStock()) {
            throw head.misreadLast(
                    "there is no Field and no Node on " + position.board().text(hex));
        }
        if (!tokens.taken("stock")) {
            throw tokens.misread("expected `stock` and a number" + tokens.found());
        }
        position.stock[hex] = tokens.number("what is left");
        tokens.end();
    }

    private void placing(Line line) throws Misread {
        Tokens tokens = new Tokens(line, "placing".length());
        String unit = tokens.take();
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.queue.length > 0
                    && unit.equals(Side.letter(asset.seat) + "." + asset.queue[0].name())
                    && asset.queue[0] instanceof Item.Training training
                    && training.counters() == 0
                    && Entry.legal(position, asset).length > 0) {
                position.placing = asset;
                position.phase = Position.Phase.COMMAND;
                position.active = asset.seat;
            }
        }
        if (position.placing == null) {
            throw tokens.misreadLast(
                    "no building has `" + unit + "` first in its queue with 0 counters and a hex for it");
        }
        tokens.end();
    }
}
