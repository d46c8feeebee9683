package arbiter.server.crash;

import arbiter.engine.Games;
import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.chance.Draw;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.log.StandingCheck;
import arbiter.engine.text.Misread;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Compares every game in a database with its log, and with the receipts of the players. */
public final class Auditor {
    private final Connection database;
    private final List<String> wrong = new ArrayList<>();
    private int turns;

    public Auditor(Connection database) {
        this.database = database;
    }

    int turns() {
        return turns;
    }

    public List<String> audit() throws SQLException, Misread {
        List<String> games = texts("select id from game where status <> 'LOBBY'");
        for (String game : games) {
            audit(game);
        }
        return wrong;
    }

    List<String> audit(List<Crowd.Promise> promises) throws SQLException, Misread {
        audit();
        for (Crowd.Promise promise : promises) {
            audit(promise);
        }
        return wrong;
    }

    GameLog log(String game) throws SQLException, Misread {
        List<String> lines = texts("select line from log_line where game_id = ? order by number", game);
        String seed = texts("select seed from game where id = ?", game).getFirst();
        GameLog log = LogText.read(String.join("\n", lines) + "\n{\"seed\":\"" + seed + "\"}\n");
        return new GameLog(log.start(), log.entries(), opened(game, log), log.seed());
    }

    /** The standing orders that open commitments of the log. */
    private List<GameLog.Opened> opened(String game, GameLog log) throws SQLException {
        List<GameLog.Opened> opened = new ArrayList<>();
        try (PreparedStatement statement = database.prepareStatement(
                "select position, seat, nonce, lines, posture, conditions from standing_use where game_id = ?")) {
            statement.setString(1, game);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    int at = rows.getInt("position") + 1;
                    String player = log.start().players().get(rows.getInt("seat"));
                    boolean used = at <= log.entries().size()
                            && log.entries().get(at - 1) instanceof GameLog.Turn turn
                            && turn.standing().containsKey(player);
                    if (used) {
                        opened.add(new GameLog.Opened(at, player, rows.getString("nonce"), orders(rows)));
                    }
                }
            }
        }
        return opened;
    }

    private static StandingOrders orders(ResultSet row) throws SQLException {
        return new StandingOrders(
                List.of(JsonMapper.shared().readValue(row.getString("lines"), String[].class)),
                Posture.of(row.getString("posture")).orElseThrow(),
                row.getInt("conditions") == 1
                        ? StandingOrders.Conditions.ALLOWED
                        : StandingOrders.Conditions.FORBIDDEN);
    }

    private void audit(String game) throws SQLException, Misread {
        GameLog log = log(game);
        String seed = texts("select seed from game where id = ?", game).getFirst();
        turns += log.entries().size();
        expect(
                game,
                "entries",
                texts("select entries from game where id = ?", game).getFirst(),
                log.entries().size());
        expect(
                game,
                "numbers",
                texts("select max(number) from log_line where game_id = ?", game)
                        .getFirst(),
                log.entries().size());
        Replay<?, ?, ?> replay = Replay.of(Games.byId(log.start().game()).orElseThrow(), log);
        replay.difference().ifPresent(difference -> wrong.add(game + ": " + difference));
        Replay.verify(log).forEach(problem -> wrong.add(game + ": " + problem));
        StandingCheck.sheets(replay, log).forEach(problem -> wrong.add(game + ": " + problem));
        expect(
                game,
                "draws",
                texts("select draws_used from game where id = ?", game).getFirst(),
                drawsUsed(log, seed));
        expectFacts(game, replay);
        int stray = Integer.parseInt(texts(
                        "select count(*) from sheet s join game g on g.id = s.game_id where g.id = ? and"
                                + " s.position > g.entries",
                        game)
                .getFirst());
        expect(game, "sheets of the future", Integer.toString(stray), 0);
    }

    private <S, O, V> void expectFacts(String game, Replay<S, O, V> replay) throws SQLException {
        S last = replay.positions().getLast().state();
        expect(
                game,
                "turn",
                texts("select turn from game where id = ?", game).getFirst(),
                replay.game().turn(last));
        String awaiting = String.join(
                ",",
                replay.game().awaiting(last).stream()
                        .map(seat -> Integer.toString(seat.index()))
                        .toList());
        expect(
                game,
                "awaiting",
                texts("select awaiting from game where id = ?", game).getFirst(),
                awaiting);
    }

    private static long drawsUsed(GameLog log, String seed) {
        SeededChance chance = new SeededChance(new Seed(seed), 0);
        List<Draw> draws = new ArrayList<>(log.start().draws());
        log.turns().forEach(turn -> draws.addAll(turn.draws()));
        draws.forEach(draw -> chance.below(draw.bound(), draw.purpose()));
        return chance.counter();
    }

    /** A sheet with a receipt is in the log line of its turn, or still waits for its turn. */
    private void audit(Crowd.Promise promise) throws SQLException {
        List<String> waiting = texts(
                "select commitment from sheet where game_id = ? and position = " + promise.at() + " and seat = "
                        + promise.seat(),
                promise.game());
        List<String> logged =
                texts("select line from log_line where game_id = ? and number = " + (promise.at() + 1), promise.game());
        boolean kept = waiting.contains(promise.commitment())
                || logged.stream().anyMatch(line -> line.contains(promise.commitment()));
        if (!kept) {
            wrong.add("lost: " + promise + ", waiting " + waiting);
        }
    }

    private void expect(String game, String what, String stored, Object computed) {
        if (!stored.equals(String.valueOf(computed))) {
            wrong.add(game + ": " + what + " stored " + stored + ", computed " + computed);
        }
    }

    List<String> texts(String sql, String... parameters) throws SQLException {
        try (PreparedStatement statement = database.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setString(i + 1, parameters[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                List<String> texts = new ArrayList<>();
                while (rows.next()) {
                    texts.add(rows.getString(1));
                }
                return texts;
            }
        }
    }
}
