package arbiter.games.globaldomination.vi.position;

import java.util.List;

/** Writes an order for people, for views and events that show one. The package {@code words} implements it. */
public interface Writing {
    String write(List<String> players, Order order);
}
