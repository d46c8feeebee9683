package arbiter.server.fact;

import org.jspecify.annotations.Nullable;

/**
 * The person or role that caused a fact.
 *
 * @param account null if no single person acted
 */
public record Actor(Role role, @Nullable String account) {
    public static final Actor SERVER = new Actor(Role.SERVER, null);

    /** The players decided by a vote. */
    public static final Actor PLAYERS = new Actor(Role.PLAYERS, null);

    public enum Role {
        HOST("The host"),
        /** Acts instead of the host. */
        ADMINISTRATOR("An administrator"),
        SERVER("The server"),
        PLAYERS("The players");

        private final String inWords;

        Role(String inWords) {
            this.inWords = inWords;
        }

        /** Used as the subject of a sentence. */
        String inWords() {
            return inWords;
        }
    }
}
