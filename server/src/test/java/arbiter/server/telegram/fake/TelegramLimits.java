package arbiter.server.telegram.fake;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What Telegram's documentation allows in a text, under it and in the menu. Notes everything that is not allowed. */
final class TelegramLimits {
    static final Pattern TAG = Pattern.compile("<(/?)(b|i|code|a)( href=\"[^\"<>]*\")?>");

    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());

    void fault(String sentence) {
        faults.add(sentence);
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    void commands(Map<String, JsonNode> parameters) {
        JsonNode all = parameters.get("commands");
        if (all.size() > 100) {
            faults.add("more than 100 commands");
        }
        for (JsonNode each : all) {
            if (!each.path("command").asString().matches("[a-z0-9_]{1,32}")
                    || each.path("description").asString().isEmpty()
                    || each.path("description").asString().length() > 256) {
                faults.add("a command is not allowed: " + each);
            }
        }
    }

    void words(String html, int most) {
        String plain = unescaped(TAG.matcher(html).replaceAll(""));
        if (plain.isBlank() || plain.length() > most) {
            faults.add("a text has " + plain.length() + " characters, at most " + most + " are allowed");
        }
        if (TAG.matcher(html).replaceAll("").matches("(?s).*[<>].*")) {
            faults.add("not Telegram's HTML: " + html);
        }
        Deque<String> open = new ArrayDeque<>();
        Matcher tags = TAG.matcher(html);
        while (tags.find()) {
            if (tags.group(1).isEmpty()) {
                open.push(tags.group(2));
            } else if (open.isEmpty() || !open.pop().equals(tags.group(2))) {
                faults.add("tags do not match: " + html);
            }
        }
        if (!open.isEmpty()) {
            faults.add("a tag is not closed: " + html);
        }
    }

    static String unescaped(String html) {
        return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    }

    List<JsonNode> buttons(String chatType, Map<String, JsonNode> parameters) {
        List<JsonNode> buttons = new ArrayList<>();
        JsonNode keyboard = parameters.get("reply_markup");
        if (keyboard == null) {
            return buttons;
        }
        for (JsonNode row : keyboard.path("inline_keyboard")) {
            if (row.size() > 8 || row.isEmpty()) {
                faults.add("a row has " + row.size() + " buttons");
            }
            for (JsonNode button : row) {
                int kinds = (button.has("callback_data") ? 1 : 0)
                        + (button.has("url") ? 1 : 0)
                        + (button.has("web_app") ? 1 : 0);
                int bytes = button.path("callback_data").asString("x").getBytes(StandardCharsets.UTF_8).length;
                if (kinds != 1
                        || bytes < 1
                        || bytes > 64
                        || button.path("text").asString().isBlank()) {
                    faults.add("a button is not allowed: " + button);
                }
                if (button.has("web_app")
                        && (!chatType.equals("private")
                                || !button.path("web_app")
                                        .path("url")
                                        .asString()
                                        .startsWith("https:"))) {
                    faults.add("a Mini App needs https and a private chat: " + button);
                }
                buttons.add(button);
            }
        }
        if (buttons.size() > 100) {
            faults.add(buttons.size() + " buttons under one message");
        }
        return buttons;
    }
}
