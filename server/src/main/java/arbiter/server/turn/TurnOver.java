package arbiter.server.turn;

import arbiter.server.web.Problem;
import org.springframework.http.HttpStatus;

/** A sheet for a turn that takes no sheets any more. */
final class TurnOver extends Problem {
    /** @param at the position at which the game stands now */
    TurnOver(String sentence, int at) {
        super(HttpStatus.CONFLICT, "turn-over", sentence);
        with("at", at);
    }
}
