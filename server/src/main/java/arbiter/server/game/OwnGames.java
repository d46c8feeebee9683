package arbiter.server.game;

import arbiter.server.answer.Cursor;
import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The games of a person. However many of them are over, an answer reads only those that are not, and a page of those that are. */
@Repository
public class OwnGames {
    private final JdbcClient jdbc;
    private final GameStore games;

    OwnGames(JdbcClient jdbc, GameStore games) {
        this.jdbc = jdbc;
        this.games = games;
    }

    /** SQL, with an account twice: the games that it hosts or plays and that are not over. */
    private static final String UNFINISHED = "select id from game where host_id = ? and over_at is null"
            + " union select game_id from seat where account_id = ? and over_at is null";

    /** SQL, for the column of the game and for a table: the next games of an account that are over. */
    private static final String FINISHED =
            "select * from (select %1$s from %2$s where %3$s = ? and (over_at, %1$s) < (?, ?)"
                    + " order by over_at desc, %1$s desc limit ?) as %2$ss";

    private static final String OWN = UNFINISHED + " union " + FINISHED.formatted("id", "game", "host_id") + " union "
            + FINISHED.formatted("game_id", "seat", "account_id");

    /** More milliseconds than any time has: games that are not over come before those that are. */
    private static final long AHEAD = 1_000_000_000_000_000L;

    /** The place of a game in {@link #of}. */
    public static Cursor place(GameRow game) {
        long changed = game.updatedAt().toEpochMilli();
        return new Cursor(game.status() == GameRow.Status.OVER ? changed : changed + AHEAD, game.id());
    }

    /** The games that an account hosts or plays: first those that are not over. Those that changed or ended last come first. */
    public List<GameRow> of(String account, Cursor after, int most) {
        List<Object> parameters = new ArrayList<>(List.of(account, account));
        for (int list = 0; list < 2; list++) {
            parameters.addAll(List.of(account, after.at(), after.id(), most));
        }
        parameters.addAll(List.of(after.at(), after.id(), most));
        String place = "coalesce(g.over_at, g.updated_at + " + AHEAD + ")";
        return jdbc.sql(GameStore.SELECT + "where g.id in (" + OWN + ") and (" + place + ", g.id) < (?, ?)"
                        + " order by " + place + " desc, g.id desc limit ?")
                .params(parameters)
                .query(games::read)
                .list();
    }

    /** The games that an account hosts or plays and that are not over, those that changed last first. */
    public List<GameRow> unfinished(String account) {
        return jdbc.sql(GameStore.SELECT + "where g.id in (" + UNFINISHED + ") order by g.updated_at desc, g.id desc")
                .params(account, account)
                .query(games::read)
                .list();
    }

    /** Public games that are not over and in which the account has a seat. What spectators see, and when, decides the order. */
    public List<GameRow> playedInPublic(String account, int most) {
        return jdbc.sql(GameStore.SELECT + "where g.visibility = 'public' and g.id in"
                        + " (select game_id from seat where account_id = ? and over_at is null)"
                        + " order by g.seen_at desc, g.id desc limit ?")
                .params(account, most)
                .query(games::read)
                .list();
    }
}
