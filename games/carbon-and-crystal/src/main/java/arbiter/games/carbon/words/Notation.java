package arbiter.games.carbon.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Orders as people type them (CC-7). Words may be in any case and are separated by spaces; {@code //} begins a comment. */
public final class Notation implements arbiter.engine.words.Notation<Position, Order> {
    private static final List<String> VERBS = List.of(
            "LIST",
            "PLACE",
            "MOVE",
            "ATTACK",
            "CONSTRUCT",
            "REPAIR",
            "SALVAGE",
            "PRODUCE",
            "ADVANCE",
            "RESEARCH",
            "ACTIVATE",
            "RALLY",
            "CANCEL",
            "END",
            "RESIGN",
            "DRAW");
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern ID = Pattern.compile("(?:([A-D])\\.)?([A-Z]{3})#([0-9]+)");
    private static final Pattern HEX = Pattern.compile("(-?[0-9]+),(-?[0-9]+)");
    private static final Pattern COPIES = Pattern.compile("([A-Z]{3})(?:\\*([0-9]+))?");
    private static final int DIGITS = 4;

    @Override
    public Reading<Order> read(Position position, Seat seat, String line) {
        if (seat.isHost()) {
            return new Reading.Unreadable<>(line, new Slip("E-TURN", "CC-4", 1, "the host has no orders here", null));
        }
        int remark = line.indexOf("//");
        String text = remark < 0 ? line : line.substring(0, remark);
        List<Word> words = new ArrayList<>();
        for (Matcher matcher = WORD.matcher(text); matcher.find(); ) {
            words.add(new Word(matcher.group().toUpperCase(Locale.ROOT), matcher.start() + 1));
        }
        Cursor cursor = new Cursor(position, seat.index(), words, text.length() + 1);
        try {
            Order order = cursor.order();
            cursor.end();
            return Reading.of(order);
        } catch (Unclear e) {
            return new Reading.Unreadable<>(line, new Slip("E-SYNTAX", "CC-7", e.column, e.message, e.proposal));
        }
    }

    private record Word(String text, int column) {}

    /** A word that does not fit. Reading stops there. */
    private static final class Unclear extends Exception {
        private final int column;
        private final String message;
        private final @Nullable String proposal;

        public Unclear(int column, String message, @Nullable String proposal) {
            super(message, null, false, false);
            this.column = column;
            this.message = message;
            this.proposal = proposal;
        }
    }

    private static final class Cursor {
        private final Position position;
        private final int seat;
        private final List<Word> words;
        private final int endColumn;
        private int next;

        public Cursor(Position position, int seat, List<Word> words, int endColumn) {
            this.position = position;
            this.seat = seat;
            this.words = words;
            this.endColumn = endColumn;
        }

        public Order order() throws Unclear {
            if (words.isEmpty()) {
                throw new Unclear(1, "the line has no order; the orders are " + String.join(", ", VERBS), null);
            }
            Word verb = take("an order");
            return switch (verb.text) {
                case "LIST" -> listing();
                case "PLACE" -> new Order.Place(own("a unit"), hex());
                case "MOVE" -> new Order.Move(own("a unit"), hex());
                case "ATTACK" -> new Order.Attack(own("the attacker"), target());
                case "CONSTRUCT" -> new Order.Construct(own("a Builder"), code(), hex());
                case "REPAIR" -> new Order.Repair(own("a Builder"), own("a building"));
                case "SALVAGE" -> new Order.Salvage(own("a Builder"), own("a building"));
                case "PRODUCE" -> new Order.Produce(own("a producer"), code());
                case "ADVANCE" -> new Order.Advance(own("a Command Center"));
                case "RESEARCH" -> new Order.Research(own("a Tech Building"), code());
                case "ACTIVATE" -> activate();
                case "RALLY" -> rally();
                case "CANCEL" -> new Order.Cancel(own("a producer"), number());
                case "END" -> new Order.End();
                case "RESIGN" -> new Order.Resign();
                case "DRAW" -> draw();
                default -> throw new Unclear(verb.column, unknown("order", verb), repaired(verb, VERBS));
            };
        }

        /** The proposal says what was probably meant, so the message leaves it out. */
        private static String unknown(String kind, Word word) {
            return Nearest.unknown(kind, word.text, List.of());
        }

        /** The line with one word replaced by the nearest known one. */
        private @Nullable String repaired(Word wrong, List<String> known) {
            return Nearest.to(wrong.text, known)
                    .map(word -> words.stream()
                            .map(each -> each == wrong ? word : each.text)
                            .collect(Collectors.joining(" ")))
                    .orElse(null);
        }

        public void end() throws Unclear {
            if (next < words.size()) {
                throw tooMuch(words.get(next));
            }
        }

        /** The proposal is the line without that word. */
        private Unclear tooMuch(Word more) {
            String without =
                    words.stream().filter(each -> each != more).map(Word::text).collect(Collectors.joining(" "));
            return new Unclear(more.column, "`" + more.text + "` is too much here", without);
        }

        private boolean hasNext() {
            return next < words.size();
        }

        private Word take(String what) throws Unclear {
            if (!hasNext()) {
                throw new Unclear(endColumn, "expected " + what + ", found the end of the line", null);
            }
            return words.get(next++);
        }

        private Order.Id id(String what) throws Unclear {
            Word word = take(what);
            Matcher matcher = ID.matcher(word.text);
            if (!matcher.matches() || matcher.group(3).length() > DIGITS) {
                throw new Unclear(word.column, "expected " + what + " such as BAR#1, found `" + word.text + "`", null);
            }
            known(word, matcher.group(2));
            String letter = matcher.group(1);
            int owner = letter == null ? Order.Id.OWN : letter.charAt(0) - 'A';
            return new Order.Id(owner, matcher.group(2), Integer.parseInt(matcher.group(3)));
        }

        /** Without a seat, the player's own seat is meant. */
        private Order.Id own(String what) throws Unclear {
            Order.Id id = id(what);
            return id.seat() == seat ? Order.Id.own(id.code(), id.number()) : id;
        }

        /** A target always needs its seat, even one of the player's own pieces. */
        private Order.Id target() throws Unclear {
            Order.Id id = id("a target");
            if (id.seat() != Order.Id.OWN) {
                return id;
            }
            Word word = words.get(next - 1);
            throw new Unclear(
                    word.column,
                    "a target names its seat, such as B." + id,
                    position.sides.length == 2 ? named(word, Side.letter(1 - seat)) : null);
        }

        private String named(Word word, char letter) {
            return words.stream()
                    .map(each -> each == word ? letter + "." + each.text : each.text)
                    .collect(Collectors.joining(" "));
        }

        private void known(Word word, String code) throws Unclear {
            if (!position.theatre.knows(code)) {
                List<String> codes = position.theatre.codes();
                throw new Unclear(word.column, Nearest.unknown("datasheet", code, codes), null);
            }
        }

        private String code() throws Unclear {
            Word word = take("a datasheet's code");
            if (!word.text.matches("[A-Z]{3}")) {
                throw new Unclear(word.column, "expected a code of three letters, found `" + word.text + "`", null);
            }
            if (!position.theatre.knows(word.text)) {
                List<String> codes = position.sides[seat].faction.codes();
                throw new Unclear(word.column, unknown("datasheet", word), repaired(word, codes));
            }
            return word.text;
        }

        private Hex hex() throws Unclear {
            Word word = take("a hex");
            Matcher matcher = HEX.matcher(word.text);
            if (!matcher.matches()) {
                throw new Unclear(word.column, "expected a hex such as -5,2, found `" + word.text + "`", null);
            }
            return new Hex(coordinate(word, matcher.group(1)), coordinate(word, matcher.group(2)));
        }

        private static int coordinate(Word word, String text) throws Unclear {
            if (text.length() > DIGITS) {
                throw new Unclear(word.column, "no board is that large", null);
            }
            return Integer.parseInt(text);
        }

        private int number() throws Unclear {
            Word word = take("a place in the queue");
            if (!word.text.matches("[0-9]{1," + DIGITS + "}")) {
                throw new Unclear(word.column, "expected a place in the queue, found `" + word.text + "`", null);
            }
            return Integer.parseInt(word.text);
        }

        private Order rally() throws Unclear {
            Order.Id producer = own("a producer");
            if (hasNext() && words.get(next).text.equals("NONE")) {
                next++;
                return new Order.Rally(producer, null);
            }
            return new Order.Rally(producer, hex());
        }

        private Order draw() throws Unclear {
            Word word = take("OFFER, ACCEPT or DECLINE");
            for (Order.Answer answer : Order.Answer.values()) {
                if (answer.name().equals(word.text)) {
                    return new Order.Draw(answer);
                }
            }
            throw new Unclear(word.column, "expected OFFER, ACCEPT or DECLINE, found `" + word.text + "`", null);
        }

        private Order activate() throws Unclear {
            String code = code();
            int first = next;
            Order.Id target = hasNext() && words.get(next).text.contains("#") ? target() : null;
            int second = next;
            Hex hex = hasNext() ? hex() : null;
            // Only upgrades of the own faction are checked here; the rules refuse all others anyway.
            if (position.sides[seat].faction.sheet(code) instanceof Datasheet.Upgrade upgrade) {
                boolean aims = upgrade.effects().stream().anyMatch(Effect::needsTarget);
                boolean lands = upgrade.effects().stream().anyMatch(Effect.Step.class::isInstance);
                if (aims && target == null) {
                    throw new Unclear(endColumn, code + " needs a target such as B.CMD#1", null);
                }
                if (lands && hex == null) {
                    throw new Unclear(endColumn, code + " needs a hex to step to", null);
                }
                if (target != null && !aims) {
                    throw tooMuch(words.get(first));
                }
                if (hex != null && !lands) {
                    throw tooMuch(words.get(second));
                }
            }
            return new Order.Activate(code, target, hex);
        }

        private Order listing() throws Unclear {
            Word word = take("a faction");
            List<String> factions = List.copyOf(position.theatre.factions().sequencedKeySet());
            if (!factions.contains(word.text)) {
                throw new Unclear(
                        word.column,
                        unknown("faction", word) + "; there are " + String.join(", ", factions),
                        repaired(word, factions));
            }
            List<Order.Copies> copies = new ArrayList<>();
            while (hasNext()) {
                Word entry = take("a datasheet's code");
                Matcher matcher = COPIES.matcher(entry.text);
                String count = matcher.matches() && matcher.group(2) != null ? matcher.group(2) : "1";
                if (!matcher.matches() || count.length() > DIGITS || Integer.parseInt(count) == 0) {
                    throw new Unclear(entry.column, "expected copies such as LGD*5, found `" + entry.text + "`", null);
                }
                known(entry, matcher.group(1));
                copies.add(new Order.Copies(matcher.group(1), Integer.parseInt(count)));
            }
            return new Order.Listing(word.text, copies);
        }
    }

    @Override
    public String write(Position position, Order order) {
        return write(order);
    }

    public static String write(Order order) {
        return switch (order) {
            case Order.Listing(String faction, List<Order.Copies> copies) ->
                "LIST " + faction + copies.stream().map(each -> " " + each).collect(Collectors.joining());
            case Order.Place(Order.Id unit, Hex hex) -> "PLACE " + unit + " " + hex;
            case Order.Move(Order.Id unit, Hex hex) -> "MOVE " + unit + " " + hex;
            case Order.Attack(Order.Id attacker, Order.Id target) -> "ATTACK " + attacker + " " + target;
            case Order.Construct(Order.Id builder, String code, Hex hex) ->
                "CONSTRUCT " + builder + " " + code + " " + hex;
            case Order.Repair(Order.Id builder, Order.Id building) -> "REPAIR " + builder + " " + building;
            case Order.Salvage(Order.Id builder, Order.Id building) -> "SALVAGE " + builder + " " + building;
            case Order.Produce(Order.Id producer, String code) -> "PRODUCE " + producer + " " + code;
            case Order.Advance(Order.Id center) -> "ADVANCE " + center;
            case Order.Research(Order.Id host, String code) -> "RESEARCH " + host + " " + code;
            case Order.Activate(String code, Order.Id target, Hex hex) ->
                "ACTIVATE " + code + (target == null ? "" : " " + target) + (hex == null ? "" : " " + hex);
            case Order.Rally(Order.Id producer, Hex hex) -> "RALLY " + producer + " " + (hex == null ? "NONE" : hex);
            case Order.Cancel(Order.Id producer, int place) -> "CANCEL " + producer + " " + place;
            case Order.End() -> "END";
            case Order.Resign() -> "RESIGN";
            case Order.Draw(Order.Answer answer) -> "DRAW " + answer;
        };
    }
}
