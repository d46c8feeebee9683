package arbiter.server.telegram.chat;

import arbiter.engine.Pace;
import arbiter.engine.guide.Purse;
import arbiter.server.bulletin.Status;
import arbiter.server.game.GameRow;
import arbiter.server.settings.ServerSettings;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Desk;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Words;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** A sheet as its player sees it in the chat: normal form, verdicts, warnings, what is left, and buttons. */
@Component
class Echo {
    private static final int MOST_ANSWERS = 8;
    private static final String INVITE = "Write your orders, one per line, or choose them below.";
    private static final int MOST_WARNINGS = 4;
    private static final int LABEL = 60;
    /** Leaves room for what stands around the lines. */
    private static final int LONGEST_LINES = 3_000;

    private final ServerSettings settings;

    Echo(ServerSettings settings) {
        this.settings = settings;
    }

    enum Seal {
        READY,
        OPEN
    }

    /**
     * @param remark what the person should know first; empty for nothing
     * @param desk what the rules say to the sheet
     */
    Words sheet(GameRow game, Desk desk, Seal seal, String remark) {
        StringBuilder html = new StringBuilder(remark.isEmpty() ? "" : Html.text(remark) + "\n\n");
        html.append(heading(game)).append("\n\n");
        html.append(desk.lines().isEmpty() ? "No orders yet." : lines(desk));
        if (!desk.purse().isEmpty()) {
            html.append("\n\n").append(Html.text(purse(desk.purse())));
        }
        for (Desk.WarningAnswer warning :
                desk.warnings().stream().limit(MOST_WARNINGS).toList()) {
            html.append("\n⚠️ ").append(Html.text(warning.sentence()));
        }
        html.append("\n\n").append(Html.text(desk.lines().isEmpty() && seal == Seal.OPEN ? INVITE : state(game, seal)));
        return Words.secret(html.toString()).with(buttons(game, desk, seal));
    }

    /** For somebody who can give no orders now. */
    Words waiting(GameRow game, String remark) {
        String why = switch (game.status()) {
            case LOBBY -> "The game has not started yet. I will write to you when it does.";
            case RUNNING -> "The game does not wait for you now. I will write to you when it does.";
            case PAUSED -> "The game is paused. I take orders again when it continues.";
            case OVER -> "The game is over.";
        };
        return Words.open((remark.isEmpty() ? "" : Html.text(remark) + "\n\n") + heading(game) + "\n\n" + why)
                .with(page(game).stream().map(List::of).toList());
    }

    /** Lines that are only checked. */
    Words checked(GameRow game, Desk desk) {
        String left = desk.purse().isEmpty() ? "" : "\n\n" + Html.text(purse(desk.purse()));
        return Words.secret(heading(game) + "\n\n" + lines(desk) + left + "\n\nOnly checked, not saved.");
    }

    static String heading(GameRow game) {
        Instant end = game.lastCall();
        String until = end == null ? "" : " · until " + Status.when(end, zone(game));
        return Html.bold(game.name()) + Html.text(" · turn " + game.turn() + until);
    }

    private static ZoneId zone(GameRow game) {
        String zone = game.options().schedule().zone();
        return zone == null ? ZoneOffset.UTC : ZoneId.of(zone);
    }

    private static String lines(Desk desk) {
        StringBuilder html = new StringBuilder();
        int number = 0;
        for (Desk.DeskLine each : desk.lines()) {
            CheckedLine line = each.line();
            number++;
            String text = line.accepted() ? accepted(number, each) : rejected(number, line);
            if (html.length() + text.length() > LONGEST_LINES) {
                html.append("… and ").append(desk.lines().size() - number + 1).append(" more lines");
                break;
            }
            html.append(number == 1 ? "" : "\n").append(text);
        }
        return html.toString();
    }

    private static String accepted(int number, Desk.DeskLine line) {
        StringBuilder html =
                new StringBuilder(number + ". " + Html.code(line.line().normal()) + " ✅");
        for (Desk.WarningAnswer warning : line.warnings()) {
            html.append("\n    ⚠️ ").append(Html.text(warning.sentence()));
        }
        return html.toString();
    }

