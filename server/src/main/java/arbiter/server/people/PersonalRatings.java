package arbiter.server.people;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.Rating;
import arbiter.bots.rating.TableSize;
import arbiter.engine.Games;
import arbiter.server.account.Account;
import arbiter.server.answer.Cursor;
import arbiter.server.rating.RatedRows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Ratings as people see them: at this moment, in whole points. */
@Component
class PersonalRatings {
    private static final int MOST_POINTS = 60;
    private static final double WEEK = 7 * 24 * 3_600_000.0;

    private final JdbcClient jdbc;
    private final Clock clock;

    PersonalRatings(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    List<PersonalRating> of(String person) {
        return jdbc.sql("select * from rating where person = ? order by ruleset, players desc")
                .param(person)
                .query((row, n) -> {
                    String ruleset = row.getString("ruleset");
                    String players = row.getString("players");
                    Rating now = RatedRows.rated(row).at(clock.millis());
                    return new PersonalRating(
                            ruleset,
                            name(ruleset),
                            players,
                            whole(now.mean()),
                            whole(now.deviation()),
                            now.provisional(),
                            row.getInt("games"),
                            history(person, ruleset, players));
                })
                .list();
    }

    private List<PersonalRating.Point> history(String person, String ruleset, String players) {
        return jdbc.sql("select * from rating_change where person = ? and ruleset = ? and players = ?"
                        + " order by finished_order desc limit ?")
                .params(person, ruleset, players, MOST_POINTS)
                .query((row, n) -> new PersonalRating.Point(
                        whole(row.getDouble("mean")),
                        whole(row.getDouble("deviation")),
                        Instant.ofEpochMilli(row.getLong("finished_at"))))
                .list()
                .reversed();
    }

    static List<PersonalRating> ofBot(String bot) {
        List<PersonalRating> ratings = new ArrayList<>();
        for (BotRatings.Row row : BotRatings.INSTALLED.of(bot)) {
            ratings.add(new PersonalRating(
                    row.ruleset(),
                    name(row.ruleset()),
                    row.size().word(),
                    row.mean(),
                    row.deviation(),
                    row.rating().provisional(),
                    row.games(),
                    List.of()));
        }
        return ratings;
    }

    /** @param points what the ladder is sorted by */
    record Placed(String id, String name, long points, int rating, int deviation, int games) {}

    /**
     * People with an account whose rating is reliable at this moment and who show it, the strongest first. Who only looks like a member of
     * the ladder because of old games is not on it: the uncertainty grows with time.
     */
    List<Placed> ladder(String ruleset, TableSize size, Cursor after, int most) {
        long now = clock.millis();
        return jdbc.sql("select r.*, a.name from rating r join account a on a.id = r.person"
                        + " left join profile p on p.account_id = r.person"
                        + " where r.ruleset = ? and r.players = ? and a.kind = ?"
                        + " and (p.hidden is null or p.hidden not like '%RATINGS%')"
                        + " and r.deviation * r.deviation + r.volatility * r.volatility * ? * (? - r.finished_at) <= ?"
                        + " and (r.points < ? or r.points = ? and r.person > ?)"
                        + " order by r.points desc, r.person limit ?")
                .params(
                        ruleset,
                        size.word(),
                        Account.Kind.PERSON.name(),
                        Rating.SCALE * Rating.SCALE / WEEK,
                        now,
                        Rating.RELIABLE * Rating.RELIABLE,
                        after.at(),
                        after.at(),
                        after.id(),
                        most)
                .query((row, n) -> placed(row, now))
                .list();
    }

    private static Placed placed(ResultSet row, long now) throws SQLException {
        Rating rating = RatedRows.rated(row).at(now);
        return new Placed(
                row.getString("person"),
                row.getString("name"),
                row.getLong("points"),
                whole(rating.mean()),
                whole(rating.deviation()),
                row.getInt("games"));
    }

    static String name(String ruleset) {
        return Games.byId(ruleset).map(game -> game.ruleset().name()).orElse(ruleset);
    }

    private static int whole(double points) {
        return (int) Math.round(points);
    }
}
