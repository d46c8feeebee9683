package arbiter.engine.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes events and views as JSON without knowing any game: a record becomes an object of its components. A record that
 * implements a sealed interface names its case in a member {@code is}.
 */
public final class RecordJson {
    private RecordJson() {}

    public static Json of(@Nullable Object value) {
        return switch (value) {
            case null -> new Json.Null();
            case Json json -> json;
            case String text -> Json.of(text);
            case Boolean truth -> Json.of(truth);
            case Double real -> new Json.Real(real);
            case Number whole -> Json.of(whole.longValue());
            case Enum<?> word ->
                Json.of(word.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
            case Optional<?> maybe -> of(maybe.orElse(null));
            case arbiter.engine.seat.Seat seat -> Json.of(seat.index());
            case KeptList<?> kept -> kept.json(RecordJson::many);
            case Iterable<?> many -> many(many);
            case Map<?, ?> map -> {
                SequencedMap<String, Json> members = new LinkedHashMap<>();
                map.forEach((key, item) -> members.put(key(key), of(item)));
                yield new Json.Members(members);
            }
            case int[] many ->
                new Json.Many(
                        java.util.Arrays.stream(many).<Json>mapToObj(Json::of).toList());
            case Record members -> ofRecord(members);
            default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
        };
    }

    private static Json many(Iterable<?> many) {
        List<Json> items = new ArrayList<>();
        many.forEach(item -> items.add(of(item)));
        return new Json.Many(items);
    }

    /** Whether both values have the same JSON. Stops at the first difference. */
    public static boolean same(@Nullable Object a, @Nullable Object b) {
        if (a == b) {
            return true;
        }
        if (a instanceof Record one && b instanceof Record other && one.getClass() == other.getClass()) {
            for (Method accessor : Shape.OF.get(one.getClass()).accessors()) {
                if (!same(component(accessor, one), component(accessor, other))) {
                    return false;
                }
            }
            return true;
        }
        if (a instanceof List<?> many && b instanceof List<?> others) {
            Iterator<?> other = others.iterator();
            return many.size() == others.size() && many.stream().allMatch(item -> same(item, other.next()));
        }
        return of(a).equals(of(b));
    }

    private static String key(Object key) {
        Json json = of(key);
        return json instanceof Json.Text(String text) ? text : json.write();
    }

    /**
     * Data about a record type that is the same for all its values. It is cached because reading it by reflection each time
     * would take most of the time.
     */
    private record Shape(List<Method> accessors, boolean isCase) {
        private static final ClassValue<Shape> OF = new ClassValue<>() {
            @Override
            protected Shape computeValue(Class<?> type) {
                List<Method> accessors = new ArrayList<>();
                for (RecordComponent component : type.getRecordComponents()) {
                    Method accessor = component.getAccessor();
                    accessor.setAccessible(true);
                    accessors.add(accessor);
                }
                return new Shape(accessors, RecordJson.isCase(type));
            }
        };
    }

    private static Json ofRecord(Record value) {
        Shape shape = Shape.OF.get(value.getClass());
        SequencedMap<String, Json> members = new LinkedHashMap<>();
        if (shape.isCase()) {
            members.put("is", Json.of(value.getClass().getSimpleName()));
        }
        for (Method accessor : shape.accessors()) {
            members.put(accessor.getName(), of(component(accessor, value)));
        }
        return new Json.Members(members);
    }

    private static @Nullable Object component(Method accessor, Record value) {
        try {
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isCase(Class<?> type) {
        for (Class<?> parent : type.getInterfaces()) {
            if (parent.isSealed()) {
                return true;
            }
        }
        return false;
    }
}
