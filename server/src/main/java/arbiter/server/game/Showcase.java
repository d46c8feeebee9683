package arbiter.server.game;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * The lists of games. No index helps all combinations of filters, so an answer looks at a bounded number of games: it may have fewer
 * games than were asked for, even none, although the list goes on. The cursor then leads to the games that it has not looked at.
 */
@Repository
public class Showcase {
    /** How many games one answer looks at, if there are filters. */
    static final int LOOKED_AT = 3_000;

    private final JdbcClient jdbc;
    private final GameStore games;

    Showcase(JdbcClient jdbc, GameStore games) {
        this.jdbc = jdbc;
        this.games = games;
    }

    /** A list. Its conditions are those of an index. */
    public enum Shelf {
        /** With a free seat; the newest first. */
        OPEN(
                "g.visibility = 'public' and g.status <> 'OVER'",
                " and (g.status = 'LOBBY' or g.joining = 1)"
                        + " and exists (select 1 from seat o where o.game_id = g.id and o.state = 'OPEN')",
                "g.created_at"),
        /**
         * Those with the newest position first. A game with a delay is placed by the position that spectators see, and stays in the list
         * while it is paused: neither tells what spectators see only later.
         */
        RUNNING("g.visibility = 'public' and g.status in ('RUNNING', 'PAUSED')", "", "g.seen_at"),
        FINISHED("g.visibility = 'public' and g.status = 'OVER'", "", "g.updated_at"),
        /** For administrators: private games too; those that changed last first. */
        EVERY("true", "", "g.updated_at");

        private final String indexed;
        private final String more;
        private final String time;

        Shelf(String indexed, String more, String time) {
            this.indexed = indexed;
            this.more = more;
            this.time = time;
        }

        private String order() {
            return " order by " + time + " desc, g.id desc limit ";
        }
    }

    /** @param list the name of the list in cursors */
    public Slice<GameRow> page(String list, Shelf shelf, GameFilter filter, Cursor after, int limit) {
        GameFilter.Condition condition = filter.condition();
        Cursor last = condition == null ? null : lookedAt(shelf, after).orElse(null);
        String where = "where " + shelf.indexed + " and (" + shelf.time + ", g.id) < (?, ?)";
        List<Object> parameters = new ArrayList<>(List.of(after.at(), after.id()));
        if (last != null) {
            where += " and (" + shelf.time + ", g.id) >= (?, ?)";
            parameters.addAll(List.of(last.at(), last.id()));
        }
        where += shelf.more;
        if (condition != null) {
            where += " and " + condition.sql();
            parameters.addAll(condition.parameters());
        }
        parameters.add(limit + 1);
        List<GameRow> found = jdbc.sql(GameStore.SELECT + where + shelf.order() + "?")
                .params(parameters)
                .query(games::read)
                .list();
        return Slice.of(list, found, limit, row -> place(shelf, row), last);
    }

    private Cursor place(Shelf shelf, GameRow row) {
        return jdbc.sql("select " + shelf.time + " from game g where g.id = ?")
                .param(row.id())
                .query((found, n) -> new Cursor(found.getLong(1), row.id()))
                .single();
    }

    /** The last game that the answer looks at; empty if it looks at all that are left. */
    private Optional<Cursor> lookedAt(Shelf shelf, Cursor after) {
        return jdbc.sql("select " + shelf.time + ", g.id from game g where " + shelf.indexed + " and (" + shelf.time
                        + ", g.id) < (?, ?)" + shelf.order() + "1 offset " + (LOOKED_AT - 1))
                .params(after.at(), after.id())
                .query((row, n) -> new Cursor(row.getLong(1), row.getString(2)))
                .optional();
    }
}
