package arbiter.server.fact;

import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** The one place where facts are published: in the audit trail, on the event streams, and as notices. */
@Component
public class Chronicle {
    private final Trail trail;
    private final Happenings happenings;
    private final Notices notices;
    private final Writer writer;
    private final ApplicationEventPublisher publisher;
    private final ObjectProvider<Reader> readers;

    Chronicle(
            Trail trail,
            Happenings happenings,
            Notices notices,
            Writer writer,
            ApplicationEventPublisher publisher,
            ObjectProvider<Reader> readers) {
        this.trail = trail;
        this.happenings = happenings;
        this.notices = notices;
        this.writer = writer;
        this.publisher = publisher;
        this.readers = readers;
    }

    /** Learns of every fact inside its transaction: what it stores is stored together with the fact, or not at all. */
    public interface Reader {
        /**
         * @param trail the sentence on the audit trail, if the fact is on it
         * @param people the accounts that should hear of it
         */
        void told(Subject game, Fact fact, @Nullable String trail, Collection<String> people);
    }

    /** Published to other parts of this server after the transaction is committed. */
    public record Told(String game, Fact fact) {}

    /** Must be called inside a transaction. */
    public void tell(Subject game, Actor actor, Fact fact) {
        tell(game, actor, fact, List.of());
    }

    /**
     * Must be called inside a transaction.
     *
     * @param people the accounts that get a notice, if this kind of fact makes one
     */
    public void tell(Subject game, Actor actor, Fact fact, Collection<String> people) {
        Integer changesHands = fact instanceof Fact.ChangesHands change ? (Integer) change.seat() : null;
        @Nullable String sentence = null;
        if (fact instanceof Fact.OnTrail onTrail) {
            Trail.Item item = trail.add(game.id(), actor, onTrail);
            sentence = item.sentence();
            Map<String, Object> data = Map.of("auditId", item.id(), "what", item.what(), "sentence", item.sentence());
            happenings.tell(game.id(), new Happenings.Item("host", null, changesHands, data));
        }
        if (fact instanceof Fact.OnStream onStream) {
            StreamItem item = StreamItem.of(onStream);
            happenings.tell(game.id(), new Happenings.Item(item.type(), item.audience(), changesHands, item.data()));
        }
        if (fact instanceof Fact.Whispered whispered) {
            switch (whispered) {
                case Fact.SheetSaved(int seat, int version) ->
                    happenings.whisper(game.id(), seat, "sheet", Map.of("seat", seat, "version", version));
            }
        }
        if (fact instanceof Fact.ForPeople forPeople) {
            notices.post(
                    people,
                    game.id(),
                    NoticeWords.topic(forPeople),
                    NoticeWords.sentence(game.name(), forPeople),
                    NoticeWords.until(forPeople));
        }
        for (Reader reader : readers) {
            reader.told(game, fact, sentence, people);
        }
        writer.afterwards(() -> publisher.publishEvent(new Told(game.id(), fact)));
    }
}
