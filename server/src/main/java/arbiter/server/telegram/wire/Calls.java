package arbiter.server.telegram.wire;

import arbiter.server.telegram.wire.Message.Button;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Messages as calls of the Bot API. */
@Component
public class Calls {
    private final BotApi api;

    Calls(BotApi api) {
        this.api = api;
    }

    /** Whether a phone makes a sound. */
    enum Sound {
        USUAL,
        NONE
    }

    /** @return the number of the new message; 0 if the call makes none */
    long perform(long chat, Message message, Sound sound) throws IOException, Refused {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("chat_id", chat);
        if (sound == Sound.NONE && (message instanceof Message.Text || message instanceof Message.Photo)) {
            parameters.put("disable_notification", true);
        }
        return switch (message) {
            case Message.Text text -> {
                words(parameters, "text", text.html());
                place(parameters, text.topic(), text.buttons(), text.sharing());
                Long reply = text.replyTo();
                if (reply != null) {
                    parameters.put(
                            "reply_parameters", Map.of("message_id", reply, "allow_sending_without_reply", true));
                }
                yield api.call("sendMessage", parameters).path("message_id").asLong(0);
            }
            case Message.Photo photo -> {
                words(parameters, "caption", photo.caption());
                place(parameters, photo.topic(), photo.buttons(), photo.sharing());
                yield api.upload("sendPhoto", parameters, "photo", photo.png())
                        .path("message_id")
                        .asLong(0);
            }
            case Message.Edit edit -> edit(parameters, edit);
            case Message.Pin(long number) -> {
                parameters.put("message_id", number);
                parameters.put("disable_notification", true);
                api.call("pinChatMessage", parameters);
                yield 0;
            }
            case Message.Delete(long number) -> {
                parameters.put("message_id", number);
                api.call("deleteMessage", parameters);
                yield 0;
            }
        };
    }

    private long edit(Map<String, Object> parameters, Message.Edit edit) throws IOException, Refused {
        parameters.put("message_id", edit.message());
        words(parameters, "text", edit.html());
        parameters.put("reply_markup", keyboard(edit.buttons()));
        try {
            api.call("editMessageText", parameters);
        } catch (Refused e) {
            // It says already what it should.
            if (!e.says("message is not modified")) {
                throw e;
            }
        }
        return 0;
    }

    private static void words(Map<String, Object> parameters, String field, String html) {
        parameters.put(field, html);
        parameters.put("parse_mode", "HTML");
        if (field.equals("text")) {
            parameters.put("link_preview_options", Map.of("is_disabled", true));
        }
    }

    private static void place(
            Map<String, Object> parameters, long topic, List<List<Button>> buttons, Message.Sharing sharing) {
        if (topic != 0) {
            parameters.put("message_thread_id", topic);
        }
        if (!buttons.isEmpty()) {
            parameters.put("reply_markup", keyboard(buttons));
        }
        if (sharing == Message.Sharing.PROTECTED) {
            parameters.put("protect_content", true);
        }
    }

    private static Map<String, Object> keyboard(List<List<Button>> rows) {
        return Map.of(
                "inline_keyboard",
                rows.stream()
                        .map(row -> row.stream().map(Calls::button).toList())
                        .toList());
    }

    private static Map<String, Object> button(Button button) {
        return switch (button.opens()) {
            case NOTHING -> Map.of("text", button.label(), "callback_data", button.data());
            case LINK -> Map.of("text", button.label(), "url", button.data());
            case APP -> Map.of("text", button.label(), "web_app", Map.of("url", button.data()));
        };
    }

    /** Ends the waiting sign on a button. Telegram allows it for a short time only, so it is not queued and may fail. */
    public void answer(String query, String words) {
        Thread.ofVirtual().start(() -> {
            try {
                api.call("answerCallbackQuery", Map.of("callback_query_id", query, "text", words));
            } catch (IOException | Refused e) {
                // The button waits a moment longer.
            }
        });
    }
}
