package arbiter.server.storage;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Databases of earlier releases, and the text format in which they are stored: the same for both kinds of database. */
public final class OldSchema {
    /** Ordered so that every row comes after the rows that it refers to. */
    private static final List<String> TABLES = List.of(
            "meta",
            "account",
            "credential",
            "game",
            "board",
            "seat",
            "log_line",
            "sheet",
            "delay",
            "upgrade",
            "message",
            "reader",
            "read_mark",
            "audit",
            "happening",
            "notice",
            "push_device",
            "own_map");

    private OldSchema() {}

    private static FluentConfiguration steps(String vendor, String url) {
        return Flyway.configure()
                .dataSource(url, null, null)
                .locations("classpath:db/migration/both", "classpath:db/migration/" + vendor)
                .javaMigrations(new NameSkeletons());
    }

    /**
     * Creates an empty database with an earlier schema.
     *
     * @return the checksums of its migrations, by their numbers
     */
    public static SequencedMap<String, String> build(String vendor, String url, String version) {
        Flyway flyway = steps(vendor, url).target(version).load();
        flyway.migrate();
        return checksums(flyway);
    }

    /** The migrations of this program. */
    public static SequencedMap<String, String> known(String vendor, String url) {
        return checksums(steps(vendor, url).load());
    }

    private static SequencedMap<String, String> checksums(Flyway flyway) {
        SequencedMap<String, String> checksums = new TreeMap<>();
        for (MigrationInfo step : flyway.info().applied()) {
            checksums.put(step.getVersion().getVersion(), String.valueOf(step.getChecksum()));
        }
        return checksums;
    }

    /** All rows as SQL, one statement per line. */
    public static List<String> rows(Connection database) throws SQLException {
        List<String> lines = new ArrayList<>();
        for (String table : TABLES) {
            try (Statement statement = database.createStatement();
                    ResultSet rows = statement.executeQuery("select * from " + table)) {
                while (rows.next()) {
                    lines.add(insert(table, rows));
                }
            }
        }
        return lines;
    }

    private static String insert(String table, ResultSet row) throws SQLException {
        StringBuilder names = new StringBuilder();
        StringBuilder values = new StringBuilder();
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            String separator = i == 1 ? "" : ", ";
            names.append(separator).append(row.getMetaData().getColumnName(i));
            String value = row.getString(i);
            boolean number = row.getMetaData().getColumnType(i) != Types.VARCHAR;
            values.append(separator)
                    .append(value == null ? "null" : number ? value : "'" + value.replace("'", "''") + "'");
        }
        return "insert into " + table + " (" + names + ") values (" + values + ");";
    }
}
