package arbiter.engine.picture;

import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;

/** The picture of a game that has none of its own: the content of the view, line by line. */
public final class PlainPicture<O, V> implements Picture<O, V> {
    private static final int LINE = 20;
    private static final int INDENT = 16;

    @Override
    public String draw(V view, Sheet<O> orders, List<Event> happened, Look look) {
        List<String> lines = sketch(view);
        String ground = look.theme() == Theme.PAPER ? "#fdfbf5" : "#14171c";
        String ink = look.theme() == Theme.PAPER ? "#22262b" : "#e6e3da";
        int height = (lines.size() + 1) * LINE;
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 480 " + height
                + "\" font-family=\"sans-serif\" font-size=\"14\"><rect width=\"480\" height=\"" + height + "\" fill=\""
                + ground + "\"/>");
        int y = LINE;
        for (String line : lines) {
            int depth = line.length() - line.stripLeading().length();
            svg.append("<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>"
                    .formatted(INDENT + depth * INDENT / 2, y, ink, escaped(line.strip())));
            y += LINE;
        }
        return svg.append("</svg>").toString();
    }

    @Override
    public List<String> sketch(V view) {
        List<String> lines = new ArrayList<>();
        list("", RecordJson.of(view), "", lines);
        return lines;
    }

    /** Writes a value after its name; the parts of a list or an object are on the lines below, indented. */
    private static void list(String name, Json value, String indent, List<String> lines) {
        String head = name.isEmpty() ? "" : name + ": ";
        switch (value) {
            case Json.Members(var members) -> {
                String inner = named(name, indent, lines);
                members.forEach((member, part) -> list(member, part, inner, lines));
            }
            case Json.Many(var items) -> {
                String inner = named(name, indent, lines);
                for (int i = 0; i < items.size(); i++) {
                    list(String.valueOf(i + 1), items.get(i), inner, lines);
                }
            }
            case Json.Text(String text) -> lines.add(indent + head + text);
            case Json.Null nothing -> lines.add(indent + head + "–");
            case Json.Truth truth -> lines.add(indent + head + truth.write());
            case Json.Whole whole -> lines.add(indent + head + whole.write());
            case Json.Real real -> lines.add(indent + head + real.write());
        }
    }

    private static String named(String name, String indent, List<String> lines) {
        if (name.isEmpty()) {
            return indent;
        }
        lines.add(indent + name);
        return indent + "  ";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
