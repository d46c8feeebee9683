package arbiter.server.storage;

import arbiter.server.settings.ServerSettings;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.springframework.boot.flyway.autoconfigure.FlywayConfigurationCustomizer;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** SQLite in the data folder, or PostgreSQL by URL. */
@Configuration(proxyBeanMethods = false)
class StorageConfiguration {
    @Bean
    DataSource dataSource(ServerSettings settings, FolderLock mine) {
        HikariConfig pool = new HikariConfig();
        if (settings.onPostgres()) {
            pool.setJdbcUrl(settings.databaseUrl());
            if (!settings.databaseUser().isEmpty()) {
                pool.setUsername(settings.databaseUser());
                pool.setPassword(settings.databasePassword());
            }
            pool.setMaximumPoolSize(12);
            PostgresTimeouts.apply(pool);
        } else if (settings.databaseUrl().isEmpty()) {
            pool.setDataSource(new PreparedOnce(sqlite(settings.data())));
            pool.setMaximumPoolSize(8);
        } else {
            throw new IllegalArgumentException("--database-url is a jdbc:postgresql: URL; without it, SQLite is used");
        }
        return new HikariDataSource(pool);
    }

    /** Migrations use their own connections, without the pool's timeouts, because a migration may take long. */
    @Bean
    FlywayConfigurationCustomizer patientMigrations(ServerSettings settings) {
        return flyway -> {
            if (settings.onPostgres()) {
                String user = settings.databaseUser();
                flyway.dataSource(
                        settings.databaseUrl(),
                        user.isEmpty() ? null : user,
                        user.isEmpty() ? null : settings.databasePassword());
            }
        };
    }

    /** By default, Flyway lets an older program run on a newer schema. */
    @Bean
    FlywayMigrationStrategy noDowngrade() {
        return Migrations::migrateOwn;
    }

    /** Held while the server runs. */
    @Bean
    FolderLock folderLock(ServerSettings settings) {
        try {
            PrivateFiles.createFolder(settings.data());
            if (!settings.onPostgres()) {
                // Created first, because SQLite gives its log files the permissions of the database file.
                PrivateFiles.createFile(settings.data().resolve(DatabaseFile.NAME));
            }
            return settings.onPostgres() ? FolderLock.none() : FolderLock.take(settings.data());
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + settings.data() + " cannot be used", e);
        }
    }

    private static DataSource sqlite(Path folder) {
        SQLiteDataSource source = new SQLiteDataSource(durable());
        source.setUrl("jdbc:sqlite:" + folder.resolve(DatabaseFile.NAME));
        return source;
    }

    private static SQLiteConfig durable() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        // Transactions take the write lock at once. A transaction that starts with a read might not get the lock later.
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        // The log grows to 16 MB before SQLite merges it into the database file, because under load the same pages
        // change again and again.
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, "4000");
        // Otherwise the driver asks for the new row's id after every insert, and nothing here needs it.
        config.setGetGeneratedKeys(false);
        config.setBusyTimeout(20_000);
        config.enforceForeignKeys(true);
        return config;
    }

    @Bean
    Writer writer(ServerSettings settings, PlatformTransactionManager manager, DataSource database) {
        TransactionTemplate transactions = new TransactionTemplate(manager);
        return settings.onPostgres() ? new PlainWriter(transactions) : new GroupWriter(transactions, database);
    }
}
