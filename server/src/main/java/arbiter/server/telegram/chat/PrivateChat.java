package arbiter.server.telegram.chat;

import arbiter.server.fact.Amount;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.Departure;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.news.Board;
import arbiter.server.telegram.news.Reports;
import arbiter.server.telegram.person.Newcomers;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.wire.Calls;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Inbox;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.turn.TurnClock;
import arbiter.server.turn.TurnOver;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What a person writes or taps in the private chat. */
@Component
public class PrivateChat {
    private static final List<Integer> DELAYS = List.of(60, 360, 1440);
    /** What the buttons of a sheet do. They belong to one decision. */
    private static final List<String> ON_THE_SHEET =
            List.of("orders", "ready", "open", "undo", "places", "place", "order");

    private static final String LATE =
            "That button was for an earlier decision and did nothing. This is how things are now:";

    private final People people;
    private final Newcomers newcomers;
    private final Seated seated;
    private final Sheets sheets;
    private final Choosing choosing;
    private final Letters letters;
    private final Books books;
    private final Reports reports;
    private final TurnClock clock;
    private final Departure departure;
    private final Calls calls;
    private final Limits limits;
    private final Writer writer;

    PrivateChat(
            People people,
            Newcomers newcomers,
            Seated seated,
            Sheets sheets,
            Choosing choosing,
            Letters letters,
            Books books,
            Reports reports,
            TurnClock clock,
            Departure departure,
            Calls calls,
            Limits limits,
            Writer writer) {
        this.people = people;
        this.newcomers = newcomers;
        this.seated = seated;
        this.sheets = sheets;
        this.choosing = choosing;
        this.letters = letters;
        this.books = books;
        this.reports = reports;
        this.clock = clock;
        this.departure = departure;
        this.calls = calls;
        this.limits = limits;
        this.writer = writer;
    }

    public void typed(Update.Typed update) {
        try {
            Command command = Command.of(update.text());
            if (command != null
                    && command.name().equals("start")
                    && !command.rest().isEmpty()) {
                start(update, command.rest());
                return;
            }
            Linked person = people.byUser(update.from().id()).orElse(null);
            if (person == null) {
                seated.answer(update, Guide.stranger());
            } else if (command != null) {
                command(update, person, command);
            } else {
                lines(update, person);
            }
        } catch (Problem problem) {
            Inbox.postpone(problem);
            seated.answer(update, Echo.plain(problem.sentence()));
        }
    }

    private void start(Update.Typed update, String code) {
        writer.run(() -> {
            Newcomers.Arrival arrival = newcomers.arrive(update.from(), code);
            seated.settle(update, welcome(arrival));
        });
    }

    private Words welcome(Newcomers.Arrival arrival) {
        String name = people.caller(arrival.person()).account().name();
        Standpoint who = arrival.game();
        String hello = "You are " + name + " on this server.";
        if (who == null) {
            return Words.open(Html.text(hello + " /games shows your games, /help explains how to play here."));
        }
        String seat = switch (arrival.how()) {
            case JOINED -> "You have joined ";
            case ALREADY_THERE, LINKED -> "You have a seat in ";
        };
        String next = who.game().status() == GameRow.Status.LOBBY
                ? " I will write to you when it starts."
                : " /orders shows your orders.";
        return Words.open(
                Html.text(hello + " " + seat + who.game().name() + "." + next + " /help explains how to play."));
    }

