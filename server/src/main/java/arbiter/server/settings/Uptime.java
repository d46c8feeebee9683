package arbiter.server.settings;

/** A clock that never goes back, even if the system clock is changed. For measuring durations. */
public interface Uptime {
    long nanos();
}
