package arbiter.server.telegram.chat;

import arbiter.engine.seat.Seat;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.Order;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.press.Press;
import arbiter.server.storage.JsonColumn;
import arbiter.server.telegram.news.Eyes;
import arbiter.server.telegram.wire.Composer;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Sharing;
import arbiter.server.telegram.wire.Post;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Messages between players, read and written in the private chat. */
@Component
class Letters implements Composer {
    static final String KIND = "letter";
    private static final int SHOWN = 10;

    private final Press press;
    private final SeatStore seats;
    private final Seated seated;
    private final Eyes eyes;
    private final JsonColumn json;
    private final Limits limits;

    Letters(Press press, SeatStore seats, Seated seated, Eyes eyes, JsonColumn json, Limits limits) {
        this.press = press;
        this.seats = seats;
        this.seated = seated;
        this.eyes = eyes;
        this.json = json;
        this.limits = limits;
    }

    /** A message that arrived for a player. */
    record Body(String game, String account, int message) {}

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public List<Message> compose(Post post) {
        Body body = json.read(post.body(), Body.class);
        Standpoint who = eyes.of(body.game, body.account).orElse(null);
        if (who == null) {
            return List.of();
        }
        List<Message> messages = new ArrayList<>();
        press.read(who, Order.OLDEST, new Cursor(body.message - 1, ""), 1).messages().stream()
                .filter(letter -> letter.id() == body.message && letter.text() != null && !letter.mine())
                .flatMap(letter -> Html.parts(List.of(who.game().name() + "\n" + line(who, letter))).stream())
                .forEach(html -> messages.add(new Message.Text(0, html, List.of(), Sharing.PROTECTED, null)));
        return messages;
    }

    private String line(Standpoint who, Press.Message letter) {
        String from = name(who, letter.from());
        List<Integer> to = letter.to();
        String readers = to == null
                ? "everybody"
                : to.stream().map(seat -> name(who, seat)).collect(Collectors.joining(", "));
        return "✉️ " + from + " → " + readers + ": " + letter.text();
    }

    private String name(Standpoint who, int seat) {
        return seat == Seat.HOST.index()
                ? "Host"
                : seats.of(who.game().id()).stream()
                        .filter(row -> row.seat() == seat)
                        .map(SeatRow::country)
                        .findFirst()
                        .orElse("?");
    }

    /** {@code /press} shows the newest messages, {@code /press Name: text} writes one. */
    void command(Update.Typed update, Standpoint who, String text) {
        who.requirePart();
        if (text.isBlank()) {
            show(update, who);
            return;
        }
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw Problem.invalid("to", "Write to whom first: " + example(who));
        }
        @Nullable List<Integer> to = readers(who, text.substring(0, colon));
        String words = text.substring(colon + 1).strip();
        limits.take(Limits.Kind.MESSAGE, who.caller().account().id());
        seated.answer(update, Words.open("Sent."), () -> press.send(who, null, to, words, "telegram-" + update.id()));
    }

    private void show(Update.Typed update, Standpoint who) {
        List<Press.Message> last = press.read(who, Order.NEWEST, Order.NEWEST.start(), SHOWN).messages().stream()
                .filter(letter -> letter.text() != null)
                .sorted(Comparator.comparingInt(Press.Message::id))
                .toList();
        String text = last.isEmpty()
                ? "There are no messages for you in this game."
                : last.stream().map(letter -> line(who, letter)).collect(Collectors.joining("\n\n"));
        String whole = who.game().name() + "\n\n" + Html.shortened(text, 3_000) + "\n\nTo write: " + example(who);
        seated.answer(update, Words.secret(Html.text(whole)), () -> {
            if (!last.isEmpty()) {
                press.markRead(who, last.getLast().id(), null);
            }
        });
    }

    private String example(Standpoint who) {
        List<String> names = new ArrayList<>(List.of("all", "host"));
        seats.of(who.game().id()).stream()
                .filter(row -> who.seat() == null || row.seat() != who.seat())
                .map(SeatRow::country)
                .forEach(names::add);
        return "/press Name: text — for one or more of " + String.join(", ", names) + ".";
    }

    /** Names of countries, separated by commas; {@code all} for everybody. */
    private @Nullable List<Integer> readers(Standpoint who, String names) {
        if (names.strip().equalsIgnoreCase("all") || names.strip().equalsIgnoreCase("everybody")) {
            return null;
        }
        List<Integer> to = new ArrayList<>();
        for (String name : names.split(",")) {
            to.add(reader(who, name.strip().toLowerCase(Locale.ROOT)));
        }
        return to;
    }

    private int reader(Standpoint who, String name) {
        if (name.equals("host")) {
            return Seat.HOST.index();
        }
        List<SeatRow> rows = seats.of(who.game().id()).stream()
                .filter(row -> !name.isEmpty()
                        && row.country().toLowerCase(Locale.ROOT).startsWith(name))
                .toList();
        if (rows.size() != 1) {
            throw Problem.invalid("to", "“" + name + "” is not the name of one player. " + example(who));
        }
        return rows.getFirst().seat();
    }
}
