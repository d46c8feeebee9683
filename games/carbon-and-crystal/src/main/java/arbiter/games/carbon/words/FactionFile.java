package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Mending;
import arbiter.games.carbon.position.Requirement;
import arbiter.games.carbon.position.UnitClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the file of a faction. {@link FactionCheck} then checks whether its sheets make sense together. */
final class FactionFile {
    private static final int MOST = 99;
    /** The default reach of an Extractor that is not on a node: the minimum distance that it must keep from a node. */
    private static final int DRAWS = 2;

    private static final List<String> KEYS = List.of("builder", "hover", "lattice", "vanguard");

    final DataFile file;
    final String id;
    final String name;
    final String words;
    final Mending repair;
    final Faction.Rallies rallies;
    final List<Datasheet> sheets = new ArrayList<>();
    /** Where each sheet is in the file, for error messages. */
    final Map<String, DataFile> places = new LinkedHashMap<>();

    final int[] defaultList;

    FactionFile(DataFile file) throws Misread {
        this.file = file;
        file.whole("carbon", 1, 1);
        id = file.text("faction");
        if (!id.matches("[A-Z]{2,12}")) {
            throw file.wrong("a faction's word is 2 to 12 capital letters", "faction");
        }
        name = file.text("name");
        words = file.text("words", "");
        rallies = file.truth("choirStep") ? Faction.Rallies.ALONG_THE_LATTICE : Faction.Rallies.NEARBY;
        repair = repair(file);
        for (DataFile building : file.objects("buildings")) {
            add(building, building(building));
        }
        for (DataFile unit : file.objects("units")) {
            add(unit, unit(unit));
        }
        for (DataFile upgrade : file.objects("upgrades")) {
            add(upgrade, upgrade(upgrade));
        }
        defaultList = defaultList();
        file.close();
    }

    private void add(DataFile place, Datasheet sheet) throws Misread {
        place.close();
        if (places.putIfAbsent(sheet.code(), place) != null) {
            throw place.wrong("two datasheets have the code " + sheet.code(), "code");
        }
        sheets.add(sheet);
    }

    @Nullable
    Datasheet sheet(String code) {
        return sheets.stream()
                .filter(sheet -> sheet.code().equals(code))
                .findFirst()
                .orElse(null);
    }

    private static String code(DataFile sheet) throws Misread {
        String code = sheet.text("code");
        if (!code.matches("[A-Z]{3}")) {
            throw sheet.wrong("a code is three capital letters", "code");
        }
        return code;
    }

    private static Cost cost(DataFile sheet) throws Misread {
        return new Cost(sheet.whole("carbon", 0, MOST, 0), sheet.whole("crystals", 0, MOST, 0));
    }

    private static Datasheet.Body body(DataFile sheet) throws Misread {
        return new Datasheet.Body(
                sheet.whole("cohesion", 1, MOST), sheet.whole("toughness", 1, 9), sheet.whole("armor", 0, 6));
    }

    private static Datasheet.Weapon weapon(DataFile sheet) throws Misread {
        DataFile weapon = sheet.object("weapon");
        Datasheet.Weapon read = new Datasheet.Weapon(
                weapon.whole("range", 1, Datasheet.Weapon.FARTHEST),
                weapon.whole("dice", 1, 20),
                weapon.whole("strength", 1, 9));
        weapon.close();
        return read;
    }

    /** Of a faction or of one building. */
    private static Mending repair(DataFile place) throws Misread {
        if (!place.has("repair")) {
            return Mending.UNSAID;
        }
        DataFile repair = place.object("repair");
        Mending read = new Mending(
                repair.has("carbon") ? repair.whole("carbon", 0, MOST) : null,
                repair.has("restores") ? repair.whole("restores", 1, MOST) : null);
        repair.close();
        return read;
    }

    private static Datasheet.Unless unless(DataFile sheet, BuildingType type, Datasheet.Body body, Datasheet.Near near)
            throws Misread {
        Datasheet.Body half = new Datasheet.Body((body.cohesion() + 1) / 2, body.toughness(), body.armor());
        boolean able = false;
        boolean offNodes = type == BuildingType.EXTRACTOR && near != Datasheet.Near.NODE;
        if (sheet.has("unfinished")) {
            DataFile unfinished = sheet.object("unfinished");
            half = new Datasheet.Body(
                    unfinished.whole("cohesion", 1, body.cohesion(), half.cohesion()),
                    unfinished.whole("toughness", 1, 9, half.toughness()),
                    unfinished.whole("armor", 0, 6, half.armor()));
            able = unfinished.truth("abilities");
            unfinished.close();
        }
        return new Datasheet.Unless(
                half,
                able,
                repair(sheet),
                sheet.whole("draws", 1, 9, offNodes ? DRAWS : 0),
                sheet.truth("vanguard"),
                sheet.whole("refundOnLoss", 0, 100, 0));
    }

    private Datasheet.Building building(DataFile sheet) throws Misread {
        int size = sheet.whole("size", 1, 7, 1);
        if (size != 1 && size != 7) {
            throw sheet.wrong("a building covers 1 or 7 hexes", "size");
        }
        BuildingType type = sheet.word("type", BuildingType.class);
        Datasheet.Body body = body(sheet);
        Datasheet.Near near = sheet.word("near", Datasheet.Near.class);
        return new Datasheet.Building(
                sheets.size(),
                code(sheet),
                sheet.text("name"),
                type,
                sheet.text("tag", ""),
                cost(sheet),
                sheet.whole("counters", 1, 9),
                size == 7 ? 1 : 0,
                body,
                sheet.truth("blocks"),
                near,
                requires(sheet),
                sheet.whole("queue", 1, 4, 0),
                sheet.whole("supply", 0, MOST, 0),
                sheet.has("weapon") ? weapon(sheet) : null,
                sheet.truth("forest"),
                sheet.whole("march", 0, 9, 0),
                sheet.truth("throughout"),
                unless(sheet, type, body, near));
    }

