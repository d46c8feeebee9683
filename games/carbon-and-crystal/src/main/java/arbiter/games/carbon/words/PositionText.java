package arbiter.games.carbon.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.position.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Positions in the scenario language (docs/scenarios-carbon.md). */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    private static final Pattern SUBJECT = Pattern.compile("(?:\"([^\"]*)\"|([^\\s:\"]+))\\s*:\\s*");
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");

    private static final List<String> LEAVING = List.of("gone", "list", "destroyed");

    /** What a line is about. */
    private sealed interface Subject {
        record Table() implements Subject {}

        record Player(Side side) implements Subject {}

        record Piece(Copy copy) implements Subject {}

        record Deposit(int hex) implements Subject {}
    }

    /** A line with its subject, the words after it still to be taken. */
    private record About(Subject subject, String name, Words words) {
        /** Only for a line about a piece. */
        Copy copy() {
            return ((Subject.Piece) subject).copy();
        }

        static About read(Position position, Line line) throws Misread {
            Matcher matcher = SUBJECT.matcher(line.text());
            if (!matcher.lookingAt()) {
                return new About(new Subject.Table(), "", Words.spaced(line, 0));
            }
            String name = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            return new About(subject(position, line, name), name + ": ", Words.spaced(line, matcher.end()));
        }

        private static Subject subject(Position position, Line line, String name) throws Misread {
            int seat = seat(position, name);
            Words head = Words.spaced(new Line(name, line.number(), line.column()), 0);
            if (seat >= 0) {
                return new Subject.Player(position.sides[seat]);
            }
            if (Tokens.atHex(head)) {
                return new Subject.Deposit(Tokens.hex(head, position.board()));
            }
            Matcher id = ASSET.matcher(name);
            if (!id.matches() || id.group(1).charAt(0) - 'A' >= position.sides.length) {
                throw line.misread(0, "`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
            }
            Side side = position.sides[id.group(1).charAt(0) - 'A'];
            Datasheet sheet = side.faction.sheet(id.group(2));
            if (sheet == null) {
                throw line.misread(0, Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
            }
            return new Subject.Piece(new Copy(position, side, sheet, Integer.parseInt(id.group(3))));
        }
    }

    /** The seat of a letter or of a player's name, with or without quotes; −1 for anything else. */
    static int seat(Position position, String text) {
        String name = text.replace("\"", "");
        boolean letter = name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + position.sides.length;
        return letter ? name.charAt(0) - 'A' : position.players.indexOf(name);
    }

    @Override
    public Position read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return position(players, settings, board, given);
    }

    public static Position position(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Position position = new Position(theatre(players, settings, board, given), List.copyOf(players));
        Draft draft = new Draft(position);
        Vocabulary<Draft, Position> table = TableWords.of(position);
        List<Line> ranked = new ArrayList<>(given);
        ranked.sort(Comparator.comparing(line -> rank(position, line)));
        List<About> pieces = new ArrayList<>();
        for (Line line : ranked) {
            if (rank(position, line) == Rank.PLACING) {
                stand(pieces, draft);
                pieces.clear();
            }
            About about = About.read(position, line);
            Words words = about.words();
            switch (about.subject()) {
                case Subject.Table() -> {
                    draft.once(words.peek().text(), words);
                    table.giveOne(words, draft);
                }
                case Subject.Player(Side side) -> SideWords.of(draft, side).give(words, side);
                case Subject.Piece(Copy copy) -> {
                    draft.once(copy.toString(), words);
                    demandCopy(copy, words);
                    pieces.add(about);
                }
                case Subject.Deposit(int hex) -> {
                    draft.once(position.board().text(hex), words);
                    if (!position.board().terrain(hex).holdsStock()) {
                        throw line.misread(
                                0,
                                "there is no Field and no Node on "
                                        + position.board().text(hex));
                    }
                    deposits(position).give(words, hex);
                }
            }
        }
        stand(pieces, draft);
        return position;
    }

    /**
     * Puts pieces down, whatever the order of their lines: all that leave their hexes are lifted before the first one stands, and
     * entry numbers that are not stated follow from seats, sheets and numbers.
     */
    private static void stand(List<About> pieces, Draft draft) throws Misread {
        List<About> sorted = new ArrayList<>(pieces);
        sorted.sort(Comparator.comparing((About about) -> !about.words().peek(1).is("entry"))
                .thenComparing(about -> about.copy().side.seat)
                .thenComparing(about -> about.copy().sheet.index())
                .thenComparing(about -> about.copy().number));
        for (About about : sorted) {
            if (Tokens.atHex(about.words())
                    || LEAVING.contains(about.words().peek().text())) {
                about.copy().lift();
            }
        }
        for (About about : sorted) {
            Copy copy = about.copy();
            PieceWords.of(copy).give(about.words(), copy);
            draft.entered(copy);
        }
    }

    private static Theatre theatre(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Line first = board.isEmpty() ? (given.isEmpty() ? Line.of("") : given.getFirst()) : board.getFirst();
        Theatre theatre;
        try {
            String text = board.stream().map(Line::text).collect(Collectors.joining("\n"));
            theatre = TheatreFile.read(text, players.size(), settings);
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

    /** In which order lines are read, whatever their order in the text. */
    private enum Rank {
        START,
        TABLE,
        LISTS,
        PLAYERS,
        PIECES,
        PLACING
    }

    private static Rank rank(Position position, Line line) {
        Matcher subject = SUBJECT.matcher(line.text());
        if (!subject.lookingAt()) {
            Words words = Words.spaced(line, 0);
            return words.peek().is("placing") ? Rank.PLACING : words.peek().is("start") ? Rank.START : Rank.TABLE;
        }
        if (seat(position, subject.group(1) == null ? subject.group(2) : subject.group(1)) < 0) {
            return Rank.PIECES;
        }
        return SideWords.names(Words.spaced(line, subject.end()), "list") ? Rank.LISTS : Rank.PLAYERS;
    }

    private static void demandCopy(Copy copy, Words words) throws Misread {
        int copies = copy.side.copies(copy.sheet);
        if (copy.number < 1 || !copy.sheet.core() && copy.number > copies) {
            throw words.misread(Side.letter(copy.side.seat) + "'s list has " + copies + " copies of "
                    + copy.sheet.code() + ", so there is no #" + copy.number);
        }
    }

    /** The words about a hex with a Field or a Node. */
    private static Vocabulary<Integer, Integer> deposits(Position position) {
        return new Vocabulary<Integer, Integer>("word about a hex", Vocabulary.Commas.FREE)
                .total("stock", "what is left", hex -> position.stock[hex], (hex, n) -> position.stock[hex] = n);
    }

    @Override
    public List<String> write(Position position) {
        return text(position);
    }

    /** The canonical text of a position. */
    public static List<String> text(Position position) {
        List<String> lines = TableWords.of(position).write(position);
        List<String> placing = position.placing == null ? List.of() : List.of(lines.removeLast());
        for (Side side : position.sides) {
            String name = Side.letter(side.seat) + ": ";
            List<String> words = SideWords.of(position, side).write(side);
            lines.add(name + words.removeFirst());
            lines.add(name + String.join(", ", words));
            if (side.listed && !side.hidden) {
                zones(position, side, lines);
            }
        }
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            lines.add(line(new Copy(position, position.sides[asset.seat], asset.sheet, asset.number)));
        }
        for (int hex = 0; hex < position.stock.length; hex++) {
            if (position.board().terrain(hex).holdsStock()) {
                lines.add(position.board().text(hex) + ": "
                        + deposits(position).write(hex).getFirst());
            }
        }
        lines.addAll(placing);
        return lines;
    }

    /** Only what does not follow from the board: copies that are gone, and upgrades in force. */
    private static void zones(Position position, Side side, List<String> lines) {
        for (Datasheet sheet : side.faction.sheets) {
            int stated = side.destroyed[sheet.index()];
            stated |= sheet instanceof Datasheet.Upgrade ? side.field[sheet.index()] : 0;
            for (int number = 1; number <= 9; number++) {
                if ((stated >> (number - 1) & 1) == 1) {
                    lines.add(line(new Copy(position, side, sheet, number)));
                }
            }
        }
    }

    private static String line(Copy copy) {
        return copy + ": " + String.join(", ", PieceWords.of(copy).write(copy));
    }

    @Override
    public List<String> writeBoard(Position position) {
        String text = position.theatre.text();
        return text.isEmpty() ? List.of(position.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(Position position, Line expected) throws Misread {
        About about = About.read(position, expected);
        Words words = about.words();
        return switch (about.subject()) {
            case Subject.Table() -> TableWords.of(position).compareOne(words, position);
            case Subject.Player(Side side) -> SideWords.of(position, side).compare(words, about.name(), side);
            case Subject.Piece(Copy copy) -> PieceWords.of(copy).compare(words, about.name(), copy);
            case Subject.Deposit(int hex) -> deposits(position).compare(words, about.name(), hex);
        };
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return compare(Views.position(view), expected);
    }
}
