package arbiter.server.web;

import arbiter.engine.Game;
import arbiter.engine.Workshop;
import arbiter.engine.text.Misread;
import arbiter.server.naming.Naming;

/** Checks a name in a field of a request. */
public final class NameField {
    private NameField() {}

    /** Refuses a board that contains a name that is not allowed. Ignores boards that cannot be read. */
    public static void checkBoard(Game<?, ?, ?> game, String field, String text) {
        Workshop workshop = game.boards().workshop().orElse(null);
        if (workshop == null) {
            return;
        }
        try {
            for (Workshop.Named named : workshop.names(text)) {
                String fault = Naming.ON_A_MAP.fault(Naming.ON_A_MAP.tidy(named.name()));
                if (fault != null) {
                    throw Problem.invalid(field, "The name of " + named.what() + " is refused. " + fault);
                }
            }
        } catch (Misread unreadable) {
            return;
        }
    }

    /** The name as it is stored. Throws a problem if it is not allowed. */
    public static String checked(Naming kind, String field, String wish) {
        String name = kind.tidy(wish);
        String fault = kind.fault(name);
        if (fault != null) {
            throw Problem.invalid(field, fault);
        }
        return name;
    }
}
