package arbiter.server.people;

import arbiter.server.game.Demand;
import arbiter.server.web.Problem;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** How reliable people are, and whether that is enough for a game. */
@Component
public class Reliabilities {
    private final JdbcClient jdbc;

    Reliabilities(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public Reliability of(String account) {
        return jdbc.sql("select played, missed, abandoned from reliability where account_id = ?")
                .param(account)
                .query(Reliabilities::read)
                .optional()
                .orElse(Reliability.NONE);
    }

    /** By account, for everybody with a seat in the game. */
    public Map<String, Reliability> atTable(String game) {
        Map<String, Reliability> found = new LinkedHashMap<>();
        jdbc.sql("select coalesce(r.played, 0) as played, coalesce(r.missed, 0) as missed,"
                        + " coalesce(r.abandoned, 0) as abandoned, s.account_id from seat s"
                        + " left join reliability r on r.account_id = s.account_id"
                        + " where s.game_id = ? and s.account_id is not null")
                .param(game)
                .query((ResultSet row) -> {
                    found.put(row.getString("account_id"), read(row, 0));
                });
        return found;
    }

    /** The most turns in a row that this person has played without a miss. */
    int longestStreak(String account) {
        return jdbc.sql("select best_streak from reliability where account_id = ?")
                .param(account)
                .query(Integer.class)
                .optional()
                .orElse(0);
    }

    /** Why this person may not take a seat; empty if nothing is against it. */
    public Optional<Problem> refusal(@Nullable Demand demand, String account) {
        if (demand == null) {
            return Optional.empty();
        }
        Reliability reliability = of(account);
        if (reliability.newcomer()) {
            return demand.takesNewcomers()
                    ? Optional.empty()
                    : Optional.of(Problem.conflict(
                            "too-new",
                            "This game is for people who have played at least " + Reliability.ENOUGH
                                    + " turns with a deadline on this server. You have " + reliability.turns() + "."));
        }
        Integer percent = reliability.percent();
        return percent != null && percent < demand.percent()
                ? Optional.of(Problem.conflict(
                        "not-reliable",
                        "This game is for people who have played at least " + demand.percent()
                                + " % of their last turns. You have played " + percent + " %."))
                : Optional.empty();
    }

    private static Reliability read(ResultSet row, int number) throws SQLException {
        return Reliability.of(row.getInt("played"), row.getInt("missed"), row.getInt("abandoned"));
    }
}
