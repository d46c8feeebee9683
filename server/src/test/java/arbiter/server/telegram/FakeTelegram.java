package arbiter.server.telegram;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Telegram's Bot API as the documentation describes it, strict about every limit. It can answer 429, be slow, perform a call and lose the
 * answer, and deliver an update twice. People and groups exist here; they write, edit and tap.
 */
public final class FakeTelegram implements AutoCloseable {
    public static final String TOKEN = "10203040:AAF-arbiter-test-token";
    public static final String BOT = "ArbiterTestBot";

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern PART = Pattern.compile("name=\"([^\"]+)\"");

    /** A message in a chat, as people see it now. */
    public static final class Shown {
        public final long chat;
        public final long id;
        public final long topic;
        public final boolean photo;
        public final boolean guarded;
        public volatile String text;
        public volatile List<JsonNode> buttons;
        public volatile int edits;

        private Shown(
                long chat, long id, long topic, boolean photo, boolean guarded, String text, List<JsonNode> buttons) {
            this.chat = chat;
            this.id = id;
            this.topic = topic;
            this.photo = photo;
            this.guarded = guarded;
            this.text = text;
            this.buttons = buttons;
        }

        /** Without the tags. */
        public String plain() {
            return TelegramLimits.unescaped(TelegramLimits.TAG.matcher(text).replaceAll(""));
        }

        public boolean offers(String label) {
            return buttons.stream()
                    .anyMatch(button -> button.path("text").asString().equals(label));
        }
    }

    private record Chat(long id, String type, String title, boolean forum) {}

    private final HttpServer server;
    private final LongSupplier millis;
    private final Object lock = new Object();
    private final Deque<JsonNode> updates = new ArrayDeque<>();
    private final Map<Long, Chat> chats = new TreeMap<>();
    private final Map<Long, List<Shown>> shown = new TreeMap<>();
    private final Map<Long, Deque<Long>> times = new TreeMap<>();
    private final Deque<Long> allTimes = new ArrayDeque<>();
    private final TelegramLimits limits = new TelegramLimits();
    private final List<String> calls = new ArrayList<>();
    private final Set<Long> stopped = new LinkedHashSet<>();
    private final Set<String> answered = new LinkedHashSet<>();
    private final Map<Long, Long> pinned = new TreeMap<>();
    private int slowDowns;
    private long nextUpdate = 700_000;
    private long nextMessage = 100;
    private long polls;
    private int lostAnswers;
    private int tooMany;
    private volatile boolean deaf;

    /** @param millis the clock by which rates are judged */
    public FakeTelegram(LongSupplier millis) {
        this.millis = millis;
        try {
            server = HttpServer.create(new InetSocketAddress("localhost", 0), 100);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::serve);
        server.start();
    }

    public FakeTelegram() {
        this(() -> System.nanoTime() / 1_000_000);
    }

    public String url() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    public List<String> settings() {
        return List.of("--arbiter.telegram.token=" + TOKEN, "--arbiter.telegram.api=" + url());
    }

    // People

    /** A person who has opened the private chat. */
    public final class Person {
        public final long id;
        public final String name;

        private Person(long id, String name) {
            this.id = id;
            this.name = name;
        }

        public long types(String text) {
            return typesIn(id, 0, text);
        }

        public long typesIn(long chat, long topic, String text) {
            synchronized (lock) {
                long message = nextMessage++;
                deliver(Map.of("message", message(chat, topic, message, text)));
                return message;
            }
        }

        public void edits(long message, String text) {
            synchronized (lock) {
                deliver(Map.of("edited_message", message(id, 0, message, text)));
            }
        }

        private Map<String, Object> message(long chat, long topic, long message, String text) {
            Map<String, Object> node = new LinkedHashMap<>();
            node.put("message_id", message);
            node.put("from", from());
            node.put("chat", chatNode(chats.get(chat)));
            node.put("text", text);
            if (topic != 0) {
                node.put("message_thread_id", topic);
                node.put("is_topic_message", true);
            }
            return node;
        }

        private Map<String, Object> from() {
            return Map.of(
                    "id", id, "is_bot", false, "first_name", name, "username", name.toLowerCase(java.util.Locale.ROOT));
        }

