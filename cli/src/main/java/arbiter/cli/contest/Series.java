package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The games of a programme that have been played so far. Each result is written to a file as soon as its game is over. */
final class Series {
    private final Programme programme;
    private final @Nullable Path keep;
    private final Map<Integer, Contest.Result> results = new TreeMap<>();
    private @Nullable String failure;
    private boolean brokenOff;

    private Series(Programme programme, @Nullable Path keep) {
        this.programme = programme;
        this.keep = keep;
    }

    /** Continues the series in the file, if it has one. */
    static Series of(Programme programme, @Nullable Path keep) throws Console.Refusal {
        Series series = new Series(programme, keep);
        if (keep != null && Files.exists(keep)) {
            series.load(keep);
        } else if (keep != null) {
            Console.write(keep, (series.heading() + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return series;
    }

    private String heading() {
        return programme.json().write();
    }

    private void load(Path file) throws Console.Refusal {
        List<String> lines = Console.read(file).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(heading())) {
            throw new Console.Refusal(file + ": belongs to another simulation; choose another file");
        }
        for (String line : lines.subList(1, lines.size())) {
            try {
                Contest.Result result = ResultText.read(line);
                results.put(result.number(), result);
            } catch (Misread e) {
                // If the run was killed, the last line may be incomplete; that game is played again.
                break;
            }
        }
    }

    Programme programme() {
        return programme;
    }

    /** Plays those of the first games that are still missing. */
    void play(int games, Venue venue, Runnable step) throws Console.Refusal {
        venue.play(programme, missing(games), result -> {
            keep(result);
            step.run();
        });
        synchronized (this) {
            if (failure != null) {
                throw new Console.Refusal(failure);
            }
        }
    }

    private synchronized List<Integer> missing(int games) {
        return IntStream.range(0, games)
                .filter(number -> !results.containsKey(number))
                .boxed()
                .toList();
    }

    synchronized void keep(Contest.Result result) {
        if (brokenOff) {
            return;
        }
        results.put(result.number(), result);
        if (keep != null) {
            try {
                Files.writeString(keep, ResultText.write(result) + "\n", StandardOpenOption.APPEND);
            } catch (IOException e) {
                failure = keep + ": cannot be written (" + e.getMessage() + ")";
            }
        }
    }

    /** Games that end after this do not count, so that the printed and the saved results are about the same games. */
    synchronized void breakOff() {
        brokenOff = true;
    }

    /** Saves all results so far, for a run that was started without a file. */
    synchronized void keepAll(Path file) throws Console.Refusal {
        StringBuilder lines = new StringBuilder(heading()).append('\n');
        results.values()
                .forEach(result -> lines.append(ResultText.write(result)).append('\n'));
        Console.write(file, lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Those of the first games that have been played. */
    synchronized List<Contest.Result> first(int games) {
        return results.values().stream()
                .filter(result -> result.number() < games)
                .toList();
    }
}
