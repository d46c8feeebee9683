package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** A {@code given} line about a piece or a listed copy. */
final class AssetWords {
    private static final List<String> WORDS = List.of(
            "entry",
            "cohesion",
            "building",
            "salvage",
            "level",
            "moved",
            "acted",
            "rally",
            "placed",
            "queue",
            "gone",
            "destroyed",
            "list",
            "in force",
            "used");

    private static final List<String> LEAVING = List.of("gone", "list", "destroyed");

    /** Those whose entry number is stated come first, then the others by seat, sheet and number. */
    static final Comparator<AssetWords> BY_ENTRY = Comparator.comparing(
                    (AssetWords words) -> !words.tokens.says("entry"))
            .thenComparing(words -> words.side.seat)
            .thenComparing(words -> words.sheet.index())
            .thenComparing(words -> words.number);

    private final Position position;
    private final Side side;
    private final Datasheet sheet;
    private final int number;
    private final Tokens tokens;
    private @Nullable Asset asset;

    AssetWords(Position position, int seat, Datasheet sheet, int number, Tokens tokens) {
        this.position = position;
        this.side = position.sides[seat];
        this.sheet = sheet;
        this.number = number;
        this.tokens = tokens;
        this.asset = position.find(seat, sheet.code(), number);
    }

    /** The entry number that the piece got, 0 if there is none. */
    int entry() {
        return asset == null ? 0 : asset.entry;
    }

    /** Where the piece goes somewhere else or away, its hexes are free for others. */
    void lift() {
        if (asset != null && (tokens.atHex() || LEAVING.contains(tokens.peek()))) {
            position.lift(asset);
        }
    }

    void read() throws Misread {
        if (number < 1 || (!sheet.core() && number > side.copies(sheet))) {
            throw tokens.misread(Side.letter(side.seat) + "'s list has " + side.copies(sheet) + " copies of "
                    + sheet.code() + ", so there is no #" + number);
        }
        if (!tokens.hasNext()) {
            throw tokens.misread("expected a hex or a zone" + tokens.found());
        }
        if (tokens.atHex()) {
            stand();
        }
        while (tokens.hasNext()) {
            String word = tokens.take();
            if (!zone(word)) {
                property(word, piece());
            }
        }
    }

    private Asset piece() throws Misread {
        if (asset == null) {
            throw tokens.misreadLast("this is not on the board: begin with its hex");
        }
        return asset;
    }

    private void stand() throws Misread {
        if (!(sheet instanceof Datasheet.Fielded fielded)) {
            throw tokens.misread("an upgrade has no hex; write `in force`");
        }
        int hex = tokens.hex(position.board());
        if (!position.board().fits(hex, fielded.girth())) {
            throw tokens.misreadLast("it does not fit on the board there");
        }
        for (int each : position.board().footprint(hex, fielded.girth())) {
            Asset other = position.at[each];
            if (other != null && other != asset) {
                throw tokens.misreadLast(other + " stands there already");
            }
        }
        int entry = asset == null ? 0 : asset.entry;
        if (tokens.taken("entry")) {
            entry = tokens.number("an entry number");
        }
        Asset old = asset;
        if (old != null && old.entry == entry) {
            position.relocate(old, hex);
        } else {
            if (old != null) {
                position.remove(old);
            }
            asset = new Asset(fielded, side.seat, number, entry > 0 ? entry : position.nextEntry++, hex);
            position.add(asset);
        }
        zoneOf(side.field);
    }

    /** Moves the copy into one zone and out of the others. */
    private void zoneOf(int[] zone) {
        int index = sheet.index();
        if (sheet.core()) {
            side.numbered[index] = Math.max(side.numbered[index], number);
            return;
        }
        int bit = 1 << (number - 1);
        for (int[] each : List.of(side.list, side.committed, side.field, side.destroyed)) {
            each[index] &= ~bit;
        }
        zone[index] |= bit;
    }

    private boolean zone(String word) throws Misread {
        switch (word) {
            case "gone" -> leave();
            case "list" -> {
                leave();
                zoneOf(side.list);
            }
            case "destroyed" -> {
                leave();
                zoneOf(side.destroyed);
            }
            case "in" -> {
                if (!tokens.taken("force") || !(sheet instanceof Datasheet.Upgrade upgrade)) {
                    throw tokens.misreadLast("only an upgrade is `in force`");
                }
                zoneOf(side.field);
                side.timers[sheet.index()] = tokens.atNumber() ? tokens.number("turns") : upgrade.lasts();
            }
            case "used" -> side.used[sheet.index()] = true;
            default -> {
                return false;
            }
        }
        return true;
    }

    private void leave() {
        if (asset != null) {
            position.remove(asset);
            asset = null;
        }
    }

    private void property(String word, Asset piece) throws Misread {
        switch (word) {
            case "cohesion" -> piece.cohesion = tokens.number("its Cohesion");
            case "building" -> {
                piece.construction = tokens.number("its construction counters");
                piece.cohesion = Math.min(piece.cohesion, piece.fullCohesion());
            }
            case "salvage" -> piece.salvage = tokens.number("its salvage counters");
            case "level" -> {
                piece.level = tokens.number("its level");
                if (piece.level < 1 || piece.level > 3) {
                    throw tokens.misreadLast("a level is 1, 2 or 3");
                }
            }
            case "moved" -> piece.moved = true;
            case "acted" -> piece.acted = true;
            case "rally" -> piece.rally = tokens.hex(position.board());
            case "placed" -> piece.placed = tokens.hex(position.board());
            case "queue" -> queue(piece);
            default -> throw tokens.misreadLast(Nearest.unknown("word about a piece", word, WORDS));
        }
    }

    private void queue(Asset piece) throws Misread {
        if (piece.isUnit()) {
            throw tokens.misreadLast("a unit has no queue");
        }
        while (tokens.atItem()) {
            Matcher matcher = Tokens.ITEM.matcher(tokens.take());
            boolean matched = matcher.matches();
            String code = matched ? matcher.group(1) : "";
            int copy = matched ? Integer.parseInt(matcher.group(2)) : 0;
            if (code.equals("LEVEL")) {
                if (copy < 2 || copy > 3) {
                    throw tokens.misreadLast("a level to be reached is 2 or 3");
                }
                piece.push(new Item.Level(copy, counters(position.numbers().advanceCounters(copy))));
            } else {
                piece.push(item(code, copy));
            }
        }
    }

    private int counters(int otherwise) throws Misread {
        return tokens.atNumber() ? tokens.number("counters") : otherwise;
    }

    private Item item(String code, int copy) throws Misread {
        Datasheet wanted = side.faction.sheet(code);
        if (wanted == null) {
            throw tokens.misreadLast(Nearest.unknown("datasheet", code, side.faction.codes()));
        }
        if (copy < 1 || (!wanted.core() && copy > side.copies(wanted))) {
            throw tokens.misreadLast("the list has " + side.copies(wanted) + " copies of " + code);
        }
        AssetWords item = new AssetWords(position, side.seat, wanted, copy, tokens);
        item.zoneOf(side.committed);
        return switch (wanted) {
            case Datasheet.Unit unit ->
                new Item.Training(unit, copy, counters(position.numbers().productionTime(unit)));
            case Datasheet.Upgrade upgrade -> new Item.Study(upgrade, copy, counters(upgrade.counters()));
            case Datasheet.Building building -> throw tokens.misreadLast("a building is constructed, not queued");
        };
    }
}
