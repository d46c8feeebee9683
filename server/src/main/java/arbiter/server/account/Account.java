package arbiter.server.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Somebody the server knows. */
public record Account(
        String id,
        String name,
        Kind kind,
        Role role,
        @Nullable String password,
        @Nullable String email,
        boolean emailConfirmed,
        String notifications,
        Instant createdAt) {
    public enum Kind {
        /** With name and password. */
        PERSON,
        /** Without a password: the holder of the session is the account. */
        GUEST,
        /** Gone; the name is a pseudonym. */
        ERASED
    }

    public enum Role {
        MEMBER,
        ADMINISTRATOR
    }

    public boolean administrator() {
        return role == Role.ADMINISTRATOR;
    }
}
