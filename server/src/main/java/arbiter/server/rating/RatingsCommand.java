package arbiter.server.rating;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.RatedGame.Key;
import arbiter.bots.rating.RatedGame.Rated;
import arbiter.server.settings.Installation;
import arbiter.server.storage.DatabaseFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter ratings}: computes all ratings again. Exits with 1 if {@code --check} finds a difference. */
@Command(
        name = "ratings",
        description = "Computes the ratings of all people again from the results of all rated games, and says what has"
                + " changed; the server may be running.",
        mixinStandardHelpOptions = true)
public final class RatingsCommand implements Callable<Integer> {
    @Mixin
    private Installation installation = new Installation();

    @Option(names = "--check", description = "Only say what would change.")
    private boolean check;

    @Override
    public Integer call() {
        Path file = installation.data().resolve(DatabaseFile.NAME);
        String url = installation.value("arbiter.database-url", "");
        if (url.isEmpty() && !Files.exists(file)) {
            System.err.println("arbiter: there is no " + file + "; name the data folder with --data");
            return 2;
        }
        try (Connection database = url.isEmpty() ? DriverManager.getConnection("jdbc:sqlite:" + file) : remote(url)) {
            if (url.isEmpty()) {
                try (Statement statement = database.createStatement()) {
                    statement.execute("pragma busy_timeout = 20000");
                }
            }
            database.setAutoCommit(false);
            RatingStore store = new RatingStore(JdbcClient.create(new SingleConnectionDataSource(database, true)));
            Recomputation found = Recomputation.of(
                    store, BotRatings.INSTALLED, check ? Recomputation.Then.COMPARE : Recomputation.Then.REPLACE);
            say(found, store);
            database.commit();
            return check && !found.agrees() ? 1 : 0;
        } catch (SQLException | DataAccessException e) {
            System.err.println("arbiter: the database cannot be used: "
                    + String.valueOf(e.getMessage()).strip()
                    + ". A server of this version brings the database up to date when it starts.");
            return 2;
        }
    }

    private Connection remote(String url) throws SQLException {
        String user = installation.value("arbiter.database-user", "");
        return user.isEmpty()
                ? DriverManager.getConnection(url)
                : DriverManager.getConnection(url, user, installation.value("arbiter.database-password", ""));
    }

    private void say(Recomputation found, RatingStore store) {
        System.out.println(found.people() + " ratings from " + found.games() + " rated games.");
        for (Recomputation.Difference difference : found.differences()) {
            Key key = difference.key();
            System.out.println("  " + key.ruleset() + ", "
                    + switch (key.size()) {
                        case TWO -> "two players";
                        case MORE -> "more players";
                    }
                    + ", " + store.name(key.person()) + ": " + words(difference.stored()) + " → "
                    + words(difference.computed()));
        }
        System.out.println(
                found.agrees()
                        ? "All of them are stored like that."
                        : (check ? "These ratings would change: " : "Changed: ")
                                + found.differences().size() + ". Earlier ratings in people's histories: "
                                + found.history() + ".");
    }

    private static String words(@Nullable Rated rated) {
        return rated == null
                ? "none"
                : String.format(
                        Locale.ROOT,
                        "%.2f ± %.2f",
                        rated.rating().mean(),
                        rated.rating().deviation());
    }
}
