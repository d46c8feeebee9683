package arbiter.server.web;

import org.jspecify.annotations.Nullable;

/** The caller of a request: a person, a guest, or an unknown visitor. */
public sealed interface Caller {
    Caller NOBODY = new Nobody();

    record Nobody() implements Caller {}

    /**
     * @param credential the session or token of the request
     * @param scope what this session or token may do
     */
    record Known(String id, String name, boolean guest, boolean administrator, String credential, Scope scope)
            implements Caller {
        /** A caller who has logged in. */
        public Known(String id, String name, boolean guest, boolean administrator, String credential) {
            this(id, name, guest, administrator, credential, Scope.EVERYTHING);
        }
    }

    /** The caller's account. Refuses callers who are not logged in. */
    default Known account() {
        return switch (this) {
            case Known known -> known;
            case Nobody() -> throw Problem.logInFirst();
        };
    }

    /** The caller as administrator. Refuses everybody else. */
    default Known requireAdministrator() {
        Known known = account();
        if (!known.administrator()) {
            throw Problem.notYours("Only an administrator can do that.");
        }
        return known;
    }

    default @Nullable String idOrNull() {
        return switch (this) {
            case Known known -> known.id();
            case Nobody() -> null;
        };
    }

    default boolean isAdministrator() {
        return this instanceof Known known && known.administrator();
    }
}
