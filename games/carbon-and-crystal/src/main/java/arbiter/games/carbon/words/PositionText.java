package arbiter.games.carbon.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Topic;
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
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Positions in the scenario language (docs/scenarios-carbon.md). */
public final class PositionText implements arbiter.engine.words.PositionText<Position, View> {
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");

    private static final List<String> LEAVING = List.of("gone", "list", "destroyed");

    /** What lines are about. */
    private record Topics(
            Topic<Draft, Position, String, Side, Side> player,
            Topic<Draft, Position, Integer, ?, ?> deposit,
            Topic<Draft, Position, Copy, Copy, Copy> piece,
            Topic<Draft, Position, String, ?, ?> table) {
        static Topics of(Position position, @Nullable Draft draft) {
            Function<String, Side> side = name -> position.sides[seat(position, name)];
            return new Topics(
                    new Topic<>(
                            words -> named(words) && seat(position, words.peek().text()) >= 0
                                    ? List.of(words.take().text())
                                    : List.of(),
                            name -> name,
                            name -> SideWords.of(position, side.apply(name), draft),
                            (to, name) -> side.apply(name),
                            (seen, name) -> side.apply(name)),
                    new Topic<>(
                            words -> named(words) && Tokens.atHex(words)
                                    ? List.of(Tokens.hex(words, position.board()))
                                    : List.of(),
                            hex -> position.board().text(hex),
                            hex -> DEPOSIT,
                            Draft::deposit,
                            Deposit::new),
                    new Topic<>(
                            words -> named(words) ? List.of(copy(position, words)) : List.of(),
                            Copy::toString,
                            PieceWords::of,
                            (to, copy) -> copy,
                            (seen, copy) -> copy),
                    Topic.table(TableWords.of(position)));
        }

        private static boolean named(Words words) {
            return words.peek(1).is(":");
        }

        Topic.Subject<Draft, Position, ?, ?, ?> subject(Line line) throws Misread {
            return Topic.of(Words.spaced(line), List.of(player, deposit, piece, table));
        }
    }

    /** A hex with a Field or a Node. */
    record Deposit(Position position, int hex) {}

    private static final Vocabulary<Deposit, Deposit> DEPOSIT = new Vocabulary<Deposit, Deposit>(
                    "word about a hex", Vocabulary.Commas.FREE)
            .total("stock", "what is left", at -> at.position.stock[at.hex], (at, n) -> at.position.stock[at.hex] = n);

    private static Copy copy(Position position, Words words) throws Misread {
        String name = words.peek().text();
        Matcher id = ASSET.matcher(name);
        if (!id.matches() || id.group(1).charAt(0) - 'A' >= position.sides.length) {
            throw words.misread("`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
        }
        Side side = position.sides[id.group(1).charAt(0) - 'A'];
        Datasheet sheet = side.faction.sheet(id.group(2));
        if (sheet == null) {
            throw words.misread(Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
        }
        words.take();
        return new Copy(position, side, sheet, Integer.parseInt(id.group(3)));
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
        Topics topics = Topics.of(position, draft);
        List<Line> ranked = new ArrayList<>(given);
        ranked.sort(Comparator.comparing(line -> rank(position, line)));
        List<Topic.Subject<Draft, Position, ?, ?, ?>> pieces = new ArrayList<>();
        for (Line line : ranked) {
            if (rank(position, line) == Rank.PLACING) {
                stand(pieces, draft);
                pieces.clear();
            }
            Topic.Subject<Draft, Position, ?, ?, ?> subject = topics.subject(line);
            if (subject.is(topics.piece)) {
                draft.name(copy(subject), subject.words());
                pieces.add(subject);
            } else {
                if (subject.is(topics.table)) {
                    draft.once(subject.words().peek().text(), subject.words());
                }
                subject.give(draft);
            }
        }
        stand(pieces, draft);
        return position;
    }

    /** Only for a line about a piece. */
    private static Copy copy(Topic.Subject<Draft, Position, ?, ?, ?> subject) {
        return (Copy) subject.things().getFirst();
    }

    /**
     * Puts pieces down, whatever the order of their lines: all that leave their hexes are lifted before the first one stands, and
     * entry numbers that are not stated follow from seats, sheets and numbers.
     */
    private static void stand(List<Topic.Subject<Draft, Position, ?, ?, ?>> pieces, Draft draft) throws Misread {
        pieces.sort(Comparator.comparing((Topic.Subject<Draft, Position, ?, ?, ?> piece) ->
                        !piece.words().peek(1).is("entry"))
                .thenComparing(piece -> copy(piece).side.seat)
                .thenComparing(piece -> copy(piece).sheet.index())
                .thenComparing(piece -> copy(piece).number));
        for (Topic.Subject<Draft, Position, ?, ?, ?> piece : pieces) {
            Words words = piece.words();
            if (Tokens.atHex(words) || LEAVING.contains(words.peek().text())) {
                copy(piece).lift();
            }
        }
        for (Topic.Subject<Draft, Position, ?, ?, ?> piece : pieces) {
            piece.give(draft);
            draft.entered(copy(piece));
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
        Words words = Words.spaced(line);
        if (!words.peek(1).is(":")) {
            return words.peek().is("placing") ? Rank.PLACING : words.peek().is("start") ? Rank.START : Rank.TABLE;
        }
        if (seat(position, words.take().text()) < 0) {
            return Rank.PIECES;
        }
        return SideWords.names(words, "list") ? Rank.LISTS : Rank.PLAYERS;
    }

    @Override
    public List<String> write(Position position) {
        return text(position);
    }

    /** The canonical text of a position. */
    public static List<String> text(Position position) {
        Topics topics = Topics.of(position, null);
        List<String> lines = topics.table.write(position, Topic.WHOLE);
        List<String> placing = position.placing == null ? List.of() : List.of(lines.removeLast());
        for (Side side : position.sides) {
            lines.addAll(topics.player.write(position, List.of(String.valueOf(Side.letter(side.seat)))));
            if (side.listed && !side.hidden) {
                lines.addAll(topics.piece.write(position, zones(position, side)));
            }
        }
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            Copy copy = new Copy(position, position.sides[asset.seat], asset.sheet, asset.number);
            lines.addAll(topics.piece.write(position, List.of(copy)));
        }
        List<Integer> hexes = IntStream.range(0, position.stock.length)
                .filter(hex -> position.board().terrain(hex).holdsStock())
                .boxed()
                .toList();
        lines.addAll(topics.deposit.write(position, hexes));
        lines.addAll(placing);
        return lines;
    }

    /** Only what does not follow from the board: copies that are gone, and upgrades in force. */
    private static List<Copy> zones(Position position, Side side) {
        List<Copy> copies = new ArrayList<>();
        for (Datasheet sheet : side.faction.sheets) {
            int stated = side.destroyed[sheet.index()];
            stated |= sheet instanceof Datasheet.Upgrade ? side.field[sheet.index()] : 0;
            for (int number = 1; number <= 9; number++) {
                if ((stated >> (number - 1) & 1) == 1) {
                    copies.add(new Copy(position, side, sheet, number));
                }
            }
        }
        return copies;
    }

    @Override
    public List<String> writeBoard(Position position) {
        String text = position.theatre.text();
        return text.isEmpty() ? List.of(position.board().id) : text.lines().toList();
    }

    @Override
    public List<Difference> compare(Position position, Line expected) throws Misread {
        return Topics.of(position, null).subject(expected).compare(position);
    }

    @Override
    public List<Difference> compareSeen(View view, Line expected) throws Misread {
        return compare(Views.position(view), expected);
    }
}
