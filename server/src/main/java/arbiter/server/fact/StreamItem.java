package arbiter.server.fact;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fact in the form that is sent to pages.
 *
 * @param audience seats, with −1 for the host; null for everybody
 */
record StreamItem(String type, @Nullable List<Integer> audience, Map<String, Object> data) {
    static StreamItem of(Fact.OnStream fact) {
        return switch (fact) {
            case Fact.Moved(int at, int turn, var kind, var course, var deadline) ->
                all(
                        kind == Fact.Kind.START ? "begin" : "turn",
                        Map.of("at", at, "turn", turn, "kind", word(kind), "over", course == Fact.Course.OVER));
            case Fact.GameEnded(var winners, String reason) -> all("over", Map.of("winners", winners));
            case Fact.UpgradeProposed f -> all("upgrade", Map.of());
            case Fact.UpgradeAnswered f -> all("upgrade", Map.of());
            case Fact.UpgradeWithdrawn f -> all("upgrade", Map.of());
            case Fact.DeadlineMoved moved -> all("deadline", deadline(moved));
            case Fact.DelayAsked(int delay, var length) -> all("delay", Map.of("id", delay));
            case Fact.DelayAnswered(int delay) -> all("delay", Map.of("id", delay));
            case Fact.SaidReady(int seat, var readiness) ->
                all("ready", Map.of("seat", seat, "ready", readiness == Fact.Readiness.READY));
            case Fact.SeatChanged(int seat) -> all("seat", Map.of("seat", seat));
            case Fact.PlayerBack(int seat) -> all("seat", Map.of("seat", seat, "back", true));
            case Fact.Joined(int seat) -> all("seat", Map.of("seat", seat));
            case Fact.Left(int seat) -> all("seat", Map.of("seat", seat));
            case Fact.LobbyChanged() -> all("seat", Map.of());
            case Fact.RematchMade(String rematch) -> all("seat", Map.of());
            case Fact.MessageSent(int id, int from, var to) -> message(id, from, to);
            case Fact.MessageRemoved(int id) -> all("removed", Map.of("id", id));
        };
    }

    private static StreamItem all(String type, Map<String, Object> data) {
        return new StreamItem(type, null, data);
    }

    private static Map<String, Object> deadline(Fact.DeadlineMoved moved) {
        Map<String, Object> data = new LinkedHashMap<>();
        Instant deadline = moved.deadline();
        Instant grace = moved.graceUntil();
        data.put("status", word(moved.running()));
        data.put("deadline", deadline == null ? "" : deadline.toString());
        if (grace != null) {
            data.put("graceUntil", grace.toString());
        }
        if (moved.why() != Fact.Why.MOVED) {
            data.put("reason", word(moved.why()));
        }
        return data;
    }

    private static StreamItem message(int id, int from, @Nullable List<Integer> to) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", id);
        data.put("from", from);
        data.put("to", to);
        if (to == null) {
            return new StreamItem("message", null, data);
        }
        List<Integer> audience = new ArrayList<>(to);
        audience.add(from);
        return new StreamItem("message", audience, data);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
