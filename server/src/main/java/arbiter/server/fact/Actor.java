package arbiter.server.fact;

import org.jspecify.annotations.Nullable;

/**
 * The one whose act a fact is.
 *
 * @param account null where no single person acted
 */
public record Actor(Role role, @Nullable String account) {
    public static final Actor SERVER = new Actor(Role.SERVER, null);

    /** After a vote. */
    public static final Actor PLAYERS = new Actor(Role.PLAYERS, null);

    public enum Role {
        HOST("The host"),
        /** In the place of the host. */
        ADMINISTRATOR("An administrator"),
        SERVER("The server"),
        PLAYERS("The players");

        private final String inWords;

        Role(String inWords) {
            this.inWords = inWords;
        }

        /** As the subject of a sentence. */
        String inWords() {
            return inWords;
        }
    }
}
