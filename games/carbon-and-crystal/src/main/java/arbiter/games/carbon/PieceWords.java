package arbiter.games.carbon;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Unfit;
import arbiter.engine.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words about a piece or a listed copy: {@code A.BAR#1: -5,2, cohesion 4, queue MAR#1 2}. */
final class PieceWords {
    /** The line does not give the number. */
    static final int UNSAID = -1;

    private static final Pattern ITEM = Pattern.compile("([A-Z]{3}|LEVEL)#([0-9]{1,4})");

    /** @param entry 0 where the line does not give it */
    record Stand(int hex, int entry) {
        boolean metBy(Stand seen) {
            return hex == seen.hex && (entry == 0 || entry == seen.entry);
        }
    }

    private final Copy copy;
    private final Battle battle;
    private final Board board;

    private PieceWords(Copy copy) {
        this.copy = copy;
        battle = copy.battle;
        board = battle.board();
    }

    static Vocabulary<Copy, Copy> of(Copy copy) {
        PieceWords here = new PieceWords(copy);
        Vocabulary<Copy, Copy> words = new Vocabulary<Copy, Copy>("word about a piece", Vocabulary.Commas.FREE)
                .own("hex", here::stand, here::write, Stand::metBy, PieceWords::standing, Copy::stand)
                .mark("gone", at -> at.zone().equals("gone"), Copy::leave)
                .mark("list", at -> at.zone().equals("list"), to -> to.leaveFor(to.side.list))
                .mark("destroyed", at -> at.zone().equals("destroyed"), to -> to.leaveFor(to.side.destroyed))
                .mark("committed", at -> at.zone().equals("committed"), to -> {})
                .derived()
                .mark("field", at -> at.zone().equals("field"), to -> {})
                .derived()
                .own("in force", PieceWords::force, PieceWords::forced, PieceWords::met, Copy::timer, Copy::force)
                .mark("used", Copy::used, to -> to.side.used[to.sheet.index()] = true);
        here.counters(words);
        here.orders(words);
        here.derived(words);
        return words;
    }

    private void counters(Vocabulary<Copy, Copy> words) {
        number(words, "cohesion", -1, piece -> piece.cohesion, (piece, n) -> piece.cohesion = n);
        number(words, "building", 0, piece -> piece.construction, (piece, n) -> {
            piece.construction = n;
            piece.cohesion = Math.min(piece.cohesion, piece.fullCohesion());
        });
        number(words, "salvage", 0, piece -> piece.salvage, (piece, n) -> piece.salvage = n);
        number(words, "level", 1, piece -> piece.level, (piece, n) -> {
            if (n < 1 || n > 3) {
                throw new Unfit("a level is 1, 2 or 3");
            }
            piece.level = n;
        });
    }

    private static void number(
            Vocabulary<Copy, Copy> words,
            String name,
            int none,
            Function<Asset, Integer> seen,
            Vocabulary.Put<Asset, Integer> put) {
        words.value(
                name,
                line -> line.number("a number"),
                n -> name + " " + n,
                none,
                at -> at.of(seen),
                (to, n) -> put.put(to.piece(), n));
    }

    private void orders(Vocabulary<Copy, Copy> words) {
        flag(words, "moved", piece -> piece.moved, (piece, yes) -> piece.moved = true);
        flag(words, "acted", piece -> piece.acted, (piece, yes) -> piece.acted = true);
        hex(words, "rally", piece -> piece.rally, (piece, hex) -> piece.rally = hex);
        hex(words, "placed", piece -> piece.placed, (piece, hex) -> piece.placed = hex);
        words.value(
                "queue",
                this::queue,
                PieceWords::write,
                List.of(),
                at -> at.of(piece -> List.of(piece.queue)),
                Copy::queue);
    }

    private void hex(
            Vocabulary<Copy, Copy> words,
            String name,
            Function<Asset, Integer> seen,
            Vocabulary.Put<Asset, Integer> put) {
        words.value(
                name,
                line -> line.taken("none") ? Integer.valueOf(Board.NOWHERE) : Integer.valueOf(Tokens.hex(line, board)),
                hex -> name + " " + board.text(hex),
                Board.NOWHERE,
                at -> at.of(seen),
                (to, hex) -> put.put(to.piece(), hex));
    }

    private void derived(Vocabulary<Copy, Copy> words) {
        derived(words, "toughness", piece -> piece.sheet.body().toughness());
        derived(words, "armor", piece -> Attack.armor(battle, piece));
        derived(words, "strength", piece -> Attack.strength(battle, piece));
        derived(words, "dice", piece -> Attack.dice(battle, piece));
        derived(words, "move", piece -> piece.isUnit() ? Movement.allowance(battle, piece) : 0);
        flag(words, "active", Asset::active, (piece, yes) -> {}).derived();
        flag(words, "inactive", piece -> !piece.active(), (piece, yes) -> {}).derived();
        flag(words, "cover", piece -> Cover.shelters(battle, piece), (piece, yes) -> {})
                .derived();
    }

    /** A mark of a piece: of one that is not on the board, nothing holds. */
    private static Vocabulary<Copy, Copy> flag(
            Vocabulary<Copy, Copy> words,
            String name,
            Function<Asset, Boolean> seen,
            Vocabulary.Put<Asset, Boolean> put) {
        return words.value(
                name, line -> true, yes -> name, false, at -> at.of(seen), (to, yes) -> put.put(to.piece(), yes));
    }

    private static void derived(Vocabulary<Copy, Copy> words, String name, Function<Asset, Integer> seen) {
        number(words, name, -1, seen, (piece, n) -> {});
        words.derived();
    }

    private @Nullable Stand stand(Words words) throws Misread {
        if (!Tokens.atHex(words)) {
            return null;
        }
        int hex = Tokens.hex(words, board);
        return new Stand(hex, words.taken("entry") ? words.number("an entry number") : 0);
    }

    private String write(Stand stand) {
        return board.text(stand.hex) + ", entry " + stand.entry;
    }

    private static List<Stand> standing(Copy at) {
        return at.asset == null ? List.of() : List.of(new Stand(at.asset.hex, at.asset.entry));
    }

    private static @Nullable Integer force(Words words) throws Misread {
        if (!words.peek().is("in")) {
            return null;
        }
        words.take();
        words.expect("force");
        return words.peek().isNumber() ? words.number("turns") : UNSAID;
    }

    private static String forced(int turns) {
        return "in force" + (turns > 0 ? " " + turns : "");
    }

    private static boolean met(int expected, int seen) {
        return expected == UNSAID || expected == seen;
    }

    private List<Item> queue(Words words) throws Misread {
        if (copy.sheet instanceof Datasheet.Unit) {
            throw words.misread("a unit has no queue");
        }
        List<Item> items = new ArrayList<>();
        Matcher matcher = ITEM.matcher(words.peek().text());
        while (matcher.matches()) {
            items.add(item(words, matcher.group(1), Integer.parseInt(matcher.group(2))));
            matcher = ITEM.matcher(words.peek().text());
        }
        return items;
    }

    private Item item(Words words, String code, int number) throws Misread {
        Words.Word at = words.take();
        if (code.equals("LEVEL")) {
            if (number < 2 || number > 3) {
                throw words.misread(at, "a level to be reached is 2 or 3");
            }
            return new Item.Level(number, counters(words, battle.numbers().advanceCounters(number)));
        }
        Datasheet wanted = copy.side.faction.sheet(code);
        if (wanted == null) {
            throw words.misread(at, Nearest.unknown("datasheet", code, copy.side.faction.codes()));
        }
        if (number < 1 || !wanted.core() && number > copy.side.copies(wanted)) {
            throw words.misread(at, "the list has " + copy.side.copies(wanted) + " copies of " + code);
        }
        return switch (wanted) {
            case Datasheet.Unit unit ->
                new Item.Training(unit, number, counters(words, battle.numbers().productionTime(unit)));
            case Datasheet.Upgrade upgrade -> new Item.Study(upgrade, number, counters(words, upgrade.counters()));
            case Datasheet.Building building -> throw words.misread(at, "a building is constructed, not queued");
        };
    }

    private static int counters(Words words, int otherwise) throws Misread {
        return words.peek().isNumber() ? words.number("counters") : otherwise;
    }

    private static String write(List<Item> queue) {
        return "queue"
                + queue.stream()
                        .map(item -> " " + item.name() + " " + item.counters())
                        .collect(Collectors.joining());
    }
}
