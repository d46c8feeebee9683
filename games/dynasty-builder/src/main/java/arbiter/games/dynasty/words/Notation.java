package arbiter.games.dynasty.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Section 6: orders as people type them. */
public final class Notation implements arbiter.engine.words.Notation<Position, Order> {
    /** Boards and positions have hundreds of coordinates. */
    static final Pattern COORDINATE = Pattern.compile("-?[0-9]+");

    private static final Pattern UNIT = Pattern.compile("[a-d][0-9]{1,9}");

    private static final List<String> VERBS = List.of(
            "centre",
            "soldier",
            "build",
            "token",
            "untoken",
            "raze",
            "found",
            "upgrade",
            "march",
            "cast",
            "recruit",
            "create",
            "disband",
            "evade",
            "retaliate",
            "again",
            "back",
            "done",
            "end",
            "resign",
            "policy",
            "withhold",
            "support",
            "time",
            "return",
            "may");

    @Override
    public Reading<Order> read(Position state, Seat seat, String line) {
        return read(state.look().names(), line);
    }

    public static Reading<Order> read(List<String> players, String line) {
        // Text that people paste may contain a typographical minus sign.
        String bare = beforeComment(line).replace('−', '-');
        try {
            Words words = Words.of(Line.of(bare));
            if (!words.hasNext()) {
                return Reading.of(new Order.Remark());
            }
            Order order = order(words, players);
            words.end();
            return Reading.of(order);
        } catch (Misread e) {
            return new Reading.Unreadable<>(
                    line, new Slip("unreadable", "DB-S6", e.column(), e.what(), proposal(players, bare)));
        }
    }

    private static String beforeComment(String line) {
        int hash = line.indexOf('#');
        return hash < 0 ? line : line.substring(0, hash);
    }

    /** The same line with a corrected verb, if that line can be read. */
    private static @Nullable String proposal(List<String> players, String line) {
        String text = line.strip();
        int end = 0;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        String verb = text.substring(0, end).toLowerCase(Locale.ROOT);
        Optional<String> near = Nearest.to(verb, VERBS);
        if (near.isEmpty() || near.get().equals(verb)) {
            return null;
        }
        String better = near.get() + text.substring(end);
        return read(players, better) instanceof Reading.Order<Order>(Order order) ? text(order) : null;
    }

    private static Order order(Words words, List<String> players) throws Misread {
        Words.Word verb = words.take();
        return switch (verb.quoted() ? "" : verb.lower()) {
            case "centre" -> new Order.PlaceCentre(hex(words));
            case "soldier", "infantry" -> new Order.PlaceSoldier(hex(words));
            case "build" -> build(words);
            case "token" -> new Order.Token(hex(words));
            case "untoken" -> new Order.Untoken(hex(words));
            case "raze" -> new Order.Raze(hex(words));
            case "found" -> new Order.Found(hex(words), shift(words));
            case "upgrade" -> new Order.Upgrade(hex(words));
            case "march" -> march(words);
            case "cast" -> cast(words);
            case "recruit" -> recruit(words);
            case "create" -> create(words);
            case "disband" -> new Order.Disband(unit(words));
            case "evade" -> new Order.Evade();
            case "retaliate" -> new Order.Retaliate();
            case "again" -> new Order.Again();
            case "back" -> new Order.Back();
            case "done" -> new Order.Done();
            case "end" -> new Order.End();
            case "resign" -> new Order.Resign();
            case "policy" -> policy(words);
            case "withhold" -> new Order.Withhold(unit(words));
            case "support" -> new Order.GiveSupport(unit(words));
            case "time" -> timeUp(words);
            case "return" -> returnSeat(words, players);
            case "may" -> mayBegin(words);
            default -> throw words.misread(verb, Nearest.unknown("order", verb.text(), VERBS));
        };
    }

    private static Order build(Words words) throws Misread {
        if (words.taken("house")) {
            return new Order.BuildHouse(hex(words));
        }
        if (words.taken("bridge")) {
            return new Order.BuildBridge(hex(words));
        }
        throw words.misread("expected `house` or `bridge`" + words.found());
    }

    private static Order march(Words words) throws Misread {
        Order.UnitId unit = unit(words);
        List<Hex> path = new ArrayList<>();
        while (words.hasNext() && !words.peek().is("attack")) {
            path.add(hex(words));
        }
        Hex attack = words.taken("attack") ? hex(words) : null;
        if (path.isEmpty() && attack == null) {
            throw words.misread("a march needs a path, an attack, or both");
        }
        return new Order.March(unit, path, attack);
    }

    private static Order cast(Words words) throws Misread {
        Hex city = hex(words);
        for (Spell spell : Spell.values()) {
            if (words.taken(spell.word())) {
                return spell.onUnit()
                        ? new Order.CastOnUnit(city, spell, unit(words))
                        : new Order.CastOnTile(city, spell, hex(words));
            }
        }
        throw words.misread("the spells are `haste`, `bless`, `ward` and `ember`" + words.found());
    }

    private static Order recruit(Words words) throws Misread {
        Hex city = hex(words);
        return new Order.Recruit(city, kind(words), hex(words));
    }

    private static Order create(Words words) throws Misread {
        if (words.taken("city")) {
            return new Order.CreateCity(hex(words), shift(words));
        }
        return new Order.CreateUnit(kind(words), hex(words));
    }

