package arbiter.server.storage;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.TreeMap;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Databases of earlier releases, and the text format in which they are stored: the same for both kinds of database. */
public final class OldSchema {
    /** Tables of the libraries. The server plans its tasks anew when it starts. */
    private static final Set<String> NOT_OURS = Set.of("flyway_schema_history", "scheduled_tasks");

    /** Stands for a line break in a text. */
    private static final String BREAK = "\u2424";

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

    /** All our tables of an SQLite database, each after those that its rows refer to. */
    public static SequencedSet<String> tables(Connection database) throws SQLException {
        SequencedSet<String> sorted = new LinkedHashSet<>();
        try (ResultSet tables = database.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                add(tables.getString("TABLE_NAME"), database.getMetaData(), sorted);
            }
        }
        return sorted;
    }

    private static void add(String table, DatabaseMetaData schema, SequencedSet<String> sorted) throws SQLException {
        if (NOT_OURS.contains(table) || sorted.contains(table)) {
            return;
        }
        List<String> before = new ArrayList<>();
        try (ResultSet references = schema.getImportedKeys(null, null, table)) {
            while (references.next()) {
                before.add(references.getString("PKTABLE_NAME"));
            }
        }
        for (String other : before) {
            if (!other.equals(table)) {
                add(other, schema, sorted);
            }
        }
        sorted.add(table);
    }

    /** All rows as SQL, one statement per line. The migrations have put rows into some tables; these are deleted first. */
    public static List<String> rows(Connection database) throws SQLException {
        List<String> lines = new ArrayList<>();
        SequencedSet<String> tables = tables(database);
        tables.reversed().forEach(table -> lines.add("delete from " + table + ";"));
        for (String table : tables) {
            try (Statement statement = database.createStatement();
                    ResultSet rows = statement.executeQuery("select * from " + table)) {
                while (rows.next()) {
                    lines.add(insert(table, rows));
                }
            }
        }
        return lines;
    }

    /** Numbers that the database gives to its rows are left out: PostgreSQL does not accept them, and no other row has them. */
    private static String insert(String table, ResultSet row) throws SQLException {
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        ResultSetMetaData columns = row.getMetaData();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            if (!columns.isAutoIncrement(i)) {
                String value = row.getString(i);
                boolean number = columns.getColumnType(i) != Types.VARCHAR;
                names.add(columns.getColumnName(i));
                values.add(value == null ? "null" : number ? value : quoted(value));
            }
        }
        return "insert into " + table + " (" + String.join(", ", names) + ") values (" + String.join(", ", values)
                + ");";
    }

    private static String quoted(String text) {
        if (text.contains(BREAK)) {
            throw new IllegalArgumentException("cannot be stored in one line: " + text);
        }
        return "'" + text.replace("'", "''").replace("\n", BREAK) + "'";
    }

    /** A line of {@link #rows} as SQL. */
    public static String statement(String line) {
        return line.replace(BREAK, "\n");
    }
}
