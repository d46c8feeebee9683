package arbiter.server.telegram.person;

import arbiter.server.account.Account;
import arbiter.server.account.Registration;
import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.Appearance;
import arbiter.server.lobby.Joining;
import arbiter.server.telegram.person.People.Linked;
import arbiter.server.telegram.wire.Update;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Lets people in who come from a link: links their account or creates one, and seats them in the game of an invitation. */
@Component
public class Newcomers {
    private final People people;
    private final StartCodes codes;
    private final Registration registration;
    private final Access access;
    private final Joining joining;
    private final Limits limits;

    Newcomers(
            People people, StartCodes codes, Registration registration, Access access, Joining joining, Limits limits) {
        this.people = people;
        this.codes = codes;
        this.registration = registration;
        this.access = access;
        this.joining = joining;
        this.limits = limits;
    }

    /**
     * What became of a link.
     *
     * @param game the game of the invitation, as the person sees it now; null without an invitation
     */
    public record Arrival(Linked person, @Nullable Standpoint game, How how) {
        public enum How {
            LINKED,
            JOINED,
            ALREADY_THERE
        }
    }

    /** Must be called inside a transaction. */
    public Arrival arrive(Update.Person person, String code) {
        if (code.startsWith(StartCodes.INVITATION)) {
            return join(person, code.substring(StartCodes.INVITATION.length()));
        }
        if (code.equals(StartCodes.NEW)) {
            Linked linked = people.byUser(person.id()).orElseGet(() -> register(person));
            return new Arrival(linked, null, Arrival.How.LINKED);
        }
        StartCodes.Meaning meaning = codes.take(code)
                .orElseThrow(() -> Problem.notFound(
                        "This link is no longer valid. Open the settings of the page and take a new one."));
        people.link(person, meaning.account(), null);
        String invitation = meaning.invitation();
        return invitation == null
                ? new Arrival(people.byUser(person.id()).orElseThrow(), null, Arrival.How.LINKED)
                : join(person, invitation);
    }

    private Arrival join(Update.Person person, String invitation) {
        // An invitation that leads nowhere must not create an account.
        String game = access.byInvitation(invitation, Caller.NOBODY).game().id();
        Linked linked = people.byUser(person.id()).orElseGet(() -> register(person));
        Caller caller = people.caller(linked);
        people.focus(linked.user(), game);
        Standpoint who = access.byInvitation(invitation, caller);
        if (who.seat() != null) {
            return new Arrival(linked, who, Arrival.How.ALREADY_THERE);
        }
        limits.take(Limits.Kind.CREATE, caller.account().id());
        joining.join(who, null, Appearance.ANY, invitation);
        return new Arrival(linked, access.byInvitation(invitation, caller), Arrival.How.JOINED);
    }

    /** The rules for guests apply: an account without a password, which its owner can give a name and a password on the page. */
    private Linked register(Update.Person person) {
        limits.take(Limits.Kind.NEW_ACCOUNT, "telegram " + person.id());
        Account account = registration.guest(person.name());
        people.link(person, account.id(), null);
        return people.byUser(person.id()).orElseThrow();
    }
}
