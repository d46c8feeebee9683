package arbiter.server.web;

import arbiter.server.naming.Naming;

/** A field of a request in which somebody gives a name. */
public final class NameField {
    private NameField() {}

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
