package arbiter.server.telegram.group;

import arbiter.engine.picture.Theme;
import arbiter.server.bulletin.Bulletins;
import arbiter.server.game.GameRow;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.news.Eyes;
import arbiter.server.telegram.news.Reports;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Sharing;
import arbiter.server.telegram.wire.Post;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** After each turn: the map as a photo, the report, and the names of those who must act. */
@Component
class TurnPost implements Composer {
    static final String KIND = "group-turn";
    private static final int WIDTH = 1280;

    private final Groups groups;
    private final Eyes eyes;
    private final Reports reports;
    private final Bulletins bulletins;
    private final SeatStore seats;
    private final People people;
    private final JsonColumn json;

    TurnPost(
            Groups groups,
            Eyes eyes,
            Reports reports,
            Bulletins bulletins,
            SeatStore seats,
            People people,
            JsonColumn json) {
        this.groups = groups;
        this.eyes = eyes;
        this.reports = reports;
        this.bulletins = bulletins;
        this.seats = seats;
        this.people = people;
        this.json = json;
    }

    /** @param after the group knows everything up to this position */
    record Body(String game, int after, int at) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void prepare(Post post) {
        Body body = json.read(post.body(), Body.class);
        bulletins.map(body.game, body.at, Theme.PAPER, WIDTH);
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        Groups.Following group = groups.of(body.game).orElse(null);
        Standpoint who = eyes.of(body.game, null).orElse(null);
        if (group == null
                || who == null
                || group.chat() != post.chat()
                || body.at > who.game().entries()) {
            return List.of();
        }
        List<Message> messages = new ArrayList<>();
        // The photo is composed only while it is needed: later parts must not draw it again.
        byte[] png = post.part() == 0
                ? bulletins.map(body.game, body.at, Theme.PAPER, WIDTH).orElse(new byte[0])
                : new byte[0];
        messages.add(new Message.Photo(group.topic(), png, caption(who, body), List.of(), Sharing.OPEN));
        for (String html : texts(who, body)) {
            messages.add(new Message.Text(group.topic(), html, List.of(), Sharing.OPEN, null));
        }
        return messages;
    }

    private static String caption(Standpoint who, Body body) {
        String name = Html.bold(Html.shortened(who.game().name(), 200));
        return body.at == 0 ? name + " has started" : name;
    }

    private List<String> texts(Standpoint who, Body body) {
        List<String> texts = new ArrayList<>(Html.parts(reports.paragraphs(who, body.after, body.at)));
        String awaited = awaited(who.game(), body.at);
        if (!awaited.isEmpty()) {
            String last = texts.isEmpty() ? "" : texts.removeLast();
            boolean fits = last.length() + 2 + awaited.length() <= Message.LONGEST_TEXT;
            if (!last.isEmpty() && !fits) {
                texts.add(last);
            }
            texts.add(last.isEmpty() || !fits ? awaited : last + "\n\n" + awaited);
        }
        return texts;
    }

    /** In a game with known players, Telegram tells those who are named. */
    private String awaited(GameRow game, int at) {
        if (game.status() != GameRow.Status.RUNNING || at != game.entries()) {
            return "";
        }
        String names = seats.of(game.id()).stream()
                .filter(seat -> game.awaiting().contains(seat.seat()) && seat.bot() == null)
                .map(seat -> name(game, seat))
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : "Turn " + game.turn() + " is open. Waiting for: " + names;
    }

    private String name(GameRow game, SeatRow seat) {
        String account = seat.account();
        return account == null || game.options().anonymous()
                ? Html.text(seat.country())
                : people.byAccount(account)
                        .map(person ->
                                "<a href=\"tg://user?id=" + person.user() + "\">" + Html.text(seat.country()) + "</a>")
                        .orElse(Html.text(seat.country()));
    }
}
