package arbiter.games.carbon.rules;

import arbiter.engine.sheet.Rejection;

/**
 * Why an order does not stand, before anybody has asked for words: facts are kept as they are and become text only when
 * the refusal leaves the rules.
 *
 * @param why which sentence {@link Explanations} makes of it
 * @param facts names and values by turns
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
