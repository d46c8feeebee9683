package arbiter.games.carbon.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** A faction's datasheets and special rules, as its file states them. */
public final class Faction {
    /** How far from its building a rally point may be. */
    public enum Rallies {
        /** Within rallyReach (CC-H8). */
        NEARBY,
        /** The same, and along the lattice: Choir Step (CC-H22). */
        ALONG_THE_LATTICE
    }

    public final String id;
    public final String name;
    public final String words;
    /** What this side's repairs cost and restore (CC-16.7, CC-H21). */
    public final Mending repair;

    public final Rallies rallies;

    public final List<Datasheet> sheets;
    public final List<Datasheet.Building> buildings;
    public final List<Datasheet.Unit> units;
    public final List<Datasheet.Upgrade> upgrades;
    /** The number of copies of each datasheet, by index. */
    public final int[] defaultList;

    public final Datasheet.Building commandCenter;
    public final Datasheet.Unit worker;
    private final SequencedMap<String, Datasheet> byCode = new LinkedHashMap<>();
    private final List<List<Datasheet.Unit>> trainedAt = new ArrayList<>();

    /** @param rallies where this faction's rally points may be */
    public Faction(
            String id,
            String name,
            String words,
            Mending repair,
            Rallies rallies,
            List<Datasheet> sheets,
            int[] defaultList) {
        this.id = id;
        this.name = name;
        this.words = words;
        this.repair = repair;
        this.rallies = rallies;
        this.sheets = List.copyOf(sheets);
        this.buildings = only(Datasheet.Building.class);
        this.units = only(Datasheet.Unit.class);
        this.upgrades = only(Datasheet.Upgrade.class);
        this.defaultList = defaultList.clone();
        this.commandCenter =
                buildings.stream().filter(Datasheet.Building::core).findFirst().orElseThrow();
        this.worker = units.stream().filter(Datasheet.Unit::core).findFirst().orElseThrow();
        for (Datasheet sheet : sheets) {
            byCode.put(sheet.code(), sheet);
        }
        for (Datasheet sheet : sheets) {
            trainedAt.add(units.stream()
                    .filter(unit -> unit.at().contains(sheet.code()))
                    .toList());
        }
    }

    private <T extends Datasheet> List<T> only(Class<T> kind) {
        return sheets.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The sheet with this code, written in capital letters, or null. */
    @Nullable
    public Datasheet sheet(String code) {
        return byCode.get(code);
    }

    public List<String> codes() {
        return List.copyOf(byCode.keySet());
    }

    /** The units that this building trains, in the order of the file. */
    public List<Datasheet.Unit> trains(Datasheet.Building building) {
        return trainedAt.get(building.index());
    }

    public boolean produces(Datasheet.Building building) {
        return !trains(building).isEmpty();
    }
}
