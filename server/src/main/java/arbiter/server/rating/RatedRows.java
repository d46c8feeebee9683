package arbiter.server.rating;

import arbiter.bots.rating.RatedGame.Rated;
import arbiter.bots.rating.Rating;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The columns that the tables of ratings have in common. */
public final class RatedRows {
    private RatedRows() {}

    static final String COLUMNS = "mean, deviation, volatility, games, finished_order, finished_at";

    public static Rated rated(ResultSet row) throws SQLException {
        Rating rating = new Rating(row.getDouble("mean"), row.getDouble("deviation"), row.getDouble("volatility"));
        return new Rated(rating, row.getInt("games"), row.getLong("finished_order"), row.getLong("finished_at"));
    }
}
