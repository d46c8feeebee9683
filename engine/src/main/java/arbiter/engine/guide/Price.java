package arbiter.engine.guide;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What something costs, by the ids of the purse's pots. It costs nothing from a pot that is not listed. */
public record Price(SequencedMap<String, Integer> amounts) {
    public static final Price FREE = new Price(new LinkedHashMap<>());

    public Price {
        SequencedMap<String, Integer> paid = new LinkedHashMap<>();
        amounts.forEach((pot, amount) -> {
            if (amount != 0) {
                paid.put(pot, amount);
            }
        });
        amounts = Collections.unmodifiableSequencedMap(paid);
    }

    public static Price of(String pot, int amount) {
        SequencedMap<String, Integer> amounts = new LinkedHashMap<>();
        amounts.put(pot, amount);
        return new Price(amounts);
    }

    public Price and(String pot, int amount) {
        SequencedMap<String, Integer> more = new LinkedHashMap<>(amounts);
        more.merge(pot, amount, Integer::sum);
        return new Price(more);
    }

    public Price plus(Price other) {
        Price sum = this;
        for (var paid : other.amounts.entrySet()) {
            sum = sum.and(paid.getKey(), paid.getValue());
        }
        return sum;
    }

    public Price times(int factor) {
        SequencedMap<String, Integer> more = new LinkedHashMap<>();
        amounts.forEach((pot, amount) -> more.put(pot, amount * factor));
        return new Price(more);
    }

    public int of(String pot) {
        return amounts.getOrDefault(pot, 0);
    }

    public boolean free() {
        return amounts.isEmpty();
    }

    /** Prices are equal if they take the same amounts from the same pots, in any order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Price that && amounts.equals(that.amounts);
    }

    @Override
    public int hashCode() {
        return amounts.hashCode();
    }
}
