package arbiter.server.answer;

import arbiter.server.web.Problem;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A page of a list.
 *
 * @param next for the next request, as {@code cursor}; null at the end of the list
 */
public record Slice<T>(List<T> items, @Nullable String next) {
    /**
     * @param list the name of the list
     * @param found up to one row more than the page has, which only tells that there is another page
     */
    public static <T> Slice<T> of(String list, List<T> found, int limit, Function<T, Cursor> place) {
        return of(list, found, limit, place, null);
    }

    /** @param last the last row that was looked at, if the search ended there and not at the end of the list */
    public static <T> Slice<T> of(
            String list, List<T> found, int limit, Function<T, Cursor> place, @Nullable Cursor last) {
        if (found.size() <= limit) {
            return new Slice<>(found, last == null ? null : last.write(list));
        }
        List<T> items = List.copyOf(found.subList(0, limit));
        return new Slice<>(items, place.apply(items.getLast()).write(list));
    }

    public <U> Slice<U> map(Function<T, U> change) {
        return new Slice<>(items.stream().map(change).toList(), next);
    }

    /** Refuses a length of a page that is not possible. */
    public static int limit(int wished, int most) {
        return Problem.within("limit", wished, 1, most);
    }
}
