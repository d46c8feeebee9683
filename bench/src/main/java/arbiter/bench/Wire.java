package arbiter.bench;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One persistent HTTP connection over a plain socket: cheap, and enough to create games and to listen. */
final class Wire implements AutoCloseable {
    private static final int SMALL = 256;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final String token;

    /** @param token of a person, or empty for an anonymous visitor */
    Wire(int port, String token) throws IOException {
        this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
        this.in = new BufferedInputStream(socket.getInputStream(), SMALL);
        this.out = socket.getOutputStream();
        this.token = token;
        socket.setTcpNoDelay(true);
    }

    /** @param head the lines before the body */
    record Answer(int status, String head, String body) {
        String text(String name) {
            return found("\"" + name + "\":\"?([^\",}]*)", body);
        }

        String cookie(String name) {
            return found(name + "=([^;\\s]+)", head);
        }

        Answer expect(int wanted) {
            if (status != wanted) {
                throw new IllegalStateException(toString());
            }
            return this;
        }

        private String found(String pattern, String where) {
            Matcher matcher = Pattern.compile(pattern).matcher(where);
            if (!matcher.find()) {
                throw new IllegalStateException("no " + pattern + " in " + this);
            }
            return matcher.group(1);
        }
    }

    static byte[] request(String method, String path, String token, String headers, String body) {
        String whole = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n") + headers
                // A request without a body says nothing about one, as in a browser: the server needs no buffer for it.
                + (method.equals("GET")
                        ? "\r\n"
                        : "Content-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
        return whole.getBytes(StandardCharsets.US_ASCII);
    }

    Answer send(String method, String path, String body) throws IOException {
        return send(method, path, "", body);
    }

    Answer send(String method, String path, String headers, String body) throws IOException {
        out.write(request(method, path, token, headers, body));
        out.flush();
        String head = head();
        Matcher length = Pattern.compile("(?i)content-length: *([0-9]+)").matcher(head);
        byte[] answer = length.find() ? in.readNBytes(Integer.parseInt(length.group(1))) : chunks();
        return new Answer(Integer.parseInt(head.substring(9, 12)), head, new String(answer, StandardCharsets.UTF_8));
    }

    /** Requests a stream, and reads until it has begun. */
    void open(String path) throws IOException {
        out.write(request("GET", path, token, "", ""));
        out.flush();
        String head = head();
        if (!head.startsWith("HTTP/1.1 200")) {
            throw new IOException("no stream: " + head);
        }
    }

    private String head() throws IOException {
        StringBuilder head = new StringBuilder();
        for (String line = line(); !line.isEmpty(); line = line()) {
            head.append(line).append('\n');
        }
        return head.toString();
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = chunk(); size > 0; size = chunk()) {
            all.write(in.readNBytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line().strip(), 16);
    }

    String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("the server hung up");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