        /** Taps a button of a message. */
        public void taps(Shown message, String label) {
            synchronized (lock) {
                JsonNode button = message.buttons.stream()
                        .filter(each -> each.path("text").asString().equals(label))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no button " + label + " under: " + message.text));
                Map<String, Object> query = new LinkedHashMap<>();
                query.put("id", "q" + nextUpdate);
                query.put("from", from());
                query.put("data", button.path("callback_data").asString());
                Map<String, Object> under = new LinkedHashMap<>();
                under.put("message_id", message.id);
                under.put("chat", chatNode(chats.get(message.chat)));
                if (message.topic != 0) {
                    under.put("message_thread_id", message.topic);
                    under.put("is_topic_message", true);
                }
                query.put("message", under);
                deliver(Map.of("callback_query", query));
            }
        }

        public List<Shown> sees() {
            return in(id);
        }

        public Shown last() {
            return sees().getLast();
        }

        /** Waits for a message in the private chat. */
        public Shown await(String what, Predicate<Shown> wanted) {
            return FakeTelegram.this.await(id, what, wanted);
        }

        public void stopsTheBot() {
            synchronized (lock) {
                stopped.add(id);
            }
        }
    }

    public Person person(long id, String name) {
        synchronized (lock) {
            chats.put(id, new Chat(id, "private", name, false));
            return new Person(id, name);
        }
    }

    public long group(long id, String title, boolean forum) {
        synchronized (lock) {
            chats.put(id, new Chat(id, "supergroup", title, forum));
            return id;
        }
    }

