package arbiter.games.carbon.position;

/** A prerequisite of a datasheet (CC-18.5). */
public sealed interface Requirement {
    /** An active building with that tag, such as Barracks. */
    record Tagged(String tag) implements Requirement {}

    /** An active building of that type. */
    record Typed(BuildingType type) implements Requirement {}

    /** An active Command Center of that level or higher. */
    record Level(int level) implements Requirement {}

    /** An upgrade in force. */
    record Researched(String code) implements Requirement {}

    /** The word that data files use. */
    default String word() {
        return switch (this) {
            case Tagged(String tag) -> tag;
            case Typed(BuildingType type) -> type.title();
            case Level(int level) -> "CC" + level;
            case Researched(String code) -> "U:" + code;
        };
    }
}
