package arbiter.server.telegram.group;

import arbiter.engine.Games;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.OwnGames;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePlan;
import arbiter.server.lobby.Lobby;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.person.StartCodes;
import arbiter.server.telegram.wire.Bot;
import arbiter.server.telegram.wire.BotApi;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Inbox;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.Refused;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** {@code /host}: connects a group to a game of the person who writes it, or to a new one. */
@Component
public class Hosting {
    private static final Logger LOG = LoggerFactory.getLogger(Hosting.class);

    private final Groups groups;
    private final People people;
    private final GameStore games;
    private final OwnGames own;
    private final Access access;
    private final Lobby lobby;
    private final StatusBoard status;
    private final BotApi api;
    private final Bot bot;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Limits limits;
    private final Writer writer;

    Hosting(
            Groups groups,
            People people,
            GameStore games,
            OwnGames own,
            Access access,
            Lobby lobby,
            StatusBoard status,
            BotApi api,
            Bot bot,
            Inbox inbox,
            Outbox outbox,
            Limits limits,
            Writer writer) {
        this.groups = groups;
        this.people = people;
        this.games = games;
        this.own = own;
        this.access = access;
        this.lobby = lobby;
        this.status = status;
        this.api = api;
        this.bot = bot;
        this.inbox = inbox;
        this.outbox = outbox;
        this.limits = limits;
        this.writer = writer;
    }

    void host(Update.Typed update, String rest) {
        Linked person = people.byUser(update.from().id()).orElse(null);
        if (person == null) {
            stranger(update);
            return;
        }
        requireFree(update.chat().id(), update.topic(), update.chat().forum());
        if (!rest.isBlank()) {
            create(update, person, rest);
            return;
        }
        List<GameRow> hosted = own.unfinished(person.account()).stream()
                .filter(game -> game.hostId().equals(person.account()))
                .filter(game -> groups.of(game.id()).isEmpty())
                .toList();
        if (hosted.isEmpty()) {
            throw Problem.notFound("You host no game that is free. Make one on the page, or here: /host " + kinds()
                    + ", then the number of seats and a name.");
        }
        if (hosted.size() == 1) {
            connect(update, update.topic(), hosted.getFirst());
        } else {
            choose(update, person, hosted);
        }
    }

    private static String kinds() {
        return Games.all().stream().map(game -> game.ruleset().id()).collect(Collectors.joining(" or "));
    }

    private void stranger(Update.Typed update) {
        List<List<Button>> rows = bot.link(StartCodes.NEW)
                .map(link -> List.of(List.of(Button.link("Open the private chat", link))))
                .orElse(List.of());
        writer.run(() -> {
            inbox.done(update);
            say(
                    update.chat().id(),
                    Words.open("I do not know you yet. Open the private chat with me first, then write /host again.")
                            .with(rows)
                            .in(update.topic()));
        });
    }

    private void say(long chat, Words words) {
        outbox.put(chat, Urgency.ANSWER, Words.KIND, words);
    }

    /** A group without topics has room for one game. */
    private void requireFree(long chat, long topic, boolean forum) {
        groups.at(chat, topic).filter(group -> !forum).ifPresent(group -> {
            throw Problem.notYours("This group follows a game already. Its host can write /disconnect.");
        });
    }

    /** The list of somebody's games is not for the group. */
    private void choose(Update.Typed update, Linked person, List<GameRow> hosted) {
        List<List<Button>> rows = hosted.stream()
                .limit(20)
                .map(game -> List.of(Button.tap(
                        Html.shortened(game.name(), 50),
                        Tap.data("connect", game.id(), 0, update.chat().id(), update.topic()))))
                .toList();
        writer.run(() -> {
            inbox.done(update);
            say(
                    person.user(),
                    Words.open("Which game shall " + Html.bold(update.chat().title()) + " follow?")
                            .with(rows));
            say(
                    update.chat().id(),
                    Words.open("I have sent you the list of your games in the private chat.")
                            .in(update.topic()));
        });
    }

