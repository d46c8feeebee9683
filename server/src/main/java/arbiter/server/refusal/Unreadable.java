package arbiter.server.refusal;

import arbiter.engine.text.Nearest;
import java.lang.reflect.Type;
import java.time.DayOfWeek;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/**
 * Why a request cannot be read: the field, its value, and what is allowed.
 *
 * @param field such as {@code schedule.days[0]}; empty for the whole request
 * @param message what is wrong with it, as a sentence without its full stop
 */
public record Unreadable(String field, String message) {
    /** In the message of a body that is no JSON: the first character that cannot be there. */
    private static final Pattern CHARACTER = Pattern.compile("^Unexpected character \\('(.)'");
    /** In the message of a number that does not fit: the number, the smallest one and the largest one that do. */
    private static final Pattern RANGE =
            Pattern.compile("\\((-?\\d+)\\) out of range of .*?\\((-?\\d+) ?- ?(-?\\d+)\\)");

    public String sentence() {
        return field.isEmpty() ? "The request's JSON " + message + "." : field + ": " + message;
    }

    public static Unreadable body(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof JacksonException json) {
                return new Unreadable(path(json), message(json));
            }
        }
        return new Unreadable("", "is missing; send an object");
    }

    /** For a part of the query or of the path. */
    public static Unreadable part(String name, @Nullable Object value, @Nullable Class<?> wanted) {
        String found = String.valueOf(value);
        String range = found.matches("[+-]?\\d+") ? range(wanted) : "";
        return new Unreadable(
                name,
                Excerpt.quoted(found)
                        + (range.isEmpty() ? " is not " + allowed(wanted) : " is not possible; use " + range));
    }

    /** Whole numbers that the type can have; empty for other types. */
    private static String range(@Nullable Class<?> wanted) {
        if (wanted == int.class || wanted == Integer.class) {
            return Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
        }
        return wanted == long.class || wanted == Long.class ? Long.MIN_VALUE + " to " + Long.MAX_VALUE : "";
    }

    private static String path(JacksonException json) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : json.getPath()) {
            String name = step.getPropertyName();
            if (name == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(Excerpt.of(name));
            }
        }
        return path.toString();
    }

    private static String message(JacksonException json) {
        return switch (json) {
            case Unexpected.Misfit misfit -> "must be " + kind(misfit.wanted()) + ", not " + misfit.found();
            case NulCharacter nul -> "contains the character NUL; leave it out";
            case InvalidNullException empty -> "must be " + one(empty.getTargetType()) + ", not null";
            case UnrecognizedPropertyException unknown -> unknown(unknown);
            case InvalidFormatException format ->
                Excerpt.quoted(String.valueOf(format.getValue())) + " is not " + allowed(format.getTargetType());
            case MismatchedInputException other -> "must be " + one(other.getTargetType());
            case InputCoercionException size -> tooLarge(size);
            case StreamReadException syntax -> "is not well-formed" + place(syntax.getLocation()) + character(syntax);
            default -> "cannot be read";
        };
    }

    private static String unknown(UnrecognizedPropertyException unknown) {
        Collection<Object> ids = unknown.getKnownPropertyIds();
        List<String> known = ids == null
                ? List.of()
                : ids.stream().map(String::valueOf).sorted().toList();
        String instead = Nearest.to(unknown.getPropertyName(), known)
                .map(name -> "; did you mean \"" + name + "\"?")
                .orElse(known.isEmpty() ? "" : "; known are " + String.join(", ", known));
        return "there is no such field" + instead;
    }

    private static String place(@Nullable TokenStreamLocation at) {
        return at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
    }

    private static String character(StreamReadException syntax) {
        Matcher said = CHARACTER.matcher(String.valueOf(syntax.getOriginalMessage()));
        return said.find() ? ": \"" + said.group(1) + "\" cannot be there" : "";
    }

    private static String tooLarge(InputCoercionException size) {
        Matcher said = RANGE.matcher(String.valueOf(size.getOriginalMessage()));
        return said.find()
                ? said.group(1) + " is not possible; use " + said.group(2) + " to " + said.group(3)
                : "is too large or too small for a whole number";
    }

    private static String one(@Nullable Type type) {
        return type instanceof Class<?> wanted ? kind(wanted) : "something else";
    }

    private static String allowed(@Nullable Class<?> wanted) {
        if (wanted == DayOfWeek.class) {
            return "a day; use MONDAY … SUNDAY";
        }
        Object[] words = wanted == null ? null : wanted.getEnumConstants();
        return words != null
                ? "allowed; use " + Arrays.stream(words).map(String::valueOf).collect(Collectors.joining(", "))
                : one(wanted);
    }

    static String kind(Class<?> wanted) {
        if (List.of(Integer.class, int.class, Long.class, long.class).contains(wanted)) {
            return "a whole number";
        }
        if (List.of(Double.class, double.class).contains(wanted)) {
            return "a number";
        }
        if (wanted == Boolean.class || wanted == boolean.class) {
            return "true or false";
        }
        if (wanted == String.class) {
            return "a text";
        }
        if (wanted == Instant.class) {
            return "a time; write it as 2026-05-04T18:00:00Z";
        }
        if (wanted == DayOfWeek.class || wanted.isEnum()) {
            return "a word";
        }
        if (Collection.class.isAssignableFrom(wanted)) {
            return "a list";
        }
        return wanted.isRecord() || Map.class.isAssignableFrom(wanted) ? "an object" : "something else";
    }
}
