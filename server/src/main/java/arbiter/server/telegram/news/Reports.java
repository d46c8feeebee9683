package arbiter.server.telegram.news;

import arbiter.engine.words.Prose;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Post;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The report of a stretch of positions as texts. */
@Component
public class Reports implements Composer {
    public static final String KIND = "report";

    private final Eyes eyes;
    private final JsonColumn json;
    private final Tables tables;

    Reports(Eyes eyes, JsonColumn json, Tables tables) {
        this.eyes = eyes;
        this.json = json;
        this.tables = tables;
    }

    /**
     * @param account the reader; null for everybody
     * @param after the report begins after this position and ends with {@code at}
     */
    public record Body(String game, @Nullable String account, int after, int at, long topic) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        Message.Sharing sharing = body.account == null ? Message.Sharing.OPEN : Message.Sharing.PROTECTED;
        return eyes.of(body.game, body.account)
                .filter(who ->
                        who.game().status().begun() && body.at <= who.game().entries())
                .map(who -> Html.parts(told(who, body.after, body.at)).stream()
                        .<Message>map(html -> new Message.Text(body.topic, html, List.of(), sharing, null))
                        .toList())
                .orElse(List.of());
    }

    private List<String> told(Standpoint who, int after, int at) {
        List<String> paragraphs = new ArrayList<>(List.of(who.game().name()));
        List<String> report = paragraphs(who, after, at);
        paragraphs.addAll(report.isEmpty() ? List.of("Nothing to report.") : report);
        return paragraphs;
    }

    /** What the reader may know about what happened after one position, up to another. */
    public List<String> paragraphs(Standpoint who, int after, int at) {
        Table<?, ?, ?> table = tables.of(who.game());
        List<String> paragraphs = new ArrayList<>();
        for (int position = Math.max(1, after + 1); position <= at; position++) {
            for (Prose.Section section : table.report(position, who.viewer())) {
                String text = String.join(
                        "\n",
                        section.sentences().stream()
                                .map(sentence -> sentence.text())
                                .toList());
                paragraphs.add(section.heading().isEmpty() ? text : section.heading() + "\n" + text);
            }
        }
        String ending = table.ending(at);
        if (!ending.isEmpty()) {
            paragraphs.add(ending);
        }
        return paragraphs;
    }

    /** The position before the last whole turn. */
    public int beforeLastTurn(GameRow game) {
        Table<?, ?, ?> table = tables.of(game);
        int last = game.entries();
        if (last == 0) {
            return 0;
        }
        int turn = table.moment(last - 1).turn();
        int at = last - 1;
        while (at > 0 && table.moment(at - 1).turn() == turn) {
            at--;
        }
        return at;
    }
}
