package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import java.util.List;
import java.util.function.Consumer;

/** Where games are played: on threads of this process, or on a cluster. */
public interface Venue extends AutoCloseable {
    /**
     * Returns when all these games are over. The results arrive one by one, from any thread and in any order.
     *
     * @throws Console.Refusal if a game could not be played; all others are played before
     */
    void play(Programme programme, List<Integer> numbers, Consumer<Contest.Result> arrived) throws Console.Refusal;

    @Override
    void close();
}
