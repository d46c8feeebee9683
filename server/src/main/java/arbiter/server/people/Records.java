package arbiter.server.people;

import arbiter.server.fact.Actor;
import arbiter.server.fact.Fact;
import arbiter.server.fact.Recorder;
import arbiter.server.fact.Subject;
import arbiter.server.game.GameRow;
import org.springframework.stereotype.Component;

/** Notes what lasts beyond a game, in the transaction in which it becomes true. */
@Component
class Records implements Recorder {
    private final Results results;
    private final Attendance attendance;

    Records(Results results, Attendance attendance) {
        this.results = results;
        this.attendance = attendance;
    }

    @Override
    public void record(Subject game, Actor actor, Fact fact) {
        switch (fact) {
            case Fact.Moved moved when moved.kind() == Fact.Kind.START -> results.begin(game.id());
            case Fact.Moved moved
            when moved.course() == Fact.Course.OVER -> {
                results.end(game.id(), Results.EndedBy.RULES);
                attendance.unseal(game.id());
            }
            case Fact.SheetsTaken turn
            when game instanceof GameRow before -> {
                attendance.turnEnded(before, turn);
                if (turn.course() == Fact.Course.OVER) {
                    // The last turn of an anonymous game is noted after the game has ended.
                    attendance.unseal(game.id());
                }
            }
            case Fact.GameEnded ended -> {
                if (!ended.winners().isEmpty()) {
                    results.end(game.id(), Results.EndedBy.HOST);
                }
                attendance.unseal(game.id());
            }
            case Fact.Joined joined -> results.joined(game.id(), joined.seat());
            default -> {
                // Everything else ends with the game.
            }
        }
    }
}
