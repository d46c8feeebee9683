package arbiter.server.telegram.chat;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.book.Rulebook;
import arbiter.server.game.GameRow;
import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Message.Sharing;
import arbiter.server.telegram.wire.Post;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Words;
import arbiter.server.web.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The rulebook: its chapters as buttons, a chapter or the paragraph of one rule as text. */
@Component
class Books implements Composer {
    static final String KIND = "chapter";

    private final JsonColumn json;

    Books(JsonColumn json) {
        this.json = json;
    }

    record Body(String ruleset, int version, int chapter) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        return Games.find(body.ruleset, body.version)
                .map(Books::chapters)
                .filter(chapters -> body.chapter < chapters.size())
                .map(chapters -> Html.parts(
                                paragraphs(chapters.get(body.chapter).markdown()))
                        .stream()
                        .<Message>map(html -> new Message.Text(0, html, List.of(), Sharing.OPEN, null))
                        .toList())
                .orElse(List.of());
    }

    private static List<Rulebook.Chapter> chapters(Game<?, ?, ?> game) {
        return game.words().rulebook().printed();
    }

    /** Runnable examples are for the page; here they would be long lists of numbers. */
    private static List<String> paragraphs(String markdown) {
        String text = markdown.replaceAll("(?s)```.*?```", "").replaceAll("!\\[[^\\]]*]\\([^)]*\\)", "");
        return List.of(text.replaceAll("\\*\\*|`", "")
                        .replaceAll("(?m)^#+ ", "")
                        .strip()
                        .split("\n\\s*\n"))
                .stream()
                .map(String::strip)
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }

    private static Game<?, ?, ?> rules(GameRow game) {
        return Games.find(game.ruleset(), game.rulesetVersion())
                .or(() -> Games.byId(game.ruleset()))
                .orElseThrow(() -> Problem.notFound("The rules of this game are not installed."));
    }

    /** @param words a rule's id or words of a chapter's title; empty for the list of chapters */
    Words find(GameRow game, String words) {
        List<Rulebook.Chapter> chapters = chapters(rules(game));
        if (!words.isBlank()) {
            Optional<String> rule = chapters.stream()
                    .flatMap(chapter -> paragraphs(chapter.markdown()).stream())
                    .filter(paragraph -> paragraph.toLowerCase(Locale.ROOT).startsWith(words.toLowerCase(Locale.ROOT)))
                    .findFirst();
            if (rule.isPresent()) {
                return Words.open(Html.text(Html.shortened(rule.get(), 3_500)));
            }
        }
        List<List<Button>> rows = new ArrayList<>();
        for (int i = 0; i < chapters.size(); i++) {
            String title = chapters.get(i).title();
            if (title.toLowerCase(Locale.ROOT).contains(words.strip().toLowerCase(Locale.ROOT))) {
                rows.add(List.of(
                        Button.tap(Html.shortened(title, 60), Tap.data("chapter", game.id(), game.entries(), i))));
            }
        }
        if (rows.isEmpty()) {
            throw Problem.notFound("The rulebook has no chapter or rule “" + Html.shortened(words, 40)
                    + "”. /rules alone lists the chapters.");
        }
        return Words.open(Html.bold(rules(game).ruleset().name()) + ": the rulebook")
                .with(rows);
    }

    Body chapter(GameRow game, int number) {
        return new Body(game.ruleset(), rules(game).ruleset().version(), number);
    }
}
