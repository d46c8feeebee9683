package arbiter.server.refusal;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.Path;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why a value does not fit the bounds that a request's record declares: what was found, and what can be used instead. */
public final class Impossible {
    private Impossible() {}

    /** A sentence without its beginning, which is the field, and without its full stop. */
    public static String message(ConstraintViolation<?> violation) {
        Object found = violation.getInvalidValue();
        Annotation bound = violation.getConstraintDescriptor().getAnnotation();
        return switch (bound) {
            case NotNull any -> "is missing; use " + kind(violation);
            case NotBlank any when found == null -> "is missing; use " + kind(violation);
            case NotBlank any -> not(Excerpt.quoted(found.toString()), "a text that is not blank");
            case Size size -> not(length(found), between(size.min(), size.max()) + unit(found));
            case Min least -> not(String.valueOf(found), from(least.value(), other(violation, Max.class)));
            case Max most -> not(String.valueOf(found), to(other(violation, Min.class), most.value()));
            case Email any -> not(Excerpt.quoted(String.valueOf(found)), "an address such as raven@example.org");
            default -> violation.getMessage();
        };
    }

    /** A value as a refusal shows it: in quotation marks, and not too long. */
    public static String shown(String value) {
        return Excerpt.quoted(value);
    }

    private static String not(String found, String possible) {
        return found + " is not possible; use " + possible;
    }

    private static String length(@Nullable Object found) {
        return switch (found) {
            case CharSequence text -> text.length() + unit(found);
            case Collection<?> list -> list.size() + unit(found);
            case Map<?, ?> map -> map.size() + unit(found);
            case null, default -> String.valueOf(found);
        };
    }

    private static String unit(@Nullable Object found) {
        return found instanceof CharSequence ? " characters" : " entries";
    }

    private static String between(int least, int most) {
        return least == 0 ? "at most " + most : least + " to " + most;
    }

    private static String from(long least, Optional<Max> most) {
        return most.map(max -> least + " to " + max.value()).orElse("at least " + least);
    }

    private static String to(Optional<Min> least, long most) {
        return least.map(min -> min.value() + " to " + most).orElse("at most " + most);
    }

    private static String kind(ConstraintViolation<?> violation) {
        return component(violation)
                .map(component -> Unreadable.kind(component.getType()))
                .orElse("a value");
    }

    private static <T extends Annotation> Optional<T> other(ConstraintViolation<?> violation, Class<T> bound) {
        return component(violation).map(component -> component.getAccessor().getAnnotation(bound));
    }

    private static Optional<RecordComponent> component(ConstraintViolation<?> violation) {
        String name = "";
        for (Path.Node step : violation.getPropertyPath()) {
            name = String.valueOf(step.getName());
        }
        String last = name;
        Object owner = violation.getLeafBean();
        return owner == null || !owner.getClass().isRecord()
                ? Optional.empty()
                : Arrays.stream(owner.getClass().getRecordComponents())
                        .filter(component -> component.getName().equals(last))
                        .findFirst();
    }
}
