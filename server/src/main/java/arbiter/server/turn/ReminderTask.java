package arbiter.server.turn;

import com.github.kagkarlsson.scheduler.task.FailureHandler;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import java.time.Duration;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The task that the scheduler runs when a reminder is due. */
@Configuration(proxyBeanMethods = false)
class ReminderTask {
    private static final Duration AGAIN = Duration.ofSeconds(10);

    @Bean
    Task<Void> remind(ObjectProvider<TurnEnd> end) {
        return Tasks.oneTime(Reminders.TASK)
                .onFailure(new FailureHandler.OnFailureRetryLater<>(AGAIN))
                .execute((instance, context) ->
                        Reminders.Plan.read(instance.getId()).ifPresent(end.getObject()::remind));
    }
}
