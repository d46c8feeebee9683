package arbiter.games.carbon.guide;

import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warning;
import arbiter.engine.sheet.Warnings;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.BuildingType;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Supply;
import arbiter.games.carbon.rules.production.Queue;
import arbiter.games.carbon.rules.setup.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The warnings about a sheet before it is sent. */
final class Cautions {
    /** A list that leaves more than a tenth of the budget was probably not finished. */
    private static final int UNUSED_PART = 10;

    private final Course course;
    private final int seat;

    private Cautions(Position position, int seat) {
        this.course = new Course(position, seat);
        this.seat = seat;
    }

    static Warnings of(Position position, int seat, Sheet<Order> sheet) {
        Cautions cautions = new Cautions(position, seat);
        List<List<Warning>> lines = new ArrayList<>();
        for (Reading<Order> line : sheet.lines()) {
            lines.add(cautions.line(line));
        }
        return new Warnings(lines, noList(position, seat, sheet));
    }

    /** Without a list the seat plays the default list. */
    private static List<Warning> noList(Position position, int seat, Sheet<Order> sheet) {
        Side side = position.sides[seat];
        boolean missing = position.phase == Position.Phase.LISTS
                && side.alive
                && !side.listed
                && sheet.lines().isEmpty();
        return missing
                ? List.of(Warning.of(
                        Warning.NOTHING_ORDERED,
                        "CC-3",
                        "why",
                        "no-list",
                        "faction",
                        position.theatre.byDefault(seat).name))
                : List.of();
    }

    private List<Warning> line(Reading<Order> line) {
        List<Warning> found = new ArrayList<>();
        if (line instanceof Reading.Order<Order>(Order order)) {
            given(order, found);
        }
        if (course.take(line) == null) {
            return List.of();
        }
        if (line instanceof Reading.Order<Order>(Order order)) {
            begun(order, found);
        }
        return found;
    }

    /** Warnings that can be found before the order is carried out. */
    private void given(Order order, List<Warning> found) {
        Position position = course.position();
        if (order instanceof Order.End && !position.ordered) {
            found.add(Warning.of(Warning.NOTHING_ORDERED, "CC-4", "why", "empty-turn"));
        }
        if (order instanceof Order.Salvage(Order.Id builder, Order.Id id) && lastCenter(position.find(seat, id))) {
            found.add(warning("last-center", "CC-16.8"));
        }
    }

    /** Whether no other Command Center would be left; Command Centers under salvage do not count, because they will go too. */
    private boolean lastCenter(@Nullable Asset building) {
        Position position = course.position();
        return building != null
                && building.isBuilding(BuildingType.COMMAND_CENTER)
                && Arrays.stream(position.assets, 0, position.count)
                        .noneMatch(other -> other != building
                                && other.seat == seat
                                && other.isBuilding(BuildingType.COMMAND_CENTER)
                                && other.salvage == 0);
    }

    /** Warnings that can be found in the position after the order. */
    private void begun(Order order, List<Warning> found) {
        if (order instanceof Order.Listing) {
            listed(found);
        } else if (order instanceof Order.Produce(Order.Id producer, String code)) {
            unsupplied(code, found);
            late(queued(producer), name(code), found);
        } else if (order instanceof Order.Advance(Order.Id center)) {
            Asset asset = Actors.present(course.position(), seat, center);
            late(queued(center), "level " + (asset.level + 1), found);
        } else if (order instanceof Order.Research(Order.Id host, String code)) {
            late(queued(host), name(code), found);
        } else if (order instanceof Order.Construct construct) {
            // The asset that was begun last has the highest entry number.
            Position position = course.position();
            late(position.assets[position.count - 1].construction, name(construct.code()), found);
        }
    }

    /** {@code why} names the sentence, as in a rejection. */
    private static Warning warning(String code, String rule, Object... facts) {
        List<Object> all = new ArrayList<>(List.of("why", code));
        all.addAll(List.of(facts));
        return Warning.of(code, rule, all.toArray());
    }

    private String name(String code) {
        return Actors.sheet(course.position().sides[seat], code).name();
    }

    private void listed(List<Warning> found) {
        Position position = course.position();
        Side side = position.sides[seat];
        int[] copies = Lists.counts(side);
        int budget = position.numbers().listBudget;
        int left = budget - Lists.points(side.faction, copies);
        if (left * UNUSED_PART > budget) {
            found.add(warning("points-unused", "CC-H3", "left", left, "budget", budget));
        }
        String untrained = side.faction.units.stream()
                .filter(unit ->
                        copies[unit.index()] > 0 && unit.at().stream().noneMatch(at -> stands(side, copies, at)))
                .map(Datasheet::name)
                .collect(Collectors.joining(", "));
        if (!untrained.isEmpty()) {
            found.add(warning("never-trained", "CC-17.1", "units", untrained));
        }
    }

    private static boolean stands(Side side, int[] copies, String code) {
        Datasheet building = side.faction.sheet(code);
        return building != null && (building.core() || copies[building.index()] > 0);
    }

    /** Supply is checked when a unit enters (CC-17.3). By then everything that is being built now may be finished. */
    private void unsupplied(String code, List<Warning> found) {
        Position finished = course.position().copy();
        int needed = Supply.used(finished, seat);
        for (int i = 0; i < finished.count; i++) {
            Asset asset = finished.assets[i];
            if (asset.seat == seat) {
                asset.construction = 0;
                for (Item item : asset.queue) {
                    needed += item instanceof Item.Training training
                            ? training.unit().supply()
                            : 0;
                    asset.level = item instanceof Item.Level level ? level.level() : asset.level;
                }
            }
        }
        int ceiling = Supply.ceiling(finished, seat);
        if (needed > ceiling) {
            found.add(warning("waits-for-supply", "CC-H7", "what", name(code), "needed", needed, "ceiling", ceiling));
        }
    }

    private int queued(Order.Id host) {
        return Queue.phases(course.position(), Actors.present(course.position(), seat, host));
    }

    /** A seat has one Command Phase in each round that is left (CC-H4a). */
    private void late(int phases, String what, List<Warning> found) {
        Position position = course.position();
        int last = position.numbers().rounds;
        if (position.round + phases > last) {
            found.add(warning("too-late", "CC-H19", "what", what, "round", last));
        }
    }
}
