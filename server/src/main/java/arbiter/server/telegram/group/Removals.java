package arbiter.server.telegram.group;

import arbiter.server.telegram.person.People;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Whereabouts;
import org.springframework.stereotype.Component;

/** A chat that is gone gets nothing more. A group has to be connected again; a person, only to write again. */
@Component
class Removals implements Whereabouts {
    private final Groups groups;
    private final People people;
    private final Outbox outbox;
    private final StatusBoard status;

    Removals(Groups groups, People people, Outbox outbox, StatusBoard status) {
        this.groups = groups;
        this.people = people;
        this.outbox = outbox;
        this.status = status;
    }

    @Override
    public void gone(long chat) {
        outbox.clear(chat);
        groups.forget(chat);
        people.set(chat, People.Wish.STOPPED);
    }

    /** The old messages do not exist in the new group, so it gets a new status message. */
    @Override
    public void renumbered(long chat, long now) {
        groups.renumber(chat, now);
        outbox.renumber(chat, now);
        groups.in(now).forEach(status::refresh);
    }
}
