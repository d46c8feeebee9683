package arbiter.server.turn;

import arbiter.server.web.Problem;
import org.springframework.http.HttpStatus;

/** Refuses a sheet because its turn is over. */
public final class TurnOver extends Problem {
    public TurnOver(String sentence, int at) {
        super(HttpStatus.CONFLICT, "turn-over", sentence);
        with("at", at);
    }
}
