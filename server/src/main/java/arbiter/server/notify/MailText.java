package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.notify.Enclosures.Enclosure;
import arbiter.server.notify.Enclosures.Paragraph;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A mail with its parts: plain text, HTML, and the maps that the HTML shows. */
final class MailText {
    private static final String STYLE = "font-family:Georgia,serif;font-size:16px;line-height:1.5;max-width:42em";
    private static final String FAINT = "font-family:sans-serif;font-size:13px;opacity:.75";

    private final StringBuilder plain = new StringBuilder();
    private final StringBuilder html = new StringBuilder();
    private final Map<String, byte[]> maps = new LinkedHashMap<>();
    private final String publicUrl;

    /**
     * @param enclosed by the ids of the letters
     * @param publicUrl the address of this server
     */
    MailText(Account account, List<Letter> letters, Map<String, Enclosure> enclosed, String publicUrl) {
        this.publicUrl = publicUrl;
        plain.append("Hello " + account.name() + ",\n\n");
        html.append("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"color-scheme\" content=\"light dark\"></head><body><div style=\"" + STYLE + "\">");
        html.append("<p>Hello " + quoted(account.name()) + ",</p>");
        for (Letter letter : letters) {
            say(letter, enclosed.get(letter.id()));
        }
        plain.append("What you get and how: " + publicUrl + "/settings\n");
        html.append("<p style=\"" + FAINT + "\"><a href=\"" + quoted(publicUrl)
                + "/settings\">What you get and how</a></p></div></body></html>");
    }

    static String subject(List<Letter> letters) {
        return letters.size() == 1 ? letters.getFirst().sentence() : "News of your games";
    }

    String plain() {
        return plain.toString();
    }

    String html() {
        return html.toString();
    }

    /** By the names that the HTML uses. */
    Map<String, byte[]> maps() {
        return maps;
    }

    private void say(Letter letter, @Nullable Enclosure enclosure) {
        String url = publicUrl + letter.path();
        plain.append(letter.sentence() + "\n" + url + "\n\n");
        html.append("<p><a href=\"" + quoted(url) + "\"><strong>" + quoted(letter.sentence()) + "</strong></a></p>");
        if (enclosure == null) {
            return;
        }
        plain.append(enclosure.status() + "\n\n");
        html.append("<p style=\"" + FAINT + "\">" + quoted(enclosure.status()) + "</p>");
        String name = "map" + maps.size();
        maps.put(name, enclosure.map());
        html.append("<p><a href=\"" + quoted(url) + "\"><img src=\"cid:" + name
                + "\" alt=\"The map\" style=\"width:100%;height:auto;border:0\"></a></p>");
        enclosure.report().forEach(this::tell);
    }

    private void tell(Paragraph paragraph) {
        if (!paragraph.heading().isEmpty()) {
            plain.append(paragraph.heading() + "\n");
            html.append("<h3 style=\"margin:1em 0 .25em\">" + quoted(paragraph.heading()) + "</h3>");
        }
        plain.append(String.join("\n", paragraph.sentences()) + "\n\n");
        html.append("<p style=\"margin:.25em 0 1em\">"
                + String.join(
                        "<br>",
                        paragraph.sentences().stream().map(MailText::quoted).toList())
                + "</p>");
    }

    private static String quoted(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
