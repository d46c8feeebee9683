package arbiter.server.fact;

import arbiter.engine.seat.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to a game, published in the same transaction. The marker interfaces decide who learns of it. {@link TrailWords}
 * and {@link NoticeWords} make the sentences.
 */
public sealed interface Fact {
    /** Is added to the public audit trail, with the actor. */
    sealed interface OnTrail extends Fact {}

    /** Is sent to the pages that listen to the game. */
    sealed interface OnStream extends Fact {}

    /** Makes a notice for people who are not looking at the page. */
    sealed interface ForPeople extends Fact {}

    /** Another person may have the seat after this fact. The host's seat is −1. */
    sealed interface ChangesHands extends Fact {
        int seat();
    }

    /** Is sent to the open pages of one seat, and not stored. */
    sealed interface Whispered extends Fact {}

    /** After this fact, the game may wait for a bot. */
    sealed interface MovesBots extends Fact {}

    // The course of the game

    /** The kind of log entry. */
    enum Kind {
        START,
        TURN,
        ROLLBACK,
        CORRECTION,
        UPGRADE
    }

    enum Course {
        GOES_ON,
        OVER
    }

    /**
     * The game has reached a new position.
     *
     * @param deadline of the turn that is open now, if it has one
     */
    record Moved(
            int at,
            int turn,
            Kind kind,
            Course course,
            @Nullable Instant deadline) implements OnStream, ForPeople, MovesBots {}

    /**
     * The sheets of a turn were taken for its resolution. Only recorders hear of it.
     *
     * @param handed the seats whose sheets counted
     * @param missed the seats that were awaited until the deadline and handed in nothing
     * @param course whether this turn ended the game
     */
    record SheetsTaken(List<Integer> awaited, List<Integer> handed, List<Integer> missed, Course course)
            implements Fact {}

    record TurnEndedEarly(int turn, String reason) implements OnTrail {}

    record RolledBack(int fromTurn, int toTurn, int from, int to, String reason) implements OnTrail {}

    /** @param things what the corrected lines are about */
    record Corrected(List<String> things, int at, String reason) implements OnTrail {}

    /** The server refused a correction. Nothing changed, but the attempt is on the trail. */
    record CorrectionRefused(List<String> things, int at) implements OnTrail {}

    record HostOrdered(List<String> orders, int at, String reason) implements OnTrail {}

    record GameEnded(List<Integer> winners, String reason) implements OnTrail, OnStream {}

    // The version of the rules

    /** The host proposes to continue under another version of the rules. */
    record UpgradeProposed(int from, int to, Instant until, String reason) implements OnTrail, OnStream, ForPeople {}

    /** @param country of the player who answered */
    record UpgradeAnswered(int to, String country, Answer answer) implements OnTrail, OnStream {}

    record UpgradeWithdrawn(int to) implements OnTrail, OnStream {}

    record Upgraded(int from, int to, int at) implements OnTrail {}

    // Time

    /** @param by negative if the turn became shorter */
    record Extended(Duration by, Instant deadline, String reason) implements OnTrail {}

    record Paused(String reason) implements OnTrail {}

    record Resumed(String reason) implements OnTrail, MovesBots {}

    record Rescheduled(String schedule, String reason) implements OnTrail {}

    enum Running {
        RUNNING,
        PAUSED
    }

    enum Why {
        /** A person changed the deadline. */
        MOVED,
        GRACE,
        OUTAGE
    }

    /** The deadline, the grace time or the pause of the turn has changed. */
    record DeadlineMoved(
            Running running,
            @Nullable Instant deadline,
            @Nullable Instant graceUntil,
            Why why) implements OnStream {}

    /** The turn ends at a different time than announced. */
    record TurnEndsAt(Instant deadline) implements ForPeople {}

    record GraceGranted(Instant until) implements ForPeople {}

    record Reminded(Instant deadline) implements ForPeople {}

    /** The host reminds the people who are not ready. */
    record Nudged(int turn, @Nullable Instant deadline) implements OnTrail, ForPeople {}

    record DelayAsked(int delay, Duration length) implements OnStream, ForPeople {}

    record DelayAnswered(int delay) implements OnStream {}

    enum Answer {
        GRANTED,
        REFUSED
    }

    record DelayDecided(int delay, Answer answer, Duration length, String country) implements OnTrail {}

    /** The server was down when the turn should have ended. */
    record MissedDeadline(Duration amends, Instant deadline) implements OnTrail {}

    /** The server was down shortly before the end of the turn. */
    record WasAway(Duration away, Duration amends, Instant deadline) implements OnTrail {}

    /** @param why a sentence */
    record RulesMissing(String why) implements OnTrail {}

    // Sheets

    enum Readiness {
        READY,
        NOT_READY
    }

    record SaidReady(int seat, Readiness readiness) implements OnStream {}

    /** A sheet was saved. Only the pages of the seat that are open at this moment are informed. */
    record SheetSaved(int seat, int version) implements Whispered {}

    record SheetEntered(int seat, String country, String reason) implements OnTrail {}

    // Seats

    /** A seat has another player, another bot, or another name or colour. */
    record SeatChanged(int seat) implements OnStream, ChangesHands, MovesBots {}

    /** The player of this seat hands in sheets again, and the bot that played for the player is gone. */
    record PlayerBack(int seat) implements OnStream {}

    record LobbyChanged() implements OnStream {}

    record Joined(int seat) implements OnStream, ForPeople, ChangesHands {}

    /** A player took a seat in a game that had already begun. */
    record JoinedLate(int seat, String country) implements OnTrail {}

    record Left(int seat) implements OnStream, ForPeople, ChangesHands, MovesBots {}

    record RematchMade(String rematch) implements OnStream, ForPeople {}

    /** The new player of a seat. */
    sealed interface Successor {}

    record NamedBot(String bot) implements Successor {}

    record AnotherPlayer() implements Successor {}

    record NextToJoin() implements Successor {}

    record SeatGiven(int seat, String country, Successor to, String reason) implements OnTrail {}

    record SeatReceived() implements ForPeople {}

    record SeatsSwapped(List<Integer> seats, String one, String other, String reason) implements OnTrail {}

    record Forgiven(int seat, String country, String reason) implements OnTrail {}

    record BotStandsIn(int seat, String country, int missed, String bot) implements OnTrail {}

    /** The player of this seat is on leave, and a bot plays in the meantime. */
    record BotDuringLeave(int seat, String country, String bot) implements OnTrail {}

    record SeatOpened(int seat, String country, int missed) implements OnTrail {}

    enum Joining {
        OPEN,
        CLOSED
    }

    record JoiningSet(Joining joining, String reason) implements OnTrail {}

    /** @param to the new host's name, or the country if players are anonymous */
    record HandedOver(String to) implements OnTrail, ChangesHands {
        @Override
        public int seat() {
            return Seat.HOST.index();
        }
    }

    record HostNow() implements ForPeople {}

    record InvitationRenewed() implements OnTrail {}

    /** Public news of the game goes to another service. The fact does not say where: the address is a secret of the host. */
    record HookAdded(String name, String service) implements OnTrail {}

    record HookRemoved(String name) implements OnTrail {}

    // Press

    record PressSet(String mode, String reason) implements OnTrail {}

    record Announced() implements OnTrail {}

    /** @param to seats, with −1 for the host; null for everybody */
    record MessageSent(int id, int from, @Nullable List<Integer> to) implements OnStream, ForPeople {}

    /** A reader has reported a message. Only the people who deal with it hear of it. */
    record MessageReported(int id) implements ForPeople {}

    record MessageRemoved(int id) implements OnTrail, OnStream {}
}
