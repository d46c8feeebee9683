package arbiter.server.telegram.chat;

import arbiter.server.account.Account;
import arbiter.server.notify.Channel;
import arbiter.server.notify.Letter;
import arbiter.server.notify.Notices.Topic;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.wire.Html;
import arbiter.server.telegram.wire.Message.Button;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.TelegramSettings;
import arbiter.server.telegram.wire.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.stereotype.Component;

/**
 * Notices in the private chat. Turns and messages are not among them: the chat shows those itself, with buttons. What the person can answer
 * comes with buttons, too.
 */
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
        List<Words> messages = new ArrayList<>();
        String text = letters.stream()
                .filter(letter -> letter.request() == null && !SHOWN_BY_THE_CHAT.contains(letter.topic()))
                .map(Letter::sentence)
                .distinct()
                .collect(Collectors.joining("\n"));
        if (!text.isEmpty()) {
            Html.parts(List.of(text)).forEach(html -> messages.add(Words.open(html)));
        }
        for (Letter letter : letters) {
            Integer request = letter.request();
            if (request != null) {
                messages.add(answerable(letter, request));
            }
        }
        return messages.isEmpty()
                ? List.of()
                : List.of(new Parcel("telegram " + account.id(), () -> put(account, messages)));
    }

    private static Words answerable(Letter letter, int request) {
        return Words.open(Html.text(letter.sentence()))
                .with(List.of(List.of(
                        Button.tap("Agree", Tap.data("grant", letter.game(), 0, request)),
                        Button.tap("Refuse", Tap.data("refuse", letter.game(), 0, request)))));
    }

    /** The outbox delivers it, within Telegram's limits. */
    private void put(Account account, List<Words> messages) {
        people.byAccount(account.id())
                .ifPresent(person -> writer.run(
                        () -> messages.forEach(words -> outbox.put(person.user(), Urgency.NEWS, Words.KIND, words))));
    }
}
