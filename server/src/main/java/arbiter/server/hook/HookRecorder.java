package arbiter.server.hook;

import arbiter.server.fact.Actor;
import arbiter.server.fact.Fact;
import arbiter.server.fact.Recorder;
import arbiter.server.fact.Subject;
import org.springframework.stereotype.Component;

/** Notes, together with a fact, that the hooks of its game should hear of it. Only facts that everybody may know count. */
@Component
class HookRecorder implements Recorder {
    private final HookStore hooks;

    HookRecorder(HookStore hooks) {
        this.hooks = hooks;
    }

    @Override
    public void record(Subject game, Actor actor, Fact fact) {
        switch (fact) {
            case Fact.Moved moved -> hooks.setDue(game.id(), HookStore.What.NEWS);
            case Fact.GameEnded ended -> hooks.setDue(game.id(), HookStore.What.NEWS);
            // A grace time only changes the status line: the deadline has just passed, and everybody saw it coming.
            case Fact.DeadlineMoved moved ->
                hooks.setDue(game.id(), moved.why() == Fact.Why.GRACE ? HookStore.What.STATUS : HookStore.What.TIME);
            case Fact.SaidReady ready -> hooks.setDue(game.id(), HookStore.What.STATUS);
            case Fact.SeatChanged changed -> hooks.setDue(game.id(), HookStore.What.STATUS);
            case Fact.PlayerBack back -> hooks.setDue(game.id(), HookStore.What.STATUS);
            default -> {
                // Facts about people, messages and sheets are not for everybody outside the page.
            }
        }
    }
}
