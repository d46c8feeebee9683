package arbiter.cli.contest;

import java.io.Closeable;

/** A progress bar with the remaining time. Prints nothing if the output goes to a file. */
public final class Progress implements Closeable {
    private static final int WIDTH = 30;
    private static final long EVERY = 200_000_000;

    private final String what;
    private final int all;
    private final int before;
    private final long began = System.nanoTime();
    private final boolean shown = System.console() != null && System.console().isTerminal();
    private int done;
    private long drawn;

    public Progress(String what, int all, int before) {
        this.what = what;
        this.all = all;
        this.before = before;
        this.done = before;
    }

    public synchronized void step() {
        done++;
        long now = System.nanoTime();
        if (shown && (now - drawn > EVERY || done == all)) {
            drawn = now;
            System.err.print("\r" + line(done, all, left(now)) + "\u001b[K");
        }
    }

    private long left(long now) {
        int made = Math.max(1, done - before);
        return (now - began) / made * (all - done) / 1_000_000_000;
    }

    private String line(int done, int all, long seconds) {
        int full = (int) ((long) WIDTH * done / Math.max(1, all));
        String time = seconds >= 60 ? seconds / 60 + " min " + seconds % 60 + " s" : seconds + " s";
        return "█".repeat(full) + "░".repeat(WIDTH - full) + "  " + done + " of " + all + " " + what + ", " + time
                + " left";
    }

    @Override
    public void close() {
        if (shown) {
            System.err.println();
        }
    }
}
