package arbiter.games.carbon.rules;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Requirement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must be active when construction, production or research begins (CC-18.5). */
public final class Prerequisites {
    public static final Requirement BARRACKS = new Requirement.Tagged("Barracks");
    public static final Requirement TECH = new Requirement.Typed(BuildingType.TECH);

    private Prerequisites() {}

    public static boolean holds(Position position, int seat, Requirement requirement) {
        return switch (requirement) {
            case Requirement.Level(int level) -> level(position, seat) >= level;
            case Requirement.Researched(String code) ->
                position.sides[seat].faction.sheet(code) instanceof Datasheet.Upgrade upgrade
                        && position.sides[seat].inForce(upgrade);
            case Requirement.Tagged tagged -> built(position, seat, requirement);
            case Requirement.Typed typed -> built(position, seat, requirement);
        };
    }

    private static boolean built(Position position, int seat, Requirement requirement) {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat
                    && !asset.isUnit()
                    && asset.active()
                    && asset.building().is(requirement)) {
                return true;
            }
        }
        return false;
    }

    private static int level(Position position, int seat) {
        int best = 0;
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.seat == seat && asset.isBuilding(BuildingType.COMMAND_CENTER) && asset.active()) {
                best = Math.max(best, asset.level);
            }
        }
        return best;
    }

    /** Whether work on this sheet stops in this Command Phase, because a prerequisite that it needs throughout is lost. */
    public static boolean halt(Position position, int seat, Datasheet sheet) {
        return sheet.throughout() && refuse(position, seat, sheet.code(), sheet.requires()) != null;
    }

    public static @Nullable Refusal refuse(Position position, int seat, String what, List<Requirement> requires) {
        for (Requirement requirement : requires) {
            if (!holds(position, seat, requirement)) {
                return new Refusal(
                        Code.PREREQ, "CC-18.5", "prerequisite", "what", what, "requires", requirement.word());
            }
        }
        return null;
    }
}