    /** Where the own unit on a new centre's tile goes (DB-4.4). */
    private static @Nullable Hex shift(Words words) throws Misread {
        return words.taken("shift") ? hex(words) : null;
    }

    private static Order policy(Words words) throws Misread {
        if (words.taken("ranged")) {
            for (Policy.Ranged answer : Policy.Ranged.values()) {
                if (words.taken(answer.word())) {
                    return new Order.SetRanged(answer);
                }
            }
            throw words.misread("a ranged policy is `ask`, `evade` or `retaliate`" + words.found());
        }
        if (words.taken("tie")) {
            for (Policy.Tie answer : Policy.Tie.values()) {
                if (words.taken(answer.word())) {
                    return new Order.SetTie(answer);
                }
            }
            throw words.misread("a tie policy is `ask`, `back` or `again`" + words.found());
        }
        throw words.misread("a policy is about `ranged` or `tie`" + words.found());
    }

    private static Order timeUp(Words words) throws Misread {
        words.expect("up");
        return new Order.TimeUp();
    }

    private static Order returnSeat(Words words, List<String> players) throws Misread {
        Words.Word name = words.peek();
        if (!players.contains(name.text())) {
            throw words.misread(Nearest.unknown("player", name.text(), players));
        }
        words.take();
        return new Order.ReturnSeat(name.text());
    }

    private static Order mayBegin(Words words) throws Misread {
        words.expect("begin");
        return new Order.MayBegin();
    }

    static UnitKind kind(Words words) throws Misread {
        UnitKind kind = words.peek().quoted() ? null : UnitKind.of(words.peek().text());
        if (kind == null) {
            throw words.misread("the units are `soldier`, `ship`, `knight` and `siege`" + words.found());
        }
        words.take();
        return kind;
    }

    static Order.UnitId unit(Words words) throws Misread {
        String word = words.peek().quoted() ? "" : words.peek().lower();
        if (!UNIT.matcher(word).matches()) {
            throw words.misread("expected a unit such as `a1`" + words.found());
        }
        words.take();
        return new Order.UnitId(word.charAt(0) - 'a', Integer.parseInt(word.substring(1)));
    }

    static Hex hex(Words words) throws Misread {
        int q = coordinate(words);
        words.expect(",");
        return new Hex(q, coordinate(words));
    }

    private static int coordinate(Words words) throws Misread {
        String word = words.peek().quoted() ? "" : words.peek().text();
        if (!COORDINATE.matcher(word).matches()) {
            throw words.misread("expected a tile such as `1,-2`" + words.found());
        }
        if (word.length() > 6) {
            throw words.misread("no board is that large");
        }
        words.take();
        return Integer.parseInt(word);
    }

    @Override
    public String write(Position state, Order order) {
        return text(order);
    }

    public static String text(Order order) {
        return switch (order) {
            case Order.PlaceCentre(Hex at) -> "centre " + at;
            case Order.PlaceSoldier(Hex at) -> "soldier " + at;
            case Order.BuildHouse(Hex at) -> "build house " + at;
            case Order.BuildBridge(Hex at) -> "build bridge " + at;
            case Order.Token(Hex at) -> "token " + at;
            case Order.Untoken(Hex at) -> "untoken " + at;
            case Order.Raze(Hex at) -> "raze " + at;
            case Order.Found(Hex at, Hex shift) -> "found " + at + shifted(shift);
            case Order.Upgrade(Hex at) -> "upgrade " + at;
            case Order.March o -> march(o);
            case Order.CastOnUnit o -> "cast " + o.city() + " " + o.spell().word() + " " + o.unit();
            case Order.CastOnTile o -> "cast " + o.city() + " " + o.spell().word() + " " + o.at();
            case Order.Recruit o -> "recruit " + o.city() + " " + o.kind().word() + " " + o.at();
            case Order.CreateUnit o -> "create " + o.kind().word() + " " + o.at();
            case Order.CreateCity(Hex at, Hex shift) -> "create city " + at + shifted(shift);
            case Order.Disband o -> "disband " + o.unit();
            case Order.Evade o -> "evade";
            case Order.Retaliate o -> "retaliate";
            case Order.Again o -> "again";
            case Order.Back o -> "back";
            case Order.Done o -> "done";
            case Order.End o -> "end";
            case Order.Resign o -> "resign";
            case Order.SetRanged o -> "policy ranged " + o.answer().word();
            case Order.SetTie o -> "policy tie " + o.answer().word();
            case Order.Withhold o -> "withhold " + o.unit();
            case Order.GiveSupport o -> "support " + o.unit();
            case Order.Remark o -> "";
            case Order.TimeUp o -> "time up";
            case Order.ReturnSeat o -> "return " + Names.written(o.player());
            case Order.MayBegin o -> "may begin";
        };
    }

    private static String shifted(@Nullable Hex to) {
        return to == null ? "" : " shift " + to;
    }

    private static String march(Order.March o) {
        StringBuilder text = new StringBuilder("march ").append(o.unit());
        o.path().forEach(hex -> text.append(' ').append(hex));
        return o.attack() == null
                ? text.toString()
                : text.append(" attack ").append(o.attack()).toString();
    }
}
