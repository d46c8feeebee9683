package arbiter.server.game;

import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How reliable people must be to take a seat.
 *
 * @param reliability the least share of played turns, in percent
 * @param newcomers {@code welcome} or {@code refused}: people of whom too little is known
 */
@Schema(example = "{\"reliability\":90,\"newcomers\":\"welcome\"}")
public record Demand(
        @Nullable Integer reliability, @Nullable String newcomers) {
    private static final String WELCOME = "welcome";
    private static final String REFUSED = "refused";

    public int percent() {
        return reliability == null ? 0 : reliability;
    }

    public boolean takesNewcomers() {
        return !REFUSED.equals(newcomers);
    }

    Demand completed() {
        return new Demand(percent(), takesNewcomers() ? WELCOME : REFUSED);
    }

    /** Null if nothing is demanded. */
    public static @Nullable Demand checked(@Nullable Demand wish) {
        if (wish == null) {
            return null;
        }
        if (wish.percent() < 0 || wish.percent() > 100) {
            throw Problem.notBetween("demand.reliability", wish.percent(), 0, 100);
        }
        String newcomers = wish.newcomers;
        if (newcomers != null && !List.of(WELCOME, REFUSED).contains(newcomers)) {
            throw Problem.notOneOf("demand.newcomers", newcomers, List.of(WELCOME, REFUSED));
        }
        Demand demand = wish.completed();
        return demand.percent() == 0 && demand.takesNewcomers() ? null : demand;
    }
}
