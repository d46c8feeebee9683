package arbiter.server.maps;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A map as stored.
 *
 * @param health what the rules said about it, as JSON; null if they were not asked since it was saved
 */
record KeptMap(
        String id,
        String account,
        String name,
        String ruleset,
        String text,
        @Nullable String health,
        int version,
        Instant createdAt,
        Instant changedAt) {
    static KeptMap of(ResultSet row) throws SQLException {
        return new KeptMap(
                row.getString("id"),
                row.getString("account_id"),
                row.getString("name"),
                row.getString("ruleset"),
                row.getString("text"),
                row.getString("health"),
                row.getInt("version"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("changed_at")));
    }
}
