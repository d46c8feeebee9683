package arbiter.server.telegram.chat;

import arbiter.engine.text.Nearest;
import arbiter.server.game.Standpoint;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Desk;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What somebody probably meant who wrote something that is no order: the nearest orders that the rules would accept now. */
final class Guess {
    private static final int PROPOSED = 3;
    private static final int SHOWN = 80;

    private Guess() {}

    /** @param desk of the sheet as it is now */
    static Words explain(Standpoint who, List<CheckedLine> unreadable, Desk desk) {
        CheckedLine line = unreadable.getFirst();
        StringBuilder html = new StringBuilder(problem(line));
        List<Desk.ChoiceAnswer> near = near(line.text(), desk.choices());
        List<List<Button>> rows = new ArrayList<>();
        if (near.isEmpty()) {
            html.append("\n\nYou can give no order now.");
        } else {
            html.append("\n\nDid you mean ")
                    .append(Html.code(near.getFirst().line()))
                    .append("?");
            near.forEach(choice -> rows.add(List.of(Echo.order(who.game(), choice))));
        }
        return Words.secret(html.append("\n\n/help explains how to play here.").toString())
                .with(rows);
    }

    private static String problem(CheckedLine line) {
        String proposal = line.proposal();
        return Html.code(Html.shortened(line.text(), SHOWN))
                + " is no order: "
                + Html.text(sentence(line))
                + (proposal == null ? "" : " Did you mean " + Html.code(proposal) + "?");
    }

    /** What is wrong with a line is not always a whole sentence. */
    private static String sentence(CheckedLine line) {
        String words = String.valueOf(line.sentence());
        return words.matches("(?s).*[.?!]") ? words : words + ".";
    }

    /** For a message in which some lines are orders: the others were not taken. */
    static String remark(List<CheckedLine> unreadable) {
        if (unreadable.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("Not taken:");
        for (CheckedLine line : unreadable) {
            text.append("\n“")
                    .append(Html.shortened(line.text(), SHOWN))
                    .append("”: ")
                    .append(sentence(line));
            if (line.proposal() != null) {
                text.append(" Did you mean “").append(line.proposal()).append("”?");
            }
        }
        return Html.shortened(text.append("\nEdit your message to correct it.").toString(), 800);
    }

    static List<Desk.ChoiceAnswer> near(String typed, List<Desk.ChoiceAnswer> choices) {
        String words = plain(typed);
        return choices.stream()
                .sorted(Comparator.comparingInt(choice -> Math.min(
                        Nearest.distance(words, plain(choice.line())), Nearest.distance(words, plain(choice.label())))))
                .limit(PROPOSED)
                .toList();
    }

    private static String plain(String text) {
        String clean = text.toLowerCase(Locale.ROOT).strip().replaceAll("\\s+", " ");
        return clean.length() > SHOWN ? clean.substring(0, SHOWN) : clean;
    }
}
