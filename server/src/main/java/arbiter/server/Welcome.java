package arbiter.server;

import arbiter.server.account.Registration;
import arbiter.server.settings.ServerSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Notes the start in the log, so that a log file begins with it even if nothing happens afterwards. Prints the server's address and the
 * link for the first administrator to the console only, because the link is secret and must not be in the log.
 */
@Component
class Welcome {
    private static final Logger LOG = LoggerFactory.getLogger(Welcome.class);

    private final ServerSettings settings;
    private final Registration registration;

    Welcome(ServerSettings settings, Registration registration) {
        this.settings = settings;
        this.registration = registration;
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(100)
    public void ready() {
        LOG.info("the server has started at {}", settings.publicUrl());
        System.out.println("Arbiter is at " + settings.publicUrl());
        registration.administratorCode().ifPresent(code -> {
            System.out.println("This server has no administrator yet. This link creates one and works once:");
            System.out.println("  " + settings.publicUrl() + "/setup#" + code);
        });
        System.out.flush();
    }
}
