package arbiter.server.backup;

import arbiter.server.settings.About;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** Scheduled backups of the SQLite file, as {@code arbiter.backups.…}. */
@ConfigurationProperties("arbiter.backups")
public record BackupSettings(
        @About("how often the server makes a backup of its SQLite file; 0 for never") @DefaultValue("24h")
        Duration every,

        @About("how many of these backups are kept; older ones are deleted") @DefaultValue("7")
        int keep,

        @About("the folder of these backups; without it, backups in the data folder") @DefaultValue("")
        String folder) {}
