package arbiter.games.carbon.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Lines;
import arbiter.engine.vocabulary.Topic;
import arbiter.engine.vocabulary.Unfit;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The lines of a position: how they are read and written. */
final class PositionLines {
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");

    private static final List<String> LEAVING = List.of("gone", "list", "destroyed");

    private PositionLines() {}

    static Lines<Draft, Position> lines(Position position) {
        List<Topic<Draft, Position, ?, ?, ?>> topics = new ArrayList<>();
        for (Side side : position.sides) {
            Topic.Finder<String> named = words ->
                    words.peek(1).is(":") && Tokens.seat(position, words.peek().text()) == side.seat
                            ? List.of(words.take().text())
                            : List.of();
            topics.add(new Topic<>(
                    named,
                    seen -> List.of(String.valueOf(Side.letter(side.seat))),
                    name -> name,
                    name -> SideWords.of(position, side),
                    (to, name) -> new Draft.Player(to, side),
                    (seen, name) -> side));
            topics.add(pieces(words -> List.of(), seen -> zones(seen, side)));
        }
        topics.add(pieces(words -> copies(position, words), PositionLines::fielded));
        topics.add(new Topic<>(
                words -> words.peek(1).is(":") ? List.of(Tokens.hex(words, position.board())) : List.of(),
                PositionLines::deposits,
                hex -> position.board().text(hex),
                hex -> DEPOSIT,
                Draft::deposit,
                Draft.Deposit::new));
        return Lines.of(TableWords.of(position), topics);
    }

    private static Topic<Draft, Position, Copy, Copy, Copy> pieces(
            Topic.Finder<Copy> finder, Function<Position, List<Copy>> all) {
        return new Topic<>(finder, all, Copy::toString, PieceWords::of, (to, copy) -> copy, (seen, copy) -> copy);
    }

    private static final Vocabulary<Draft.Deposit, Draft.Deposit> DEPOSIT = new Vocabulary<
                    Draft.Deposit, Draft.Deposit>("word about a hex", Vocabulary.Commas.FREE)
            .total(
                    "stock",
                    "what is left",
                    at -> at.position().stock[at.hex()],
                    (at, n) -> at.position().stock[at.hex()] = n);

    /** The piece or listed copy that a line is about. */
    private static List<Copy> copies(Position position, Words words) throws Misread {
        if (!words.peek(1).is(":") || Tokens.atHex(words)) {
            return List.of();
        }
        String name = words.peek().text();
        Matcher id = ASSET.matcher(name);
        boolean asset = id.matches() && id.group(1).charAt(0) - 'A' < position.sides.length;
        words.demand(asset, "`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
        Side side = position.sides[id.group(1).charAt(0) - 'A'];
        Datasheet sheet = side.faction.sheet(id.group(2));
        if (sheet == null) {
            throw words.misread(Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
        }
        words.take();
        return List.of(new Copy(position, side, sheet, Integer.parseInt(id.group(3))));
    }

    static Position position(List<String> players, Settings settings, List<Line> board, List<Line> given)
            throws Misread {
        Position position = new Position(theatre(players, settings, board, given), List.copyOf(players));
        Draft draft = new Draft(position);
        Lines<Draft, Position> lines = lines(position);
        SequencedMap<Rank, List<Line>> ranked = given.stream()
                .collect(Collectors.groupingBy(line -> rank(position, line), TreeMap::new, Collectors.toList()));
        for (List<Line> alike : ranked.values()) {
            List<Piece> pieces = new ArrayList<>();
            for (Line line : alike) {
                Topic.Subject<Draft, Position, ?, ?, ?> said = lines.subject(Words.spaced(line));
                try {
                    if (said.things().getFirst() instanceof Copy copy) {
                        draft.name(copy);
                        pieces.add(new Piece(copy, said));
                        continue;
                    }
                    if (said.isAbout(lines.table())) {
                        draft.once(said.words().peek().text());
                    }
                    said.give(draft);
                } catch (Unfit e) {
                    throw said.words().misread(e.what());
                }
            }
            stand(pieces, draft);
        }
        return position;
    }

    /** A line about a piece. */
    private record Piece(Copy copy, Topic.Subject<Draft, Position, ?, ?, ?> said) {}

    /**
     * Puts pieces down. The order of their lines does not matter: all pieces that leave their hexes are lifted before
     * the first one is put down, and missing entry numbers follow the order of seats, sheets and numbers.
     */
    private static void stand(List<Piece> pieces, Draft draft) throws Misread {
        pieces.sort(Comparator.comparing(
                        (Piece piece) -> !piece.said.words().peek(1).is("entry"))
                .thenComparing(piece -> piece.copy.side.seat)
                .thenComparing(piece -> piece.copy.sheet.index())
                .thenComparing(piece -> piece.copy.number));
        for (Piece piece : pieces) {
            Words words = piece.said.words();
            if (Tokens.atHex(words) || LEAVING.contains(words.peek().text())) {
                piece.copy.lift();
            }
        }
        for (Piece piece : pieces) {
            piece.said.give(draft);
            draft.entered(piece.copy);
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

    /** The order in which lines are read. It does not depend on their order in the text. */
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
        if (Tokens.seat(position, words.take().text()) < 0) {
            return Rank.PIECES;
        }
        return SideWords.names(words, "list") ? Rank.LISTS : Rank.PLAYERS;
    }

    /** The canonical text of a position. */
    static List<String> text(Position position) {
        return lines(position).write(position);
    }

    private static List<Copy> fielded(Position position) {
        return Arrays.stream(position.assets, 0, position.count)
                .map(asset -> new Copy(position, position.sides[asset.seat], asset.sheet, asset.number))
                .toList();
    }

    private static List<Integer> deposits(Position position) {
        return IntStream.range(0, position.stock.length)
                .filter(hex -> position.board().terrain(hex).holdsStock())
                .boxed()
                .toList();
    }

    /** Copies whose zone does not follow from the board: those that are destroyed, and upgrades in force. */
    private static List<Copy> zones(Position position, Side side) {
        List<Copy> copies = new ArrayList<>();
        for (Datasheet sheet : side.listed && !side.hidden ? side.faction.sheets : List.<Datasheet>of()) {
            for (int number = 1; number <= 9; number++) {
                Side.Zone zone = side.zone(sheet, number);
                boolean inForce = zone == Side.Zone.FIELD && sheet instanceof Datasheet.Upgrade;
                if (zone == Side.Zone.DESTROYED || inForce) {
                    copies.add(new Copy(position, side, sheet, number));
                }
            }
        }
        return copies;
    }
}
