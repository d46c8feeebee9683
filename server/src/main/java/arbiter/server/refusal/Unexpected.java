package arbiter.server.refusal;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.deser.ValueInstantiator;

/** Remembers what a request has in the place of something else. Later the reader does not have it any more. */
public final class Unexpected extends DeserializationProblemHandler {
    /** A value of another kind than the one that is allowed there. */
    static final class Misfit extends DatabindException {
        private final transient Class<?> wanted;
        private final String found;

        Misfit(JsonParser parser, Class<?> wanted) {
            super(parser, "a value of another kind");
            this.wanted = wanted;
            this.found = shown(parser);
        }

        Class<?> wanted() {
            return wanted;
        }

        String found() {
            return found;
        }
    }

    private static String shown(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_ARRAY, END_ARRAY -> "a list";
            case START_OBJECT, END_OBJECT -> "an object";
            case VALUE_STRING -> Excerpt.quoted(parser.getString());
            case null -> "nothing";
            default -> Excerpt.of(parser.getString());
        };
    }

    @Override
    public @Nullable Object handleUnexpectedToken(
            DeserializationContext context,
            JavaType wanted,
            JsonToken token,
            JsonParser parser,
            @Nullable String message) {
        throw new Misfit(parser, wanted.getRawClass());
    }

    @Override
    public @Nullable Object handleMissingInstantiator(
            DeserializationContext context,
            Class<?> wanted,
            ValueInstantiator maker,
            JsonParser parser,
            @Nullable String message) {
        throw new Misfit(parser, wanted);
    }
}
