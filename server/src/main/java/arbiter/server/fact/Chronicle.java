package arbiter.server.fact;

import arbiter.server.live.Happenings;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** The one place where facts are published: in the audit trail, on the event streams, and as notices. */
@Component
public class Chronicle {
    private final Trail trail;
    private final Happenings happenings;
    private final Notices notices;
    private final List<Recorder> recorders;
    private final Writer writer;
    private final ApplicationEventPublisher publisher;

    Chronicle(
            Trail trail,
            Happenings happenings,
            Notices notices,
            List<Recorder> recorders,
            Writer writer,
            ApplicationEventPublisher publisher) {
        this.trail = trail;
        this.happenings = happenings;
        this.notices = notices;
        this.recorders = List.copyOf(recorders);
        this.writer = writer;
        this.publisher = publisher;
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
        if (fact instanceof Fact.OnTrail onTrail) {
            Trail.Item item = trail.add(game.id(), actor, onTrail);
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
            notices.post(people, NoticeWords.notice(game, forPeople));
        }
        recorders.forEach(recorder -> recorder.record(game, actor, fact, people));
        writer.afterwards(() -> publisher.publishEvent(new Told(game.id(), fact)));
    }
}