    private void lines(Update.Typed update, Linked person) {
        List<String> lines = update.text()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) {
            writer.run(() -> seated.ignore(update));
            return;
        }
        Standpoint who = seated.current(person);
        try {
            sheets.typed(update, who, lines);
        } catch (TurnOver over) {
            seated.answer(update, sheets.shown(seated.again(who), "Not saved: " + over.sentence()));
        }
    }

    private void command(Update.Typed update, Linked person, Command command) {
        if (update.edition() == Update.Edition.EDITED) {
            // The command was carried out when it was sent.
            writer.run(() -> seated.ignore(update));
            return;
        }
        String rest = command.rest();
        switch (command.name()) {
            case "start", "help" -> seated.answer(update, Guide.help());
            case "games" -> seated.answer(update, games(person));
            case "orders" -> seated.answer(update, sheets.shown(seated.current(person), ""));
            case "check" -> seated.answer(update, checked(seated.current(person), rest));
            case "map" -> post(update, Board.KIND, map(seated.current(person)));
            case "report" -> post(update, Reports.KIND, report(seated.current(person)));
            case "press" -> letters.command(update, seated.current(person), rest);
            case "rules" ->
                seated.answer(update, books.find(seated.current(person).game(), rest));
            case "leave" -> seated.answer(update, farewell(person));
            default ->
                throw Problem.notFound(
                        "I do not know /" + Html.shortened(command.name(), 30) + ". /help lists the commands.");
        }
    }

    private void post(Update update, String kind, Object body) {
        writer.run(() -> seated.settle(update, kind, body));
    }

    private static Board.Body map(Standpoint who) {
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        return new Board.Body(who.game().id(), who.caller().account().id(), Board.Shows.MINE, 0);
    }

    private Reports.Body report(Standpoint who) {
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        GameRow game = who.game();
        return new Reports.Body(
                game.id(), who.caller().account().id(), reports.beforeLastTurn(game), game.entries(), 0);
    }

    private Words checked(Standpoint who, String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (lines.isEmpty()) {
            throw Problem.invalid(
                    "lines", "Write the lines to check after the command, as in: /check, then one order per line.");
        }
        return sheets.checked(who, lines);
    }

    private Words games(Linked person) {
        List<List<Button>> rows = new ArrayList<>();
        StringBuilder html = new StringBuilder();
        for (Standpoint who : seated.games(person)) {
            GameRow game = who.game();
            boolean waits = who.seat() != null && game.awaiting().contains(who.seat());
            String state = switch (game.status()) {
                case LOBBY -> "has not started";
                case PAUSED -> "turn " + game.turn() + ", paused";
                case RUNNING -> "turn " + game.turn() + (waits ? ", waits for you" : "");
                case OVER -> "is over";
            };
            html.append(Html.bold(game.name())).append(Html.text(": " + state)).append("\n");
            rows.add(List.of(Button.tap(Html.shortened(game.name(), 50), Tap.data("game", game.id(), game.entries()))));
        }
        return rows.isEmpty()
                ? Words.open("You have no game here. Open the invitation link of a game to join it.")
                : Words.open(html + "\nWhich one do you want to play here?").with(rows);
    }

    private Words farewell(Linked person) {
        List<List<Button>> rows = new ArrayList<>();
        String game = person.game();
        if (game != null) {
            Standpoint who = seated.current(person);
            rows.add(List.of(Button.tap(
                    Html.shortened("Leave " + who.game().name(), 60),
                    Tap.data("leave", who.game().id(), who.game().entries()))));
        }
        rows.add(List.of(Button.tap("Unlink this chat", Tap.data("unlink", "", 0))));
        rows.add(List.of(Button.tap("Stay", Tap.data("stay", "", 0))));
        return Words.open("What shall happen? Somebody who leaves a running game cannot come back as before.")
                .with(rows);
    }

    public void tapped(Update.Tapped update) {
        try {
            Linked person = people.byUser(update.from().id())
                    .orElseThrow(
                            () -> Problem.notFound("This chat is not linked to an account any more. Write /start."));
            calls.answer(update.query(), "");
            Tap tap = Tap.of(update.data());
            try {
                tapped(update, person, tap);
            } catch (Problem problem) {
                Inbox.postpone(problem);
                refuse(update, person, tap, problem);
            }
        } catch (Problem problem) {
            Inbox.postpone(problem);
            seated.answer(update, Echo.plain(problem.sentence()));
        }
    }

    /** A tap on a sheet that had no effect: the sheet as it is now, with the reason. The message keeps buttons that work. */
    private void refuse(Update.Tapped update, Linked person, Tap tap, Problem problem) {
        Words words = ON_THE_SHEET.contains(tap.verb())
                ? sheets.shown(seated.of(person, tap.game()), problem.sentence())
                        .editing(update.message())
                : Echo.plain(problem.sentence());
        seated.answer(update, words);
    }

    private void tapped(Update.Tapped update, Linked person, Tap tap) {
        switch (tap.verb()) {
            case "unlink" ->
                seated.answer(
                        update,
                        Words.open("This chat is not linked any more. Your games go on on the page.")
                                .editing(update.message()),
                        () -> people.unlink(person.account()));
            case "stay" -> seated.answer(update, Words.open("You stay.").editing(update.message()));
            default -> inGame(update, person, tap);
        }
    }

    private void inGame(Update.Tapped update, Linked person, Tap tap) {
        Standpoint who = seated.of(person, tap.game());
        GameRow game = who.game();
        boolean decides = ON_THE_SHEET.contains(tap.verb()) || tap.verb().equals("more");
        if (decides && sheets.late(who, tap.at())) {
            seated.answer(update, sheets.shown(who, LATE).editing(update.message()));
            return;
        }
        switch (tap.verb()) {
            case "game" -> seated.answer(update, chosen(who), () -> people.focus(person.user(), game.id()));
            case "orders" -> seated.answer(update, sheets.shown(who, "").editing(update.message()));
            case "ready" -> sheets.ready(update, who, Echo.Seal.READY);
            case "open" -> sheets.ready(update, who, Echo.Seal.OPEN);
            case "undo" -> sheets.undo(update, who);
            case "places" -> choosing.places(update, who, tap);
            case "place" -> choosing.orders(update, who, tap);
            case "order" -> choosing.order(update, who, tap);
            case "map" -> post(update, Board.KIND, map(who));
            case "report" -> post(update, Reports.KIND, report(who));
            case "chapter" -> post(update, Books.KIND, books.chapter(game, tap.number(0)));
            case "more" -> moreTime(update, who, tap);
            case "grant" -> decideDelay(update, who, tap, TurnClock.Answer.GRANT);
            case "refuse" -> decideDelay(update, who, tap, TurnClock.Answer.REFUSE);
            case "leave" ->
                seated.answer(
                        update,
                        Words.open("You have left " + Html.bold(game.name()) + ".")
                                .editing(update.message()),
                        () -> departure.leave(who));
            default -> throw Problem.notFound("This button does nothing any more.");
        }
    }

    private Words chosen(Standpoint who) {
        return switch (who.game().status()) {
            case LOBBY ->
                Words.open(Html.bold(who.game().name()) + " has not started yet. I will write to you when it does.");
            case RUNNING, PAUSED ->
                who.seat() == null
                        ? Words.open("You host " + Html.bold(who.game().name()) + " and have no seat in it.")
                        : sheets.shown(who, "");
            case OVER -> Words.open(Html.bold(who.game().name()) + " is over.");
        };
    }

    private void moreTime(Update.Tapped update, Standpoint who, Tap tap) {
        GameRow game = who.game();
        if (tap.detail(0).isEmpty()) {
            List<Button> row = DELAYS.stream()
                    .map(minutes -> Button.tap(
                            Amount.of(Duration.ofMinutes(minutes)),
                            Tap.data("more", game.id(), game.entries(), minutes)))
                    .toList();
            seated.answer(update, Words.open("How much more time do you need?").with(List.of(row)));
            return;
        }
        limits.take(Limits.Kind.MESSAGE, who.caller().account().id());
        seated.answer(
                update,
                Words.open("I have asked for more time. You will hear what becomes of it.")
                        .editing(update.message()),
                () -> clock.ask(who, tap.number(0), ""));
    }

    private void decideDelay(Update.Tapped update, Standpoint who, Tap tap, TurnClock.Answer answer) {
        String said = answer == TurnClock.Answer.GRANT ? "You agreed to more time." : "You refused more time.";
        seated.answer(
                update, Words.open(said).editing(update.message()), () -> clock.answer(who, tap.number(0), answer));
    }

    /** A command with what follows it. */
    record Command(String name, String rest) {
        static @Nullable Command of(String text) {
            if (!text.startsWith("/")) {
                return null;
            }
            String[] parts = text.substring(1).split("\\s+", 2);
            String name = parts[0].replaceAll("@.*", "").toLowerCase(Locale.ROOT);
            return new Command(name, parts.length > 1 ? parts[1].strip() : "");
        }
    }
}