    /** A tap in the private chat on one of the games. */
    public void chosen(Update.Tapped update) {
        Tap tap = Tap.of(update.data());
        try {
            Linked person = people.byUser(update.from().id()).orElseThrow(Problem::logInFirst);
            Standpoint who = access.to(tap.game(), people.caller(person)).requireHost();
            long chat = Long.parseLong(tap.detail(0));
            long topic = Long.parseLong(tap.detail(1));
            requireFree(chat, topic, topic != 0);
            writer.run(() -> {
                begin(chat, topic, who.game());
                inbox.done(update);
                say(
                        update.chat().id(),
                        Words.open("The group follows " + Html.bold(who.game().name()) + " now.")
                                .editing(update.message()));
            });
        } catch (Problem problem) {
            writer.run(() -> {
                inbox.done(update);
                say(update.chat().id(), Words.open(Html.text(problem.sentence())));
            });
        }
    }

    private void create(Update.Typed update, Linked person, String rest) {
        String[] words = rest.split("\\s+");
        if (Games.byId(words[0]).isEmpty()) {
            throw Problem.notFound(
                    "There is no game “" + Html.shortened(words[0], 30) + "”; there is " + kinds() + ".");
        }
        Caller.Known host = people.caller(person).account();
        limits.take(Limits.Kind.CREATE, host.id());
        GamePlan wish = wish(words, update.chat().title());
        String name = String.valueOf(wish.name());
        long topic = topic(update, name);
        lobby.create(host, wish, id -> {
            GameRow game = games.byId(id).orElseThrow();
            begin(update.chat().id(), topic, game);
            inbox.done(update);
            say(update.chat().id(), created(game).in(topic));
        });
    }

    /** After the kind of game come the number of seats, parameters such as {@code turn-limit=8}, and the name; all may be missing. */
    private static GamePlan wish(String[] words, String title) {
        @Nullable Integer seats = null;
        Map<String, String> parameters = new LinkedHashMap<>();
        List<String> name = new ArrayList<>();
        for (String word : List.of(words).subList(1, words.length)) {
            int equals = word.indexOf('=');
            if (name.isEmpty() && seats == null && word.matches("[0-9]{1,2}")) {
                seats = Integer.valueOf(word);
            } else if (name.isEmpty() && equals > 0) {
                parameters.put(word.substring(0, equals), word.substring(equals + 1));
            } else {
                name.add(word);
            }
        }
        return GamePlan.named(words[0], seats, parameters, name.isEmpty() ? title : String.join(" ", name));
    }

    private static Words created(GameRow game) {
        return Words.open(Html.bold(game.name())
                + Html.text(
                        " is open. Join with the button of the pinned message; the host joins the same way to play too."
                                + " The host begins it with /begin."));
    }

    private void connect(Update.Typed update, long here, GameRow game) {
        long topic = update.chat().forum() ? topic(update, game.name()) : here;
        writer.run(() -> {
            begin(update.chat().id(), topic, game);
            inbox.done(update);
        });
    }

    /** A group with topics gets one for each game. If the bot may not make one, the game comes to the topic where /host was written. */
    private long topic(Update.Typed update, String name) {
        if (!update.chat().forum()) {
            return update.topic();
        }
        try {
            return api.call(
                            "createForumTopic",
                            Map.of("chat_id", update.chat().id(), "name", Html.shortened(name, 128)))
                    .path("message_thread_id")
                    .asLong();
        } catch (IOException | Refused e) {
            LOG.info("no topic for a game could be made ({})", e.getMessage());
            Optional<Groups.Following> other = groups.at(update.chat().id(), update.topic());
            if (other.isPresent()) {
                throw Problem.notYours("This topic follows a game already, and I may not make a new topic here.");
            }
            return update.topic();
        }
    }

    /** Must be called inside a transaction. */
    private void begin(long chat, long topic, GameRow game) {
        String zone = game.options().schedule().zone();
        groups.connect(game.id(), chat, topic, zone == null ? "UTC" : zone);
        Groups.Following group = groups.of(game.id()).orElseThrow();
        status.refresh(group);
        if (game.status().begun()) {
            groups.setTold(game.id(), game.turn(), game.entries());
            outbox.put(
                    chat,
                    Urgency.NEWS,
                    TurnPost.KIND,
                    new TurnPost.Body(game.id(), game.entries() - 1, game.entries()));
        }
    }
}
