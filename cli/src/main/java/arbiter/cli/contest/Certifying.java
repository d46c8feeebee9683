package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.bots.Share;
import arbiter.cli.console.Console;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether all seats are equally good, and if not, which settings make them so. Games are played in batches and judged after each
 * batch, in the order of their numbers, so that neither threads nor an interruption change the result.
 *
 * @param least the fewest games for each setting that is not given up; shares of many seats are precise with fewer
 * @param games the most for each setting that is tested
 * @param timeIsUp asked after each batch; if it is, the certificate says what is known so far
 * @param keep the games of the settings themselves; those of each compensation are in files beside it
 */
record Certifying(
        int least,
        int games,
        BooleanSupplier timeIsUp,
        @Nullable Path keep,
        Venue venue,
        Runnable step) {
    static final int BATCH = 100;
    /** A compensation that is clearly not even after this many games is given up. */
    private static final int ENOUGH = 2 * BATCH;

    Certificate certify(Programme programme, List<SortedMap<String, String>> compensations) throws Console.Refusal {
        Certificate.Trial base = trial(programme, Map.of(), keep);
        List<Certificate.Trial> tested = new ArrayList<>();
        if (base.verdict() == Certificate.Verdict.NOT_EVEN) {
            for (SortedMap<String, String> compensation : compensations) {
                Programme other = programme.with(compensation);
                if (timeIsUp.getAsBoolean() || other.equals(programme) || !playable(other)) {
                    continue;
                }
                Certificate.Trial trial = trial(other, compensation, beside(compensation));
                tested.add(trial);
                if (trial.verdict() == Certificate.Verdict.EVEN) {
                    break;
                }
            }
        }
        return new Certificate(programme, base, tested);
    }

    private static boolean playable(Programme programme) throws Console.Refusal {
        Contest contest = programme.contest();
        return contest.game().refuse(contest.setup()).isEmpty();
    }

    private @Nullable Path beside(Map<String, String> settings) {
        return keep == null ? null : keep.resolveSibling(keep.getFileName() + "." + Certificate.words(settings));
    }

    private Certificate.Trial trial(Programme programme, Map<String, String> compensation, @Nullable Path file)
            throws Console.Refusal {
        Series series = Series.of(programme, file);
        Certificate.Trial trial = judged(programme, compensation, List.of());
        for (int played = 0; played < games && !decided(trial) && !timeIsUp.getAsBoolean(); ) {
            played = Math.min(games, played + BATCH);
            series.play(played, venue, step);
            trial = judged(programme, compensation, series.first(played));
        }
        return trial;
    }

    private boolean decided(Certificate.Trial trial) {
        boolean hopeless = !trial.settings().isEmpty() && trial.games() >= ENOUGH && trial.clearlyNotEven();
        return (trial.precise() && trial.games() >= least) || hopeless;
    }

    private static Certificate.Trial judged(
            Programme programme, Map<String, String> compensation, List<Contest.Result> results) {
        Outcome outcome = new Outcome(programme, results);
        List<Share> seats = new ArrayList<>();
        for (int seat = 0; seat < programme.bots().size(); seat++) {
            seats.add(outcome.wonInPlace(seat));
        }
        int finished = (int) results.stream().filter(Contest.Result::finished).count();
        return new Certificate.Trial(compensation, results.size(), finished, outcome.places(), seats);
    }
}
