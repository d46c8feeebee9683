package arbiter.server.answer;

import arbiter.server.web.Problem;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** The one place that reads the name of a time zone from a request. */
public final class Zones {
    private Zones() {}

    /** @param name null means UTC */
    public static ZoneId read(String field, @Nullable String name) {
        try {
            return ZoneId.of(name == null ? "UTC" : name);
        } catch (DateTimeException e) {
            throw Problem.impossible(field, "\"" + name + "\"", "the name of a time zone such as Europe/Berlin");
        }
    }
}
