package arbiter.server.people;

import arbiter.server.account.Leaves;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import java.time.Clock;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Notes for each person whether a turn was played, missed or abandoned. Counts turns with a deadline, in games with at least two people. A
 * turn is abandoned if another had to play the seat: a bot for an absent person, or the person who came after one who left. Turns during
 * announced leave do not count. Must be called inside the transaction that ends the turn.
 */
@Component
public class Attendance {
    /** How many turns of a person are kept. */
    static final int LAST = 100;

    /** Of one game that a person has left. */
    private static final int MOST_ABANDONED = 10;

    private final JdbcClient jdbc;
    private final Leaves leaves;
    private final Clock clock;

    Attendance(JdbcClient jdbc, Leaves leaves, Clock clock) {
        this.jdbc = jdbc;
        this.leaves = leaves;
        this.clock = clock;
    }

    enum Outcome {
        PLAYED,
        MISSED,
        ABANDONED
    }

    private record Chair(
            int seat,
            @Nullable String account,
            @Nullable String bot,
            @Nullable String leftBy) {
        boolean someones() {
            return account != null || leftBy != null;
        }
    }

    void turnEnded(GameRow game, Fact.SheetsTaken turn) {
        if (game.deadline() == null) {
            return;
        }
        List<Chair> chairs = jdbc.sql("select seat, account_id, bot, left_by from seat where game_id = ? order by seat")
                .param(game.id())
                .query((row, n) -> new Chair(row.getInt(1), row.getString(2), row.getString(3), row.getString(4)))
                .list();
        if (chairs.stream().filter(Chair::someones).count() < 2) {
            return;
        }
        // Sorted: transactions that change the same rows do it in the same order.
        SortedMap<String, Outcome> outcomes = new TreeMap<>();
        for (Chair chair : chairs) {
            if (turn.awaited().contains(chair.seat)) {
                note(game, turn, chair, outcomes);
            }
        }
        outcomes.forEach((account, outcome) -> {
            if (isSecret(game)) {
                seal(game.id(), account, game.turn(), outcome);
            } else {
                count(account, game.id(), game.turn(), outcome);
            }
        });
    }

    /** In an anonymous game it would tell who plays, and in a game with a delay, whether the present turn was missed. */
    private static boolean isSecret(GameRow game) {
        return game.options().anonymous() || game.options().delay() > 0;
    }

    private void note(GameRow game, Fact.SheetsTaken turn, Chair chair, SortedMap<String, Outcome> outcomes) {
        String account = chair.account;
        String leftBy = chair.leftBy;
        if (account == null) {
            if (leftBy != null && abandoned(game.id(), leftBy) < MOST_ABANDONED) {
                outcomes.put(leftBy, Outcome.ABANDONED);
            }
        } else if (chair.bot == null && turn.handed().contains(chair.seat)) {
            outcomes.put(account, Outcome.PLAYED);
        } else if ((chair.bot != null || turn.missed().contains(chair.seat))
                && !leaves.isAway(account, clock.instant())) {
            outcomes.put(account, chair.bot != null ? Outcome.ABANDONED : Outcome.MISSED);
        }
    }

    private long abandoned(String game, String account) {
        return jdbc.sql("select (select count(*) from attendance where account_id = ? and game_id = ?"
                        + " and outcome = 'ABANDONED') + (select count(*) from sealed_attendance where game_id = ?"
                        + " and account_id = ? and outcome = 'ABANDONED')")
                .params(account, game, game, account)
                .query(Long.class)
                .single();
    }

    /** SQL: a turn in which one decision was missed counts as missed, whatever else was decided in it. */
    private static final String WORST =
            " do update set outcome = excluded.outcome where excluded.outcome <> 'PLAYED' and ";

    private void seal(String game, String account, int turn, Outcome outcome) {
        jdbc.sql("insert into sealed_attendance (game_id, account_id, turn, outcome) values (?, ?, ?, ?)"
                        + " on conflict (game_id, account_id, turn)" + WORST + "sealed_attendance.outcome = 'PLAYED'")
                .params(game, account, turn, outcome.name())
                .update();
    }

    private void count(String account, String game, int turn, Outcome outcome) {
        int changed = jdbc.sql("insert into attendance (account_id, game_id, turn, outcome, number) values (?, ?, ?, ?,"
                        + " (select coalesce(max(number), 0) + 1 from attendance where account_id = ?))"
                        + " on conflict (account_id, game_id, turn)" + WORST + "attendance.outcome = 'PLAYED'")
                .params(account, game, turn, outcome.name(), account)
                .update();
        if (changed == 0) {
            return;
        }
        jdbc.sql("delete from attendance where account_id = ? and number <="
                        + " (select max(number) from attendance where account_id = ?) - " + LAST)
                .params(account, account)
                .update();
        sum(account, outcome == Outcome.PLAYED ? 1 : 0);
    }

    /** @param played 1 if the streak goes on, 0 if it ends */
    private void sum(String account, int played) {
        jdbc.sql("insert into reliability (account_id, played, missed, abandoned, streak, best_streak)"
                        + " select ?, " + number("PLAYED") + ", " + number("MISSED") + ", " + number("ABANDONED")
                        + ", ?, ? from attendance where account_id = ?"
                        + " on conflict (account_id) do update set played = excluded.played, missed = excluded.missed,"
                        + " abandoned = excluded.abandoned, streak = (reliability.streak + 1) * excluded.streak,"
                        + " best_streak = case when reliability.streak + excluded.streak > reliability.best_streak"
                        + " then reliability.streak + excluded.streak else reliability.best_streak end")
                .params(account, played, played, account)
                .update();
    }

    private static String number(String outcome) {
        return "coalesce(sum(case when outcome = '" + outcome + "' then 1 else 0 end), 0)";
    }

    /** The game is over: turns that were secret count from now on. */
    void unseal(String game) {
        record Sealed(String account, int turn, Outcome outcome) {}
        List<Sealed> rows = jdbc.sql("select account_id, turn, outcome from sealed_attendance where game_id = ?"
                        + " order by account_id, turn")
                .param(game)
                .query((row, n) -> new Sealed(row.getString(1), row.getInt(2), Outcome.valueOf(row.getString(3))))
                .list();
        rows.forEach(row -> count(row.account, game, row.turn, row.outcome));
        jdbc.sql("delete from sealed_attendance where game_id = ?").param(game).update();
    }

    /** The guest is the same person as the account. */
    public void adopt(String guest, String account) {
        record Turn(String game, int turn, Outcome outcome) {}
        List<Turn> turns = jdbc.sql(
                        "select game_id, turn, outcome from attendance where account_id = ? order by number")
                .param(guest)
                .query((row, n) -> new Turn(row.getString(1), row.getInt(2), Outcome.valueOf(row.getString(3))))
                .list();
        turns.forEach(turn -> count(account, turn.game, turn.turn, turn.outcome));
        jdbc.sql("update sealed_attendance set account_id = ? where account_id = ? and game_id not in"
                        + " (select game_id from sealed_attendance where account_id = ?)")
                .params(account, guest, account)
                .update();
        jdbc.sql("update seat set left_by = ? where left_by = ?")
                .params(account, guest)
                .update();
        for (String table : List.of("attendance", "reliability")) {
            jdbc.sql("delete from " + table + " where account_id = ?")
                    .param(guest)
                    .update();
        }
    }
}
