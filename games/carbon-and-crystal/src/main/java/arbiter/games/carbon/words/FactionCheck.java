package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Requirement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the sheets of a faction make sense together: every prerequisite exists, every unit is trained somewhere, every
 * upgrade can be researched, and nothing requires itself.
 */
final class FactionCheck {
    private final FactionFile file;

    private FactionCheck(FactionFile file) {
        this.file = file;
    }

    /** Reads the file of a faction and checks its sheets. */
    static Faction read(DataFile file) throws Misread {
        FactionFile read = new FactionFile(file);
        check(read);
        return new Faction(read.id, read.name, read.words, read.repair, read.rallies, read.sheets, read.defaultList);
    }

    private static void check(FactionFile file) throws Misread {
        FactionCheck check = new FactionCheck(file);
        check.core();
        for (Datasheet sheet : file.sheets) {
            check.requirements(sheet);
            if (sheet.throughout() && sheet.requires().isEmpty()) {
                throw check.wrong(sheet, "`throughout` needs something that the sheet `requires`", "throughout");
            }
            switch (sheet) {
                case Datasheet.Building building -> check.building(building);
                case Datasheet.Unit unit -> check.producers(unit);
                case Datasheet.Upgrade upgrade -> check.upgrade(upgrade);
            }
        }
        check.cycles();
    }

    private Misread wrong(Datasheet sheet, String message, Object... steps) {
        DataFile place = file.places.get(sheet.code());
        return place == null ? file.file.wrong(message) : place.wrong(message, steps);
    }

    private void core() throws Misread {
        long centers = file.sheets.stream()
                .filter(sheet -> sheet instanceof Datasheet.Building && sheet.core())
                .count();
        if (centers != 1) {
            throw file.file.wrong("a faction has exactly one Command Center, not " + centers, "buildings");
        }
        long workers = file.sheets.stream()
                .filter(sheet -> sheet instanceof Datasheet.Unit && sheet.core())
                .count();
        if (workers != 1) {
            throw file.file.wrong("a faction has exactly one Worker, not " + workers, "units");
        }
        if (file.sheets.stream().noneMatch(sheet -> sheet instanceof Datasheet.Unit unit && unit.builder())) {
            throw file.file.wrong("no unit has the key `builder`, so nothing could ever be built", "units");
        }
    }

    private void building(Datasheet.Building building) throws Misread {
        if (building.near() == Datasheet.Near.NODE && building.girth() > 0) {
            throw wrong(building, "a building on a node covers one hex", "size");
        }
        boolean offNodes = building.type() == BuildingType.EXTRACTOR && building.near() != Datasheet.Near.NODE;
        if (!offNodes && building.unless().draws() > 0) {
            throw wrong(building, "only an Extractor that needs no node has `draws`", "draws");
        }
        if (building.core() && building.girth() == 0) {
            throw wrong(building, "a Command Center covers 7 hexes", "size");
        }
        if (building.type() == BuildingType.DEFENSE && building.weapon() == null) {
            throw wrong(building, "a Defense Building needs a `weapon`");
        }
        if (building.weapon() != null && building.girth() > 0) {
            throw wrong(building, "a building of 7 hexes cannot have a weapon", "weapon");
        }
    }

    private void requirements(Datasheet sheet) throws Misread {
        List<Requirement> requires = sheet.requires();
        for (int i = 0; i < requires.size(); i++) {
            Requirement requirement = requires.get(i);
            boolean known = requirement instanceof Requirement.Level
                    || (requirement instanceof Requirement.Researched(String code)
                            && file.sheet(code) instanceof Datasheet.Upgrade)
                    || file.sheets.stream()
                            .anyMatch(
                                    other -> other instanceof Datasheet.Building building && building.is(requirement));
            if (!known) {
                throw wrong(sheet, Nearest.unknown("prerequisite", requirement.word(), prerequisites()), "requires", i);
            }
        }
    }

    private List<String> prerequisites() {
        Set<String> words = new LinkedHashSet<>();
        for (Datasheet sheet : file.sheets) {
            switch (sheet) {
                case Datasheet.Building building -> {
                    words.add(building.tag());
                    words.add(building.type().title());
                }
                case Datasheet.Unit unit -> {}
                case Datasheet.Upgrade upgrade -> words.add("U:" + upgrade.code());
            }
        }
        words.addAll(List.of("CC2", "CC3"));
        words.remove("");
        return List.copyOf(words);
    }

    private void producers(Datasheet.Unit unit) throws Misread {
        if (unit.at().isEmpty()) {
            throw wrong(unit, "nobody produces " + unit.code() + ": `at` names no building");
        }
        for (int i = 0; i < unit.at().size(); i++) {
            String at = unit.at().get(i);
            if (!(file.sheet(at) instanceof Datasheet.Building building)) {
                List<String> buildings = file.sheets.stream()
                        .filter(Datasheet.Building.class::isInstance)
                        .map(Datasheet::code)
                        .toList();
                throw wrong(unit, Nearest.unknown("building", at, buildings), "at", i);
            }
            if (!unit.core() && building.type() != BuildingType.PRODUCTION) {
                throw wrong(unit, at + " is no Production Building (CC-17.1)", "at", i);
            }
        }
    }

