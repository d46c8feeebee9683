package arbiter.server.storage;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;

/** Migrates a database to the schema of this program. */
final class Migrations {
    private Migrations() {}

    /** The folders with the migrations for this kind of database. */
    private static String[] locations(String vendor) {
        return new String[] {"classpath:db/migration/both", "classpath:db/migration/" + vendor};
    }

    static void migrate(Path file) {
        Flyway flyway = Flyway.configure()
                .dataSource("jdbc:sqlite:" + file, null, null)
                .locations(locations("sqlite"))
                .javaMigrations(new NameSkeletons())
                .load();
        migrateOwn(flyway);
    }

    /** Refuses a newer schema: this program does not know it and could damage the data. */
    static void migrateOwn(Flyway flyway) {
        Optional<String> newer = newer(flyway);
        if (newer.isPresent()) {
            throw new NewerDatabase(newer.get());
        }
        flyway.migrate();
    }

    /** The first migration that this program does not know, in words. */
    private static Optional<String> newer(Flyway flyway) {
        return Stream.of(flyway.info().applied())
                .filter(step -> !step.getState().isResolved())
                .findFirst()
                .map(step -> "step " + step.getVersion() + " of its schema is not known here");
    }

    /** The database was used by a newer version of this program. */
    static final class NewerDatabase extends IllegalStateException {
        private final String step;

        NewerDatabase(String step) {
            super("the database is of a newer Arbiter (" + step
                    + "); start that version again, or restore a backup from before the upgrade");
            this.step = step;
        }

        /** The first migration that this program does not know, in words. */
        String step() {
            return step;
        }
    }
}
