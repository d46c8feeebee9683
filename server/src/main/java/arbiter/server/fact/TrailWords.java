package arbiter.server.fact;

/** The sentences of the public trail. */
final class TrailWords {
    private TrailWords() {}

    /** The kind of action, as a code for programs. */
    static String what(Fact.OnTrail fact) {
        return switch (fact) {
            case Fact.TurnEndedEarly f -> "resolve";
            case Fact.RolledBack f -> "rollback";
            case Fact.Corrected f -> "correct";
            case Fact.CorrectionRefused f -> "correct-refused";
            case Fact.HostOrdered f -> "orders";
            case Fact.GameEnded f -> "end";
            case Fact.UpgradeProposed f -> "upgrade";
            case Fact.UpgradeAnswered f -> "upgrade";
            case Fact.UpgradeWithdrawn f -> "upgrade";
            case Fact.Upgraded f -> "upgrade";
            case Fact.Extended f -> "extend";
            case Fact.Paused f -> "pause";
            case Fact.Resumed f -> "resume";
            case Fact.Rescheduled f -> "schedule";
            case Fact.Nudged f -> "nudge";
            case Fact.DelayDecided f -> "delay";
            case Fact.MissedDeadline f -> "outage";
            case Fact.WasAway f -> "outage";
            case Fact.RulesMissing f -> "pause";
            case Fact.SheetEntered f -> "sheet";
            case Fact.JoinedLate f -> "join";
            case Fact.SeatGiven f -> "replace";
            case Fact.SeatsSwapped f -> "swap";
            case Fact.Forgiven f -> "forgive";
            case Fact.BotStandsIn f -> "absence";
            case Fact.BotDuringLeave f -> "absence";
            case Fact.SeatOpened f -> "absence";
            case Fact.JoiningSet f -> "joining";
            case Fact.HandedOver f -> "hand-over";
            case Fact.InvitationRenewed f -> "invitation";
            case Fact.HookAdded f -> "hook";
            case Fact.HookRemoved f -> "hook";
            case Fact.PressSet f -> "press";
            case Fact.Announced f -> "announce";
            case Fact.MessageRemoved f -> "remove-message";
        };
    }

