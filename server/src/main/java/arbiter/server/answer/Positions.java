package arbiter.server.answer;

import arbiter.server.web.Problem;

/** The one place that reads the number of a position from a path. */
public final class Positions {
    private static final String NUMBER = "[0-9]{1,7}";

    private Positions() {}

    /** @param at {@code now} or a number */
    public static int read(String at, int last) {
        int number = at.equals("now") ? last : at.matches(NUMBER) ? Integer.parseInt(at) : -1;
        if (number < 0 || number > last) {
            throw Problem.notFound("at: there is no position \"" + at + "\"; use 0 to " + last + ", or now.");
        }
        return number;
    }
}
