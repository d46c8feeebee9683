package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.fighting.Attack;
import arbiter.games.carbon.rules.fighting.Cover;
import arbiter.games.carbon.rules.fighting.Movement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words about a piece or a listed copy: {@code A.BAR#1: -5,2, cohesion 4, queue MAR#1 2}. */
record PieceWords(Copy copy, Position position, Board board) {

    private static final Phrase<Integer> NUMBER = Phrase.number("a number");
    private static final Phrase<Boolean> YES = Phrase.NOTHING;
    private static final Pattern ITEM = Pattern.compile("([A-Z]{3}|LEVEL)#([0-9]{1,4})");

    /** @param entry 0 if the line does not give it */
    record Stand(int hex, int entry) {
        boolean metBy(Stand seen) {
            return hex == seen.hex && (entry == 0 || entry == seen.entry);
        }
    }

    static Vocabulary<Copy, Copy> of(Copy copy) {
        return new PieceWords(copy, copy.position, copy.position.board()).words();
    }

    /** Words about the piece have no value for a copy that is not on the board. */
    private Vocabulary<Copy, Copy> words() {
        Phrase<Stand> stand = new Phrase<>(this::stand, this::write, Stand::metBy);
        Phrase<Integer> force = new Phrase<>(PieceWords::force, PieceWords::forced, PieceWords::met);
        Phrase<Integer> hex = Phrase.of(
                line -> line.taken("none") ? Integer.valueOf(Board.NOWHERE) : Integer.valueOf(Tokens.hex(line, board)),
                board::text);
        Phrase<List<Item>> queue = Phrase.of(this::queue, PieceWords::write);
        return new Vocabulary<Copy, Copy>("word about a piece", Vocabulary.Commas.FREE)
                .own("hex", stand, PieceWords::standing, (to, at) -> to.stand(at.hex, at.entry))
                .mark("gone", Copy::gone, Copy::leave)
                .mark("list", at -> at.in(Side.Zone.LIST), to -> to.leaveFor(Side.Zone.LIST))
                .mark("destroyed", at -> at.in(Side.Zone.DESTROYED), to -> to.leaveFor(Side.Zone.DESTROYED))
                .follows("committed", at -> at.in(Side.Zone.COMMITTED))
                .follows("field", at -> at.in(Side.Zone.FIELD))
                .own("in force", force, Copy::timer, Copy::force)
                .mark("used", Copy::used, to -> to.side.used[to.sheet.index()] = true)
                .value("cohesion", NUMBER, -1, at -> at.of(p -> p.cohesion), (to, n) -> to.piece().cohesion = n)
                .value("building", NUMBER, 0, at -> at.of(p -> p.construction), Copy::construct)
                .value("salvage", NUMBER, 0, at -> at.of(p -> p.salvage), (to, n) -> to.piece().salvage = n)
                .value("level", NUMBER, 1, at -> at.of(p -> p.level), Copy::raise)
                .value("moved", YES, false, at -> at.of(p -> p.moved), (to, yes) -> to.piece().moved = true)
                .value("acted", YES, false, at -> at.of(p -> p.acted), (to, yes) -> to.piece().acted = true)
                .value("rally", hex, Board.NOWHERE, at -> at.of(p -> p.rally), (to, at) -> to.piece().rally = at)
                .value("placed", hex, Board.NOWHERE, at -> at.of(p -> p.placed), (to, at) -> to.piece().placed = at)
                .value("queue", queue, List.of(), at -> at.of(p -> List.of(p.queue)), Copy::queue)
                .follows("toughness", NUMBER, -1, at -> at.of(p -> p.body().toughness()))
                .follows("armor", NUMBER, -1, at -> at.of(p -> Attack.armor(position, p)))
                .follows("strength", NUMBER, -1, at -> at.of(p -> Attack.strength(position, p)))
                .follows("dice", NUMBER, -1, at -> at.of(p -> Attack.dice(position, p)))
                .follows("move", NUMBER, -1, at -> at.of(this::allowance))
                .follows("active", YES, false, at -> at.of(Asset::active))
                .follows("inactive", YES, false, at -> at.of(p -> !p.active()))
                .follows("cover", YES, false, at -> at.of(p -> Cover.shelters(position, p)));
    }

    private int allowance(Asset piece) {
        return piece.isUnit() ? Movement.allowance(position, piece) : 0;
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
        return words.number("turns", Copy.UNSAID);
    }

    private static String forced(int turns) {
        return "in force" + (turns > 0 ? " " + turns : "");
    }

    private static boolean met(int expected, int seen) {
        return expected == Copy.UNSAID || expected == seen;
    }

    private List<Item> queue(Words words) throws Misread {
        words.demand(!(copy.sheet instanceof Datasheet.Unit), "a unit has no queue");
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
            words.demand(at, number == 2 || number == 3, "a level to be reached is 2 or 3");
            return new Item.Level(
                    number, words.number("counters", position.numbers().advanceCounters(number)));
        }
        Datasheet wanted = copy.side.faction.sheet(code);
        if (wanted == null) {
            throw words.misread(at, Nearest.unknown("datasheet", code, copy.side.faction.codes()));
        }
        int copies = copy.side.copies(wanted);
        boolean listed = number >= 1 && (wanted.core() || number <= copies);
        words.demand(at, listed, "the list has " + copies + " copies of " + code);
        return switch (wanted) {
            case Datasheet.Unit unit ->
                new Item.Training(
                        unit,
                        number,
                        words.number("counters", position.numbers().productionTime(unit)));
            case Datasheet.Upgrade upgrade ->
                new Item.Study(upgrade, number, words.number("counters", upgrade.counters()));
            case Datasheet.Building building -> throw words.misread(at, "a building is constructed, not queued");
        };
    }

    private static String write(List<Item> queue) {
        return queue.stream().map(item -> item.name() + " " + item.counters()).collect(Collectors.joining(" "));
    }
}
