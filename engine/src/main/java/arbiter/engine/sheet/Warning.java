package arbiter.engine.sheet;

/**
 * Something that a friend would point out about a legal sheet: a code for programs, the rule that it is about, and the data
 * for the sentence that {@code Prose.warn} makes.
 */
public record Warning(Rejection about) {
    /** The code of the warning about a sheet without orders, which is the same in every game. */
    public static final String NOTHING_ORDERED = "nothing-ordered";

    /** {@code facts} alternates names and values. */
    public static Warning of(String code, String rule, Object... facts) {
        return new Warning(Rejection.of(code, rule, facts));
    }

    public String code() {
        return about.code();
    }

    public String rule() {
        return about.rule();
    }

    public String fact(String name) {
        return about.fact(name);
    }
}
