package arbiter.server.storage;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of a row; some may be null. */
public final class Row {
    private Row() {}

    public static List<@Nullable Object> of(@Nullable Object... values) {
        List<@Nullable Object> row = new ArrayList<>();
        for (Object value : values) {
            row.add(value);
        }
        return row;
    }
}
