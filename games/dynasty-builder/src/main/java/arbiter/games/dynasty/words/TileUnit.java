package arbiter.games.dynasty.words;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.View;
import java.util.List;
import java.util.Locale;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A unit as a line says it, or as a viewer sees it. */
record TileUnit(boolean cargo, UnitKind kind, Order.UnitId id, List<Mark> marks) {
    /** The words that may follow the name of a unit. */
    enum Mark {
        MARCHED(View.Unit::marched, Army::markMarched),
        BLESSED(View.Unit::blessed, Army::bless),
        HASTED(View.Unit::hasted, Army::hasten),
        WITHHELD(View.Unit::withheld, Army::withhold);

        private final Predicate<View.Unit> seen;
        private final ObjIntConsumer<Army> given;

        Mark(Predicate<View.Unit> seen, ObjIntConsumer<Army> given) {
            this.seen = seen;
            this.given = given;
        }

        void give(Army army, int unit) {
            given.accept(army, unit);
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Order.UnitId unitId(String id) {
        return new Order.UnitId(id.charAt(0) - 'a', Integer.parseInt(id.substring(1)));
    }

    static TileUnit of(View.Unit unit) {
        List<Mark> marks = List.of(Mark.values()).stream()
                .filter(mark -> mark.seen.test(unit))
                .toList();
        return new TileUnit(unit.cargo(), unit.kind(), unitId(unit.id()), marks);
    }

    boolean metBy(TileUnit seen) {
        return seen.id.equals(id) && seen.kind == kind && seen.cargo == cargo && seen.marks.containsAll(marks);
    }

    String write() {
        return (cargo ? "cargo " : "") + kind.word() + " " + id
                + marks.stream().map(mark -> " " + mark.word()).collect(Collectors.joining());
    }
}
