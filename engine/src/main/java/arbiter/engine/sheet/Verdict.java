package arbiter.engine.sheet;

import java.util.List;

/** Whether the rules accept one order of a sheet. */
public sealed interface Verdict {
    Verdict ACCEPTED = new Accepted();

    record Accepted() implements Verdict {}

    record Rejected(Rejection rejection) implements Verdict {}

    static Verdict rejected(String code, String rule, Object... facts) {
        return new Rejected(Rejection.of(code, rule, facts));
    }

    default boolean accepted() {
        return this instanceof Accepted;
    }

    static boolean allAccepted(List<Verdict> verdicts) {
        return verdicts.stream().allMatch(Verdict::accepted);
    }
}