    private static Map<String, Object> chatNode(Chat chat) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("id", chat.id);
        node.put("type", chat.type);
        node.put("title", chat.title);
        if (chat.forum) {
            node.put("is_forum", true);
        }
        return node;
    }

    private void deliver(Map<String, Object> content) {
        Map<String, Object> update = new LinkedHashMap<>();
        update.put("update_id", nextUpdate++);
        update.putAll(content);
        updates.add(JSON.valueToTree(update));
        lock.notifyAll();
    }

    /** Telegram delivers the newest update once more, although it was confirmed. */
    public void repeatNewest(JsonNode update) {
        synchronized (lock) {
            updates.add(update);
            lock.notifyAll();
        }
    }

    public JsonNode newestUpdate() {
        synchronized (lock) {
            return updates.getLast();
        }
    }

    public List<Shown> in(long chat) {
        synchronized (lock) {
            return List.copyOf(shown.getOrDefault(chat, List.of()));
        }
    }

    public Shown await(long chat, String what, Predicate<Shown> wanted) {
        long end = System.nanoTime() + 120_000_000_000L;
        synchronized (lock) {
            while (true) {
                for (Shown message : shown.getOrDefault(chat, List.of()).reversed()) {
                    if (wanted.test(message)) {
                        return message;
                    }
                }
                if (System.nanoTime() > end) {
                    StringBuilder all = new StringBuilder("no " + what + " in chat " + chat + "; it has:");
                    shown.getOrDefault(chat, List.of())
                            .forEach(each -> all.append("\n---\n").append(each.text));
                    throw new AssertionError(all + "\nfaults: " + limits.faults());
                }
                pause(50);
            }
        }
    }

    private void pause(long waitMillis) {
        try {
            lock.wait(waitMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    // Trouble

    /** The next calls that show something are refused: too many requests. */
    public void refuseNext(int times) {
        synchronized (lock) {
            tooMany = times;
        }
    }

    /** The next calls that show something are carried out, and the connection breaks before the answer. */
    public void loseAnswers(int times) {
        synchronized (lock) {
            lostAnswers = times;
        }
    }

    /** Telegram does not answer at all. */
    public void deaf(boolean on) {
        deaf = on;
    }

    /** Everything that a client did against the documentation. */
    public List<String> faults() {
        synchronized (lock) {
            return limits.faults();
        }
    }

    public int slowDowns() {
        synchronized (lock) {
            return slowDowns;
        }
    }

    public List<String> calls() {
        synchronized (lock) {
            return List.copyOf(calls);
        }
    }

    public long polls() {
        synchronized (lock) {
            return polls;
        }
    }

    public Long pinnedIn(long chat) {
        synchronized (lock) {
            return pinned.get(chat);
        }
    }

    // The API

    private void serve(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath();
        if (deaf) {
            exchange.close();
            return;
        }
        if (!path.startsWith("/bot" + TOKEN + "/")) {
            answer(exchange, 401, refusal(401, "Unauthorized", Map.of()));
            return;
        }
        String method = path.substring(path.lastIndexOf('/') + 1);
        String type = String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type"));
        Map<String, JsonNode> parameters = new LinkedHashMap<>();
        byte[] file = type.startsWith("multipart/form-data") ? form(type, body, parameters) : new byte[0];
        if (!type.startsWith("multipart/form-data")) {
            JSON.readTree(body).properties().forEach(each -> parameters.put(each.getKey(), each.getValue()));
        }
        Answer answer;
        synchronized (lock) {
            calls.add(method);
            answer = method.equals("getUpdates") ? poll(parameters) : perform(method, parameters, file);
        }
        if (answer.lost) {
            exchange.close();
        } else {
            answer(exchange, answer.status, answer.body);
        }
    }

    private record Answer(int status, Map<String, Object> body, boolean lost) {}

    private static Map<String, Object> refusal(int code, String description, Map<String, Object> parameters) {
        Map<String, Object> body =
                new LinkedHashMap<>(Map.of("ok", false, "error_code", code, "description", description));
        if (!parameters.isEmpty()) {
            body.put("parameters", parameters);
        }
        return body;
    }

    private static void answer(HttpExchange exchange, int status, Map<String, Object> body) throws IOException {
        byte[] bytes = JSON.writeValueAsBytes(body);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static Answer ok(Object result) {
        return new Answer(200, Map.of("ok", true, "result", result), false);
    }

    private static Answer bad(String description) {
        return new Answer(400, refusal(400, "Bad Request: " + description, Map.of()), false);
    }

    private byte[] form(String type, byte[] body, Map<String, JsonNode> parameters) {
        String boundary = "--" + type.substring(type.indexOf("boundary=") + 9);
        String raw = new String(body, StandardCharsets.ISO_8859_1);
        byte[] file = new byte[0];
        for (String part : raw.split(Pattern.quote(boundary))) {
            int head = part.indexOf("\r\n\r\n");
            Matcher name = PART.matcher(part);
            if (head < 0 || !name.find()) {
                continue;
            }
            byte[] content = part.substring(head + 4, part.length() - 2).getBytes(StandardCharsets.ISO_8859_1);
            if (part.substring(0, head).contains("filename=")) {
                file = content;
            } else {
                String text = new String(content, StandardCharsets.UTF_8);
                boolean structured = text.startsWith("{") || text.matches("-?[0-9]+|true|false");
                parameters.put(name.group(1), structured ? JSON.readTree(text) : JSON.valueToTree(text));
            }
        }
        return file;
    }

    /** Long polling: waits for news. A second poller makes the first one end with a conflict. */
    private Answer poll(Map<String, JsonNode> parameters) {
        long mine = ++polls;
        lock.notifyAll();
        JsonNode offset = parameters.get("offset");
        if (offset != null) {
            updates.removeIf(update -> update.path("update_id").asLong() < offset.asLong());
        }
        long end = System.nanoTime() + parameters.get("timeout").asLong() * 1_000_000_000L;
        while (updates.isEmpty() && polls == mine && System.nanoTime() < end) {
            pause(Math.max(1, Math.min(1_000, (end - System.nanoTime()) / 1_000_000)));
        }
        if (polls != mine) {
            return new Answer(409, refusal(409, "Conflict: terminated by other getUpdates request", Map.of()), false);
        }
        return ok(updates.stream().limit(100).toList());
    }

    private Answer perform(String method, Map<String, JsonNode> parameters, byte[] file) {
        return switch (method) {
            case "getMe" -> ok(Map.of("id", 10203040, "is_bot", true, "first_name", "Arbiter", "username", BOT));
            case "setMyCommands" -> {
                limits.commands(parameters);
                yield ok(true);
            }
            case "deleteWebhook" -> ok(true);
            case "answerCallbackQuery" -> answerQuery(parameters);
            case "sendMessage", "sendPhoto", "editMessageText", "pinChatMessage", "deleteMessage" ->
                inChat(method, parameters, file);
            case "createForumTopic" -> {
                Chat chat = chats.get(parameters.get("chat_id").asLong());
                yield chat != null && chat.forum
                        ? ok(Map.of("message_thread_id", nextMessage++))
                        : bad("the chat is not a forum");
            }
            default -> {
                limits.fault("unknown method " + method);
                yield new Answer(404, refusal(404, "Not Found", Map.of()), false);
            }
        };
    }

    private Answer answerQuery(Map<String, JsonNode> parameters) {
        if (parameters.containsKey("text") && parameters.get("text").asString().length() > 200) {
            limits.fault("the answer to a tap is too long");
        }
        return answered.add(parameters.get("callback_query_id").asString()) ? ok(true) : bad("query is too old");
    }

    private Answer inChat(String method, Map<String, JsonNode> parameters, byte[] file) {
        long id = parameters.get("chat_id").asLong();
        Chat chat = chats.get(id);
        if (chat == null) {
            limits.fault(method + " to an unknown chat " + id);
            return bad("chat not found");
        }
        if (stopped.contains(id)) {
            return new Answer(403, refusal(403, "Forbidden: bot was blocked by the user", Map.of()), false);
        }
        if (tooMany > 0) {
            tooMany--;
            return new Answer(429, refusal(429, "Too Many Requests: retry after 1", Map.of("retry_after", 1)), false);
        }
        if (!method.equals("pinChatMessage") && !method.equals("deleteMessage") && tooFast(id)) {
            slowDowns++;
            return new Answer(429, refusal(429, "Too Many Requests: retry after 1", Map.of("retry_after", 1)), false);
        }
        Answer answer = switch (method) {
            case "sendMessage", "sendPhoto" -> show(method, chat, parameters, file);
            case "editMessageText" -> edit(chat, parameters);
            case "pinChatMessage" -> {
                pinned.put(id, parameters.get("message_id").asLong());
                yield ok(true);
            }
            default -> ok(true);
        };
        lock.notifyAll();
        if (answer.status == 200 && lostAnswers > 0) {
            lostAnswers--;
            return new Answer(200, Map.of(), true);
        }
        return answer;
    }

    /** One message per second in a chat, 20 per minute in a group, 30 per second in all. */
    private boolean tooFast(long chat) {
        long now = millis.getAsLong();
        Deque<Long> before = times.computeIfAbsent(chat, key -> new ArrayDeque<>());
        before.removeIf(time -> now - time > 60_000);
        allTimes.removeIf(time -> now - time > 1_000);
        boolean fast = !before.isEmpty() && now - before.getLast() < 1_000
                || chat < 0 && before.size() >= 20
                || allTimes.size() >= 30;
        if (!fast) {
            before.add(now);
            allTimes.add(now);
        }
        return fast;
    }

    private Answer show(String method, Chat chat, Map<String, JsonNode> parameters, byte[] file) {
        boolean photo = method.equals("sendPhoto");
        String text = parameters.get(photo ? "caption" : "text").asString();
        limits.words(text, photo ? 1024 : 4096);
        if (photo && (file.length < 8 || file[1] != 'P' || file[2] != 'N' || file.length > 10_000_000)) {
            limits.fault("not a photo: " + file.length + " bytes");
            return bad("IMAGE_PROCESS_FAILED");
        }
        long topic = parameters.containsKey("message_thread_id")
                ? parameters.get("message_thread_id").asLong()
                : 0;
        if (topic != 0 && !chat.forum) {
            return bad("message thread not found");
        }
        boolean guarded = parameters.containsKey("protect_content")
                && parameters.get("protect_content").asBoolean();
        Shown message =
                new Shown(chat.id, nextMessage++, topic, photo, guarded, text, limits.buttons(chat.type, parameters));
        shown.computeIfAbsent(chat.id, key -> new ArrayList<>()).add(message);
        return ok(Map.of("message_id", message.id, "chat", chatNode(chat)));
    }

    private Answer edit(Chat chat, Map<String, JsonNode> parameters) {
        String text = parameters.get("text").asString();
        limits.words(text, 4096);
        long id = parameters.get("message_id").asLong();
        Shown message = shown.getOrDefault(chat.id, List.of()).stream()
                .filter(each -> each.id == id)
                .findFirst()
                .orElse(null);
        if (message == null || message.photo) {
            return bad("message to edit not found");
        }
        List<JsonNode> buttons = limits.buttons(chat.type, parameters);
        if (message.text.equals(text) && message.buttons.equals(buttons)) {
            return bad("message is not modified");
        }
        message.text = text;
        message.buttons = buttons;
        message.edits++;
        return ok(Map.of("message_id", id));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
