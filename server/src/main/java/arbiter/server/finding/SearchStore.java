package arbiter.server.finding;

import arbiter.server.finding.Search.Answer;
import arbiter.server.finding.Search.Kind;
import arbiter.server.finding.Search.State;
import arbiter.server.game.Schedule;
import arbiter.server.storage.JsonColumn;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Searches and proposals in the database. */
@Repository
class SearchStore {
    private final JdbcClient jdbc;
    private final JsonColumn json;

    SearchStore(JdbcClient jdbc, JsonColumn json) {
        this.jdbc = jdbc;
        this.json = json;
    }

    /** A table that is proposed and not decided yet. */
    record Proposal(String id, Schedule schedule, Instant until) {}

    void insert(Search search) {
        jdbc.sql(
                        "insert into search (id, account_id, ruleset, pace, fewest, most, days, rated, zone, state, created_at,"
                                + " until_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(
                        search.id(),
                        search.account(),
                        search.kind().ruleset(),
                        search.kind().tempo().name(),
                        search.sizes().fewest(),
                        search.sizes().most(),
                        search.days().bits(),
                        search.kind().rated() ? 1 : 0,
                        search.zone(),
                        search.state().name(),
                        search.createdAt().toEpochMilli(),
                        search.until().toEpochMilli())
                .update();
    }

    private static Search read(ResultSet row, int number) throws SQLException {
        return new Search(
                row.getString("id"),
                row.getString("account_id"),
                new Kind(row.getString("ruleset"), Tempo.valueOf(row.getString("pace")), row.getInt("rated") == 1),
                new Search.Sizes(row.getInt("fewest"), row.getInt("most")),
                new Days(row.getInt("days")),
                row.getString("zone"),
                State.valueOf(row.getString("state")),
                Answer.of(row.getString("answer")),
                row.getString("proposal_id"),
                row.getString("game_id"),
                Instant.ofEpochMilli(row.getLong("created_at")),
                Instant.ofEpochMilli(row.getLong("until_at")));
    }

    private List<Search> list(String where, Object... parameters) {
        return jdbc.sql("select * from search where " + where)
                .params(parameters)
                .query(SearchStore::read)
                .list();
    }

    Optional<Search> mine(String id, String account) {
        return list("id = ? and account_id = ?", id, account).stream().findFirst();
    }

    /** The newest first. */
    List<Search> of(String account, int most) {
        return list("account_id = ? order by created_at desc, id limit ?", account, most);
    }

    /** The oldest first. */
    List<Search> open(Kind kind, int most) {
        return list(
                "state = 'OPEN' and ruleset = ? and pace = ? and rated = ? order by created_at, id limit ?",
                kind.ruleset(),
                kind.tempo().name(),
                kind.rated() ? 1 : 0,
                most);
    }

    record Looking(Kind kind, int people) {}

    /** How many people wait for each kind of table. */
    List<Looking> looking() {
        return jdbc.sql("select ruleset, pace, rated, count(distinct account_id) from search where state = 'OPEN'"
                        + " group by ruleset, pace, rated order by ruleset, pace, rated")
                .query((row, n) -> new Looking(
                        new Kind(row.getString(1), Tempo.valueOf(row.getString(2)), row.getInt(3) == 1), row.getInt(4)))
                .list();
    }

    /** Those who were asked, in the order in which they began to search. */
    List<Search> asked(String proposal) {
        return list("proposal_id = ? and state = 'ASKED' order by created_at, id", proposal);
    }

    List<Search> expired(Instant now, int most) {
        return list("state = 'OPEN' and until_at <= ? order by until_at limit ?", now.toEpochMilli(), most);
    }

    List<Proposal> proposals() {
        return proposals("state = 'OPEN' order by until_at");
    }

    Optional<Proposal> proposal(String id) {
        return proposals("id = ?", id).stream().findFirst();
    }

    private List<Proposal> proposals(String where, Object... parameters) {
        return jdbc.sql("select id, schedule, until_at from proposal where " + where)
                .params(parameters)
                .query((row, n) -> new Proposal(
                        row.getString(1),
                        json.read(row.getString(2), Schedule.class),
                        Instant.ofEpochMilli(row.getLong(3))))
                .list();
    }

    void insert(Proposal proposal, Instant now) {
        jdbc.sql("insert into proposal (id, state, schedule, created_at, until_at) values (?, 'OPEN', ?, ?, ?)")
                .params(proposal.id, json.write(proposal.schedule), now.toEpochMilli(), proposal.until.toEpochMilli())
                .update();
    }

    /** False if somebody else has decided on the proposal. */
    boolean decide(String proposal, String state) {
        return jdbc.sql("update proposal set state = ? where id = ? and state = 'OPEN'")
                        .params(state, proposal)
                        .update()
                == 1;
    }

    /** False if the search is no longer open. */
    boolean ask(Search search, String proposal) {
        return jdbc.sql(
                                "update search set state = 'ASKED', answer = '', proposal_id = ? where id = ? and state = 'OPEN'")
                        .params(proposal, search.id())
                        .update()
                == 1;
    }

    /** False if the person is not asked (any more). An answer can be changed until the table starts. */
    boolean answer(Search search, String proposal, Answer answer) {
        return jdbc.sql("update search set answer = ? where id = ? and state = 'ASKED' and proposal_id = ?")
                        .params(answer.stored(), search.id(), proposal)
                        .update()
                == 1;
    }

    /** False if the person has taken the agreement back. */
    boolean seat(Search search, String proposal, String game, Instant now) {
        return jdbc.sql("update search set state = 'SEATED', game_id = ?, ended_at = ? where id = ? and state = 'ASKED'"
                                + " and proposal_id = ? and answer = 'YES'")
                        .params(game, now.toEpochMilli(), search.id(), proposal)
                        .update()
                == 1;
    }

    /** The person waits again, and keeps the place in the queue. */
    void reopen(Search search) {
        jdbc.sql("update search set state = 'OPEN', answer = '' where id = ? and state = 'ASKED'")
                .param(search.id())
                .update();
    }

    /** Ends a search without a game. False if it was not in this state any more. */
    boolean end(Search search, State now, Instant at) {
        return jdbc.sql("update search set state = ?, ended_at = ? where id = ? and state = ?")
                        .params(
                                now.name(),
                                at.toEpochMilli(),
                                search.id(),
                                search.state().name())
                        .update()
                == 1;
    }

    void forgetEndedBefore(Instant moment) {
        jdbc.sql("delete from search where ended_at < ?")
                .param(moment.toEpochMilli())
                .update();
        jdbc.sql("delete from proposal where state <> 'OPEN' and created_at < ?")
                .param(moment.toEpochMilli())
                .update();
    }
}
