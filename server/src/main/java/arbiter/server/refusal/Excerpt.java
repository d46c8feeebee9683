package arbiter.server.refusal;

/** Shows what a request contains, but only the beginning of a long text. */
final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    static String quoted(String value) {
        return "\"" + of(value) + "\"";
    }

    static String of(String value) {
        return value.length() > LONGEST ? value.substring(0, LONGEST) + "…" : value;
    }
}
