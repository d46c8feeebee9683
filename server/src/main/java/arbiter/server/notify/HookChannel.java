package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.format.Format;
import arbiter.server.format.Post;
import arbiter.server.format.Request;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Notices to an address that the person chose, as JSON or in the form of a service. */
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
        Preferences chosen = preferences.of(account);
        String address = chosen.webhook();
        if (address == null) {
            return List.of();
        }
        return List.of(
                new Parcel(OutsideWorld.place(address), () -> hook.send(request(address, chosen.format(), letters))));
    }

    private Request request(String address, Format format, List<Letter> letters) {
        if (format == Format.JSON) {
            String notices = json.write(
                    Map.of("notices", letters.stream().map(this::line).toList()));
            return Request.json("POST", address, notices);
        }
        Letter last = letters.getLast();
        List<String> others = letters.subList(0, letters.size() - 1).stream()
                .map(Letter::sentence)
                .toList();
        Post post = new Post(
                "notice",
                last.game(),
                "Arbiter",
                new Post.Situation(last.sentence(), null, ZoneOffset.UTC, List.of(), List.of()),
                others.isEmpty() ? List.of() : List.of(new Post.Section("", others)),
                settings.publicUrl() + last.path(),
                null);
        return format.post(address, "", post, null);
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
