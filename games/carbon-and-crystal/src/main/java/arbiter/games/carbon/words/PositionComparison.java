package arbiter.games.carbon.words;

import arbiter.engine.PositionText.Difference;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Compares a line under {@code then} with a position. Only what the line names is compared. */
final class PositionComparison {
    private static final Pattern SUBJECT = Pattern.compile("(\"[^\"]*\"|[^\\s:\"]+)\\s*:\\s*");
    private static final Pattern ASSET = Pattern.compile("([A-D])\\.([A-Z]{3})#([0-9]{1,4})");

    private final Position position;
    private final Line line;
    private final List<Difference> differences = new ArrayList<>();

    private PositionComparison(Position position, Line line) {
        this.position = position;
        this.line = line;
    }

    static List<Difference> compare(Position position, Line line) throws Misread {
        PositionComparison comparison = new PositionComparison(position, line);
        comparison.run();
        return comparison.differences;
    }

    private void run() throws Misread {
        Matcher subject = SUBJECT.matcher(line.text());
        if (!subject.lookingAt()) {
            table(new Tokens(line, 0));
            return;
        }
        String name = subject.group(1).replace("\"", "");
        Tokens tokens = new Tokens(line, subject.end());
        if (!tokens.hasNext()) {
            throw tokens.misread("expected what is to be compared" + tokens.found());
        }
        Tokens head = new Tokens(new Line(name, line.number(), line.column()), 0);
        Matcher id = ASSET.matcher(name);
        int seat = seat(name);
        if (seat >= 0) {
            side(position.sides[seat], tokens);
        } else if (head.atHex()) {
            int hex = head.hex(position.board());
            if (!tokens.taken("stock")) {
                throw tokens.misread("expected `stock`" + tokens.found());
            }
            expect(name + ": stock", tokens.number("what is left"), position.stock[hex]);
            tokens.end();
        } else if (id.matches() && id.group(1).charAt(0) - 'A' < position.sides.length) {
            Side side = position.sides[id.group(1).charAt(0) - 'A'];
            Datasheet sheet = side.faction.sheet(id.group(2));
            if (sheet == null) {
                throw line.misread(0, Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
            }
            new AssetComparison(position, side, sheet, Integer.parseInt(id.group(3)), tokens, differences).run();
        } else {
            throw line.misread(0, "`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
        }
    }

    private int seat(String name) {
        boolean letter = name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + position.sides.length;
        return letter ? name.charAt(0) - 'A' : position.players.indexOf(name);
    }

    private void expect(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            differences.add(new Difference(what + " " + expected, what + " " + actual));
        }
    }

    private void table(Tokens tokens) throws Misread {
        String word = tokens.take();
        switch (word) {
            case "round" -> expect("round", tokens.number("a round"), position.round);
            case "turn" -> expect("turn", tokens.take(), String.valueOf(Side.letter(position.active)));
            case "first" -> expect("first", tokens.take(), String.valueOf(Side.letter(position.first)));
            case "phase" -> expect("phase", tokens.take(), position.phase.name().toLowerCase(Locale.ROOT));
            case "placing" -> expect("placing", tokens.take(), Entry.asked(position));
            case "ended" -> expect("ended", tokens.take(), position.reason);
            case "no" -> {
                if (!tokens.taken("placing")) {
                    throw tokens.misread("expected `placing`" + tokens.found());
                }
                expect("placing", "", Entry.asked(position));
            }
            default ->
                throw tokens.misreadLast(Nearest.unknown(
                        "word", word, List.of("round", "turn", "first", "phase", "placing", "ended", "no placing")));
        }
        tokens.end();
    }

    private void side(Side side, Tokens tokens) throws Misread {
        String name = String.valueOf(Side.letter(side.seat)) + ":";
        while (tokens.hasNext()) {
            String word = tokens.take();
            Matcher carbon = SideWords.CARBON.matcher(word);
            Matcher crystals = SideWords.CRYSTALS.matcher(word);
            if (carbon.matches()) {
                expect(name, word, side.carbon + "C");
            } else if (crystals.matches()) {
                expect(name, word, side.crystals + "X");
            } else {
                sideWord(side, name, word, tokens);
            }
        }
    }

    private void sideWord(Side side, String name, String word, Tokens tokens) throws Misread {
        switch (word) {
            case "vp" -> expect(name + " vp", tokens.number("points"), side.points);
            case "supply" ->
                expect(
                        name + " supply",
                        tokens.take(),
                        Supply.used(position, side.seat) + "/" + Supply.ceiling(position, side.seat));
            case "workers" ->
                expect(
                        name + " workers",
                        tokens.take(),
                        Supply.workers(position, side.seat) + "/" + Supply.workerLimit(position, side.seat));
            case "missed" -> expect(name + " missed", tokens.number("turns"), side.missed);
            case "dead" -> expect(name + " dead", true, !side.alive);
            case "alive" -> expect(name + " alive", true, side.alive);
            case "bot" -> expect(name + " bot", true, side.bot);
            case "offer" -> expect(name + " offer", true, side.offers);
            case "no" -> {
                String what = tokens.take();
                boolean there = switch (what) {
                    case "bot" -> side.bot;
                    case "offer" -> side.offers;
                    default -> throw tokens.misreadLast("`no` is said of a bot or an offer");
                };
                expect(name + " " + what, false, there);
            }
            case "list" -> list(side, name, tokens);
            default ->
                throw tokens.misreadLast(Nearest.unknown(
                        "word about a player",
                        word,
                        List.of("vp", "supply", "workers", "missed", "dead", "alive", "bot", "offer", "list")));
        }
    }

    private void list(Side side, String name, Tokens tokens) {
        StringBuilder expected = new StringBuilder();
        while (tokens.hasNext()) {
            expected.append(expected.isEmpty() ? "" : " ").append(tokens.take());
        }
        String actual = !side.listed
                ? "none"
                : side.hidden ? "hidden" : (side.faction.id + " " + String.join(" ", Lists.words(side))).strip();
        // The faction's word alone asks for nothing but the faction.
        boolean factionOnly = side.listed && !side.hidden && expected.toString().equals(side.faction.id);
        expect(name + " list", expected.toString(), factionOnly ? expected.toString() : actual);
    }

    /** One line about a piece or a copy. */
    private static final class AssetComparison {
        private final Position position;
        private final Side side;
        private final Datasheet sheet;
        private final int number;
        private final Tokens tokens;
        private final List<Difference> differences;
        private final @Nullable Asset asset;
        private final String name;

        public AssetComparison(
                Position position,
                Side side,
                Datasheet sheet,
                int number,
                Tokens tokens,
                List<Difference> differences) {
            this.position = position;
            this.side = side;
            this.sheet = sheet;
            this.number = number;
            this.tokens = tokens;
            this.differences = differences;
            this.asset = position.find(side.seat, sheet.code(), number);
            this.name = Side.letter(side.seat) + "." + sheet.code() + "#" + number + ":";
        }

        public void run() throws Misread {
            while (tokens.hasNext()) {
                if (tokens.atHex()) {
                    String hex = tokens.take();
                    expect(name, hex, asset == null ? zone() : position.board().text(asset.hex));
                } else {
                    String word = tokens.take();
                    if (!zoneWord(word)) {
                        if (asset == null) {
                            differences.add(new Difference(name + " " + word, name + " " + zone()));
                            return;
                        }
                        pieceWord(word, asset);
                    }
                }
            }
        }

        private void expect(String what, Object expected, Object actual) {
            if (!expected.equals(actual)) {
                differences.add(new Difference(what + " " + expected, what + " " + actual));
            }
        }

        private String zone() {
            int index = sheet.index();
            int bit = number >= 1 && number <= 9 ? 1 << (number - 1) : 0;
            if (asset != null || (side.field[index] & bit) != 0) {
                return "field";
            }
            return (side.list[index] & bit) != 0
                    ? "list"
                    : (side.committed[index] & bit) != 0
                            ? "committed"
                            : (side.destroyed[index] & bit) != 0 ? "destroyed" : "gone";
        }

        private boolean zoneWord(String word) throws Misread {
            switch (word) {
                case "list", "committed", "field", "destroyed", "gone" -> expect(name, word, zone());
                case "in" -> {
                    tokens.taken("force");
                    expect(name + " in force", true, (side.field[sheet.index()] >> (number - 1) & 1) == 1);
                    if (tokens.atNumber()) {
                        expect(name + " in force", tokens.number("turns"), side.timers[sheet.index()]);
                    }
                }
                case "used" -> expect(name + " used", true, side.used[sheet.index()]);
                default -> {
                    return false;
                }
            }
            return true;
        }

        private void pieceWord(String word, Asset piece) throws Misread {
            switch (word) {
                case "cohesion" -> number(word, piece.cohesion);
                case "building" -> number(word, piece.construction);
                case "salvage" -> number(word, piece.salvage);
                case "level" -> number(word, piece.level);
                case "toughness" -> number(word, piece.body().toughness());
                case "armor" -> number(word, Attack.armor(position, piece));
                case "strength" -> number(word, Attack.strength(position, piece));
                case "dice" -> number(word, Attack.dice(position, piece));
                case "move" -> number(word, piece.isUnit() ? Movement.allowance(position, piece) : 0);
                case "moved" -> expect(name + " moved", true, piece.moved);
                case "acted" -> expect(name + " acted", true, piece.acted);
                case "active" -> expect(name + " active", true, piece.active());
                case "inactive" -> expect(name + " active", false, piece.active());
                case "cover" -> expect(name + " cover", true, Cover.shelters(position, piece));
                case "rally" ->
                    expect(
                            name + " rally",
                            tokens.take(),
                            piece.rally == Board.NOWHERE
                                    ? "none"
                                    : position.board().text(piece.rally));
                case "queue" -> queue(piece);
                case "not", "no" -> absent(piece);
                default -> throw tokens.misreadLast("there is no word `" + word + "` about a piece");
            }
        }

        private void number(String word, int actual) throws Misread {
            expect(name + " " + word, tokens.number("a number"), actual);
        }

        private void queue(Asset piece) {
            StringBuilder expected = new StringBuilder("queue");
            while (tokens.atItem() || tokens.atNumber()) {
                expected.append(' ').append(tokens.take());
            }
            expect(name, expected.toString(), PositionWriter.queue(piece));
        }

        private void absent(Asset piece) throws Misread {
            String what = tokens.take();
            boolean there = switch (what) {
                case "moved" -> piece.moved;
                case "acted" -> piece.acted;
                case "rally" -> piece.rally != Board.NOWHERE;
                case "queue" -> piece.queue.length > 0;
                case "building" -> piece.construction > 0;
                case "salvage" -> piece.salvage > 0;
                case "cover" -> Cover.shelters(position, piece);
                default -> throw tokens.misreadLast("`no " + what + "` says nothing about a piece");
            };
            expect(name + " " + what, false, there);
        }
    }
}
