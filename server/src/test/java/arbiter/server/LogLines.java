package arbiter.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.stream.Collectors;
import org.slf4j.LoggerFactory;

/** Everything that the server logs, down to debug lines of its own classes, until this is closed. */
final class LogLines implements AutoCloseable {
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Logger root;
    private final Logger own;

    LogLines() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        root = context.getLogger("ROOT");
        own = context.getLogger("arbiter");
        lines.start();
        root.addAppender(lines);
        own.setLevel(Level.DEBUG);
    }

    /** Other threads go on logging meanwhile. */
    String text() {
        synchronized (lines) {
            return lines.list.stream().map(LogLines::whole).collect(Collectors.joining("\n"));
        }
    }

    private static String whole(ILoggingEvent event) {
        return event.getFormattedMessage()
                + (event.getThrowableProxy() == null
                        ? ""
                        : event.getThrowableProxy().getMessage());
    }

    @Override
    public void close() {
        own.setLevel(Level.INFO);
        root.detachAppender(lines);
    }
}
