package arbiter.server.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;

/**
 * Which searches make a table. The person who has waited longest is served first, with as many players as possible; then come the others in
 * the order in which they began to search.
 */
record Grouping(Tempo tempo, IntPredicate possible, BiPredicate<Search, Search> mayMeet) {
    /** @param days that suit everybody */
    record Table(List<Search> people, Days days) {}

    /** @param open of one kind, the oldest first */
    Optional<Table> first(List<Search> open) {
        for (int i = 0; i < open.size(); i++) {
            Search oldest = open.get(i);
            List<Search> others = open.subList(i + 1, open.size());
            for (int size = Math.min(oldest.sizes().most(), others.size() + 1);
                    size >= oldest.sizes().fewest();
                    size--) {
                Optional<Table> table = around(oldest, others, size);
                if (table.isPresent() && possible.test(size)) {
                    return table;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Table> around(Search oldest, List<Search> others, int size) {
        List<Search> people = new ArrayList<>(List.of(oldest));
        Days days = oldest.days();
        for (Search other : others) {
            Days common = days.and(other.days());
            boolean fits = other.sizes().include(size)
                    && common.count() >= tempo.fewestDays()
                    && people.stream().allMatch(one -> mayMeet.test(one, other));
            if (fits && people.size() < size) {
                people.add(other);
                days = common;
            }
        }
        return people.size() == size && days.count() >= tempo.fewestDays()
                ? Optional.of(new Table(people, days))
                : Optional.empty();
    }
}
