package arbiter.server.push;

import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The browsers that people let ring. */
@Component
class PushDevices {
    /** A person has a few devices; the oldest gives way. */
    static final int MOST = 10;

    /** A log-out ends the session, and so does a new password somewhere else. */
    private static final String LIVING = " and credential_id in (select id from credential)";

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    PushDevices(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /** @param key and auth in base64url, as the browser gave them */
    record Device(String id, String account, String endpoint, String key, String auth) {}

    /** What its owner sees of a device. */
    record RingingDevice(
            @Schema(example = "q3Zx81kd") String id,
            @Schema(example = "Firefox on Android") String name,
            Instant since) {}

    /** Inside a write. A browser that subscribes again, or for somebody else, replaces itself. */
    String add(Caller.Known account, String endpoint, String key, String auth, String name) {
        String id = Secrets.id();
        jdbc.sql("delete from push_device where endpoint = ? or account_id = ? and credential_id not in"
                        + " (select id from credential)")
                .params(endpoint, account.id())
                .update();
        jdbc.sql("insert into push_device (id, account_id, credential_id, endpoint, key, auth, name, created_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(id, account.id(), account.credential(), endpoint, key, auth, name, clock.millis())
                .update();
        jdbc.sql("delete from push_device where account_id = ? and id not in (select id from push_device"
                        + " where account_id = ? order by created_at desc, id limit ?)")
                .params(account.id(), account.id(), MOST)
                .update();
        return id;
    }

    List<Device> of(String account) {
        return jdbc.sql("select id, account_id, endpoint, key, auth from push_device where account_id = ?" + LIVING)
                .param(account)
                .query((row, n) -> new Device(
                        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5)))
                .list();
    }

    List<RingingDevice> shown(String account) {
        return jdbc.sql("select id, name, created_at from push_device where account_id = ?" + LIVING
                        + " order by created_at, id")
                .param(account)
                .query((row, n) ->
                        new RingingDevice(row.getString(1), row.getString(2), Instant.ofEpochMilli(row.getLong(3))))
                .list();
    }

    boolean remove(String account, String id) {
        return writer.write(() -> jdbc.sql("delete from push_device where account_id = ? and id = ?")
                        .params(account, id)
                        .update()
                > 0);
    }
}
