package arbiter.games.carbon;

import arbiter.engine.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Positions in the scenario language (docs/scenarios-carbon.md). */
final class PositionText implements arbiter.engine.PositionText<Battle, View> {
    private static final Pattern SUBJECT = Pattern.compile("(?:\"([^\"]*)\"|([^\\s:\"]+))\\s*:\\s*");
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");

    /** What a line is about. */
    private sealed interface Subject {
        record Table() implements Subject {}

        record Player(Side side) implements Subject {}

        record Piece(Copy copy) implements Subject {}

        record Deposit(int hex) implements Subject {}
    }

    /** A line with its subject, the words after it still to be taken. */
    private record About(Subject subject, String name, Words words) {
        static About read(Battle battle, Line line) throws Misread {
            Matcher matcher = SUBJECT.matcher(line.text());
            if (!matcher.lookingAt()) {
                return new About(new Subject.Table(), "", Words.spaced(line, 0));
            }
            String name = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            return new About(subject(battle, line, name), name + ": ", Words.spaced(line, matcher.end()));
        }

        private static Subject subject(Battle battle, Line line, String name) throws Misread {
            int seat = seat(battle, name);
            Words head = Words.spaced(new Line(name, line.number(), line.column()), 0);
            if (seat >= 0) {
                return new Subject.Player(battle.sides[seat]);
            }
            if (Tokens.atHex(head)) {
                return new Subject.Deposit(Tokens.hex(head, battle.board()));
            }
            Matcher id = ASSET.matcher(name);
            if (!id.matches() || id.group(1).charAt(0) - 'A' >= battle.sides.length) {
                throw line.misread(0, "`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
            }
            Side side = battle.sides[id.group(1).charAt(0) - 'A'];
            Datasheet sheet = side.faction.sheet(id.group(2));
            if (sheet == null) {
                throw line.misread(0, Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
            }
            return new Subject.Piece(new Copy(battle, side, sheet, Integer.parseInt(id.group(3))));
        }
    }

    /** The seat of a letter or of a player's name, with or without quotes; −1 for anything else. */
    static int seat(Battle battle, String text) {
        String name = text.replace("\"", "");
        boolean letter = name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + battle.sides.length;
        return letter ? name.charAt(0) - 'A' : battle.players.indexOf(name);
    }

    @Override
    public Battle read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        return battle(players, settings, board, given);
    }

    static Battle battle(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
        Battle battle = new Battle(theatre(players, settings, board, given), List.copyOf(players));
        Draft draft = new Draft(battle);
        Vocabulary<Draft, Battle> table = TableWords.of(battle);
        List<Line> ranked = new ArrayList<>(given);
        ranked.sort(Comparator.comparingInt(line -> rank(battle, line)));
        for (Line line : ranked) {
            About about = About.read(battle, line);
            Words words = about.words();
            switch (about.subject()) {
                case Subject.Table() -> table.giveOne(words, draft);
                case Subject.Player(Side side) -> SideWords.of(battle, side).give(words, side);
                case Subject.Piece(Copy copy) -> {
                    demandCopy(copy, words);
                    PieceWords.of(copy).give(words, copy);
                    draft.entered(copy);
                }
                case Subject.Deposit(int hex) -> {
                    if (!battle.board().terrain(hex).holdsStock()) {
                        throw line.misread(
                                0,
                                "there is no Field and no Node on "
                                        + battle.board().text(hex));
                    }
                    deposits(battle).give(words, hex);
                }
            }
        }
        return battle;
    }

    private static Theatre theatre(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Line first = board.isEmpty() ? (given.isEmpty() ? Line.of("") : given.getFirst()) : board.getFirst();
        Theatre theatre;
        try {
            String text = board.stream().map(Line::text).collect(Collectors.joining("\n"));
            theatre = Theatre.of(text, players.size(), settings);
        } catch (Misread e) {
            Line at = board.isEmpty() ? first : board.get(Math.min(e.line(), board.size()) - 1);
            throw at.misread(e.column() - 1, e.what());
        }
        List<String> misfits = theatre.misfits(players.size());
        if (!misfits.isEmpty()) {
            throw first.misread(0, misfits.getFirst());
        }
        return theatre;
    }

