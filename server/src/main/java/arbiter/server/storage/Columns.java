package arbiter.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reads the columns of a row in order. With SQLite's driver, finding columns by name costs as much as the query itself, which matters for
 * queries that every request makes.
 */
public final class Columns {
    private final ResultSet row;
    private int column;

    public Columns(ResultSet row) {
        this.row = row;
    }

    public String text() throws SQLException {
        return row.getString(++column);
    }

    public @Nullable String textOrNull() throws SQLException {
        return row.getString(++column);
    }

    public int number() throws SQLException {
        return row.getInt(++column);
    }

    public long large() throws SQLException {
        return row.getLong(++column);
    }

    public @Nullable Long largeOrNull() throws SQLException {
        long value = row.getLong(++column);
        return row.wasNull() ? null : (Long) value;
    }

    public @Nullable Integer numberOrNull() throws SQLException {
        int value = row.getInt(++column);
        return row.wasNull() ? null : (Integer) value;
    }

    /** SQLite has no boolean type: stored as 0 or 1. */
    public boolean truth() throws SQLException {
        return row.getInt(++column) == 1;
    }

    public Instant instant() throws SQLException {
        return Instant.ofEpochMilli(row.getLong(++column));
    }

    public @Nullable Instant instantOrNull() throws SQLException {
        Long millis = largeOrNull();
        return millis == null ? null : Instant.ofEpochMilli(millis);
    }
}
