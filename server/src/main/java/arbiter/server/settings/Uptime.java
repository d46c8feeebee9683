package arbiter.server.settings;

/** Time that only goes forward, whatever happens to the clock on the wall: for how long something took or may take. */
public interface Uptime {
    long nanos();
}
