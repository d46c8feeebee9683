package arbiter.server.telegram.group;

import arbiter.server.answer.Zones;
import arbiter.server.bulletin.Bulletins;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.press.Press;
import arbiter.server.storage.Writer;
import arbiter.server.table.CheckedLine;
import arbiter.server.telegram.news.Board;
import arbiter.server.telegram.news.Reports;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.wire.Bot;
import arbiter.server.telegram.wire.Calls;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Inbox;
import arbiter.server.telegram.wire.Menu;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.turn.SheetDesk;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** What people write in a group. */
@Component
public class GroupChat {
    private static final List<String> SECRET = List.of("orders", "check", "leave", "games", "rules");

    private final Groups groups;
    private final Hosting hosting;
    private final Deeds deeds;
    private final People people;
    private final Access access;
    private final Press press;
    private final SheetDesk sheets;
    private final Reports reports;
    private final Bulletins bulletins;
    private final StatusBoard status;
    private final Bot bot;
    private final Calls calls;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Limits limits;
    private final Writer writer;

    GroupChat(
            Groups groups,
            Hosting hosting,
            Deeds deeds,
            People people,
            Access access,
            Press press,
            SheetDesk sheets,
            Reports reports,
            Bulletins bulletins,
            StatusBoard status,
            Bot bot,
            Calls calls,
            Inbox inbox,
            Outbox outbox,
            Limits limits,
            Writer writer) {
        this.groups = groups;
        this.hosting = hosting;
        this.deeds = deeds;
        this.people = people;
        this.access = access;
        this.press = press;
        this.sheets = sheets;
        this.reports = reports;
        this.bulletins = bulletins;
        this.status = status;
        this.bot = bot;
        this.calls = calls;
        this.inbox = inbox;
        this.outbox = outbox;
        this.limits = limits;
        this.writer = writer;
    }

    public void typed(Update.Typed update) {
        boolean command = update.text().startsWith("/");
        if (update.edition() == Update.Edition.EDITED || update.from().bot() || command && !forMe(update.text())) {
            ignore(update);
            return;
        }
        try {
            if (command) {
                command(update);
            } else {
                spoken(update);
            }
        } catch (Problem problem) {
            Inbox.postpone(problem);
            answer(update, Words.open(Html.text(problem.sentence())));
        }
    }

    /** In a group with several bots, a command can name one. */
    private boolean forMe(String text) {
        String name = text.split("\\s", 2)[0];
        int at = name.indexOf('@');
        return at < 0
                || bot.name().filter(name.substring(at + 1)::equalsIgnoreCase).isPresent();
    }

    private void ignore(Update update) {
        writer.run(() -> inbox.done(update));
    }

    private void answer(Update.Typed update, Words words) {
        writer.run(() -> settle(update, words));
    }

    /** Must be called inside a transaction. */
    private void settle(Update.Typed update, Words words) {
        inbox.done(update);
        outbox.put(
                update.chat().id(),
                Urgency.ANSWER,
                Words.KIND,
                words.in(update.topic()).answering(update.message()));
    }

    private void command(Update.Typed update) {
        String[] parts = update.text().substring(1).split("\\s+", 2);
        String verb = parts[0].replaceAll("@.*", "").toLowerCase(Locale.ROOT);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        switch (verb) {
            case "start", "help" -> answer(update, help());
            case "host" -> hosting.host(update, rest);
            case "status" -> answer(update, standing(following(update)));
            case "map" -> map(update, following(update));
            case "report" -> report(update, following(update));
            case "press" -> press(update, rest);
            case "zone" -> zone(update, rest);
            case "disconnect" -> disconnect(update);
            default -> hostCommand(update, verb, rest);
        }
    }

    private void hostCommand(Update.Typed update, String verb, String rest) {
        if (SECRET.contains(verb)) {
            throw Problem.notYours("That is for the private chat: write to me there.");
        }
        if (!Deeds.VERBS.contains(verb)) {
            ignore(update);
            return;
        }
        Standpoint who = standpoint(update).requireHost();
        String question = deeds.question(who, verb, rest);
        writer.run(() -> {
            String deed = deeds.remember(who, verb, rest);
            List<Button> row = List.of(
                    Button.tap("Yes", Tap.data("do", who.game().id(), 0, deed)),
                    Button.tap("No", Tap.data("dont", who.game().id(), 0, deed)));
            settle(update, Words.open(Html.text(question)).with(List.of(row)));
        });
    }

    private Groups.Following following(Update update, long topic) {
        return groups.at(update.chat().id(), topic)
                .or(() -> Optional.of(groups.in(update.chat().id()))
                        .filter(all -> all.size() == 1)
                        .map(List::getFirst))
                .orElseThrow(
                        () -> Problem.notFound("This group follows no game yet. The host of a game writes /host."));
    }

    private Groups.Following following(Update.Typed update) {
        return following(update, update.topic());
    }

    private Linked person(Update.Person from) {
        return people.byUser(from.id())
                .orElseThrow(() -> Problem.notFound(
                        "I do not know you yet. Open a private chat with me and write /start, then try again."));
    }

    private Standpoint standpoint(Update.Typed update) {
        Linked person = person(update.from());
        return access.to(following(update).game(), people.caller(person));
    }

    private static Words help() {
        return Words.open(
                Html.text("I post the map, the report and the deadline of a game here. Orders are secret: write them to"
                        + " me in a private chat, never here.\n\n"
                        + Menu.GROUP.stream()
                                .map(entry -> "/" + entry.command() + " – " + entry.description())
                                .collect(Collectors.joining("\n"))));
    }

