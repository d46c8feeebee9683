package arbiter.server.account;

import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Deletes expired sessions. */
@Configuration(proxyBeanMethods = false)
class CredentialTasks {
    @Bean
    Task<Void> credentialTask(ObjectProvider<Credentials> credentials) {
        return Tasks.recurring("expired-sessions", FixedDelay.ofHours(6))
                .execute((instance, context) -> credentials.getObject().deleteExpired());
    }
}
