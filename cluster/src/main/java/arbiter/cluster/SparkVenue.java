package arbiter.cluster;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.cli.contest.Programme;
import arbiter.cli.contest.ResultText;
import arbiter.cli.contest.Venue;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Plays games as one Spark job: each task plays some numbers, and its results arrive when it ends. A lost task is played again. */
final class SparkVenue implements Venue {
    /** The number of tasks for each core, so that no core waits long for the last ones … */
    private static final int TASKS_PER_CORE = 16;
    /** … but no more games in a task than this, because they are lost together. */
    private static final int MOST_GAMES = 20;

    /** Machines that a cluster must start first take minutes. */
    private static final int PATIENCE_S = 900;

    private static final int SILENCE_S = 20;

    private final JavaSparkContext spark;

    SparkVenue(JavaSparkContext spark) {
        this.spark = spark;
    }

    @Override
    public void play(Programme programme, List<Integer> numbers, Consumer<Contest.Result> arrived)
            throws Console.Refusal {
        if (numbers.isEmpty()) {
            return;
        }
        awaitWorkers();
        int size = Math.clamp(numbers.size() / (spark.defaultParallelism() * TASKS_PER_CORE), 1, MOST_GAMES);
        int tasks = Math.ceilDiv(numbers.size(), size);
        RDD<Integer> games = spark.parallelize(numbers, tasks).rdd();
        Arrival arrival = new Arrival(arrived);
        try {
            spark.sc()
                    .runJob(
                            games,
                            new PlayedGames(programme.json().write()),
                            arrival,
                            ClassTag$.MODULE$.<String>apply(String.class));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Exception e) {
            // The Scala method declares no exceptions, but Spark throws checked ones.
            throw new Console.Refusal("the cluster gave up: " + firstLine(e));
        }
        String failure = arrival.failures.peek();
        if (failure != null) {
            throw new Console.Refusal(failure);
        }
    }

    static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    private void awaitWorkers() throws Console.Refusal {
        long began = System.nanoTime();
        boolean told = false;
        while (!spark.isLocal() && !hasWorkers()) {
            long waited = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began);
            if (spark.sc().isStopped()) {
                throw new Console.Refusal("the cluster's workers cannot start; their logs say why");
            }
            if (waited > PATIENCE_S) {
                throw new Console.Refusal("the cluster has no worker with a free core and enough memory");
            }
            if (waited > SILENCE_S && !told) {
                told = true;
                Console.err("Waiting for a worker of the cluster with a free core and enough memory…");
            }
            pause();
        }
    }

    /** The driver itself is listed too. */
    private boolean hasWorkers() {
        return spark.statusTracker().getExecutorInfos().length > 1;
    }

    private static void pause() throws Console.Refusal {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Console.Refusal("interrupted");
        }
    }

    @Override
    public void close() {
        spark.close();
    }

    /** Reads the results of each task as soon as they arrive. */
    private static final class Arrival extends AbstractFunction2<Object, String, BoxedUnit> {
        private final Consumer<Contest.Result> arrived;
        private final Queue<String> failures = new ConcurrentLinkedQueue<>();

        Arrival(Consumer<Contest.Result> arrived) {
            this.arrived = arrived;
        }

        @Override
        public BoxedUnit apply(Object task, String lines) {
            lines.lines().forEach(line -> {
                if (line.startsWith(PlayedGames.FAILED)) {
                    failures.add(line.substring(PlayedGames.FAILED.length()));
                } else {
                    arrive(line);
                }
            });
            return BoxedUnit.UNIT;
        }

        private void arrive(String line) {
            try {
                arrived.accept(ResultText.read(line));
            } catch (Misread e) {
                failures.add("the cluster sent a result that cannot be read: " + e.getMessage());
            }
        }
    }
}
