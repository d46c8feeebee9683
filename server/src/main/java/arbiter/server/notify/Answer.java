package arbiter.server.notify;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the other side answered, as far as anybody here cares.
 *
 * @param retryAfter the pause that the other side asks for
 * @param body its beginning; not trusted
 */
public record Answer(int status, Optional<Duration> retryAfter, String body) {
    private static final int LONGEST_LINE = 8_192;
    private static final int MOST_HEADERS = 100;
    private static final int LONGEST_BODY = 65_536;
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    public boolean fine() {
        return status >= 200 && status < 300;
    }

    /** Reads only the number, and does not wait for the rest. */
    static int status(InputStream in) throws IOException {
        String[] words = line(in).split(" ");
        if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("[1-5][0-9][0-9]")) {
            throw new IOException("the other side did not answer");
        }
        return Integer.parseInt(words[1]);
    }

    static Answer read(InputStream in) throws IOException {
        int status = status(in);
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            if (colon > 0 && headers.size() < MOST_HEADERS) {
                headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
            }
        }
        return new Answer(status, pause(headers.getOrDefault("Retry-After", "")), body(in, headers));
    }

    /** Seconds, perhaps with a fraction; the other form, a date, is not used by the services that we talk to. */
    private static Optional<Duration> pause(String seconds) {
        if (!seconds.matches("[0-9]{1,6}(\\.[0-9]{1,6})?")) {
            return Optional.empty();
        }
        Duration asked = Duration.ofMillis((long) Math.ceil(Double.parseDouble(seconds) * 1000));
        return Optional.of(asked.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : asked);
    }

    private static String body(InputStream in, Map<String, String> headers) throws IOException {
        String length = headers.getOrDefault("Content-Length", "");
        boolean chunked = headers.getOrDefault("Transfer-Encoding", "")
                .toLowerCase(Locale.ROOT)
                .contains("chunked");
        if (chunked) {
            return chunks(in);
        }
        int most = length.matches("[0-9]{1,9}") ? Math.min(Integer.parseInt(length), LONGEST_BODY) : LONGEST_BODY;
        return new String(in.readNBytes(most), StandardCharsets.UTF_8);
    }

    private static String chunks(InputStream in) throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        while (body.size() < LONGEST_BODY) {
            String size = line(in).split(";")[0].strip();
            if (!size.matches("[0-9a-fA-F]{1,7}")) {
                throw new IOException("the answer cannot be read");
            }
            int length = Integer.parseInt(size, 16);
            if (length == 0) {
                break;
            }
            body.writeBytes(in.readNBytes(Math.min(length, LONGEST_BODY)));
            line(in);
        }
        return body.toString(StandardCharsets.UTF_8);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() >= LONGEST_LINE) {
                throw new IOException("the answer has too long a line");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }
}
