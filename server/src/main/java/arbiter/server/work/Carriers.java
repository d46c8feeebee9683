package arbiter.server.work;

/**
 * The number of carrier threads for virtual threads, which run the requests. By default, Java uses one per core, and each carrier first
 * runs the virtual threads in its own queue. If one visitor keeps all carriers busy, a request that another thread wakes (the writer after
 * a commit, a workbench after its work) does not run for seconds. With more carriers than busy requests, one is free to run it, and the
 * operating system shares the cores fairly.
 */
public final class Carriers {
    static final String PROPERTY = "jdk.virtualThreadScheduler.parallelism";
    /**
     * All visitors together keep at most {@code arbiter.connections.working-in-all} of them busy (web/Places). Java starts them when they
     * are needed.
     */
    static final int NUMBER = 24;

    private Carriers() {}

    /** Must be called before the first virtual thread starts. Does not override the operator's own number. */
    public static void provide() {
        if (System.getProperty(PROPERTY) == null) {
            int number = Math.max(NUMBER, Runtime.getRuntime().availableProcessors());
            System.setProperty(PROPERTY, Integer.toString(number));
        }
    }
}
