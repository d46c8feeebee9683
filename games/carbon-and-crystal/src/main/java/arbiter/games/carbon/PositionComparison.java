package arbiter.games.carbon;

import arbiter.engine.PositionText.Difference;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
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

    private final Battle battle;
    private final Line line;
    private final List<Difference> differences = new ArrayList<>();

    private PositionComparison(Battle battle, Line line) {
        this.battle = battle;
        this.line = line;
    }

    static List<Difference> compare(Battle battle, Line line) throws Misread {
        PositionComparison comparison = new PositionComparison(battle, line);
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
            side(battle.sides[seat], tokens);
        } else if (head.atHex()) {
            int hex = head.hex(battle.board());
            if (!tokens.taken("stock")) {
                throw tokens.misread("expected `stock`" + tokens.found());
            }
            expect(name + ": stock", tokens.number("what is left"), battle.stock[hex]);
            tokens.end();
        } else if (id.matches() && id.group(1).charAt(0) - 'A' < battle.sides.length) {
            Side side = battle.sides[id.group(1).charAt(0) - 'A'];
            Datasheet sheet = side.faction.sheet(id.group(2));
            if (sheet == null) {
                throw line.misread(0, Nearest.unknown("datasheet", id.group(2), side.faction.codes()));
            }
            new AssetComparison(battle, side, sheet, Integer.parseInt(id.group(3)), tokens, differences).run();
        } else {
            throw line.misread(0, "`" + name + "` is no player, no asset such as A.BAR#1 and no hex");
        }
    }

    private int seat(String name) {
        boolean letter = name.length() == 1 && name.charAt(0) >= 'A' && name.charAt(0) < 'A' + battle.sides.length;
        return letter ? name.charAt(0) - 'A' : battle.players.indexOf(name);
    }

    private void expect(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            differences.add(new Difference(what + " " + expected, what + " " + actual));
        }
    }

    private void table(Tokens tokens) throws Misread {
        String word = tokens.take();
        switch (word) {
            case "round" -> expect("round", tokens.number("a round"), battle.round);
            case "turn" -> expect("turn", tokens.take(), String.valueOf(Side.letter(battle.active)));
            case "first" -> expect("first", tokens.take(), String.valueOf(Side.letter(battle.first)));
            case "phase" -> expect("phase", tokens.take(), battle.phase.name().toLowerCase(Locale.ROOT));
            case "placing" -> expect("placing", tokens.take(), Entry.asked(battle));
            case "ended" -> expect("ended", tokens.take(), battle.reason);
            case "no" -> {
                if (!tokens.taken("placing")) {
                    throw tokens.misread("expected `placing`" + tokens.found());
                }
                expect("placing", "", Entry.asked(battle));
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
                        Supply.used(battle, side.seat) + "/" + Supply.ceiling(battle, side.seat));
            case "workers" ->
                expect(
                        name + " workers",
                        tokens.take(),
                        Supply.workers(battle, side.seat) + "/" + Supply.workerLimit(battle, side.seat));
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
        private final Battle battle;
        private final Side side;
        private final Datasheet sheet;
        private final int number;
        private final Tokens tokens;
        private final List<Difference> differences;
        private final @Nullable Asset asset;
        private final String name;

        AssetComparison(
                Battle battle, Side side, Datasheet sheet, int number, Tokens tokens, List<Difference> differences) {
            this.battle = battle;
            this.side = side;
            this.sheet = sheet;
            this.number = number;
            this.tokens = tokens;
            this.differences = differences;
            this.asset = battle.find(side.seat, sheet.code(), number);
            this.name = Side.letter(side.seat) + "." + sheet.code() + "#" + number + ":";
        }

        void run() throws Misread {
            while (tokens.hasNext()) {
                if (tokens.atHex()) {
                    String hex = tokens.take();
                    expect(name, hex, asset == null ? zone() : battle.board().text(asset.hex));
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
                case "toughness" -> number(word, piece.sheet.body().toughness());
                case "armor" -> number(word, Attack.armor(battle, piece));
                case "strength" -> number(word, Attack.strength(battle, piece));
                case "dice" -> number(word, Attack.dice(battle, piece));
                case "move" -> number(word, piece.isUnit() ? Movement.allowance(battle, piece) : 0);
                case "moved" -> expect(name + " moved", true, piece.moved);
                case "acted" -> expect(name + " acted", true, piece.acted);
                case "active" -> expect(name + " active", true, piece.active());
                case "inactive" -> expect(name + " active", false, piece.active());
                case "cover" -> expect(name + " cover", true, Cover.shelters(battle, piece));
                case "rally" ->
                    expect(
                            name + " rally",
                            tokens.take(),
                            piece.rally == Board.NOWHERE
                                    ? "none"
                                    : battle.board().text(piece.rally));
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
                case "cover" -> Cover.shelters(battle, piece);
                default -> throw tokens.misreadLast("`no " + what + "` says nothing about a piece");
            };
            expect(name + " " + what, false, there);
        }
    }
}
