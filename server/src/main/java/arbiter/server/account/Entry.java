package arbiter.server.account;

import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Whether people may create accounts or play as guests. An administrator decides; stored in the database so that it holds on all nodes. */
@Component
public class Entry {
    static final String OPEN = "open";
    static final String INVITED = "invited";
    private static final String REGISTRATION = "entry-registration";
    private static final String GUESTS = "entry-guests";

    private final JdbcClient jdbc;
    private final Writer writer;

    Entry(JdbcClient jdbc, Writer writer) {
        this.jdbc = jdbc;
        this.writer = writer;
    }

    /**
     * What the administrator decided.
     *
     * @param registration {@code open}: anybody can create an account; {@code invited}: only people with an invitation to the server
     * @param guests whether people may play without an account
     */
    public record Rules(
            @NotNull @Schema(example = "open") String registration,
            @NotNull Boolean guests) {
        Rules checked() {
            if (!List.of(OPEN, INVITED).contains(registration)) {
                throw Problem.notOneOf("registration", registration, List.of(OPEN, INVITED));
            }
            return this;
        }
    }

    public Rules rules() {
        return new Rules(value(REGISTRATION, OPEN), Boolean.valueOf(value(GUESTS, "true")));
    }

    private String value(String name, String otherwise) {
        return jdbc.sql("select value from meta where name = ?")
                .param(name)
                .query(String.class)
                .optional()
                .orElse(otherwise);
    }

    void choose(Rules rules) {
        rules.checked();
        writer.run(() -> {
            set(REGISTRATION, rules.registration);
            set(GUESTS, rules.guests.toString());
        });
    }

    private void set(String name, String value) {
        jdbc.sql("insert into meta (name, value) values (?, ?) on conflict (name) do update set value = excluded.value")
                .params(name, value)
                .update();
    }

    void requireGuests() {
        if (!rules().guests()) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "no-guests",
                    "This server is for people with an account. Log in, or ask its administrator for an invitation.");
        }
    }

    boolean needsInvitation() {
        return rules().registration().equals(INVITED);
    }
}
