package arbiter.engine.sheet;

import arbiter.engine.words.Prose;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/**
 * Why an order is rejected: a code for programs, the rule that it breaks, and the data for the sentence that
 * {@link Prose#explain} makes for people.
 */
public record Rejection(String code, String rule, SequencedMap<String, String> data) {
    /** The code of a sheet from a seat that has nothing to decide now. The table refuses it before the rules are asked. */
    public static final String NOT_YOUR_DECISION = "not-your-decision";

    public Rejection {
        data = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(data));
    }

    /** {@code facts} alternates names and values. */
    public static Rejection of(String code, String rule, Object... facts) {
        if (facts.length % 2 != 0) {
            throw new IllegalArgumentException("facts come in pairs of name and value");
        }
        SequencedMap<String, String> data = new LinkedHashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            data.put(String.valueOf(facts[i]), String.valueOf(facts[i + 1]));
        }
        return new Rejection(code, rule, data);
    }

    public String fact(String name) {
        return data.getOrDefault(name, "");
    }

    /**
     * The rejection in words where there is no position, so that the game's prose cannot explain it: the fact {@code sentence}, which says
     * everything, or else all facts.
     */
    public String plainly() {
        if (!fact("sentence").isEmpty()) {
            return fact("sentence");
        }
        String facts = data.entrySet().stream()
                .map(fact -> fact.getKey().equals("message") ? fact.getValue() : fact.getKey() + " " + fact.getValue())
                .collect(Collectors.joining(", "));
        return facts.isEmpty() ? code.replace('-', ' ') : facts;
    }
}
