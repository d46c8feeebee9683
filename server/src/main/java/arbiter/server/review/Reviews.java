package arbiter.server.review;

import arbiter.bots.Review;
import arbiter.bots.Reviewer;
import arbiter.engine.Budget;
import arbiter.server.game.GameRow;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Secrets;
import arbiter.server.table.Tables;
import arbiter.server.web.Problem;
import arbiter.server.work.FairThreads;
import arbiter.server.work.LowPriority;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Computes reviews on one thread that gives way to requests. A review takes up to a minute, much longer than a piece of work on a {@link
 * arbiter.server.work.Workbench} may take, and nobody waits for it. The people who ask take turns.
 */
@Component
public class Reviews implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(Reviews.class);
    private static final int MOST_WAITING = 500;
    private static final int MOST_PER_PERSON = 20;
    /** For all sheets of a game together. */
    private static final long LOOKS = 72_000;

    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long TRY_AGAIN_SECONDS = 60;

    private final ReviewStore store;
    private final Tables tables;
    private final JsonColumn json;
    private final FairThreads threads =
            new FairThreads("review", new FairThreads.Bounds(1, 1, MOST_WAITING, MOST_PER_PERSON), LowPriority::take);
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final Budget budget = Budget.unbounded();

    Reviews(ReviewStore store, Tables tables, JsonColumn json) {
        this.store = store;
        this.tables = tables;
        this.json = json;
    }

    /**
     * A sheet of a finished game, and the better one.
     *
     * @param at the position in which it was handed in
     */
    public record TurningPoint(int at, int seat, List<String> given, List<String> better) {}

    /** A turning point of a game by its number, if the game has a review. */
    public Optional<TurningPoint> point(GameRow game, int number) {
        ReviewAnswer.ReviewFound found = of(game).found();
        if (found == null || number < 0 || number >= found.points().size()) {
            return Optional.empty();
        }
        ReviewAnswer.ReviewPoint point = found.points().get(number);
        return Optional.of(new TurningPoint(point.at(), point.seat(), point.given(), point.better()));
    }

    ReviewAnswer of(GameRow game) {
        ReviewStore.Kept kept = store.find(game).orElse(new ReviewStore.Kept(false, 0, 0, ""));
        if (!kept.text().isEmpty()) {
            ReviewAnswer.ReviewFound found = json.read(kept.text(), ReviewAnswer.ReviewFound.class);
            return new ReviewAnswer("done", kept.total(), kept.total(), found);
        }
        if (kept.working()) {
            return new ReviewAnswer("working", kept.done(), kept.total(), null);
        }
        return new ReviewAnswer(waiting.contains(game.id()) ? "waiting" : "none", 0, 0, null);
    }

    /** Begins the review soon, unless it is there already. */
    void begin(GameRow game, String person) {
        if (!of(game).state().equals("none") || !waiting.add(game.id())) {
            return;
        }
        try {
            threads.execute(person, () -> claimAndCompute(game));
        } catch (RejectedExecutionException e) {
            waiting.remove(game.id());
            throw new Problem.Busy("Too many games wait for a review. Try again in a minute.", TRY_AGAIN_SECONDS);
        }
    }

    private void claimAndCompute(GameRow game) {
        String claim = Secrets.nonce();
        try {
            if (store.claim(game, claim)) {
                String text = budget.cover(() -> compute(game, claim));
                store.finish(claim, text);
            }
        } catch (Budget.Spent e) {
            LOG.debug("the review of game {} was stopped", game.id());
        } catch (Exception e) {
            LOG.error("the review of game {} failed", game.id(), e);
            store.release(claim);
        } finally {
            waiting.remove(game.id());
        }
    }

    private String compute(GameRow game, String claim) {
        Reviewer<?, ?, ?> reviewer = tables.reviewer(game, LOOKS);
        Progress progress = new Progress(claim, reviewer.steps());
        Review review = reviewer.review(progress::step);
        return json.write(ReviewAnswer.ReviewFound.of(review, tables.of(game)));
    }

    /** Stores about once a second how far a review is. */
    private final class Progress {
        private final String claim;
        private final int total;
        private int done;
        private long stored;

        Progress(String claim, int total) {
            this.claim = claim;
            this.total = total;
            store();
        }

        void step() {
            done++;
            if (System.nanoTime() - stored >= EVERY_NANOS) {
                store();
            }
        }

        private void store() {
            stored = System.nanoTime();
            if (!store.goOn(claim, done, total)) {
                throw new IllegalStateException("another node has taken over");
            }
        }
    }

    @Override
    public void destroy() {
        budget.stop();
        threads.close();
    }
}
