package arbiter.server.hook;

import arbiter.engine.picture.Theme;
import arbiter.engine.words.Sentence;
import arbiter.server.bulletin.Bulletin;
import arbiter.server.bulletin.Bulletins;
import arbiter.server.bulletin.Status;
import arbiter.server.format.DiscordFormat;
import arbiter.server.format.Post;
import arbiter.server.format.Request;
import arbiter.server.game.GameRow;
import arbiter.server.notify.Answer;
import arbiter.server.notify.Channel;
import arbiter.server.notify.OutsideWorld;
import arbiter.server.notify.OutsideWorld.Purpose;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Composes what a hook should get now, and sends it. */
@Component
class HookSender {
    private static final int WIDTH = 1_200;
    /** After a pause or a rollback, only the last reports are interesting. */
    private static final int MOST_REPORTS = 5;
    /** A service that asks for a pause without saying how long. */
    private static final Duration PAUSE = Duration.ofSeconds(30);

    private static final int TOO_MANY = 429;
    private static final List<Integer> GONE = List.of(401, 403, 404, 410);

    private final HookStore hooks;
    private final Bulletins bulletins;
    private final OutsideWorld world;
    private final ServerSettings settings;
    private final Writer writer;

    HookSender(HookStore hooks, Bulletins bulletins, OutsideWorld world, ServerSettings settings, Writer writer) {
        this.hooks = hooks;
        this.bulletins = bulletins;
        this.world = world;
        this.settings = settings;
        this.writer = writer;
    }

    /** Sends what is due. Several positions since the last post make one post. */
    void send(GameHook hook, int now) throws IOException {
        @Nullable String post = hook.posted().post();
        if (hook.due().news() != null) {
            news(hook, now);
        } else if (hook.format().edits()) {
            if (post == null) {
                writer.run(() -> hooks.settle(hook));
            } else {
                edit(hook, post, now);
            }
        } else if (hook.due().time() != null) {
            Bulletin bulletin = bulletin(hook, now);
            deliver(hook, post("deadline", hook, bulletin, List.of()), null);
            writer.run(() -> hooks.shown(hook, ""));
        } else {
            writer.run(() -> hooks.settle(hook));
        }
    }

    private void news(GameHook hook, int now) throws IOException {
        Bulletin bulletin = bulletin(hook, now);
        int first = Math.max(hook.posted().reported() + 1, now - MOST_REPORTS + 1);
        List<Post.Section> report = new ArrayList<>();
        IntStream.rangeClosed(Math.max(first, 0), now)
                .mapToObj(at -> bulletins.open(hook.game(), at))
                .flatMap(Optional::stream)
                .forEach(each -> report.addAll(sections(each)));
        String kind = bulletin.status().phase() == GameRow.Status.OVER ? "over" : "turn";
        Post post = post(kind, hook, bulletin, report);
        byte @Nullable [] map = hook.format().carriesPicture() ? map(hook.game(), now) : null;
        Answer answer = deliver(hook, post, map);
        retire(hook);
        writer.run(() -> hooks.posted(hook, now, postId(hook, answer), shown(post)));
    }

    /** The post before is history: it keeps its report and map and loses its status line. */
    private void retire(GameHook hook) {
        @Nullable String before = hook.posted().post();
        if (!hook.format().edits() || before == null) {
            return;
        }
        try {
            world.ask(Purpose.GAME_HOOK, DiscordFormat.edit(hook.address(), before, ""));
        } catch (IOException | Problem e) {
            // An old line stays; the new post is what counts.
        }
    }

    private void edit(GameHook hook, String id, int now) throws IOException {
        Post post = post("status", hook, bulletin(hook, now), List.of());
        String shown = shown(post);
        if (shown.equals(hook.posted().shown())) {
            writer.run(() -> hooks.settle(hook));
            return;
        }
        Request request = DiscordFormat.edit(hook.address(), id, DiscordFormat.content(post));
        Answer answer = ask(hook, request);
        if (answer.status() == 404) {
            // Somebody deleted the post. The next turn makes a new one.
            writer.run(() -> {
                hooks.forgetPost(hook);
                hooks.settle(hook);
            });
            return;
        }
        require(answer);
        writer.run(() -> hooks.shown(hook, shown));
    }

    /** Shows where messages of this hook will arrive, and changes nothing else. */
    void test(GameHook hook) throws IOException {
        Status status = bulletins.status(hook.game()).orElseThrow(() -> new IOException("the game is gone"));
        Post post = new Post(
                "test",
                hook.game(),
                "Test from " + status.name(),
                situation(hook, status),
                List.of(new Post.Section("", List.of("News of this game will arrive here."))),
                settings.publicUrl() + "/games/" + hook.game(),
                null);
        deliver(hook, post, null);
    }

    private Bulletin bulletin(GameHook hook, int at) throws IOException {
        return bulletins.open(hook.game(), at).orElseThrow(() -> new IOException("the game is gone"));
    }

    private byte @Nullable [] map(String game, int at) throws IOException {
        try {
            return bulletins.map(game, at, Theme.PAPER, WIDTH).orElse(null);
        } catch (Problem busy) {
            throw new Channel.NotNow(busy.sentence());
        }
    }

    private static Post post(String kind, GameHook hook, Bulletin bulletin, List<Post.Section> report) {
        List<Post.Section> all = new ArrayList<>(report);
        if (!bulletin.ending().isEmpty()) {
            all.add(new Post.Section("", List.of(bulletin.ending())));
        }
        return new Post(
                kind,
                hook.game(),
                bulletin.heading(),
                situation(hook, bulletin.status()),
                all,
                bulletin.url(),
                bulletin.picture().orElse(null));
    }

    private static List<Post.Section> sections(Bulletin bulletin) {
        return bulletin.report().stream()
                .map(section -> new Post.Section(
                        section.heading(),
                        section.sentences().stream().map(Sentence::text).toList()))
                .toList();
    }

    private static Post.Situation situation(GameHook hook, Status status) {
        @Nullable Instant deadline = status.deadline();
        return new Post.Situation(status.state(), deadline, hook.zone(), status.ready(), status.awaited());
    }

    private static String shown(Post post) {
        return Secrets.hash(DiscordFormat.content(post));
    }

    private Answer deliver(GameHook hook, Post post, byte @Nullable [] map) throws IOException {
        Answer answer = ask(hook, hook.format().post(hook.address(), hook.template(), post, map));
        require(answer);
        return answer;
    }

    /** @throws Channel.NotNow if the service wants a pause */
    private Answer ask(GameHook hook, Request request) throws IOException {
        Answer answer = world.ask(Purpose.GAME_HOOK, request);
        if (answer.status() == TOO_MANY) {
            Duration pause = answer.retryAfter().orElse(PAUSE);
            writer.run(() -> hooks.pause(hook, pause));
            throw new Channel.NotNow("the service asks for a pause");
        }
        return answer;
    }

    private static void require(Answer answer) throws IOException {
        if (GONE.contains(answer.status())) {
            throw new Channel.Refused("The service answered " + answer.status()
                    + ": the address is not valid there any more. Remove this web hook and add a new one.");
        }
        if (!answer.fine()) {
            throw new Channel.Refused("The service answered " + answer.status() + ".");
        }
    }

    private static @Nullable String postId(GameHook hook, Answer answer) {
        if (!hook.format().edits()) {
            return null;
        }
        try {
            String id = JsonMapper.shared().readTree(answer.body()).path("id").asString("");
            return id.matches("[0-9]{1,20}") ? id : null;
        } catch (JacksonException e) {
            return null;
        }
    }
}
