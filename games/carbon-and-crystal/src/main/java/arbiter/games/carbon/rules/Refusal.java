package arbiter.games.carbon.rules;

import arbiter.engine.sheet.Rejection;

/**
 * Why an order is refused. The facts become text only when the refusal leaves the rules, because most refusals are never
 * shown.
 *
 * @param why which sentence {@link Explanations} makes of it
 * @param facts alternating names and values
 */
public record Refusal(Code code, String rule, String why, Object... facts) {
    public String fact(String name) {
        for (int i = 0; i < facts.length; i += 2) {
            if (facts[i].equals(name)) {
                return String.valueOf(facts[i + 1]);
            }
        }
        return "";
    }

    public Rejection rejection() {
        Object[] all = new Object[facts.length + 2];
        all[0] = "why";
        all[1] = why;
        System.arraycopy(facts, 0, all, 2, facts.length);
        return Rejection.of(code.text(), rule, all);
    }
}
