package arbiter.server.telegram.group;

import arbiter.server.bulletin.Bulletins;
import arbiter.server.bulletin.Status;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.person.StartCodes;
import arbiter.server.telegram.wire.Bot;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Message.Sharing;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post;
import arbiter.server.telegram.wire.Refused;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The pinned message of a group: turn, deadline, and who is ready. It is edited in place and always says what is true when it is sent. */
@Component
class StatusBoard implements Composer {
    private static final String KIND = "status";

    private final Groups groups;
    private final GameStore games;
    private final Bulletins bulletins;
    private final Bot bot;
    private final Outbox outbox;
    private final JsonColumn json;

    StatusBoard(Groups groups, GameStore games, Bulletins bulletins, Bot bot, Outbox outbox, JsonColumn json) {
        this.groups = groups;
        this.games = games;
        this.bulletins = bulletins;
        this.bot = bot;
        this.outbox = outbox;
        this.json = json;
    }

    record Body(String game) {}

    /** Must be called inside a transaction. Many changes in a short time make one edit. */
    void refresh(Groups.Following group) {
        outbox.put(group.chat(), Post.Urgency.STATUS, KIND, new Body(group.game()), "status " + group.game());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        String id = json.read(post.body(), Body.class).game();
        Groups.Following group = groups.of(id).orElse(null);
        GameRow game = games.byId(id).orElse(null);
        Status status = bulletins.status(id).orElse(null);
        if (group == null || game == null || status == null || group.chat() != post.chat()) {
            return List.of();
        }
        String html = words(group, game, status);
        if (post.part() == 0 && group.statusMessage() != 0) {
            return List.of(new Message.Edit(group.statusMessage(), html, buttons(game)));
        }
        return List.of(
                new Message.Text(group.topic(), html, buttons(game), Sharing.OPEN, null),
                new Message.Pin(group.statusMessage()));
    }

    static String words(Groups.Following group, GameRow game, Status status) {
        String parts = String.join("\n", status.parts(group.place()));
        String seats = game.status() == GameRow.Status.LOBBY ? "\nJoin with the button below." : "";
        return Html.bold(Html.shortened(game.name(), 200)) + "\n" + Html.text(Html.shortened(parts, 3_000) + seats);
    }

    /** Before the game begins, everybody in the group can join. */
    private List<List<Button>> buttons(GameRow game) {
        Optional<String> link = game.status() == GameRow.Status.LOBBY
                ? bot.link(StartCodes.INVITATION + game.invitation())
                : bot.link("play");
        String label = game.status() == GameRow.Status.LOBBY ? "Join" : "My orders";
        return link.map(address -> List.of(List.of(Button.link(label, address))))
                .orElse(List.of());
    }

    @Override
    public void sent(Post post, Message message, long number) {
        if (message instanceof Message.Text) {
            groups.setStatusMessage(json.read(post.body(), Body.class).game(), number);
        }
    }

    /** Somebody deleted the pinned message: the group gets a new one. */
    @Override
    public void refused(Post post, Message message, Refused refusal) {
        if (message instanceof Message.Edit) {
            String game = json.read(post.body(), Body.class).game();
            groups.setStatusMessage(game, 0);
            groups.of(game).ifPresent(this::refresh);
        }
    }
}
