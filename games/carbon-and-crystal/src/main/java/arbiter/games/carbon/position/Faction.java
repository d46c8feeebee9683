package arbiter.games.carbon.position;

import arbiter.games.carbon.words.FactionFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** One side's datasheets and its own rules, as its file states them. */
public final class Faction {
    public final String id;
    public final String name;
    public final String words;
    /** What this side's repairs cost and restore (CC-16.7, CC-H21). */
    public final Mending repair;
    /** Whether rally points may also lie along the lattice (CC-H22). */
    public final boolean choirStep;

    public final List<Datasheet> sheets;
    public final List<Datasheet.Building> buildings;
    public final List<Datasheet.Unit> units;
    public final List<Datasheet.Upgrade> upgrades;
    /** Copies of each datasheet, by index. */
    public final int[] defaultList;

    public final Datasheet.Building commandCenter;
    public final Datasheet.Unit worker;
    private final SequencedMap<String, Datasheet> byCode = new LinkedHashMap<>();
    private final List<List<Datasheet.Unit>> trainedAt = new ArrayList<>();

    public Faction(FactionFile file) {
        this.id = file.id;
        this.name = file.name;
        this.words = file.words;
        this.repair = file.repair;
        this.choirStep = file.choirStep;
        this.sheets = List.copyOf(file.sheets);
        this.buildings = only(Datasheet.Building.class);
        this.units = only(Datasheet.Unit.class);
        this.upgrades = only(Datasheet.Upgrade.class);
        this.defaultList = file.defaultList.clone();
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

    /** The sheet with this code, whose letters are capitals, or null. */
    @Nullable
    public Datasheet sheet(String code) {
        return byCode.get(code);
    }

    public List<String> codes() {
        return List.copyOf(byCode.keySet());
    }

    /** What this building trains, in the order of the file. */
    public List<Datasheet.Unit> trains(Datasheet.Building building) {
        return trainedAt.get(building.index());
    }

    public boolean produces(Datasheet.Building building) {
        return !trains(building).isEmpty();
    }
}
