package arbiter.games.carbon.words;

import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.position.View;
import arbiter.games.carbon.rules.setup.Lists;
import java.util.List;
import java.util.Locale;

/** The datasheets as a view shows them, with the prices and limits of this game (CC-H3). */
final class Catalogues {
    private Catalogues() {}

    static View.Catalogue of(Theatre theatre) {
        return new View.Catalogue(
                theatre.numbers().listBudget,
                theatre.factions().values().stream()
                        .map(faction -> new View.Offer(
                                faction.id,
                                faction.name,
                                faction.words,
                                sheets(theatre.numbers(), faction),
                                Lists.words(faction, faction.defaultList),
                                Lists.points(faction, faction.defaultList)))
                        .toList());
    }

    static List<View.Sheet> sheets(Numbers numbers, Faction faction) {
        return faction.sheets.stream().map(sheet -> sheet(numbers, sheet)).toList();
    }

    private static View.Sheet sheet(Numbers numbers, Datasheet sheet) {
        return new View.Sheet(
                sheet.code(),
                sheet.name(),
                part(sheet),
                kind(sheet),
                sheet.cost().carbon(),
                sheet.cost().crystals(),
                sheet.cost().points(),
                sheet.listable() ? numbers.copyCap(sheet) : 0,
                sheet.core());
    }

    private static String part(Datasheet sheet) {
        return switch (sheet) {
            case Datasheet.Building building -> "building";
            case Datasheet.Unit unit -> "unit";
            case Datasheet.Upgrade upgrade -> "upgrade";
        };
    }

    /** As data files write it. */
    private static String kind(Datasheet sheet) {
        return switch (sheet) {
            case Datasheet.Building building -> building.type().word();
            case Datasheet.Unit unit -> unit.unitClass().word();
            case Datasheet.Upgrade upgrade ->
                upgrade.type().name().toLowerCase(Locale.ROOT).replace('_', '-');
        };
    }
}
