package arbiter.bench;

import java.io.IOException;

/** Creates guests on a server, for the load tests. */
final class Guest {
    private Guest() {}

    /** The header with a new guest's session, which may do more than any token. */
    static String session(int port) throws IOException {
        try (Wire wire = new Wire(port, "")) {
            String csrf = wire.send("GET", "/api/me", "").cookie("XSRF-TOKEN");
            String headers = "X-XSRF-TOKEN: " + csrf + "\r\nCookie: XSRF-TOKEN=" + csrf + "\r\n";
            return "Cookie: arbiter="
                    + wire.send("POST", "/api/guests", headers, "{}").cookie("arbiter") + "\r\n";
        }
    }

    /** A new guest's token. */
    static String token(int port) throws IOException {
        try (Wire wire = new Wire(port, "")) {
            String csrf = wire.send("GET", "/api/me", "").cookie("XSRF-TOKEN");
            String headers = "X-XSRF-TOKEN: " + csrf + "\r\nCookie: XSRF-TOKEN=" + csrf;
            String session =
                    wire.send("POST", "/api/guests", headers + "\r\n", "{}").cookie("arbiter");
            return wire.send(
                            "POST",
                            "/api/me/tokens",
                            headers + "; arbiter=" + session + "\r\n",
                            "{\"name\":\"load\",\"scope\":\"host\"}")
                    .text("token");
        }
    }
}
