package arbiter.server.telegram.wire;

import arbiter.server.settings.About;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** The bot of this server, as {@code arbiter.telegram.…}. */
@ConfigurationProperties("arbiter.telegram")
public record TelegramSettings(
        @About("the token that BotFather gave for the bot; without it the server does not use Telegram")
        @DefaultValue("")
        String token,

        @About("the address of the Bot API; change it if you run your own Bot API server")
        @DefaultValue("https://api.telegram.org")
        String api) {
    public TelegramSettings {
        token = token.strip();
        api = api.endsWith("/") ? api.substring(0, api.length() - 1) : api;
    }

    public boolean on() {
        return !token.isEmpty();
    }

    /** Settings are logged by tools; the token is not. */
    @Override
    public String toString() {
        return "TelegramSettings[on=" + on() + ", api=" + api + "]";
    }
}
