package arbiter.server.web;

import arbiter.engine.Game;
import arbiter.engine.Workshop;
import arbiter.engine.text.Misread;
import arbiter.server.naming.Naming;

/** A field of a request in which somebody gives a name. */
public final class NameField {
    private NameField() {}

    /** Refuses a board with a name that is not fit for any name. A text that cannot be read has no names yet. */
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

    /** The name as it is kept, or a refusal. */
    public static String checked(Naming kind, String field, String wish) {
        String name = kind.tidy(wish);
        String fault = kind.fault(name);
        if (fault != null) {
            throw Problem.invalid(field, fault);
        }
        return name;
    }
}
