package arbiter.server.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** Reused statements must work like new ones. */
class PreparedOnceTest {
    private static final String FIND = "select name from thing where id >= ? order by id";

    @TempDir
    private Path folder;

    private PreparedOnce source;

    @BeforeEach
    void fill() throws SQLException {
        SQLiteDataSource sqlite = new SQLiteDataSource();
        sqlite.setUrl("jdbc:sqlite:" + folder.resolve("things.db"));
        source = new PreparedOnce(sqlite);
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create table thing (id integer primary key, name text unique)");
            statement.execute("insert into thing values (1, 'one'), (2, 'two')");
        }
    }

    private static String first(Connection connection, int id) throws SQLException {
        try (PreparedStatement find = connection.prepareStatement(FIND)) {
            find.setInt(1, id);
            try (ResultSet rows = find.executeQuery()) {
                return rows.next() ? rows.getString(1) : "none";
            }
        }
    }

    @Test
    void aStatementIsLentAgainWithNothingLeftInIt() throws SQLException {
        try (Connection connection = source.getConnection()) {
            assertEquals("two", first(connection, 2));
            assertEquals("one", first(connection, 1));
            try (PreparedStatement unset = connection.prepareStatement(FIND);
                    ResultSet rows = unset.executeQuery()) {
                assertFalse(rows.next(), "the number of the last use is forgotten");
            }
        }
    }

    @Test
    void theSameStatementTwiceAtOnceAreTwo() throws SQLException {
        try (Connection connection = source.getConnection();
                PreparedStatement outer = connection.prepareStatement(FIND)) {
            outer.setInt(1, 1);
            try (ResultSet rows = outer.executeQuery()) {
                assertTrue(rows.next());
                assertEquals("two", first(connection, 2));
                assertTrue(rows.next());
                assertEquals("two", rows.getString(1));
            }
        }
    }

    @Test
    void aFailureIsToldAsItIsAndSpoilsNothing() throws SQLException {
        String insert = "insert into thing values (?, ?)";
        try (Connection connection = source.getConnection()) {
            for (int attempt = 0; attempt < 2; attempt++) {
                try (PreparedStatement again = connection.prepareStatement(insert)) {
                    again.setInt(1, 9);
                    again.setString(2, "one");
                    assertThrows(SQLException.class, again::executeUpdate);
                }
            }
            try (PreparedStatement fresh = connection.prepareStatement(insert)) {
                fresh.setInt(1, 9);
                fresh.setString(2, "nine");
                assertEquals(1, fresh.executeUpdate());
            }
            assertEquals("nine", first(connection, 3));
        }
    }

    @Test
    void aChangeOfTheTablesIsSeen() throws SQLException {
        try (Connection connection = source.getConnection()) {
            assertEquals("one", first(connection, 1));
            try (Statement statement = connection.createStatement()) {
                statement.execute("drop table thing");
                statement.execute("create table thing (name text, id integer)");
                statement.execute("insert into thing values ('other', 1)");
            }
            assertEquals("other", first(connection, 1));
        }
    }
}
