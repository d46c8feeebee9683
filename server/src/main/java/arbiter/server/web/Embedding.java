package arbiter.server.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The only pages of this server that other sites may show in a frame: pictures with a link, without scripts and without cookies. */
public final class Embedding {
    /** The only such address. */
    static final String PATHS = "/embed/game/*";

    /** The style of these pages. It is inside them, so that they need one request less. */
    public static final String STYLE =
            "html,body{margin:0;height:100%;background:#1d2230;color:#fff;font:16px sans-serif}"
                    + "a{display:grid;place-items:center;height:100%;color:inherit}img{display:block;max-width:100%;max-height:100%}"
                    + "p{margin:16px;text-align:center}";

    static final String POLICY = "default-src 'none'; img-src 'self'; style-src 'sha256-" + hash()
            + "'; base-uri 'none';" + " form-action 'none'; frame-ancestors *";

    private Embedding() {}

    private static String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(STYLE.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
