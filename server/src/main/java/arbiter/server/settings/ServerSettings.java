package arbiter.server.settings;

import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** What an operator can set, as {@code arbiter.…} properties, environment variables or options of {@code serve}. */
@ConfigurationProperties("arbiter")
public record ServerSettings(
        @About("the folder of the games: the SQLite file, the log files and the backups") @DefaultValue("arbiter-data")
        Path data,

        @About("jdbc:postgresql://host/name for several nodes; without it, SQLite") @DefaultValue("")
        String databaseUrl,

        @About("the user at PostgreSQL, if the URL does not name one") @DefaultValue("")
        String databaseUser,

        @About("the password of arbiter.database-user") @DefaultValue("")
        String databasePassword,

        @About("the address that people use; links and secure cookies depend on it")
        @DefaultValue("http://localhost:8080")
        String publicUrl,

        @About("if the server was away for longer than this after a deadline, the turn is extended") @DefaultValue("2m")
        Duration downtimeTolerance,

        @About(
                "a factor on all rate limits; 0 switches off all limits, quotas and bounds per account and address, for load tests")
        @DefaultValue("1")
        double limits,

        @About("whether web hooks may go to addresses in the server's own network") @DefaultValue("false")
        boolean privateWebHooks,

        @About("how many bots may think at once") @DefaultValue("1")
        int botThreads,

        @About("how long a game with only bots continues after the last request of a person") @DefaultValue("5m")
        Duration watchedFor,

        @About("how many turns a game with only bots continues after the last request of a person") @DefaultValue("100")
        int watchedTurns,

        @About("how long games with only guests are kept when nothing happens in them") @DefaultValue("30d")
        Duration guestGamesKept,

        @About("the sender of e-mail") @DefaultValue("Arbiter <arbiter@localhost>")
        String mailFrom) {
    public ServerSettings {
        publicUrl = publicUrl.endsWith("/") ? publicUrl.substring(0, publicUrl.length() - 1) : publicUrl;
    }

    public boolean overTls() {
        return publicUrl.startsWith("https:");
    }

    public boolean onPostgres() {
        return databaseUrl.startsWith("jdbc:postgresql:");
    }
}
