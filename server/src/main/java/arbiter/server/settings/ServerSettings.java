package arbiter.server.settings;

import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What an operator may set, as {@code arbiter.…} properties, environment variables or options of {@code serve}.
 *
 * @param data the folder of the SQLite file
 * @param databaseUrl empty for SQLite, else a {@code jdbc:postgresql:} URL
 * @param publicUrl the address that people type; links in mails and invitations start with it
 * @param downtimeTolerance a deadline that fires later than this was missed by the server, and the turn is extended
 * @param limits a factor on all rate limits; 0 switches them off, for load tests
 * @param privateWebHooks whether web hooks may go to addresses of the own network
 * @param botThreads how many bots may think at once
 * @param watchedFor how long after somebody's last request a game of bots alone goes on
 * @param guestGamesKept how long games of guests alone are kept when nothing happens in them
 */
@ConfigurationProperties("arbiter")
public record ServerSettings(
        @DefaultValue("arbiter-data") Path data,
        @DefaultValue("") String databaseUrl,
        @DefaultValue("") String databaseUser,
        @DefaultValue("") String databasePassword,
        @DefaultValue("http://localhost:8080") String publicUrl,
        @DefaultValue("2m") Duration downtimeTolerance,
        @DefaultValue("1") double limits,
        @DefaultValue("false") boolean privateWebHooks,
        @DefaultValue("1") int botThreads,
        @DefaultValue("5m") Duration watchedFor,
        @DefaultValue("30d") Duration guestGamesKept,
        @DefaultValue("Arbiter <arbiter@localhost>") String mailFrom) {
    public boolean overTls() {
        return publicUrl.startsWith("https:");
    }

    public boolean onPostgres() {
        return databaseUrl.startsWith("jdbc:postgresql:");
    }
}
