package arbiter.server.work;

/**
 * The threads of the machine on which requests run. The Java machine takes one for each core by itself, and each of them first
 * works off the requests that it knows of. While a visitor keeps all of them busy, a request that another thread wakes (the
 * writer after its commit, a workbench after its work) is not looked at: saving a sheet then took seconds. With more carriers
 * than busy requests one of them is free to take it, and the system shares the cores fairly among them.
 */
public final class Carriers {
    static final String PROPERTY = "jdk.virtualThreadScheduler.parallelism";
    /**
     * All visitors together keep at most {@code arbiter.connections.working-in-all} of them busy (web/Places). They are started
     * when they are needed.
     */
    static final int NUMBER = 64;

    private Carriers() {}

    /** Before the first virtual thread. An operator's own number is kept. */
    public static void provide() {
        if (System.getProperty(PROPERTY) == null) {
            int number = Math.max(NUMBER, Runtime.getRuntime().availableProcessors());
            System.setProperty(PROPERTY, Integer.toString(number));
        }
    }
}
