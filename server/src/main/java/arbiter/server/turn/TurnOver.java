package arbiter.server.turn;

import arbiter.server.web.Problem;
import org.springframework.http.HttpStatus;

/** Refuses a sheet because its turn is over. */
final class TurnOver extends Problem {
    TurnOver(String sentence, int at) {
        super(HttpStatus.CONFLICT, "turn-over", sentence);
        with("at", at);
    }
}