    private void upgrade(Datasheet.Upgrade upgrade) throws Misread {
        if ((upgrade.type() == Datasheet.Lasting.TIMED) != (upgrade.lasts() > 0)) {
            throw wrong(upgrade, "a timed upgrade, and no other, says its `turns` or its `rounds`", "type");
        }
        if (upgrade.turns() > 0 && upgrade.rounds() > 0) {
            throw wrong(upgrade, "a timed upgrade counts `turns` or `rounds`, not both", "rounds");
        }
        if (upgrade.held() && upgrade.type() != Datasheet.Lasting.SINGLE_USE) {
            throw wrong(upgrade, "only a single-use upgrade can be held", "held");
        }
        if (!upgrade.price().equals(Cost.FREE) && upgrade.type() != Datasheet.Lasting.ACTIVATED) {
            throw wrong(upgrade, "only an activated upgrade has a `price`", "price");
        }
        if (upgrade.effects().isEmpty()) {
            throw wrong(upgrade, "an upgrade without effect", "effects");
        }
        boolean lasts = upgrade.type() == Datasheet.Lasting.PERMANENT || upgrade.type() == Datasheet.Lasting.TIMED;
        int targets = 0;
        for (int i = 0; i < upgrade.effects().size(); i++) {
            Effect effect = upgrade.effects().get(i);
            if (effect.momentary() == lasts) {
                throw wrong(
                        upgrade,
                        lasts
                                ? "a strike, a step or a gain happens once; a permanent or timed upgrade cannot have it"
                                : "this effect lasts; only a permanent or timed upgrade can have it",
                        "effects",
                        i);
            }
            if (effect.needsTarget() && (++targets > 1 || !upgrade.activatable())) {
                throw wrong(
                        upgrade,
                        targets > 1
                                ? "an upgrade aims at one thing at a time"
                                : "this effect needs somebody to aim it: the upgrade must be activated or held",
                        "effects",
                        i);
            }
            effect(upgrade, effect, i);
        }
    }

    private void effect(Datasheet.Upgrade upgrade, Effect effect, int place) throws Misread {
        if (effect instanceof Effect.Unlock(List<String> codes)) {
            for (String code : codes) {
                Datasheet opened = file.sheet(code);
                if (opened == null) {
                    throw wrong(upgrade, Nearest.unknown("datasheet", code, file.places.keySet()), "effects", place);
                }
                if (!opened.requires().contains(new Requirement.Researched(upgrade.code()))) {
                    throw wrong(upgrade, code + " does not require U:" + upgrade.code(), "effects", place);
                }
            }
        }
        if (effect instanceof Effect.QueueSpeed(String tag, int counters)
                && file.sheets.stream()
                        .noneMatch(sheet -> sheet instanceof Datasheet.Building building
                                && building.tag().equals(tag))) {
            throw wrong(upgrade, Nearest.unknown("tag", tag, prerequisites()), "effects", place);
        }
    }

    /** A player who begins with only a Command Center must be able to get everything. */
    private void cycles() throws Misread {
        Set<String> reached = new LinkedHashSet<>(List.of("CC1"));
        List<Datasheet> waiting = new ArrayList<>(file.sheets);
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Datasheet sheet : List.copyOf(waiting)) {
                if (reachable(sheet, reached)) {
                    waiting.remove(sheet);
                    reach(sheet, reached);
                    moved = true;
                }
            }
            moved |= reached.contains("Barracks") && reached.add("CC2");
            moved |= reached.contains("CC2") && reached.contains("Tech") && reached.add("CC3");
        }
        if (!waiting.isEmpty()) {
            Datasheet first = waiting.getFirst();
            List<String> codes = waiting.stream().map(Datasheet::code).toList();
            throw wrong(
                    first,
                    "a cycle of prerequisites: " + first.code() + " can never be had, because "
                            + String.join(", ", codes) + " wait for each other",
                    first.requires().isEmpty() ? "code" : "requires");
        }
    }

    private static boolean reachable(Datasheet sheet, Set<String> reached) {
        if (!sheet.requires().stream().allMatch(requirement -> reached.contains(requirement.word()))) {
            return false;
        }
        return switch (sheet) {
            case Datasheet.Building building -> true;
            case Datasheet.Unit unit -> unit.at().stream().anyMatch(at -> reached.contains("B:" + at));
            case Datasheet.Upgrade upgrade -> reached.contains("Tech");
        };
    }

    private static void reach(Datasheet sheet, Set<String> reached) {
        switch (sheet) {
            case Datasheet.Building building -> {
                reached.add("B:" + building.code());
                reached.add(building.tag());
                reached.add(building.type().title());
            }
            case Datasheet.Unit unit -> {}
            case Datasheet.Upgrade upgrade -> reached.add("U:" + upgrade.code());
        }
    }
}
