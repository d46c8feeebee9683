package arbiter.server;

import java.sql.SQLException;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.web.server.PortInUseException;

/** Explains in one sentence why the server cannot start. The details are in the log file. */
final class FailedStart {
    private FailedStart() {}

    static String sentence(Throwable failure) {
        PortInUseException port = find(failure, PortInUseException.class);
        if (port != null) {
            return "port " + port.getPort() + " is in use by another program; choose another with --port";
        }
        BindException setting = find(failure, BindException.class);
        if (setting != null && setting.getProperty() != null) {
            return "the setting " + setting.getName() + " cannot be \""
                    + setting.getProperty().getValue() + "\"; `arbiter settings`" + " shows what it means";
        }
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String reason = oneLine(root);
        if (find(failure, FlywayException.class) != null && !(root instanceof SQLException)) {
            return "the database cannot be brought to the schema of this version: " + reason;
        }
        return find(failure, SQLException.class) != null ? "the database cannot be used: " + reason : reason;
    }

    private static String oneLine(Throwable root) {
        String message = root.getMessage();
        String text = message == null || message.isBlank() ? root.getClass().getSimpleName() : message;
        return text.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    private static <T extends Throwable> @Nullable T find(Throwable failure, Class<T> type) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (type.isInstance(cause)) {
                return type.cast(cause);
            }
        }
        return null;
    }
}
