package arbiter.games.carbon.guide;

import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Measure;
import arbiter.engine.guide.Price;
import arbiter.engine.guide.Purse;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warnings;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Sight;
import arbiter.games.carbon.words.Phrases;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a person sees while ordering. */
public final class Guide implements arbiter.engine.guide.Guide<Position, Order> {
    @Override
    public List<Choice<Order>> choices(Position position, Seat seat, Sheet<Order> drafted) {
        return position.seats(seat) ? Menu.of(course(position, seat, drafted), seat.index()) : List.of();
    }

    /** Uses only what the seat knows: lists that are not revealed yet are replaced by default ones (CC-9). */
    private static Course course(Position position, Seat seat, Sheet<Order> sheet) {
        return Course.of(Sight.forgotten(position, Viewer.of(seat)), seat.index(), sheet);
    }

    @Override
    public Optional<Order> expected(Position position, Seat seat, Sheet<Order> drafted, String place) {
        return position.seats(seat)
                ? new Expected(course(position, seat, drafted).position(), seat.index()).at(place)
                : Optional.empty();
    }

    @Override
    public List<Optional<Intent>> intents(Position position, Seat seat, Sheet<Order> sheet) {
        List<Optional<Intent>> intents = new ArrayList<>();
        Course course = position.seats(seat) ? course(position, seat, Sheet.empty()) : null;
        for (Reading<Order> line : sheet.lines()) {
            intents.add(
                    course != null && line instanceof Reading.Order<Order>(Order order)
                            ? Optional.of(intent(course, seat.index(), order))
                            : Optional.empty());
        }
        return intents;
    }

    private static Intent intent(Course course, int seat, Order order) {
        Intent wish = new Intent(
                new Phrases(course.position(), seat).words(order),
                Price.FREE,
                new Ghosts(course.position(), seat).strokes(order));
        Price price = course.take(Reading.of(order));
        return price == null
                ? new Intent(wish.words(), Price.FREE, List.of())
                : new Intent(wish.words(), price, wish.strokes());
    }

    @Override
    public Purse purse(Position position, Seat seat, Sheet<Order> sheet) {
        return position.seats(seat) ? course(position, seat, sheet).purse() : Purse.EMPTY;
    }

    @Override
    public Warnings warnings(Position position, Seat seat, Sheet<Order> sheet) {
        return position.seats(seat)
                ? Cautions.of(Sight.forgotten(position, Viewer.of(seat)), seat.index(), sheet)
                : Warnings.none(sheet.lines().size());
    }

    /** No number of points wins by itself: the player with the most points wins after the last round (CC-H19). */
    @Override
    public Optional<Goal> goal(Position position, Viewer viewer) {
        Numbers numbers = position.numbers();
        Goal.Clock clock =
                position.phase == Position.Phase.LISTS ? null : new Goal.Clock("round", position.round, numbers.rounds);
        SequencedMap<Seat, Long> points = new TreeMap<>();
        for (Side side : position.sides) {
            points.put(Seat.of(side.seat), (long) side.points);
        }
        return Optional.of(
                new Goal(Phrases.aim(numbers), List.of(new Goal.Race(Phrases.VICTORY_POINTS, null, points)), clock));
    }

    @Override
    public List<Measure> measures(Position position, List<Event> seen, Viewer viewer) {
        return List.of(
                named(position, Phrases.UNITS, Asset::isUnit),
                named(position, Phrases.BUILDINGS, asset -> !asset.isUnit()),
                income(position, seen),
                carbon(position));
    }

    private static Stream<Asset> pieces(Position position, Side side) {
        return Arrays.stream(position.assets, 0, position.count).filter(asset -> asset.seat == side.seat);
    }

    private static Measure named(Position position, String name, Predicate<Asset> which) {
        SequencedMap<Seat, List<String>> things = new TreeMap<>();
        for (Side side : position.sides) {
            things.put(
                    Seat.of(side.seat),
                    pieces(position, side).filter(which).map(Phrases::piece).toList());
        }
        return Measure.of(name, things);
    }

    private static Measure carbon(Position position) {
        SequencedMap<Seat, Long> values = new TreeMap<>();
        for (Side side : position.sides) {
            values.put(Seat.of(side.seat), (long) side.carbon);
        }
        return new Measure(Phrases.CARBON, Measure.Kind.RESERVE, values);
    }

    private static Measure income(Position position, List<Event> seen) {
        SequencedMap<Seat, Long> values = new TreeMap<>();
        for (Side side : position.sides) {
            values.put(Seat.of(side.seat), 0L);
        }
        for (Event event : seen) {
            if (event instanceof Happening.Gathered(Seat seat, int carbon, int crystals)) {
                values.merge(seat, (long) carbon + crystals, Long::sum);
            } else if (event instanceof Happening.ResourcesGained gained) {
                values.merge(gained.seat(), (long) gained.carbon() + gained.crystals(), Long::sum);
            }
        }
        return new Measure(Phrases.INCOME, Measure.Kind.FLOW, values);
    }
}
