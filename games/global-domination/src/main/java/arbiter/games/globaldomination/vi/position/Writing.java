package arbiter.games.globaldomination.vi.position;

import java.util.List;

/** How an order is written for people, where a view or an event shows one. The words of the game supply it. */
public interface Writing {
    String write(List<String> players, Order order);
}
