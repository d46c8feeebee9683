package arbiter.server.telegram;

import arbiter.server.telegram.fake.Person;
import arbiter.server.telegram.fake.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Plays a game in the private chat, with nothing but what the bot offers: taps, and lines in the words of its answers. */
public final class Tapper {
    private static final Pattern ACCEPTED = Pattern.compile("<code>([^<]*)</code> ✅");
    private static final Pattern WRITTEN = Pattern.compile("<code>([^<]*)</code>");
    private static final List<String> OWN = List.of(
            "Ready",
            "Send orders",
            "Not ready",
            "Undo",
            "Choose an order",
            "My map",
            "Report",
            "More time",
            "Open the board");

    private final Person person;
    private final Random random;
    private final int orders;
    private long handled;
    private int decisions;
    private int typed;

    /** @param orders how many orders it gives in a turn, at most */
    public Tapper(Person person, long seed, int orders) {
        this.person = person;
        this.random = new Random(seed);
        this.orders = orders;
    }

    public int decisions() {
        return decisions;
    }

    public int typed() {
        return typed;
    }

    public static boolean asks(Shown message) {
        return message.offers("Ready") || message.offers("Send orders");
    }

    private static boolean isOver(Shown message) {
        return message.plain().endsWith(" is over.");
    }

    /** Until the game is over. */
    public void play() {
        while (decide()) {
            // One decision after the other.
        }
    }

    /** @return whether the game goes on */
    public boolean decide() {
        Shown prompt = person.await("question or end", each -> each.id > handled && (asks(each) || isOver(each)));
        if (isOver(prompt)) {
            return false;
        }
        decisions++;
        Shown sheet = prompt;
        int given = 1 + random.nextInt(orders);
        for (int i = 0; i < given && sheet.offers("Choose an order"); i++) {
            choose(sheet);
            if (!asks(sheet)) {
                break;
            }
            sheet = retype(sheet);
        }
        finish(sheet);
        handled = Math.max(handled, sheet.id);
        return true;
    }

    /** A place, an order there, and a number if the bot asks for one; or back, if others have taken what it wanted. */
    private void choose(Shown sheet) {
        tap(sheet, "Choose an order");
        for (int step = 0; sheet.offers("Back") && !over(); step++) {
            List<String> labels = labels(sheet);
            boolean on = step < 4 && !labels.isEmpty();
            tap(sheet, on ? labels.get(random.nextInt(labels.size())) : "Back");
        }
    }

    /** Takes the last order back and writes it instead. */
    private Shown retype(Shown sheet) {
        List<String> lines = lines(sheet);
        if (lines.isEmpty() || random.nextInt(3) > 0) {
            return sheet;
        }
        tap(sheet, "Undo");
        if (lines(sheet).size() != lines.size() - 1) {
            return sheet;
        }
        typed++;
        String line = lines.getLast();
        person.types(line);
        // Meanwhile the game may have gone on: then the rules may refuse the line, or it came too late.
        Shown echo = person.await(
                "echo of " + line,
                each -> each.id > sheet.id
                                && asks(each)
                                && (written(each).contains(line) || each.plain().startsWith("Not saved: "))
                        || isOver(each));
        return isOver(echo) ? sheet : echo;
    }

    /** The orders of a sheet that the rules accept. */
    public static List<String> lines(Shown sheet) {
        return found(ACCEPTED, sheet);
    }

    /** All orders of a sheet. */
    private static List<String> written(Shown sheet) {
        return found(WRITTEN, sheet);
    }

    private static List<String> found(Pattern pattern, Shown sheet) {
        return pattern.matcher(sheet.text)
                .results()
                .map(each ->
                        each.group(1).replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"))
                .toList();
    }

    /** An answer or the end of a phase, where the game offers one; else Ready. */
    private void finish(Shown sheet) {
        for (int i = 0; i < 30 && asks(sheet) && !over(); i++) {
            List<String> direct = labels(sheet);
            String ready = sheet.offers("Ready") ? "Ready" : "Send orders";
            boolean answers = !direct.isEmpty() && i < 20;
            tap(sheet, answers ? direct.get(random.nextInt(direct.size())) : ready);
        }
    }

    private boolean over() {
        return person.sees().stream().anyMatch(Tapper::isOver);
    }

    private static List<String> labels(Shown message) {
        List<String> labels = new ArrayList<>();
        for (JsonNode button : message.buttons) {
            String label = button.path("text").asString();
            boolean turns = label.equals("Back") || label.contains("Next") || label.contains("Previous");
            if (!OWN.contains(label) && !turns) {
                labels.add(label);
            }
        }
        return labels;
    }

    private void tap(Shown message, String label) {
        int before = answers(message);
        person.taps(message, label);
        // Somebody else may end the game meanwhile; then the answer is that it is over.
        person.await("answer to " + label, each -> each.id == message.id && answers(each) > before || isOver(each));
    }

    /** A tap is answered in its message, even if the message says already what it should. */
    private static int answers(Shown message) {
        return message.edits + message.repeats;
    }
}
