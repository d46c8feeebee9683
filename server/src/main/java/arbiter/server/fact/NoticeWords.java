package arbiter.server.fact;

import arbiter.server.notify.Notices;
import arbiter.server.notify.Notices.Topic;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The sentences of notices. They contain no secrets, because other people may see a mail or a lock screen. */
final class NoticeWords {
    private NoticeWords() {}

    static Notices.Notice notice(Subject game, Fact.ForPeople fact) {
        @Nullable Integer position = fact instanceof Fact.Moved moved ? (Integer) moved.at() : null;
        @Nullable Integer request = fact instanceof Fact.DelayAsked asked ? (Integer) asked.delay() : null;
        return new Notices.Notice(game.id(), topic(fact), sentence(game.name(), fact), position, until(fact), request);
    }

    private static Topic topic(Fact.ForPeople fact) {
        return switch (fact) {
            case Fact.Moved(int at, int turn, var kind, var course, var deadline) ->
                course == Fact.Course.OVER ? Topic.FINISHED : Topic.TURN;
            case Fact.GraceGranted f -> Topic.REMINDER;
            case Fact.Reminded f -> Topic.REMINDER;
            case Fact.Nudged f -> Topic.REMINDER;
            case Fact.MessageSent f -> Topic.PRESS;
            case Fact.MessageReported f -> Topic.HOST;
            case Fact.TurnEndsAt f -> Topic.HOST;
            case Fact.DelayAsked f -> Topic.HOST;
            case Fact.UpgradeProposed f -> Topic.HOST;
            case Fact.Joined f -> Topic.HOST;
            case Fact.Left f -> Topic.HOST;
            case Fact.RematchMade f -> Topic.HOST;
            case Fact.SeatReceived f -> Topic.HOST;
            case Fact.HostNow f -> Topic.HOST;
        };
    }

    /** After this time the notice is useless and is not sent; null if there is no such time. */
    private static @Nullable Instant until(Fact.ForPeople fact) {
        return switch (fact) {
            case Fact.Moved(int at, int turn, var kind, var course, var deadline) ->
                course == Fact.Course.OVER ? null : deadline;
            case Fact.GraceGranted(var until) -> until;
            case Fact.Reminded(var deadline) -> deadline;
            case Fact.Nudged(int turn, var deadline) -> deadline;
            case Fact.TurnEndsAt(var deadline) -> deadline;
            case Fact.UpgradeProposed(int from, int to, var until, String reason) -> until;
            case Fact.MessageSent f -> null;
            case Fact.MessageReported f -> null;
            case Fact.DelayAsked f -> null;
            case Fact.Joined f -> null;
            case Fact.Left f -> null;
            case Fact.RematchMade f -> null;
            case Fact.SeatReceived f -> null;
            case Fact.HostNow f -> null;
        };
    }

    private static String sentence(String game, Fact.ForPeople fact) {
        return switch (fact) {
            case Fact.Moved(int at, int turn, var kind, var course, var deadline) ->
                moved(game, turn, kind, course, deadline);
            case Fact.GraceGranted(var until) ->
                "The turn of " + game + " is waiting for you until " + Notices.UNTIL + ".";
            case Fact.Reminded(var deadline) -> game + " is waiting for your orders until " + Notices.UNTIL + ".";
            case Fact.Nudged(int turn, var deadline) ->
                "The host of " + game + " reminds you: the game is waiting for your orders"
                        + (deadline == null ? "." : " until " + Notices.UNTIL + ".");
            case Fact.MessageSent f -> "There is a new message for you in " + game + ".";
            case Fact.MessageReported f -> "A message in " + game + " was reported.";
            case Fact.TurnEndsAt(var deadline) -> "The turn of " + game + " now ends on " + Notices.UNTIL + ".";
            case Fact.DelayAsked(int delay, var length) ->
                "A player asks for " + Amount.of(length) + " more time in " + game + ".";
            case Fact.UpgradeProposed(int from, int to, var until, String reason) ->
                "The host of " + game + " asks all players to agree to version " + to + " of the rules until "
                        + Notices.UNTIL + ".";
            case Fact.Joined f -> "A player joined " + game + ".";
            case Fact.Left f -> "A player left " + game + ".";
            case Fact.RematchMade f -> "There is a rematch of " + game + ".";
            case Fact.SeatReceived() -> "You have a seat in " + game + ".";
            case Fact.HostNow() -> "You are the host of " + game + " now.";
        };
    }

    private static String moved(String game, int turn, Fact.Kind kind, Fact.Course course, @Nullable Instant deadline) {
        if (course == Fact.Course.OVER) {
            return game + " is over.";
        }
        String end = deadline == null ? "" : " It ends on " + Notices.UNTIL + ".";
        return switch (kind) {
            case START -> game + " has started." + end;
            case TURN, ROLLBACK, CORRECTION, UPGRADE -> game + ": turn " + turn + " is open." + end;
        };
    }
}
