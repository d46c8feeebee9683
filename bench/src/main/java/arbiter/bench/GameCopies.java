package arbiter.bench;

import arbiter.engine.chance.Hashes;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Multiplies played games by copying their rows, because playing ten thousand games through the API would take hours. A copy differs from
 * its original in its id, its invitation and its players. The players of the first copies have tokens.
 */
final class GameCopies {
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final List<String> TABLES =
            List.of("board", "seat", "log_line", "sheet", "happening", "last_position");

    private final Connection database;
    private final int tables;

    /** @param tables the number of games whose players have accounts of their own; they also play in the other games */
    GameCopies(Connection database, int tables) {
        this.database = database;
        this.tables = tables;
    }

    record Copy(String base, String id) {}

    static String token(int game, int seat) {
        return "arb_load-" + account(game, seat);
    }

    private static String account(int game, int seat) {
        return "p" + (game * MidGame.PLAYERS + seat);
    }

    List<Copy> make(List<String> originals, int count) throws SQLException {
        database.setAutoCommit(false);
        people(originals.getFirst());
        List<Copy> copies = list(originals, count);
        run("create table copy (number integer, base text, id text, invitation text)");
        try (PreparedStatement insert = database.prepareStatement("insert into copy values (?, ?, ?, ?)")) {
            for (int i = 0; i < copies.size(); i++) {
                insert.setInt(1, i);
                insert.setString(2, copies.get(i).base);
                insert.setString(3, copies.get(i).id);
                insert.setString(4, copies.get(i).id + "-load");
                insert.addBatch();
            }
            insert.executeBatch();
        }
        copy(
                "game",
                "t.id",
                Map.of("id", "c.id", "invitation", "c.invitation", "host_id", person("0"), "deadline", "null"));
        for (String table : TABLES) {
            Map<String, String> changed = new LinkedHashMap<>(Map.of("game_id", "c.id"));
            if (table.equals("seat")) {
                changed.put("account_id", person("t.seat"));
            }
            copy(table, "t.game_id", changed);
        }
        run("drop table copy");
        database.commit();
        run("analyze");
        database.commit();
        database.setAutoCommit(true);
        return copies;
    }

    private String person(String seat) {
        return "'p' || cast(((c.number % " + tables + ") * " + MidGame.PLAYERS + " + " + seat + ") as text)";
    }

    /** Ids are random, as the server's own ids are. */
    private static List<Copy> list(List<String> originals, int count) {
        SplittableRandom random = new SplittableRandom(8);
        List<Copy> copies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            StringBuilder id = new StringBuilder();
            for (int j = 0; j < 12; j++) {
                id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            copies.add(new Copy(originals.get(i % originals.size()), id.toString()));
        }
        return copies;
    }

    private void people(String original) throws SQLException {
        Map<String, String> changed = Map.of("id", "?", "name", "?", "name_key", "?", "skeleton", "?");
        String from = " from account t where t.id = (select host_id from game where id = '" + original + "')";
        List<String> columns = columns("account");
        try (PreparedStatement account = database.prepareStatement(insert("account", columns, changed) + from);
                PreparedStatement credential = database.prepareStatement(
                        "insert into credential (id, kind, hash, account_id, name, scope, created_at, used_at, expires_at)"
                                + " values (?, 'token', ?, ?, 'load', 'HOST', ?, ?, ?)")) {
            long now = System.currentTimeMillis();
            for (int i = 0; i < tables * MidGame.PLAYERS; i++) {
                String id = account(i / MidGame.PLAYERS, i % MidGame.PLAYERS);
                int place = 0;
                for (String column : columns) {
                    if (changed.containsKey(column)) {
                        account.setString(++place, id);
                    }
                }
                account.addBatch();
                credential.setString(1, "c" + id);
                credential.setString(2, Hashes.hex(token(i / MidGame.PLAYERS, i % MidGame.PLAYERS)));
                credential.setString(3, id);
                credential.setLong(4, now);
                credential.setLong(5, now);
                credential.setLong(6, now + 86_400_000L);
                credential.addBatch();
            }
            account.executeBatch();
            credential.executeBatch();
        }
    }

    private void copy(String table, String key, Map<String, String> changed) throws SQLException {
        run(insert(table, columns(table), changed) + " from " + table + " t join copy c on c.base = " + key);
    }

    private static String insert(String table, List<String> columns, Map<String, String> changed) {
        List<String> values = new ArrayList<>();
        for (String column : columns) {
            values.add(changed.getOrDefault(column, "t." + column));
        }
        return "insert into " + table + " (" + String.join(", ", columns) + ") select " + String.join(", ", values);
    }

    private List<String> columns(String table) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery("select * from " + table + " where 1 = 0")) {
            ResultSetMetaData shape = rows.getMetaData();
            for (int i = 1; i <= shape.getColumnCount(); i++) {
                columns.add(shape.getColumnName(i));
            }
        }
        return columns;
    }

    private void run(String sql) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute(sql);
        }
    }
}