    private Datasheet.Unit unit(DataFile sheet) throws Misread {
        List<String> keys = sheet.texts("keys");
        for (int i = 0; i < keys.size(); i++) {
            if (!KEYS.contains(keys.get(i))) {
                throw sheet.wrong(Nearest.unknown("key", keys.get(i), KEYS), "keys", i);
            }
        }
        return new Datasheet.Unit(
                sheets.size(),
                code(sheet),
                sheet.text("name"),
                sheet.word("class", UnitClass.class),
                cost(sheet),
                sheet.whole("supply", 0, 20),
                sheet.whole("counters", 1, 9, 0),
                sheet.whole("move", 0, 12),
                weapon(sheet),
                body(sheet),
                sheet.texts("at"),
                requires(sheet),
                keys.contains("builder"),
                keys.contains("hover"),
                keys.contains("lattice"),
                keys.contains("vanguard"),
                sheet.truth("lostWithProducer"),
                sheet.truth("throughout"));
    }

    private Datasheet.Upgrade upgrade(DataFile sheet) throws Misread {
        Datasheet.Lasting type = sheet.word("type", Datasheet.Lasting.class);
        Cost price = Cost.FREE;
        if (sheet.has("price")) {
            DataFile paid = sheet.object("price");
            price = cost(paid);
            paid.close();
        }
        List<Effect> effects = new ArrayList<>();
        for (DataFile effect : sheet.objects("effects")) {
            effects.add(effect(effect));
            effect.close();
        }
        return new Datasheet.Upgrade(
                sheets.size(),
                code(sheet),
                sheet.text("name"),
                type,
                sheet.whole("turns", 1, 9, 0),
                sheet.whole("rounds", 1, 9, 0),
                sheet.truth("unlisted"),
                sheet.truth("held"),
                price,
                cost(sheet),
                sheet.whole("counters", 1, 9),
                requires(sheet),
                effects,
                sheet.truth("throughout"));
    }

    private static Effect effect(DataFile effect) throws Misread {
        String kind = effect.text("kind");
        return switch (kind) {
            case "strength" -> bonus(Effect.Stat.STRENGTH, effect);
            case "armor" -> bonus(Effect.Stat.ARMOR, effect);
            case "move" -> bonus(Effect.Stat.MOVE, effect);
            case "dice" -> bonus(Effect.Stat.DICE, effect);
            case "unlock" -> new Effect.Unlock(effect.texts("codes"));
            case "queue-speed" -> new Effect.QueueSpeed(effect.text("tag"), effect.whole("counters", 1, 9));
            case "gather" ->
                new Effect.Gather(effect.word("by", Effect.Gatherer.class), effect.whole("amount", 1, MOST));
            case "lattice" -> new Effect.LatticeReach(effect.whole("reach", 1, MOST));
            case "strike" ->
                new Effect.Strike(
                        effect.whole("dice", 1, 20),
                        effect.whole("strength", 1, 9),
                        effect.word("from", Effect.Origin.class));
            case "step" -> new Effect.Step();
            case "gain" -> new Effect.Gain(cost(effect));
            default -> {
                List<String> kinds = List.of(
                        "strength",
                        "armor",
                        "move",
                        "dice",
                        "unlock",
                        "queue-speed",
                        "gather",
                        "lattice",
                        "strike",
                        "step",
                        "gain");
                throw effect.wrong(
                        Nearest.unknown("effect", kind, kinds) + "; known are " + String.join(", ", kinds), "kind");
            }
        };
    }

    private static Effect.Bonus bonus(Effect.Stat stat, DataFile effect) throws Misread {
        UnitClass of = effect.has("of") ? effect.word("of", UnitClass.class) : null;
        return new Effect.Bonus(stat, of, effect.whole("amount", 1, 9));
    }

    private static List<Requirement> requires(DataFile sheet) throws Misread {
        List<Requirement> requirements = new ArrayList<>();
        for (String word : sheet.texts("requires")) {
            requirements.add(requirement(word));
        }
        return requirements;
    }

    private static Requirement requirement(String word) {
        if (word.matches("CC[1-3]")) {
            return new Requirement.Level(word.charAt(2) - '0');
        }
        if (word.startsWith("U:")) {
            return new Requirement.Researched(word.substring(2));
        }
        for (BuildingType type : BuildingType.values()) {
            if (type.title().equals(word)) {
                return new Requirement.Typed(type);
            }
        }
        return new Requirement.Tagged(word);
    }

    private int[] defaultList() throws Misread {
        DataFile list = file.object("defaultList");
        int[] copies = new int[sheets.size()];
        for (String code : list.names()) {
            Datasheet sheet = sheet(code);
            if (sheet == null) {
                throw list.wrong(Nearest.unknown("datasheet", code, places.keySet()), code);
            }
            if (!sheet.listable()) {
                throw list.wrong(code + " needs no copy in a list", code);
            }
            copies[sheet.index()] = list.whole(code, 1, 9);
        }
        return copies;
    }
}
