package arbiter.server.turn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.IntFunction;

/**
 * Reads a log a few lines at a time, so that only these are in memory, however long the log is and however slow the reader. The first lines
 * are read in the constructor, so that a refusal becomes a proper answer instead of a broken download.
 */
final class LogPages extends InputStream {
    /** Lines per page. One line contains all sheets of a turn. */
    static final int LINES = 8;

    private final IntFunction<byte[]> page;
    private final int last;
    private int next;
    private InputStream current;

    /**
     * @param last the number of the last line
     * @param page returns the lines that begin with this number
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
