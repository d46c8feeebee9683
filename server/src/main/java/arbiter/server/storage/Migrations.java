package arbiter.server.storage;

import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;

/** Brings a copy of the database to the schema of this server. */
final class Migrations {
    private Migrations() {}

    /** Where the steps are, for a kind of database. */
    private static String[] locations(String vendor) {
        return new String[] {"classpath:db/migration/both", "classpath:db/migration/" + vendor};
    }

    static void migrate(Path file) throws DatabaseFile.Refused {
        Flyway flyway = Flyway.configure()
                .dataSource("jdbc:sqlite:" + file, null, null)
                .locations(locations("sqlite"))
                .javaMigrations(new NameSkeletons())
                .load();
        for (MigrationInfo step : flyway.info().applied()) {
            if (step.getState().isResolved()) {
                continue;
            }
            throw new DatabaseFile.Refused("the backup is of a newer Arbiter (step " + step.getVersion()
                    + " of its schema is not known here); update this one first");
        }
        flyway.migrate();
    }
}
