package arbiter.server.people;

import arbiter.bots.rating.RatedGame;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.rating.Ratings;
import arbiter.server.storage.Row;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * How each seat did in each finished game. The result belongs to the person or bot that had the seat at the start. A person who left is
 * last; somebody who took over a seat has no result. A game that the host ends without winners has no results.
 */
@Component
class Results {
    private static final int BATCH = 500;

    private final JdbcClient jdbc;
    private final GameStore games;
    private final SeatStore seats;
    private final LogStore logs;
    private final Ratings ratings;
    private final Clock clock;

    Results(JdbcClient jdbc, GameStore games, SeatStore seats, LogStore logs, Ratings ratings, Clock clock) {
        this.jdbc = jdbc;
        this.games = games;
        this.seats = seats;
        this.logs = logs;
        this.ratings = ratings;
        this.clock = clock;
    }

    enum EndedBy {
        RULES,
        /** The host ended the game and named the winners. */
        HOST
    }

    private record Starter(
            int seat, @Nullable String account, @Nullable String bot) {}

    /** How well a seat did: compared from the first part to the last, the smaller the better. */
    private record Rank(int group, long order) implements Comparable<Rank> {
        private static final int WINNER = 0;
        private static final int ALIVE = 1;
        private static final int OUT = 2;
        private static final int LEFT = 3;

        @Override
        public int compareTo(Rank other) {
            return Comparator.comparingInt(Rank::group)
                    .thenComparingLong(Rank::order)
                    .compare(this, other);
        }
    }

    /** Notes who sits at the table. Must be called inside the transaction that begins the game. */
    void begin(String game) {
        jdbc.sql("insert into starter (game_id, seat, account_id, bot)"
                        + " select game_id, seat, account_id, bot from seat where game_id = ?")
                .param(game)
                .update();
    }

    /** A seat that was open at the start belongs to the first person who takes it. */
    void joined(String game, int seat) {
        jdbc.sql("update starter set account_id = (select account_id from seat where game_id = ? and seat = ?)"
                        + " where game_id = ? and seat = ? and account_id is null and bot is null")
                .params(game, seat, game, seat)
                .update();
    }

    /** Must be called inside the transaction that ends the game. */
    void end(String id, EndedBy by) {
        GameRow game = games.byId(id).orElseThrow();
        List<SeatRow> table = seats.of(id);
        Map<Integer, Long> outSince = outSince(id, table);
        Map<Starter, Rank> ranks = new LinkedHashMap<>();
        for (Starter starter : starters(id)) {
            SeatRow seat = kept(starter, table);
            if (seat != null || starter.account != null) {
                ranks.put(starter, seat == null ? new Rank(Rank.LEFT, 0) : rank(game, seat, outSince));
            }
        }
        if (!ranks.isEmpty()) {
            write(game, by, ranks);
        }
    }

    private List<Starter> starters(String game) {
        return jdbc.sql("select seat, account_id, bot from starter where game_id = ?"
                        + " and (account_id is not null or bot is not null) order by seat")
                .param(game)
                .query((row, n) -> new Starter(row.getInt(1), row.getString(2), row.getString(3)))
                .list();
    }

    /** The seat that a starter has at the end; the host may have swapped seats. Null if the starter has none any more. */
    private static @Nullable SeatRow kept(Starter starter, List<SeatRow> table) {
        for (SeatRow seat : table) {
            boolean person = starter.account != null && starter.account.equals(seat.account());
            boolean bot = starter.account == null && seat.account() == null && seat.seat() == starter.seat;
            if (person || bot && seat.bot() != null) {
                return seat;
            }
        }
        return null;
    }

    private static Rank rank(GameRow game, SeatRow seat, Map<Integer, Long> outSince) {
        if (game.winners().contains(seat.seat())) {
            return new Rank(Rank.WINNER, 0);
        }
        return seat.alive()
                ? new Rank(Rank.ALIVE, -seat.points())
                : new Rank(Rank.OUT, -Objects.requireNonNullElse(outSince.get(seat.seat()), 0L));
    }

    /** For each seat that is out of the game, the entry of the log that put it out. Who stayed longer did better. */
    private Map<Integer, Long> outSince(String game, List<SeatRow> table) {
        Map<Integer, Long> since = new LinkedHashMap<>();
        if (table.stream().allMatch(SeatRow::alive)) {
            return since;
        }
        List<LogStore.Brief> some = logs.briefs(game, 0, BATCH);
        while (!some.isEmpty()) {
            for (LogStore.Brief brief : some) {
                String[] scores = brief.scores().split(",");
                for (int seat = 0; seat < scores.length; seat++) {
                    if (scores[seat].startsWith("x")) {
                        since.putIfAbsent(seat, (long) brief.number());
                    } else {
                        // After a rollback the seat may be back.
                        since.remove(seat);
                    }
                }
            }
            some = logs.briefs(game, some.getLast().number() + 1, BATCH);
        }
        return since;
    }

    private void write(GameRow game, EndedBy by, Map<Starter, Rank> ranks) {
        long order = nextOrder();
        long now = clock.millis();
        boolean rated = game.options().counts() && ranks.size() > 1;
        long people = ranks.keySet().stream()
                .filter(starter -> starter.account != null)
                .count();
        List<Rank> sorted = new ArrayList<>(ranks.values());
        sorted.sort(null);
        ranks.forEach((starter, rank) -> jdbc.sql(
                        "insert into results (game_id, seat, ruleset, ruleset_version, seats, people, place, won, had_left,"
                                + " account_id, bot, anonymous, visibility, ended_by, finished_order, finished_at, rated, rated_as)"
                                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game.id(),
                        starter.seat,
                        game.ruleset(),
                        game.rulesetVersion(),
                        ranks.size(),
                        people,
                        sorted.indexOf(rank) + 1,
                        rank.group == Rank.WINNER ? 1 : 0,
                        rank.group == Rank.LEFT ? 1 : 0,
                        starter.account,
                        starter.account == null ? starter.bot : null,
                        game.options().anonymous() ? 1 : 0,
                        game.visibility(),
                        by.name(),
                        order,
                        now,
                        rated ? 1 : 0,
                        rated ? starter.account : null))
                .update());
        if (rated) {
            List<RatedGame.Player> players = ranks.keySet().stream()
                    .map(starter -> new RatedGame.Player(
                            starter.seat,
                            starter.account,
                            starter.account == null ? starter.bot : null,
                            sorted.indexOf(ranks.get(starter)) + 1))
                    .toList();
            ratings.ended(new RatedGame(game.id(), order, game.ruleset(), now, players));
        }
    }

    /** The row stays locked until the transaction ends, so the numbers have the order of the transactions, on all nodes. */
    private long nextOrder() {
        jdbc.sql("update finish_count set last = last + 1 where id = 1").update();
        return jdbc.sql("select last from finish_count where id = 1")
                .query(Long.class)
                .single();
    }
}
