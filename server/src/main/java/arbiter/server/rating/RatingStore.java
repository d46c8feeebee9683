package arbiter.server.rating;

import arbiter.bots.rating.RatedGame;
import arbiter.bots.rating.RatedGame.Change;
import arbiter.bots.rating.RatedGame.Key;
import arbiter.bots.rating.RatedGame.Player;
import arbiter.bots.rating.RatedGame.Rated;
import arbiter.bots.rating.Rating;
import arbiter.bots.rating.TableSize;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The rows of rated results and of ratings. Also used without a server, by {@link RatingsCommand}. */
final class RatingStore {
    private static final String RATED = RatedRows.COLUMNS;
    private static final double THOUSANDTHS = 1000;

    private final JdbcClient jdbc;

    RatingStore(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Calls the consumer for each rated game, in the order of their ends. */
    void games(Consumer<RatedGame> each) {
        record Part(String game, long order, String ruleset, long at, Player player) {}
        List<Part> parts = new ArrayList<>();
        Runnable close = () -> {
            if (!parts.isEmpty()) {
                Part first = parts.getFirst();
                each.accept(new RatedGame(
                        first.game,
                        first.order,
                        first.ruleset,
                        first.at,
                        parts.stream().map(Part::player).toList()));
                parts.clear();
            }
        };
        jdbc.sql("select game_id, finished_order, ruleset, finished_at, seat, rated_as, bot, place from results"
                        + " where rated = 1 order by finished_order, seat")
                .query((ResultSet row) -> {
                    Player player = new Player(
                            row.getInt("seat"), row.getString("rated_as"), row.getString("bot"), row.getInt("place"));
                    Part part = new Part(row.getString(1), row.getLong(2), row.getString(3), row.getLong(4), player);
                    if (!parts.isEmpty() && parts.getFirst().order != part.order) {
                        close.run();
                    }
                    parts.add(part);
                });
        close.run();
    }

    Optional<Rated> of(Key key) {
        return jdbc.sql("select " + RATED + " from rating where person = ? and ruleset = ? and players = ?")
                .params(key.person(), key.ruleset(), key.size().word())
                .query((row, n) -> RatedRows.rated(row))
                .optional();
    }

    private static Key key(ResultSet row) throws SQLException {
        return new Key(
                row.getString("person"),
                row.getString("ruleset"),
                TableSize.byWord(row.getString("players")).orElseThrow());
    }

    /** The present rating of everybody. */
    Map<Key, Rated> all() {
        Map<Key, Rated> all = new LinkedHashMap<>();
        jdbc.sql("select person, ruleset, players, " + RATED + " from rating order by ruleset, players desc, person")
                .query((ResultSet row) -> {
                    all.put(key(row), RatedRows.rated(row));
                });
        return all;
    }

    /** One person's part in a rated game. */
    record Place(String game, int seat) {}

    record Step(Key key, Rated after) {}

    Map<Place, Step> changes() {
        Map<Place, Step> all = new LinkedHashMap<>();
        jdbc.sql("select game_id, seat, person, ruleset, players, " + RATED + " from rating_change")
                .query((ResultSet row) -> {
                    all.put(
                            new Place(row.getString("game_id"), row.getInt("seat")),
                            new Step(key(row), RatedRows.rated(row)));
                });
        return all;
    }

    void store(String game, List<Change> changes) {
        for (Change change : changes) {
            Rated now = change.after();
            Rating rating = now.rating();
            jdbc.sql("insert into rating_change (game_id, seat, person, ruleset, players, " + RATED
                            + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                    .params(Row.of(
                            game,
                            change.seat(),
                            change.key().person(),
                            change.key().ruleset(),
                            change.key().size().word(),
                            rating.mean(),
                            rating.deviation(),
                            rating.volatility(),
                            now.games(),
                            now.order(),
                            now.finishedAt()))
                    .update();
            jdbc.sql("insert into rating (person, ruleset, players, points, " + RATED
                            + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (person, ruleset, players) do update set"
                            + " points = excluded.points, mean = excluded.mean, deviation = excluded.deviation,"
                            + " volatility = excluded.volatility, games = excluded.games,"
                            + " finished_order = excluded.finished_order, finished_at = excluded.finished_at")
                    .params(Row.of(
                            change.key().person(),
                            change.key().ruleset(),
                            change.key().size().word(),
                            Math.round(rating.mean() * THOUSANDTHS),
                            rating.mean(),
                            rating.deviation(),
                            rating.volatility(),
                            now.games(),
                            now.order(),
                            now.finishedAt()))
                    .update();
        }
    }

    void clear() {
        jdbc.sql("delete from rating").update();
        jdbc.sql("delete from rating_change").update();
    }

    /** No game can end until the transaction does: the end of a game takes its number from this row. */
    void stopEnds() {
        jdbc.sql("update finish_count set last = last where id = 1").update();
    }

    String name(String person) {
        return jdbc.sql("select name from account where id = ?")
                .param(person)
                .query(String.class)
                .optional()
                .orElse(person);
    }
}
