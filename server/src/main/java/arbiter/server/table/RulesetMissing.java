package arbiter.server.table;

import arbiter.server.web.Problem;
import org.springframework.http.HttpStatus;

/** This server does not have the rules of a game, or not in that version. */
public final class RulesetMissing extends Problem {
    RulesetMissing(String sentence) {
        super(HttpStatus.SERVICE_UNAVAILABLE, "ruleset-missing", sentence);
    }
}
