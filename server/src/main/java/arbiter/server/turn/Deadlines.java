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
 * Plans deadlines and reminders in the database, so that they survive a restart and run once on any number of nodes. A plan is never
 * cancelled: when it is due, it is compared with the game, and does nothing if it no longer matches.
 */
@Component
public class Deadlines {
    static final String DEADLINE = "deadline";
    static final String REMINDER = "reminder";

    private final SchedulerClient scheduler;
    private final Clock clock;

    Deadlines(SchedulerClient scheduler, Clock clock) {
        this.scheduler = scheduler;
        this.clock = clock;
    }

    /** The turn and time that a plan is for. It is the name of the task, so that the same plan exists only once. */
    record Plan(String game, int at, long time) {
        String id() {
            return game + "/" + at + "/" + time;
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
        planEnd(game, at, deadline);
        String id = new Plan(game, at, deadline.toEpochMilli()).id();
        for (Duration before : schedule.reminders()) {
            Instant when = deadline.minus(before);
            if (when.isAfter(clock.instant())) {
                scheduler.scheduleIfNotExists(new TaskInstance<>(REMINDER, id + "/" + before.toMinutes()), when);
            }
        }
    }

    void planEnd(String game, int at, Instant when) {
        String id = new Plan(game, at, when.toEpochMilli()).id();
        scheduler.scheduleIfNotExists(new TaskInstance<>(DEADLINE, id), when);
    }
}
