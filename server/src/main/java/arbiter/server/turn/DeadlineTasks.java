package arbiter.server.turn;

import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The tasks that the scheduler runs when a deadline or a reminder is due. */
@Configuration(proxyBeanMethods = false)
class DeadlineTasks {
    private static final Duration AGAIN = Duration.ofSeconds(10);

    @Bean
    Task<Void> deadlineTask(ObjectProvider<TurnEnd> end) {
        return Tasks.oneTime(Deadlines.DEADLINE)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(AGAIN))
                .execute((instance, context) ->
                        Deadlines.Plan.read(instance.getId()).ifPresent(end.getObject()::due));
    }

    @Bean
    Task<Void> reminderTask(ObjectProvider<TurnEnd> end) {
        return Tasks.oneTime(Deadlines.REMINDER)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(AGAIN))
                .execute((instance, context) ->
                        Deadlines.Plan.read(instance.getId()).ifPresent(end.getObject()::remind));
    }
}
