package arbiter.server.study;

import arbiter.bots.study.StudyText;
import arbiter.server.answer.Cursor;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Studies in the database. Changes must be made inside a transaction. */
@Repository
class StudyStore {
    /** The size of a position. */
    private static final String SIZE = "length(steps) + length(sheets) + length(given) + coalesce(length(board), 0)";

    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Clock clock;

    StudyStore(JdbcClient jdbc, JsonColumn json, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.clock = clock;
    }

    private record Sheets(Map<Integer, List<String>> sheets) {}

    private record Steps(List<Map<Integer, List<String>>> steps) {}

    private record Overrides(Map<String, String> settings) {}

    /** A position without its text, for the tree. */
    record Knot(int number, @Nullable Integer parent, Branch.Kind kind, String label, int turn, boolean over) {}

    void add(Study study) {
        jdbc.sql("insert into study (id, account_id, game_id, at, name, ruleset, version, players, colours, settings,"
                        + " viewer, board, link, next, created_at, changed_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, 0, ?, ?)")
                .params(
                        study.id(),
                        study.account(),
                        study.game(),
                        study.at(),
                        study.name(),
                        study.ruleset(),
                        study.version(),
                        json.write(study.players()),
                        json.write(study.colours()),
                        json.write(new Overrides(study.settings())),
                        Study.word(study.viewer()),
                        json.write(study.board()),
                        study.createdAt().toEpochMilli(),
                        study.changedAt().toEpochMilli())
                .update();
        jdbc.sql("update study set letters = length(board) where id = ?")
                .param(study.id())
                .update();
    }

    private long letters(String size, String study, int number) {
        return jdbc.sql("select " + size + " from study_position where study_id = ? and number = ?")
                .params(study, number)
                .query(Long.class)
                .optional()
                .orElse(0L);
    }

    /** @param letters fewer than 0 if something was removed */
    private void grows(String study, long letters) {
        jdbc.sql("update study set letters = letters + ? where id = ?")
                .params(letters, study)
                .update();
    }

    Optional<Study> find(String id) {
        return jdbc.sql("select * from study where id = ?")
                .param(id)
                .query(this::read)
                .optional();
    }

    /** The studies of an account, those that changed last first. */
    List<Study> ofAccount(String account, Cursor after, int most) {
        return jdbc.sql("select * from study where account_id = ? and (changed_at, id) < (?, ?)"
                        + " order by changed_at desc, id desc limit ?")
                .params(account, after.at(), after.id(), most)
                .query(this::read)
                .list();
    }

    void rename(String id, String name) {
        jdbc.sql("update study set name = ?, changed_at = ? where id = ?")
                .params(name, clock.millis(), id)
                .update();
    }

    void share(String id, @Nullable String link) {
        jdbc.sql("update study set link = ? where id = ?")
                .params(Row.of(link, id))
                .update();
    }

    void delete(String id) {
        jdbc.sql("delete from study_position where study_id = ?").param(id).update();
        jdbc.sql("delete from study where id = ?").param(id).update();
    }

    /** The number of the next position. Numbers are never used twice, so that a link to a deleted position does not lead to another. */
    int number(String study) {
        jdbc.sql("update study set next = next + 1, changed_at = ? where id = ?")
                .params(clock.millis(), study)
                .update();
        return jdbc.sql("select next from study where id = ?")
                        .param(study)
                        .query(Integer.class)
                        .single()
                - 1;
    }

    void add(Study study, Branch branch) {
        boolean sameBoard = branch.text().board().equals(study.board());
        jdbc.sql("insert into study_position (study_id, number, parent, kind, label, turn, over, steps, dice, sheets,"
                        + " board, given) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        study.id(),
                        branch.number(),
                        branch.parent(),
                        branch.kind().name(),
                        branch.label(),
                        branch.turn(),
                        branch.over() ? 1 : 0,
                        json.write(new Steps(branch.steps())),
                        branch.dice(),
                        json.write(new Sheets(branch.sheets())),
                        sameBoard ? null : json.write(branch.text().board()),
                        json.write(branch.text().given())))
                .update();
        grows(study.id(), letters(SIZE, study.id(), branch.number()));
    }

    Optional<Branch> branch(Study study, int number) {
        return jdbc.sql("select * from study_position where study_id = ? and number = ?")
                .params(study.id(), number)
                .query((row, n) -> new Branch(
                        row.getInt("number"),
                        parent(row),
                        Branch.Kind.valueOf(row.getString("kind")),
                        row.getString("label"),
                        row.getInt("turn"),
                        row.getInt("over") == 1,
                        json.read(row.getString("steps"), Steps.class).steps(),
                        row.getInt("dice"),
                        json.read(row.getString("sheets"), Sheets.class).sheets(),
                        new StudyText(board(study, row.getString("board")), json.readTexts(row.getString("given")))))
                .optional();
    }

    private List<String> board(Study study, @Nullable String own) {
        return own == null ? study.board() : json.readTexts(own);
    }

    List<Knot> tree(String study) {
        return jdbc.sql("select number, parent, kind, label, turn, over from study_position where study_id = ?"
                        + " order by number")
                .param(study)
                .query((row, n) -> new Knot(
                        row.getInt("number"),
                        parent(row),
                        Branch.Kind.valueOf(row.getString("kind")),
                        row.getString("label"),
                        row.getInt("turn"),
                        row.getInt("over") == 1))
                .list();
    }

    private static @Nullable Integer parent(ResultSet row) throws SQLException {
        int parent = row.getInt("parent");
        return row.wasNull() ? null : (Integer) parent;
    }

    /** @return how much longer they are than those before them */
    long write(String study, int number, Map<Integer, List<String>> sheets) {
        long before = letters("length(sheets)", study, number);
        jdbc.sql("update study_position set sheets = ? where study_id = ? and number = ?")
                .params(json.write(new Sheets(sheets)), study, number)
                .update();
        long more = letters("length(sheets)", study, number) - before;
        grows(study, more);
        jdbc.sql("update study set changed_at = ? where id = ?")
                .params(clock.millis(), study)
                .update();
        return more;
    }

    void label(String study, int number, String label) {
        jdbc.sql("update study_position set label = ? where study_id = ? and number = ?")
                .params(label, study, number)
                .update();
    }

    void remove(String study, int number) {
        grows(study, -letters(SIZE, study, number));
        jdbc.sql("delete from study_position where study_id = ? and number = ?")
                .params(study, number)
                .update();
    }

    private Study read(ResultSet row, int n) throws SQLException {
        return new Study(
                row.getString("id"),
                row.getString("account_id"),
                row.getString("game_id"),
                row.getInt("at"),
                row.getString("name"),
                row.getString("ruleset"),
                row.getInt("version"),
                json.readTexts(row.getString("players")),
                json.readTexts(row.getString("colours")),
                json.read(row.getString("settings"), Overrides.class).settings(),
                Study.viewer(row.getString("viewer")),
                json.readTexts(row.getString("board")),
                row.getString("link"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("changed_at")));
    }
}
