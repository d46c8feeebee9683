package arbiter.server.telegram;

import arbiter.server.storage.Writer;
import arbiter.server.telegram.chat.PrivateChat;
import arbiter.server.telegram.group.GroupChat;
import arbiter.server.telegram.group.Hosting;
import arbiter.server.telegram.wire.Inbox;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post.Urgency;
import arbiter.server.telegram.wire.Tap;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Update.Chat;
import arbiter.server.telegram.wire.Whereabouts;
import arbiter.server.telegram.wire.Words;
import java.util.List;
import org.springframework.stereotype.Component;

/** Sends each update to the part of the bot that answers it. */
@Component
class Reception implements Inbox.Handler {
    private final PrivateChat privateChat;
    private final GroupChat groupChat;
    private final Hosting hosting;
    private final List<Whereabouts> whereabouts;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Writer writer;

    Reception(
            PrivateChat privateChat,
            GroupChat groupChat,
            Hosting hosting,
            List<Whereabouts> whereabouts,
            Inbox inbox,
            Outbox outbox,
            Writer writer) {
        this.privateChat = privateChat;
        this.groupChat = groupChat;
        this.hosting = hosting;
        this.whereabouts = whereabouts;
        this.inbox = inbox;
        this.outbox = outbox;
        this.writer = writer;
    }

    @Override
    public void handle(Update update) {
        switch (update) {
            case Update.Typed typed -> typed(typed);
            case Update.Tapped tapped -> tapped(tapped);
            case Update.Renumbered renumbered ->
                writer.run(() -> {
                    inbox.done(update);
                    whereabouts.forEach(each -> each.renumbered(update.chat().id(), renumbered.now()));
                });
            case Update.Membership membership -> membership(membership);
            case Update.Other other -> writer.run(() -> inbox.done(other));
        }
    }

    private void typed(Update.Typed update) {
        switch (update.chat().kind()) {
            case PRIVATE -> privateChat.typed(update);
            case GROUP -> groupChat.typed(update);
            case OTHER -> writer.run(() -> inbox.done(update));
        }
    }

    private void tapped(Update.Tapped update) {
        if (update.chat().kind() == Chat.Kind.GROUP) {
            groupChat.tapped(update);
        } else if (Tap.of(update.data()).verb().equals("connect")) {
            hosting.chosen(update);
        } else {
            privateChat.tapped(update);
        }
    }

    private void membership(Update.Membership update) {
        writer.run(() -> {
            inbox.done(update);
            if (update.presence() == Update.Presence.OUTSIDE) {
                whereabouts.forEach(each -> each.gone(update.chat().id()));
            }
        });
    }

    @Override
    public void giveUp(Update update) {
        writer.run(() -> {
            inbox.done(update);
            if (update instanceof Update.Typed || update instanceof Update.Tapped) {
                outbox.put(
                        update.chat().id(),
                        Urgency.ANSWER,
                        Words.KIND,
                        Words.open(
                                "Something went wrong on the server, and your last message had no effect. Please try again"
                                        + " later, or tell the operator."));
            }
        });
    }
}
