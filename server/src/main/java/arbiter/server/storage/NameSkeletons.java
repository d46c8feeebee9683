package arbiter.server.storage;

import arbiter.server.naming.Confusables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Fills in the skeletons of existing names. If two names already looked alike, only the older account gets the skeleton; both keep their
 * names.
 */
@Component
class NameSkeletons implements JavaMigration {
    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("9");
    }

    @Override
    public String getDescription() {
        return "name skeletons";
    }

    @Override
    public @Nullable Integer getChecksum() {
        return null;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        Connection database = context.getConnection();
        Map<String, String> owners = new LinkedHashMap<>();
        try (Statement statement = database.createStatement();
                ResultSet row = statement.executeQuery(
                        "select id, name from account where kind = 'PERSON' order by created_at, id")) {
            while (row.next()) {
                owners.putIfAbsent(Confusables.skeleton(row.getString(2)), row.getString(1));
            }
        }
        try (PreparedStatement update = database.prepareStatement("update account set skeleton = ? where id = ?")) {
            for (Map.Entry<String, String> owner : owners.entrySet()) {
                update.setString(1, owner.getKey());
                update.setString(2, owner.getValue());
                update.executeUpdate();
            }
        }
        try (Statement statement = database.createStatement()) {
            statement.execute("create unique index account_skeleton on account (skeleton)");
        }
    }
}
