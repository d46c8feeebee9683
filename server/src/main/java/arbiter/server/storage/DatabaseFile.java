package arbiter.server.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.zip.GZIPInputStream;

/** Backs up and restores the SQLite file with SQLite's online backup, even while a server uses it. */
public final class DatabaseFile {
    public static final String NAME = "arbiter.db";
    /** The row of the table {@code meta} with the time of the last backup, which the administrator's screen shows. */
    public static final String LAST_BACKUP = "last-backup";

    private DatabaseFile() {}

    /** Copies a consistent state of the database to a new file, also while the server runs. */
    public static void backup(Path folder, Path copy) throws SQLException, Refused {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            throw new Refused("there is no " + file + " to back up; name the data folder with --data");
        }
        if (Files.exists(copy)) {
            throw new Refused(copy + " exists already; a backup goes to a new file");
        }
        try {
            PrivateFiles.createFile(copy);
        } catch (IOException e) {
            throw new Refused(copy + " cannot be written: " + e.getMessage());
        }
        try (Connection database = open(file);
                Statement statement = database.createStatement()) {
            statement.executeUpdate("backup to " + quoted(copy));
        }
        check(copy);
        try (Connection database = open(file)) {
            remember(database, LAST_BACKUP, Long.toString(System.currentTimeMillis()));
        }
    }

    /** Replaces the database with a backup, compressed or not. A running server notices this and continues with the restored games. */
    public static void restore(Path folder, Path copy) throws SQLException, Refused {
        if (!Files.isRegularFile(copy)) {
            throw new Refused("there is no backup " + copy);
        }
        Path plain = copy;
        try {
            if (compressed(copy)) {
                plain = Files.createTempFile("arbiter-restoring", ".db");
                try (InputStream in = new GZIPInputStream(Files.newInputStream(copy))) {
                    Files.copy(in, plain, StandardCopyOption.REPLACE_EXISTING);
                }
            }
            restorePlain(folder, plain);
        } catch (IOException e) {
            throw new Refused(copy + " cannot be read: " + e.getMessage());
        } finally {
            if (!plain.equals(copy)) {
                delete(plain);
            }
        }
    }

    /** Whether the file begins with the gzip signature. */
    private static boolean compressed(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.read() == 0x1f && in.read() == 0x8b;
        }
    }

    private static void restorePlain(Path folder, Path copy) throws SQLException, Refused {
        check(copy);
        Path current = folder.resolve("restoring.db");
        try {
            // An older backup is migrated before it replaces the database, because a running server knows only its own
            // schema.
            PrivateFiles.createFolder(folder);
            PrivateFiles.createFile(folder.resolve(NAME));
            delete(current);
            PrivateFiles.createFile(current);
            try (OutputStream out = Files.newOutputStream(current)) {
                Files.copy(copy, out);
            }
            Migrations.migrate(current);
            try (Connection database = open(folder.resolve(NAME));
                    Statement statement = database.createStatement()) {
                statement.executeUpdate("restore from " + quoted(current));
            }
        } catch (Migrations.NewerDatabase e) {
            throw new Refused("the backup is of a newer Arbiter (" + e.step() + "); update this one first");
        } catch (IOException e) {
            throw new Refused("the backup cannot be copied to " + current + ": " + e.getMessage());
        } finally {
            delete(current);
        }
        try (Connection database = open(folder.resolve(NAME))) {
            // Servers cache positions in memory. The new epoch tells them to discard those caches.
            remember(database, "epoch", UUID.randomUUID().toString());
        }
    }

    private static void delete(Path file) {
        for (String name : List.of("", "-wal", "-shm", "-journal")) {
            try {
                Files.deleteIfExists(file.resolveSibling(file.getFileName() + name));
            } catch (IOException e) {
                // The next restore replaces the file.
            }
        }
    }

    private static void remember(Connection database, String name, String value) throws SQLException {
        try (PreparedStatement statement =
                database.prepareStatement("insert or replace into meta (name, value) values (?, ?)")) {
            statement.setString(1, name);
            statement.setString(2, value);
            statement.executeUpdate();
        }
    }

    private static void check(Path copy) throws SQLException, Refused {
        try (Connection database = open(copy);
                Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery("select count(*) from log_line")) {
            result.next();
        } catch (SQLException e) {
            throw new Refused(copy + " is not a backup of Arbiter (" + e.getMessage() + ")");
        }
        try (Connection database = open(copy);
                Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery("pragma quick_check")) {
            result.next();
            if (!result.getString(1).equals("ok")) {
                throw new Refused(copy + " is damaged: " + result.getString(1));
            }
        }
    }

    private static Connection open(Path file) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("pragma busy_timeout = 20000");
        }
        return connection;
    }

    private static String quoted(Path path) {
        return "'" + path.toAbsolutePath().toString().replace("'", "''") + "'";
    }

    /** Why a backup or restore is impossible, for the operator. */
    public static final class Refused extends Exception {
        Refused(String message) {
            super(message, null, false, false);
        }
    }
}
