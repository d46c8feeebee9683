package arbiter.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Discord, Slack, ntfy and a Matrix bridge, as far as web hooks use them. They refuse what the real ones refuse. */
public final class ChatServices implements AutoCloseable {
    static final String TOKEN = "s3cret-token-of-the-hook";

    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    /** @param body the JSON of the message, or the text for ntfy */
    public record Call(String method, String path, Map<String, List<String>> headers, String body, boolean picture) {
        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(header -> header.getKey().equalsIgnoreCase(name))
                    .map(header -> header.getValue().getFirst())
                    .findFirst()
                    .orElse("");
        }

        public JsonNode json() {
            return JsonMapper.shared().readTree(body);
        }
    }

    private final HttpServer server;
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    /** The status lines of Discord messages, by id. */
    private final Map<String, String> lines = new ConcurrentHashMap<>();

    private final AtomicInteger number = new AtomicInteger(1000);
    private volatile int answer;
    private volatile String retryAfter = "";

    public ChatServices() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::serve);
        server.start();
    }

    public String address(String service) {
        String path = service.equals("discord") ? "/api/webhooks/77/" + TOKEN : "/" + service + "/" + TOKEN;
        return "http://localhost:" + server.getAddress().getPort() + path;
    }

    public List<Call> calls() {
        return calls;
    }

    public List<String> faults() {
        return faults;
    }

    Map<String, String> lines() {
        return lines;
    }

    /** From now on every request is answered with this; 0 for as usual. */
    void answers(int status, String pause) {
        retryAfter = pause;
        answer = status;
    }

    private void serve(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().toString();
        if (answer != 0) {
            calls.add(new Call(exchange.getRequestMethod(), path, Map.copyOf(exchange.getRequestHeaders()), "", false));
            if (!retryAfter.isEmpty()) {
                exchange.getResponseHeaders().set("Retry-After", retryAfter);
            }
            reply(exchange, answer, "{\"message\": \"You are being rate limited.\", \"retry_after\": 1.5}");
            return;
        }
        try {
            String text = path.startsWith("/api/webhooks/77/" + TOKEN)
                    ? discord(exchange, path, body)
                    : path.equals("/slack/" + TOKEN)
                            ? slack(exchange, path, body)
                            : path.equals("/ntfy/" + TOKEN)
                                    ? ntfy(exchange, path, body)
                                    : path.equals("/matrix/" + TOKEN)
                                            ? matrix(exchange, path, body)
                                            : plain(exchange, path, body);
            reply(exchange, 200, text);
        } catch (Refusal e) {
            faults.add(e.getMessage());
            reply(exchange, e.status, "{}");
        } catch (JacksonException e) {
            faults.add("no JSON: " + new String(body, StandardCharsets.UTF_8));
            reply(exchange, 400, "{}");
        }
    }

    private static void reply(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        // A length of 0 means chunks, as real services answer.
        exchange.sendResponseHeaders(status, 0);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static final class Refusal extends RuntimeException {
        private final int status;

        Refusal(int status, String why) {
            super(why);
            this.status = status;
        }
    }

    private static void require(boolean so, String why) {
        if (!so) {
            throw new Refusal(400, why);
        }
    }

    private Call kept(HttpExchange exchange, String path, String body, boolean picture) {
        Call call =
                new Call(exchange.getRequestMethod(), path, Map.copyOf(exchange.getRequestHeaders()), body, picture);
        calls.add(call);
        return call;
    }

    private static String type(HttpExchange exchange) {
        return String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
    }

    private String discord(HttpExchange exchange, String path, byte[] body) {
        boolean multipart = type(exchange).startsWith("multipart/form-data; boundary=");
        require(multipart || type(exchange).equals("application/json"), "content type " + type(exchange));
        List<Part> parts = multipart ? parts(type(exchange), body) : List.of();
        String json = multipart ? parts.getFirst().text() : new String(body, StandardCharsets.UTF_8);
        JsonNode message = JsonMapper.shared().readTree(json);
        String content = message.path("content").asString();
        require(content.length() <= 2000, "content of " + content.length());
        require(message.at("/allowed_mentions/parse").isArray(), "mentions are not switched off");
        embeds(message, parts);
        String id;
        if (exchange.getRequestMethod().equals("PATCH")) {
            id = path.replaceAll(".*/messages/([0-9]+)(\\?.*)?", "$1");
            if (!lines.containsKey(id)) {
                throw new Refusal(404, "no message " + path);
            }
        } else {
            require(exchange.getRequestMethod().equals("POST"), exchange.getRequestMethod());
            require(path.contains("wait=true"), "without wait=true there is no id");
            require(!content.isEmpty() || !message.path("embeds").isEmpty(), "an empty message");
            id = String.valueOf(number.incrementAndGet());
        }
        lines.put(id, content);
        kept(exchange, path, json, !parts.isEmpty());
        return "{\"id\": \"" + id + "\", \"type\": 0}";
    }

    private static void embeds(JsonNode message, List<Part> parts) {
        int all = 0;
        for (JsonNode embed : message.path("embeds")) {
            String title = embed.path("title").asString("");
            String description = embed.path("description").asString("");
            require(title.length() <= 256, "title of " + title.length());
            require(description.length() <= 4096, "description of " + description.length());
            all += title.length()
                    + description.length()
                    + embed.at("/footer/text").asString("").length();
            String image = embed.at("/image/url").asString("");
            if (!image.isEmpty()) {
                require(image.equals("attachment://map.png"), "image " + image);
                require(
                        parts.size() == 2 && parts.get(1).head.contains("name=\"files[0]\"; filename=\"map.png\""),
                        "the attachment is missing");
                require(Arrays.equals(Arrays.copyOf(parts.get(1).body, 4), PNG), "the attachment is no PNG");
            }
        }
        require(all <= 6000, "embeds of " + all);
    }

    private record Part(String head, byte[] body) {
        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    private static List<Part> parts(String type, byte[] body) {
        String boundary = "--" + type.substring(type.indexOf('=') + 1);
        // One byte is one character, so that positions in the text are positions in the bytes.
        String text = new String(body, StandardCharsets.ISO_8859_1);
        require(text.endsWith("\r\n" + boundary + "--\r\n"), "the last boundary is missing");
        List<Part> parts = new ArrayList<>();
        for (String part : text.split(java.util.regex.Pattern.quote(boundary))) {
            int gap = part.indexOf("\r\n\r\n");
            if (gap > 0) {
                parts.add(new Part(
                        part.substring(0, gap),
                        part.substring(gap + 4, part.length() - 2).getBytes(StandardCharsets.ISO_8859_1)));
            }
        }
        return parts;
    }

    private String slack(HttpExchange exchange, String path, byte[] body) {
        Call call = kept(exchange, path, new String(body, StandardCharsets.UTF_8), false);
        require(type(exchange).equals("application/json"), "content type " + type(exchange));
        JsonNode message = call.json();
        require(!message.path("text").asString("").isEmpty(), "no text for notifications");
        require(
                message.path("blocks").size() <= 50,
                "blocks: " + message.path("blocks").size());
        for (JsonNode block : message.path("blocks")) {
            String text = block.at("/text/text").asString("");
            switch (block.path("type").asString()) {
                case "header" -> {
                    require(block.at("/text/type").asString().equals("plain_text"), "a header is plain text");
                    require(!text.isEmpty() && text.length() <= 150, "header of " + text.length());
                }
                case "section" -> require(!text.isEmpty() && text.length() <= 3000, "section of " + text.length());
                case "image" -> {
                    require(block.path("image_url").asString().startsWith("https://"), "a picture nobody can fetch");
                    require(!block.path("alt_text").asString("").isEmpty(), "no alternative text");
                }
                default -> require(false, "a block " + block.path("type").asString());
            }
        }
        return "ok";
    }

    private String ntfy(HttpExchange exchange, String path, byte[] body) {
        require(body.length <= 4096, "a message of " + body.length + " bytes becomes a file");
        Call call = kept(exchange, path, new String(body, StandardCharsets.UTF_8), false);
        for (String header : List.of("Title", "Click", "Attach", "Filename")) {
            String value = call.header(header);
            require(value.chars().allMatch(c -> c >= ' ' && c < 127), header + " is not ASCII: " + value);
            require(value.length() <= 1024, header + " of " + value.length());
        }
        require(!call.header("Title").isEmpty(), "no title");
        return "{\"id\": \"abc\"}";
    }

    private String matrix(HttpExchange exchange, String path, byte[] body) {
        require(body.length < 60_000, "an event of " + body.length + " bytes");
        Call call = kept(exchange, path, new String(body, StandardCharsets.UTF_8), false);
        require(!call.json().path("text").asString("").isEmpty(), "no text");
        require(!call.json().path("html").asString("").isEmpty(), "no html");
        return "{\"ok\": true}";
    }

    private String plain(HttpExchange exchange, String path, byte[] body) {
        kept(exchange, path, new String(body, StandardCharsets.UTF_8), false);
        return "";
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