    private Words standing(Groups.Following group) {
        return bulletins
                .status(group.game())
                .map(now -> Words.open(Html.bold(now.name()) + "\n" + Html.text(now.line(group.place()))))
                .orElseThrow(() -> Problem.notFound("The game does not exist any more."));
    }

    private void map(Update.Typed update, Groups.Following group) {
        post(update, Board.KIND, new Board.Body(group.game(), null, Board.Shows.HAPPENED, update.topic()));
    }

    private void report(Update.Typed update, Groups.Following group) {
        GameRow game =
                access.to(group.game(), people.caller(person(update.from()))).game();
        if (!game.status().begun()) {
            throw Problem.conflict("not-begun", "The game has not started.");
        }
        int after = reports.beforeLastTurn(game);
        post(update, Reports.KIND, new Reports.Body(game.id(), null, after, game.entries(), update.topic()));
    }

    private void post(Update.Typed update, String kind, Object body) {
        writer.run(() -> {
            inbox.done(update);
            outbox.put(update.chat().id(), Urgency.ANSWER, kind, body);
        });
    }

    private void press(Update.Typed update, String text) {
        Standpoint who = standpoint(update).requirePart();
        if (text.isBlank()) {
            throw Problem.invalid("text", "Write the message after the command, as in /press Peace in the north?");
        }
        say(update, who, text);
    }

    private void say(Update.Typed update, Standpoint who, String text) {
        if (who.game().options().anonymous()) {
            throw Problem.notYours(
                    "In this game nobody knows who plays whom. Write /press to me in the private chat, and I say it here for you.");
        }
        limits.take(Limits.Kind.MESSAGE, who.caller().account().id());
        String key = Crier.FROM_GROUP + update.chat().id() + "-" + update.id();
        writer.run(() -> {
            inbox.done(update);
            press.send(who, null, null, text, key);
        });
    }

    /** Plain words in a group are public press, if they come from a player. What reads like an order is not: that was a mistake. */
    private void spoken(Update.Typed update) {
        Groups.Following group = groups.at(update.chat().id(), update.topic()).orElse(null);
        Linked person = people.byUser(update.from().id()).orElse(null);
        if (group == null || person == null) {
            ignore(update);
            return;
        }
        Standpoint who = access.to(group.game(), people.caller(person));
        if (readsLikeOrders(who, update.text())) {
            refuse(update);
            return;
        }
        boolean heard = who.takesPart()
                && !who.game().options().anonymous()
                && who.game().status() != GameRow.Status.OVER;
        try {
            if (heard) {
                say(update, who, update.text());
            } else {
                ignore(update);
            }
        } catch (Problem closed) {
            // The group talks; the game has no public press. That is nobody's mistake.
            ignore(update);
        }
    }

    private boolean readsLikeOrders(Standpoint who, String text) {
        Integer seat = who.seat();
        if (seat == null || who.game().status() != GameRow.Status.RUNNING) {
            return false;
        }
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.length() <= 200)
                .limit(50)
                .toList();
        limits.take(Limits.Kind.CHECK, who.caller().account().id());
        List<CheckedLine> checked = sheets.check(who.game(), seat, lines);
        return checked.stream().anyMatch(line -> line.column() == null);
    }

    private void refuse(Update.Typed update) {
        List<List<Button>> rows = bot.link("play")
                .map(link -> List.of(List.of(Button.link("Write it in private", link))))
                .orElse(List.of());
        writer.run(() -> {
            settle(
                    update,
                    Words.open(
                                    "That looks like orders. I have not saved them: everybody can read this group. Delete the"
                                            + " message and write it to me in the private chat.")
                            .with(rows));
            outbox.put(update.chat().id(), Urgency.ANSWER, Removal.KIND, new Removal.Body(update.message()));
        });
    }

    private void zone(Update.Typed update, String name) {
        Standpoint who = standpoint(update).requireHost();
        Groups.Following group = following(update);
        ZoneId zone = Zones.read("zone", Html.shortened(name, 40));
        writer.run(() -> {
            groups.setZone(who.game().id(), zone);
            settle(update, Words.open(Html.text("Times in this group are in " + zone.getId() + " now.")));
            status.refresh(group);
        });
    }

    private void disconnect(Update.Typed update) {
        Standpoint who = standpoint(update).requireHost();
        writer.run(() -> {
            groups.disconnect(who.game().id());
            settle(
                    update,
                    Words.open(
                            "This group does not follow " + Html.bold(who.game().name()) + " any more."));
        });
    }

    public void tapped(Update.Tapped update) {
        Tap tap = Tap.of(update.data());
        try {
            Linked person = person(update.from());
            Deeds.Deed deed =
                    deeds.find(tap.detail(0)).orElseThrow(() -> Problem.notFound("This question is no longer open."));
            if (!deed.account().equals(person.account())) {
                throw Problem.notYours("Only the person who asked can answer.");
            }
            Standpoint who = access.to(deed.game(), people.caller(person)).requireHost();
            decide(update, who, deed, tap.verb());
            calls.answer(update.query(), "");
        } catch (Problem problem) {
            Inbox.postpone(problem);
            calls.answer(update.query(), Html.shortened(problem.sentence(), 190));
            ignore(update);
        }
    }

    private void decide(Update.Tapped update, Standpoint who, Deeds.Deed deed, String verb) {
        boolean yes = verb.equals("do");
        Words said = Words.open(yes ? "Done." : "Nothing was changed.").editing(update.message());
        Runnable settled = () -> {
            deeds.forget(deed);
            inbox.done(update);
            outbox.put(update.chat().id(), Urgency.ANSWER, Words.KIND, said, "edit " + update.message());
        };
        if (yes) {
            deeds.carryOut(who, deed, settled);
        } else {
            writer.run(settled);
        }
    }
}
