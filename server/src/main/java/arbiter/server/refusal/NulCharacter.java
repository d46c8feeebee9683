package arbiter.server.refusal;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;

/** No text needs the character NUL, and PostgreSQL cannot store it. */
public final class NulCharacter extends DatabindException {
    public NulCharacter(@Nullable JsonParser parser) {
        super(parser, "a text with the character NUL");
    }
}
