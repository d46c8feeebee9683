package arbiter.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Requests that no usual client sends: even those get problem details that name what cannot be read. */
class RawRequestsTest {
    private static final String JSON = "Content-Type: application/json\r\nAccept: application/json\r\n";

    /** The problem in the answer to a request, whose head is written as it is. */
    private static JsonNode answer(int status, String line, String headers, String body) throws IOException {
        String request = line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "Content-Length: "
                + body.length() + "\r\n\r\n" + body;
        try (Socket socket = new Socket(
                InetAddress.getLoopbackAddress(), URI.create(TestServer.url()).getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(all.startsWith("HTTP/1.1 " + status + " "), all);
            assertTrue(all.toLowerCase(java.util.Locale.ROOT).contains("content-type: application/problem+json"), all);
            return JsonMapper.shared().readTree(all.substring(all.indexOf('{'), all.lastIndexOf('}') + 1));
        }
    }

    private static void refused(int status, String code, String detail, String line, String headers, String body)
            throws IOException {
        JsonNode problem = answer(status, line, headers, body);
        assertEquals(detail, problem.path("detail").asString());
        assertEquals(code, problem.path("code").asString());
        assertEquals(status, problem.path("status").asInt());
    }

    @Test
    void aQueryThatIsNoTextNamesItsPart() throws IOException {
        String why = " is no text; write it in UTF-8, with % and two digits for special characters.";
        refused(400, "unreadable", "show: \"%zz\"" + why, "GET /api/games?limit=3&show=%zz", "", "");
        refused(400, "unreadable", "search: \"M%FCller\"" + why, "GET /api/games?search=M%FCller", "", "");
        refused(
                400,
                "unreadable",
                "show: \"a%00b\" contains the character NUL; leave it out.",
                "GET /api/games?show=a%00b",
                "",
                "");
    }

    @Test
    void anAddressThatCanBeReadInTwoWaysIsRefusedInWords() throws IOException {
        for (String path : new String[] {"/api/games/a%2Fb", "/api/games;x=1", "/api//games", "/api/games/a%00b"}) {
            JsonNode problem = answer(400, "GET " + path, "", "");
            assertEquals("unreadable", problem.path("code").asString(), path);
            assertTrue(problem.path("detail").asString().startsWith("The address "), path + problem);
        }
    }

    @Test
    void anUnknownMethodIsNamed() throws IOException {
        String possible = " is not possible here; use GET, POST, PUT, PATCH or DELETE.";
        refused(405, "method-not-allowed", "BREW" + possible, "BREW /api/games", "", "");
        refused(405, "method-not-allowed", "TRACE" + possible, "TRACE /api/games", "", "");
    }

    @Test
    void whatIsNoHttpIsRefusedInTheSameForm() throws IOException {
        JsonNode problem = answer(400, "GET /api/me", "Bad Header: 1\r\n", "");
        assertEquals("unreadable", problem.path("code").asString());
    }

    @Test
    void aWrongHeaderIsNamedWithItsValue() throws IOException {
        refused(
                406,
                "not-acceptable",
                "Accept: \"nonsense\" is not possible; use application/json or */*.",
                "GET /api/rulesets",
                "Accept: nonsense\r\n",
                "");
        String post = "POST /api/sandbox";
        String token = "Authorization: Bearer none\r\nAccept: application/json\r\n";
        for (String type : new String[] {"nonsense", "application/json; charset=klingon", "text/plain"}) {
            refused(
                    415,
                    "unsupported-media-type",
                    "Content-Type: \"" + type + "\" is not possible; use application/json.",
                    post,
                    token + "Content-Type: " + type + "\r\n",
                    "{}");
        }
        refused(415, "unsupported-media-type", "Content-Type: is missing; use application/json.", post, token, "{}");
        JsonNode forged = answer(403, "POST /api/games", JSON, "{}");
        assertTrue(forged.path("detail").asString().startsWith("X-XSRF-TOKEN: is missing"), forged.toString());
    }
}
