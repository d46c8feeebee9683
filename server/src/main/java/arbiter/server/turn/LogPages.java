package arbiter.server.turn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.IntFunction;

/**
 * A log that is read a few lines at a time, however long it is: only these are in memory, also while the reader is slow. The
 * first lines are read at once, so that a refusal is an answer and not a broken log.
 */
final class LogPages extends InputStream {
    /** How many lines are read at a time. A line has all sheets of a turn. */
    static final int LINES = 8;

    private final IntFunction<byte[]> page;
    private final int last;
    private int next;
    private InputStream current;

    /**
     * @param last the number of the last line
     * @param page the lines from a number on
     */
    LogPages(int last, IntFunction<byte[]> page) {
        this.page = page;
        this.last = last;
        this.next = LINES;
        this.current = new ByteArrayInputStream(page.apply(0));
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count = current.read(bytes, from, length);
        while (count < 0 && next <= last) {
            current = new ByteArrayInputStream(page.apply(next));
            next += LINES;
            count = current.read(bytes, from, length);
        }
        return count;
    }
}
