package arbiter.server.telegram.chat;

import arbiter.server.account.Account;
import arbiter.server.notify.Channel;
import arbiter.server.notify.Letter;
import arbiter.server.notify.Notices.Topic;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.TelegramSettings;
import arbiter.server.telegram.wire.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.stereotype.Component;

/** Notices in the private chat. Turns and messages are not among them: the chat shows those itself, with buttons. */
@Component
@ConditionalOnProperty("arbiter.telegram.token")
class TelegramChannel implements Channel {
    private static final Set<Topic> SHOWN_BY_THE_CHAT = EnumSet.of(Topic.TURN, Topic.FINISHED, Topic.PRESS);

    private final TelegramSettings settings;
    private final People people;
    private final Outbox outbox;
    private final Writer writer;

    TelegramChannel(TelegramSettings settings, People people, Outbox outbox, Writer writer) {
        this.settings = settings;
        this.people = people;
        this.outbox = outbox;
        this.writer = writer;
    }

    @Override
    public String name() {
        return People.CHANNEL;
    }

    @Override
    public boolean reaches(Account account) {
        return settings.on()
                && people.byAccount(account.id())
                        .filter(person -> !person.blocked())
                        .isPresent();
    }

    @Override
    public List<Parcel> pack(Account account, List<Letter> letters) {
        String text = letters.stream()
                .filter(letter -> !SHOWN_BY_THE_CHAT.contains(letter.topic()))
                .map(Letter::sentence)
                .distinct()
                .collect(Collectors.joining("\n"));
        return text.isEmpty() ? List.of() : List.of(new Parcel("telegram " + account.id(), () -> put(account, text)));
    }

    /** The outbox delivers it, within Telegram's limits. */
    private void put(Account account, String text) {
        people.byAccount(account.id())
                .ifPresent(person -> writer.run(() -> Html.parts(List.of(text))
                        .forEach(html -> outbox.put(person.user(), Urgency.NEWS, Words.KIND, Words.open(html)))));
    }
}
