package arbiter.server.telegram.chat;

import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.news.Eyes;
import arbiter.server.telegram.news.Reports;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Sharing;
import arbiter.server.telegram.wire.Post;
import arbiter.server.telegram.wire.Words;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Tells a player what happened, and asks for orders. */
@Component
class TurnNews implements Composer {
    static final String KIND = "turn";

    private final Eyes eyes;
    private final Reports reports;
    private final Sheets sheets;
    private final JsonColumn json;

    TurnNews(Eyes eyes, Reports reports, Sheets sheets, JsonColumn json) {
        this.eyes = eyes;
        this.reports = reports;
        this.sheets = sheets;
        this.json = json;
    }

    /** @param after the player knows everything up to this position */
    record Body(String game, String account, int after, int at) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        Standpoint who = eyes.of(body.game, body.account).orElse(null);
        // Somebody who left, or a game that the host took back since, needs no news of it.
        if (who == null || who.seat() == null || body.at > who.game().entries()) {
            return List.of();
        }
        List<Message> messages = new ArrayList<>();
        List<String> told = new ArrayList<>();
        if (body.after >= 0) {
            told.add(who.game().name());
            told.addAll(reports.paragraphs(who, body.after, body.at));
        }
        if (told.size() > 1) {
            Html.parts(told)
                    .forEach(html -> messages.add(new Message.Text(0, html, List.of(), Sharing.PROTECTED, null)));
        }
        asked(who, body)
                .forEach(words ->
                        messages.add(new Message.Text(0, words.html(), words.buttons(), words.sharing(), null)));
        return messages;
    }

    private List<Words> asked(Standpoint who, Body body) {
        GameRow game = who.game();
        if (game.status() == GameRow.Status.OVER) {
            return List.of(Words.open(Html.bold(game.name()) + " is over."));
        }
        boolean stale = body.at != game.entries();
        return stale || !sheets.mayOrder(who)
                ? List.of()
                : List.of(
                        sheets.shown(who, body.at == 0 ? game.name() + " has started." : "It is your turn to decide."));
    }
}
