package arbiter.server.table;

import arbiter.server.web.Problem;
import org.springframework.http.HttpStatus;

/** A game whose rules this server does not have, or not in that version. */
public final class RulesetMissing extends Problem {
    RulesetMissing(String sentence) {
        super(HttpStatus.SERVICE_UNAVAILABLE, "ruleset-missing", sentence);
    }
}
