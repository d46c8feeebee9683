package arbiter.server.telegram.chat;

import arbiter.server.game.Access;
import arbiter.server.game.GameStore;
import arbiter.server.game.OwnGames;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.telegram.person.People;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.wire.Inbox;
import arbiter.server.telegram.wire.Outbox;
import arbiter.server.telegram.wire.Post;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.web.Problem;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Which game a person in a private chat means, and the way back to the person. */
@Component
class Seated {
    private final People people;
    private final Access access;
    private final GameStore games;
    private final OwnGames own;
    private final Inbox inbox;
    private final Outbox outbox;
    private final Writer writer;

    Seated(People people, Access access, GameStore games, OwnGames own, Inbox inbox, Outbox outbox, Writer writer) {
        this.people = people;
        this.access = access;
        this.games = games;
        this.own = own;
        this.inbox = inbox;
        this.outbox = outbox;
        this.writer = writer;
    }

    /** Answers an update: the effect, the mark that it was handled, and the words are one transaction. */
    void answer(Update update, Words words, Runnable effect) {
        writer.run(() -> {
            effect.run();
            settle(update, words);
        });
    }

    void answer(Update update, Words words) {
        answer(update, words, () -> {});
    }

    /** Must be called inside a transaction. */
    void settle(Update update, Words words) {
        inbox.done(update);
        @Nullable Long edits = words.edits();
        outbox.put(update.chat().id(), Post.Urgency.ANSWER, Words.KIND, words, edits == null ? null : "edit " + edits);
    }

    /** Must be called inside a transaction: an update that needs no answer. */
    void ignore(Update update) {
        inbox.done(update);
    }

    /** Must be called inside a transaction: the answer is a post that is composed when it is sent. */
    void settle(Update update, String kind, Object body) {
        inbox.done(update);
        outbox.put(update.chat().id(), Post.Urgency.ANSWER, kind, body);
    }

    /** The games of a person that are not over; those that wait for the person come first. */
    List<Standpoint> games(Linked person) {
        return own.unfinished(person.account()).stream()
                .map(game -> access.standpoint(game, people.caller(person)))
                .sorted(Comparator.comparing(who -> waits(who) ? 0 : 1))
                .toList();
    }

    private static boolean waits(Standpoint who) {
        return who.seat() != null && who.game().awaiting().contains(who.seat());
    }

    /** The game that the chat is about: the chosen one, else the only one. */
    Standpoint current(Linked person) {
        String chosen = person.game();
        Optional<Standpoint> current = Optional.ofNullable(chosen)
                .flatMap(games::byId)
                .map(game -> access.standpoint(game, people.caller(person)))
                .filter(Standpoint::takesPart);
        if (current.isPresent()) {
            return access.to(current.get().game().id(), people.caller(person));
        }
        List<Standpoint> all = games(person);
        if (all.isEmpty()) {
            throw Problem.notFound("You have no game here. Open the invitation link of a game to join it.");
        }
        if (all.size() > 1) {
            throw Problem.notFound("You have several games. Choose one with /games.");
        }
        return all.getFirst();
    }

    /** The same person in the same game, as the game is now. */
    Standpoint again(Standpoint who) {
        return access.to(who.game().id(), who.caller());
    }

    Standpoint of(Linked person, String game) {
        return access.to(game, people.caller(person)).requirePart();
    }
}