    static String rejected(int number, CheckedLine line) {
        String rule = line.rule() == null || line.rule().isEmpty() ? "" : " (" + line.rule() + ")";
        return number + ". " + Html.code(line.normal()) + " ❌ " + Html.text(line.sentence() + rule);
    }

    private static String purse(List<Purse.Pot> pots) {
        return "Left: "
                + String.join(
                        " · ",
                        pots.stream()
                                .map(pot -> pot.name() + " " + pot.left() + " of " + pot.total())
                                .toList());
    }

    private static String state(GameRow game, Seal seal) {
        if (seal == Seal.READY) {
            return game.pace() == Pace.AT_ONCE ? "Sent." : "You are ready. The turn ends when everybody is.";
        }
        return game.pace() == Pace.AT_ONCE
                ? "Saved. Nothing happens until you send it."
                : "Saved. It counts when the turn ends, ready or not.";
    }

    private List<List<Button>> buttons(GameRow game, Desk desk, Seal seal) {
        String id = game.id();
        int at = game.entries();
        List<List<Button>> rows = new ArrayList<>();
        if (seal == Seal.OPEN) {
            answers(game, desk).forEach(button -> rows.add(List.of(button)));
        }
        boolean atOnce = game.pace() == Pace.AT_ONCE;
        if (seal == Seal.OPEN) {
            List<Button> first = new ArrayList<>();
            first.add(Button.tap(atOnce ? "Send orders" : "Ready", Tap.data("ready", id, at)));
            if (!desk.lines().isEmpty()) {
                first.add(Button.tap("Undo", Tap.data("undo", id, at)));
            }
            rows.add(first);
        } else if (!atOnce) {
            // What is carried out at once cannot be taken back.
            rows.add(List.of(Button.tap("Not ready", Tap.data("open", id, at))));
        }
        if (seal == Seal.OPEN && desk.choices().stream().anyMatch(choice -> !direct(choice))) {
            rows.add(List.of(Button.tap("Choose an order", Tap.data("places", id, at, 0))));
        }
        rows.add(List.of(
                Button.tap("My map", Tap.data("map", id, at)),
                Button.tap("Report", Tap.data("report", id, at)),
                Button.tap("More time", Tap.data("more", id, at))));
        page(game).forEach(button -> rows.add(List.of(button)));
        return rows;
    }

    /** A button that opens the page inside Telegram. Telegram demands encryption for it. */
    List<Button> page(GameRow game) {
        return settings.overTls()
                ? List.of(Button.app("Open the board", settings.publicUrl() + "/telegram?game=" + game.id()))
                : List.of();
    }

    /** Answers and ends of phases need no place: they are offered at once. */
    private static boolean direct(Desk.ChoiceAnswer choice) {
        return choice.places().isEmpty()
                && (choice.role().equals("decide") || choice.role().equals("go-on"));
    }

    private static List<Button> answers(GameRow game, Desk desk) {
        return desk.choices().stream()
                .filter(Echo::direct)
                .limit(MOST_ANSWERS)
                .map(choice -> order(game, choice))
                .toList();
    }

    static Button order(GameRow game, Desk.ChoiceAnswer choice) {
        String price = choice.price().isEmpty()
                ? ""
                : " ("
                        + String.join(
                                ", ",
                                choice.price().entrySet().stream()
                                        .map(each -> each.getValue() + " " + each.getKey())
                                        .toList())
                        + ")";
        String group = choice.label().isEmpty() ? choice.group() : choice.label();
        return Button.tap(
                Html.shortened(group + price, LABEL),
                Tap.data("order", game.id(), game.entries(), Tap.name(choice.line())));
    }

    /** A text without secrets of a turn, for one person. */
    static Words plain(String text) {
        return Words.open(Html.text(Html.shortened(text, Message.LONGEST_TEXT / 2)));
    }
}
