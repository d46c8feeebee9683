package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Plays games on threads of this process. */
record Threads(int count) implements Venue {
    @Override
    public void play(Programme programme, List<Integer> numbers, Consumer<Contest.Result> arrived)
            throws Console.Refusal {
        Contest contest = programme.contest();
        Queue<String> failures = new ConcurrentLinkedQueue<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(count)) {
            for (int number : numbers) {
                pool.execute(() -> {
                    try {
                        arrived.accept(contest.play(number));
                    } catch (RuntimeException e) {
                        failures.add("game " + number + " failed: " + e);
                    }
                });
            }
        }
        String failure = failures.peek();
        if (failure != null) {
            throw new Console.Refusal(failure);
        }
    }

    @Override
    public void close() {
        // Every call of play ends its own threads.
    }
}
