package arbiter.server.turn;

import arbiter.server.game.Schedule;
import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstance;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Plans reminders in the database, so that they survive a restart and run once on any number of nodes. A plan is never cancelled: when it
 * is due, it is compared with the game, and does nothing if it no longer matches. Deadlines need no plan, because {@link DueWork} finds
 * them in the rows of the games.
 */
@Component
public class Reminders {
    static final String TASK = "reminder";

    private final SchedulerClient scheduler;
    private final Clock clock;

    Reminders(SchedulerClient scheduler, Clock clock) {
        this.scheduler = scheduler;
        this.clock = clock;
    }

    /** The turn and the deadline that a plan is for. It is the name of the task, so that the same plan exists only once. */
    record Plan(String game, int at, long deadline) {
        String id() {
            return game + "/" + at + "/" + deadline;
        }

        static Optional<Plan> read(String id) {
            String[] parts = id.split("/");
            return parts.length < 3
                    ? Optional.empty()
                    : Optional.of(new Plan(parts[0], Integer.parseInt(parts[1]), Long.parseLong(parts[2])));
        }
    }

    /** Must be called inside a transaction. */
    public void plan(String game, int at, Instant deadline, Schedule schedule) {
        String id = new Plan(game, at, deadline.toEpochMilli()).id();
        for (Duration before : schedule.reminders()) {
            Instant when = deadline.minus(before);
            if (when.isAfter(clock.instant())) {
                scheduler.scheduleIfNotExists(new TaskInstance<>(TASK, id + "/" + before.toMinutes()), when);
            }
        }
    }
}