    /** Lines about the whole table first, then lists, then pieces, whatever their order; what waits to be placed is last. */
    private static int rank(Battle battle, Line line) {
        Matcher subject = SUBJECT.matcher(line.text());
        if (!subject.lookingAt()) {
            return line.text().startsWith("placing") ? 3 : 0;
        }
        return seat(battle, subject.group(1) == null ? subject.group(2) : subject.group(1)) >= 0 ? 1 : 2;
    }

    private static void demandCopy(Copy copy, Words words) throws Misread {
        int copies = copy.side.copies(copy.sheet);
        if (copy.number < 1 || !copy.sheet.core() && copy.number > copies) {
            throw words.misread(Side.letter(copy.side.seat) + "'s list has " + copies + " copies of "
                    + copy.sheet.code() + ", so there is no #" + copy.number);
        }
    }

    /** The words about a hex with a Field or a Node. */
    private static Vocabulary<Integer, Integer> deposits(Battle battle) {
        return new Vocabulary<Integer, Integer>("word about a hex", Vocabulary.Commas.FREE)
                .total("stock", "what is left", hex -> battle.stock[hex], (hex, n) -> battle.stock[hex] = n);
    }

    @Override
    public List<String> write(Battle battle) {
        return text(battle);
    }

    /** The canonical text of a position. */
    static List<String> text(Battle battle) {
        List<String> lines = TableWords.of(battle).write(battle);
        List<String> placing = battle.placing == null ? List.of() : List.of(lines.removeLast());
        for (Side side : battle.sides) {
            String name = Side.letter(side.seat) + ": ";
            List<String> words = SideWords.of(battle, side).write(side);
            lines.add(name + words.removeFirst());
            lines.add(name + String.join(", ", words));
            if (side.listed && !side.hidden) {
                zones(battle, side, lines);
            }
        }
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            lines.add(line(new Copy(battle, battle.sides[asset.seat], asset.sheet, asset.number)));
        }
        for (int hex = 0; hex < battle.stock.length; hex++) {
            if (battle.board().terrain(hex).holdsStock()) {
                lines.add(battle.board().text(hex) + ": "
                        + deposits(battle).write(hex).getFirst());
            }
        }
        lines.addAll(placing);
        return lines;
    }

    /** Only what does not follow from the board: copies that are gone, and upgrades in force. */
    private static void zones(Battle battle, Side side, List<String> lines) {
        for (Datasheet sheet : side.faction.sheets) {
            int stated = side.destroyed[sheet.index()];
            stated |= sheet instanceof Datasheet.Upgrade ? side.field[sheet.index()] : 0;
            for (int number = 1; number <= 9; number++) {
                if ((stated >> (number - 1) & 1) == 1) {
                    lines.add(line(new Copy(battle, side, sheet, number)));
                }
            }
        }
    }

    private static String line(Copy copy) {
        return copy + ": " + String.join(", ", PieceWords.of(copy).write(copy));
    }

    @Override
    public List<String> writeBoard(Battle battle) {
        String text = battle.theatre.text();
        return text.isEmpty() ? List.of(battle.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(Battle battle, Line expected) throws Misread {
        About about = About.read(battle, expected);
        Words words = about.words();
        return switch (about.subject()) {
            case Subject.Table() -> TableWords.of(battle).compareOne(words, battle);
            case Subject.Player(Side side) -> SideWords.of(battle, side).compare(words, about.name(), side);
            case Subject.Piece(Copy copy) -> PieceWords.of(copy).compare(words, about.name(), copy);
            case Subject.Deposit(int hex) -> deposits(battle).compare(words, about.name(), hex);
        };
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return compare(Views.battle(view), expected);
    }
}