    static String sentence(Actor actor, Fact.OnTrail fact) {
        String who = actor.role().inWords();
        return switch (fact) {
            case Fact.TurnEndedEarly(int turn, String reason) -> who + " ended turn " + turn + because(reason);
            case Fact.RolledBack(int fromTurn, int toTurn, int from, int to, String reason) ->
                who + " took the game back from turn " + fromTurn + " to turn " + toTurn + because(reason);
            case Fact.Corrected(var things, int at, String reason) ->
                who + " corrected the position (" + String.join(", ", things) + ")" + because(reason);
            case Fact.CorrectionRefused(var things, int at) ->
                who + " tried to correct the position (" + String.join(", ", things) + "); nothing was changed.";
            case Fact.HostOrdered(var orders, int at, String reason) ->
                who + " ordered for this turn: " + (orders.isEmpty() ? "nothing" : String.join("; ", orders))
                        + because(reason);
            case Fact.GameEnded(var winners, String reason) -> who + " ended the game" + because(reason);
            case Fact.UpgradeProposed(int from, int to, var until, String reason) ->
                who + " proposed to go on under version " + to + " of the rules instead of version " + from
                        + "; every player has to agree" + because(reason);
            case Fact.UpgradeAnswered(int to, String country, var answer) ->
                country + (answer == Fact.Answer.GRANTED ? " agreed to" : " refused") + " version " + to
                        + " of the rules.";
            case Fact.UpgradeWithdrawn(int to) ->
                who + " withdrew the proposal to go on under version " + to + " of the rules.";
            case Fact.Upgraded(int from, int to, int at) ->
                "All players agreed: the game goes on under version " + to + " of the rules instead of version " + from
                        + ". Past turns stay as they were.";
            case Fact.Extended(var by, var deadline, String reason) ->
                who
                        + (by.isNegative() ? " shortened the turn by " : " extended the turn by ")
                        + Amount.of(by.abs())
                        + because(reason);
            case Fact.Paused(String reason) -> who + " paused the game" + because(reason);
            case Fact.Resumed(String reason) -> who + " resumed the game" + because(reason);
            case Fact.Rescheduled(String schedule, String reason) ->
                who + " changed the schedule from the next turn on (" + schedule + ")" + because(reason);
            case Fact.Nudged(int turn, var deadline) ->
                who + " reminded the players who are not ready in turn " + turn + ".";
            case Fact.DelayDecided(int delay, var answer, var length, String country) ->
                who + " " + inWords(answer) + " a delay of " + Amount.of(length) + " to " + country + ".";
            case Fact.MissedDeadline(var amends, var deadline) ->
                "The server was away when the turn should have ended, so the turn goes on for another "
                        + Amount.of(amends) + ".";
            case Fact.WasAway(var away, var amends, var deadline) ->
                "The server was away for " + Amount.of(away)
                        + " shortly before the end of the turn, so the turn goes on" + " for another "
                        + Amount.of(amends) + ".";
            case Fact.RulesMissing(String why) -> "The server paused the game: " + why;
            case Fact.SheetEntered(int seat, String country, String reason) ->
                who + " entered a sheet on behalf of " + country + because(reason);
            case Fact.JoinedLate(int seat, String country) -> "A new player took the seat of " + country + ".";
            case Fact.SeatGiven(int seat, String country, var to, String reason) ->
                who + " gave the seat of " + country + " to " + inWords(to) + because(reason);
            case Fact.SeatsSwapped(var seats, String one, String other, String reason) ->
                who + " swapped the players of " + one + " and " + other + because(reason);
            case Fact.Forgiven(int seat, String country, String reason) ->
                who + " forgave " + country + " its absence" + because(reason);
            case Fact.BotStandsIn(int seat, String country, int missed, String bot) ->
                country + " was absent for " + turns(missed) + "; the bot " + bot + " plays until the player returns.";
            case Fact.BotDuringLeave(int seat, String country, String bot) ->
                country + " is on leave; the bot " + bot + " plays until the player returns.";
            case Fact.SeatOpened(int seat, String country, int missed) ->
                country + " was absent for " + turns(missed) + "; the seat is open.";
            case Fact.JoiningSet(var joining, String reason) ->
                who + (joining == Fact.Joining.OPEN ? " opened" : " closed") + " joining" + because(reason);
            case Fact.HandedOver(String to) -> who + " handed the game over to " + to + ".";
            case Fact.InvitationRenewed() -> who + " made a new invitation link; the old one is void.";
            case Fact.HookAdded(String name, String service) ->
                who + " lets the public news of the game go to the web hook “" + name + "” (" + service + ").";
            case Fact.HookRemoved(String name) -> who + " removed the web hook “" + name + "”.";
            case Fact.PressSet(String mode, String reason) ->
                who + " allows " + messages(mode) + " from now on" + because(reason);
            case Fact.Announced() -> who + " made an announcement.";
            case Fact.MessageRemoved(int id) -> who + " removed a message.";
        };
    }

    private static String turns(int number) {
        return number == 1 ? "1 turn" : number + " turns";
    }

    private static String messages(String press) {
        return switch (press) {
            case "all" -> "public and private messages";
            case "public" -> "only public messages";
            default -> "no messages between players";
        };
    }

    private static String inWords(Fact.Answer answer) {
        return switch (answer) {
            case GRANTED -> "granted";
            case REFUSED -> "refused";
        };
    }

    private static String inWords(Fact.Successor to) {
        return switch (to) {
            case Fact.NamedBot(String bot) -> "the bot " + bot;
            case Fact.AnotherPlayer() -> "another player";
            case Fact.NextToJoin() -> "the next player who joins";
        };
    }

    private static String because(String reason) {
        return reason.isBlank() ? "." : ": " + reason.strip();
    }
}
