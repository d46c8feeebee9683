package arbiter.server;

import static arbiter.server.Eventually.eventually;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/** A client that listens to an event stream. */
public final class EventStream implements AutoCloseable {
    public record Event(String id, String type, String data) {}

    private final List<Event> events = new CopyOnWriteArrayList<>();
    private final InputStream in;
    private volatile boolean ended;

    private EventStream(InputStream in) {
        this.in = in;
        Thread.ofVirtual().start(this::read);
    }

    public static EventStream open(Browser browser, String path) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(browser.url() + path));
        request.header(
                "Cookie",
                browser.cookies().entrySet().stream()
                        .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                        .collect(Collectors.joining("; ")));
        Map<String, String> headers = browser.headers();
        headers.forEach(request::setHeader);
        HttpResponse<InputStream> answer =
                HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        if (answer.statusCode() != 200) {
            throw new AssertionError("the stream answered " + answer.statusCode());
        }
        return new EventStream(answer.body());
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String id = "";
            String type = "";
            StringBuilder data = new StringBuilder();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.isEmpty() && !type.isEmpty()) {
                    events.add(new Event(id, type, data.toString()));
                    type = "";
                    data.setLength(0);
                } else if (line.startsWith("id:")) {
                    id = line.substring(3).strip();
                } else if (line.startsWith("event:")) {
                    type = line.substring(6).strip();
                } else if (line.startsWith("data:")) {
                    data.append(line.substring(5).strip());
                }
            }
        } catch (IOException e) {
            // Closed by the test or by the server; await reports it.
        }
        ended = true;
    }

    public List<Event> all() {
        return events;
    }

    public void awaitEnd() throws InterruptedException {
        eventually("the stream goes on", () -> ended);
    }

    private Optional<Event> first(String type) {
        return events.stream().filter(event -> event.type().equals(type)).findFirst();
    }

    public Event await(String type) throws InterruptedException {
        eventually("no " + type + " came", () -> first(type).isPresent());
        return first(type).orElseThrow();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
