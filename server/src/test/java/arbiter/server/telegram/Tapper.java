package arbiter.server.telegram;

import arbiter.server.telegram.FakeTelegram.Person;
import arbiter.server.telegram.FakeTelegram.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Plays a game in the private chat, with nothing but what the bot offers: taps, and lines in the words of its answers. */
public final class Tapper {
    private static final Pattern LINE = Pattern.compile("<code>([^<]*)</code> ✅");
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

    /** A place, an order there, and a number if the bot asks for one. */
    private void choose(Shown sheet) {
        tap(sheet, "Choose an order");
        for (int step = 0; step < 5 && !asks(sheet) && !sheet.offers("Not ready"); step++) {
            List<String> labels = labels(sheet);
            if (labels.isEmpty() && !sheet.offers("Back")) {
                return;
            }
            tap(sheet, labels.isEmpty() ? "Back" : labels.get(random.nextInt(labels.size())));
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
        person.types(lines.getLast());
        // Meanwhile the game may have gone on, and asks again.
        Shown echo = person.await(
                "echo of " + lines,
                each -> each.id > sheet.id && asks(each) && lines(each).equals(lines) || isOver(each));
        return isOver(echo) ? sheet : echo;
    }

    public static List<String> lines(Shown sheet) {
        List<String> lines = new ArrayList<>();
        Matcher matcher = LINE.matcher(sheet.text);
        while (matcher.find()) {
            lines.add(matcher.group(1).replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&"));
        }
        return lines;
    }

    /** An answer or the end of a phase, where the game offers one; else Ready. */
    private void finish(Shown sheet) {
        for (int i = 0; i < 30 && asks(sheet) && person.sees().stream().noneMatch(Tapper::isOver); i++) {
            List<String> direct = labels(sheet);
            String ready = sheet.offers("Ready") ? "Ready" : "Send orders";
            boolean answers = !direct.isEmpty() && i < 20;
            tap(sheet, answers ? direct.get(random.nextInt(direct.size())) : ready);
        }
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
        int before = message.edits;
        person.taps(message, label);
        // Somebody else may end the game meanwhile; then the answer is that it is over.
        person.await("answer to " + label, each -> each.id == message.id && each.edits > before || isOver(each));
    }
}
