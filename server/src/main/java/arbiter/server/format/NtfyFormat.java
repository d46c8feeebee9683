package arbiter.server.format;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** A notification for a topic of an ntfy server. */
final class NtfyFormat {
    /** Longer messages become files. */
    private static final int MESSAGE = 4_096;

    private static final int TITLE = 200;

    private NtfyFormat() {}

    static Request post(String address, Post post) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Title", header(Cut.toBytes(TITLE, post.title())));
        headers.put("Click", post.url());
        if (post.picture() != null) {
            headers.put("Attach", post.picture());
            headers.put("Filename", "map.png");
        }
        String report = post.plainReport();
        String text = post.situation().line() + (report.isEmpty() ? "" : "\n\n" + report);
        return Request.text(address, headers, Cut.toBytes(MESSAGE, text));
    }

    /** Headers are ASCII; other text is written as in mail headers (RFC 2047). */
    private static String header(String text) {
        String line = text.replaceAll("[\\p{Cntrl}]", " ");
        boolean ascii = line.chars().allMatch(c -> c < 127);
        return ascii
                ? line
                : "=?UTF-8?B?" + Base64.getEncoder().encodeToString(line.getBytes(StandardCharsets.UTF_8)) + "?=";
    }
}
