package arbiter.server.telegram.fake;

import arbiter.server.telegram.fake.Chats.Chat;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Telegram's Bot API as the documentation describes it, strict about every limit. It can answer 429, be slow, perform a call and lose the
 * answer, and deliver an update twice. People and groups exist here; they write, edit and tap.
 */
public final class FakeTelegram implements AutoCloseable {
    public static final String TOKEN = "10203040:AAF-arbiter-test-token";
    public static final String BOT = "ArbiterTestBot";

    private final HttpServer server;
    private final Chats chats = new Chats();
    private final Rates rates;
    private final TelegramLimits limits = new TelegramLimits();
    private final List<String> calls = new ArrayList<>();
    private final Set<String> answered = new LinkedHashSet<>();
    private final Map<Long, Long> pinned = new TreeMap<>();
    private int slowDowns;
    private long polls;
    private int lostAnswers;
    private int tooMany;
    private volatile boolean deaf;

    /** @param millis the clock by which rates are judged */
    public FakeTelegram(LongSupplier millis) {
        this.rates = new Rates(millis);
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

    public Person person(long id, String name) {
        chats.add(new Chat(id, "private", name, false));
        return new Person(chats, id, name);
    }

    public long group(long id, String title, boolean forum) {
        return chats.add(new Chat(id, "supergroup", title, forum));
    }

    /** Telegram delivers an update once more, although it was confirmed. */
    public void repeat(JsonNode update) {
        chats.deliver(update);
    }

    public JsonNode newestUpdate() {
        return chats.newestUpdate();
    }

    public List<Shown> in(long chat) {
        return chats.in(chat);
    }

    public Shown await(long chat, String what, Predicate<Shown> wanted) {
        return chats.await(chat, what, wanted);
    }

    // Trouble

    /** The next calls that show something are refused: too many requests. */
    public void refuseNext(int times) {
        synchronized (chats) {
            tooMany = times;
        }
    }

    /** The next calls that show something are carried out, and the connection breaks before the answer. */
    public void loseAnswers(int times) {
        synchronized (chats) {
            lostAnswers = times;
        }
    }

    /** Telegram does not answer at all. */
    public void deaf(boolean on) {
        deaf = on;
    }

    /** Everything that a client did against the documentation. */
    public List<String> faults() {
        return limits.faults();
    }

    public int slowDowns() {
        synchronized (chats) {
            return slowDowns;
        }
    }

    public List<String> calls() {
        synchronized (chats) {
            return List.copyOf(calls);
        }
    }

    public long polls() {
        synchronized (chats) {
            return polls;
        }
    }

    public @Nullable Long pinnedIn(long chat) {
        synchronized (chats) {
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
            Answer.refusal(401, "Unauthorized", Map.of()).send(exchange);
            return;
        }
        String method = path.substring(path.lastIndexOf('/') + 1);
        Form form = Form.of(String.valueOf(exchange.getRequestHeaders().getFirst("Content-Type")), body);
        Answer answer;
        synchronized (chats) {
            calls.add(method);
            answer = method.equals("getUpdates") ? poll(form) : perform(method, form);
        }
        if (answer == null) {
            exchange.close();
        } else {
            answer.send(exchange);
        }
    }

    /** Long polling: waits for news. A second poller makes the first one end with a conflict. */
    private Answer poll(Form form) {
        long mine = ++polls;
        chats.notifyAll();
        if (form.has("offset")) {
            chats.confirm(form.number("offset"));
        }
        long end = System.nanoTime() + form.number("timeout") * 1_000_000_000L;
        while (chats.unconfirmed().isEmpty() && polls == mine && System.nanoTime() < end) {
            chats.pause(Math.max(1, Math.min(1_000, (end - System.nanoTime()) / 1_000_000)));
        }
        return polls == mine
                ? Answer.ok(chats.unconfirmed())
                : Answer.refusal(409, "Conflict: terminated by other getUpdates request", Map.of());
    }

    private @Nullable Answer perform(String method, Form form) {
        return switch (method) {
            case "getMe" -> Answer.ok(Map.of("id", 10203040, "is_bot", true, "first_name", "Arbiter", "username", BOT));
            case "setMyCommands" -> {
                limits.commands(form.parameters());
                yield Answer.ok(true);
            }
            case "deleteWebhook" -> Answer.ok(true);
            case "answerCallbackQuery" -> answerQuery(form);
            case "sendMessage", "sendPhoto", "editMessageText", "pinChatMessage", "deleteMessage" ->
                inChat(method, form);
            case "createForumTopic" -> {
                Chat chat = chats.find(form.number("chat_id"));
                yield chat != null && chat.forum()
                        ? Answer.ok(Map.of("message_thread_id", chats.nextMessage()))
                        : Answer.bad("the chat is not a forum");
            }
            default -> {
                limits.fault("unknown method " + method);
                yield Answer.refusal(404, "Not Found", Map.of());
            }
        };
    }

    private Answer answerQuery(Form form) {
        if (form.has("text") && form.text("text").length() > 200) {
            limits.fault("the answer to a tap is too long");
        }
        return answered.add(form.text("callback_query_id")) ? Answer.ok(true) : Answer.bad("query is too old");
    }

    /** @return null if the answer is lost */
    private @Nullable Answer inChat(String method, Form form) {
        long id = form.number("chat_id");
        Chat chat = chats.find(id);
        if (chat == null) {
            limits.fault(method + " to an unknown chat " + id);
            return Answer.bad("chat not found");
        }
        if (chats.stopped(id)) {
            return Answer.refusal(403, "Forbidden: bot was blocked by the user", Map.of());
        }
        if (tooMany > 0) {
            tooMany--;
            return Answer.tooMany();
        }
        if (!method.equals("pinChatMessage") && !method.equals("deleteMessage") && rates.tooFast(id)) {
            slowDowns++;
            return Answer.tooMany();
        }
        Answer answer = switch (method) {
            case "sendMessage", "sendPhoto" -> show(method, chat, form);
            case "editMessageText" -> edit(chat, form);
            case "pinChatMessage" -> {
                pinned.put(id, form.number("message_id"));
                yield Answer.ok(true);
            }
            default -> Answer.ok(true);
        };
        chats.notifyAll();
        if (answer.status() == 200 && lostAnswers > 0) {
            lostAnswers--;
            return null;
        }
        return answer;
    }

    private Answer show(String method, Chat chat, Form form) {
        boolean photo = method.equals("sendPhoto");
        String text = form.text(photo ? "caption" : "text");
        limits.words(text, photo ? 1024 : 4096);
        byte[] file = form.file();
        if (photo && (file.length < 8 || file[1] != 'P' || file[2] != 'N' || file.length > 10_000_000)) {
            limits.fault("not a photo: " + file.length + " bytes");
            return Answer.bad("IMAGE_PROCESS_FAILED");
        }
        long topic = form.number("message_thread_id");
        if (topic != 0 && !chat.forum()) {
            return Answer.bad("message thread not found");
        }
        Shown message = new Shown(
                chat.id(),
                chats.nextMessage(),
                topic,
                form.truth("protect_content"),
                file,
                text,
                limits.buttons(chat.type(), form.parameters()));
        chats.show(message);
        return Answer.ok(Map.of("message_id", message.id, "chat", chat.node()));
    }

    private Answer edit(Chat chat, Form form) {
        String text = form.text("text");
        limits.words(text, 4096);
        long id = form.number("message_id");
        Shown message = chats.message(chat.id(), id);
        if (message == null || message.photo()) {
            return Answer.bad("message to edit not found");
        }
        List<JsonNode> buttons = limits.buttons(chat.type(), form.parameters());
        if (message.text.equals(text) && message.buttons.equals(buttons)) {
            message.repeats++;
            return Answer.bad("message is not modified");
        }
        message.say(text, buttons);
        return Answer.ok(Map.of("message_id", id));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
