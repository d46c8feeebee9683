package arbiter.server.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An account: a person, a guest, or what is left of a deleted one. */
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
        /** Has a name, and a password or a log-in at an OpenID provider. */
        PERSON,
        /** Has no password: only the session identifies the guest. */
        GUEST,
        /** Deleted: only a pseudonym is left. */
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
