package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Notices as JSON, to an address that the person chose. */
@Component
class HookChannel implements Channel {
    private final WebHook hook;
    private final PreferenceStore preferences;
    private final JsonColumn json;
    private final ServerSettings settings;

    HookChannel(WebHook hook, PreferenceStore preferences, JsonColumn json, ServerSettings settings) {
        this.hook = hook;
        this.preferences = preferences;
        this.json = json;
        this.settings = settings;
    }

    @Override
    public String name() {
        return "webhook";
    }

    @Override
    public boolean reaches(Account account) {
        return preferences.of(account).webhook() != null;
    }

    @Override
    public List<Parcel> pack(Account account, List<Letter> letters) {
        String address = preferences.of(account).webhook();
        if (address == null) {
            return List.of();
        }
        String notices =
                json.write(Map.of("notices", letters.stream().map(this::line).toList()));
        return List.of(new Parcel(OutsideWorld.place(address), () -> hook.send(address, notices)));
    }

    private Map<String, String> line(Letter letter) {
        return Map.of(
                "game",
                letter.game(),
                "topic",
                letter.topicWord(),
                "sentence",
                letter.sentence(),
                "time",
                letter.at().toString(),
                "url",
                settings.publicUrl() + letter.path());
    }
}
