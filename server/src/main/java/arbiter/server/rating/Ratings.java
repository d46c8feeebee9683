package arbiter.server.rating;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.RatedGame;
import arbiter.bots.rating.TableSize;
import arbiter.server.game.SeatRow;
import arbiter.server.web.Problem;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Rates people when a game ends. A rating is a function of the rated results in the order of their ends, and of nothing else: no rating
 * changes while a game is played, and {@link RatingsCommand} can compute all of them again.
 */
@Component
public class Ratings {
    private final JdbcClient jdbc;
    private final RatingStore store;

    Ratings(JdbcClient jdbc) {
        this.jdbc = jdbc;
        this.store = new RatingStore(jdbc);
    }

    /** Must be called inside the transaction that ends the game, after the results are written. */
    public void ended(RatedGame game) {
        store.store(game.id(), game.changes(store::of, BotRatings.INSTALLED));
    }

    /** Refuses a table with a bot whose strength is not known. */
    public void requireMeasured(String ruleset, List<SeatRow> table) {
        for (SeatRow seat : table) {
            String bot = seat.account() == null ? seat.bot() : null;
            if (bot != null
                    && BotRatings.INSTALLED
                            .of(ruleset, TableSize.of(table.size()), bot)
                            .isEmpty()) {
                throw Problem.conflict(
                        "bot-not-rated",
                        "The game is rated, and the strength of the bot " + bot
                                + " is not known in this game. Choose another bot, or make the game unrated.");
            }
        }
    }

    /**
     * The guest's ratings become the account's where the account has none. Otherwise they stay with the guest's id: nobody's past games are
     * rated again, because all later opponents would get other ratings.
     */
    public void adopt(String guest, String account) {
        List<Kind> own = kinds(account);
        for (Kind kind : kinds(guest)) {
            if (own.contains(kind)) {
                continue;
            }
            String size = switch (kind.size) {
                case TWO -> "seats = 2";
                case MORE -> "seats > 2";
            };
            jdbc.sql("update results set rated_as = ? where rated_as = ? and ruleset = ? and " + size)
                    .params(account, guest, kind.ruleset)
                    .update();
            for (String table : List.of("rating", "rating_change")) {
                jdbc.sql("update " + table + " set person = ? where person = ? and ruleset = ? and players = ?")
                        .params(account, guest, kind.ruleset, kind.size.word())
                        .update();
            }
        }
    }

    private record Kind(String ruleset, TableSize size) {}

    private List<Kind> kinds(String person) {
        return jdbc.sql(
                        "select distinct ruleset, case when seats = 2 then 'two' else 'more' end as players from results"
                                + " where rated = 1 and rated_as = ?")
                .param(person)
                .query((row, n) -> new Kind(
                        row.getString(1), TableSize.byWord(row.getString(2)).orElseThrow()))
                .list();
    }
}
