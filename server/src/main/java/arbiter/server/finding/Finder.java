package arbiter.server.finding;

import arbiter.server.finding.Search.Answer;
import arbiter.server.finding.Search.State;
import arbiter.server.notify.Notices;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What people do: begin and end a search, and answer a proposal. The server's part is in {@link TableRounds}. */
@Component
class Finder {
    /** Searches of one person at the same time. */
    private static final int MOST = 5;
    /** How many searches of one person are shown, ended ones included. */
    private static final int MOST_SHOWN = 20;

    private final SearchStore store;
    private final Writer writer;
    private final Clock clock;

    Finder(SearchStore store, Writer writer, Clock clock) {
        this.store = store;
        this.writer = writer;
        this.clock = clock;
    }

    Search begin(Caller.Known person, Search.Kind kind, Search.Sizes sizes, Days days, String zone) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Search search = new Search(
                Secrets.id(),
                person.id(),
                kind,
                sizes,
                days,
                zone,
                State.OPEN,
                Answer.NONE,
                null,
                null,
                now,
                now.plus(kind.tempo().patience()));
        return writer.write(() -> {
            List<Search> going = store.of(person.id(), Integer.MAX_VALUE).stream()
                    .filter(each -> !each.state().over())
                    .toList();
            if (going.size() >= MOST) {
                throw Problem.conflict(
                        "too-many", "You can look for " + MOST + " tables at a time; end a search first.");
            }
            boolean twice = going.stream()
                    .anyMatch(each -> each.kind().ruleset().equals(kind.ruleset())
                            && each.kind().tempo() == kind.tempo());
            if (twice) {
                throw Problem.conflict("searching", "You are already looking for such a table.");
            }
            store.insert(search);
            return search;
        });
    }

    List<Search> of(String account) {
        return store.of(account, MOST_SHOWN);
    }

    private Search mine(Caller.Known person, String id) {
        return store.mine(id, person.id())
                .orElseThrow(() -> Problem.notFound("You have no such search, or it was forgotten."));
    }

    /** Ends the search. A person who has been asked says no by this. */
    void end(Caller.Known person, String id) {
        writer.run(() -> {
            Search search = mine(person, id);
            if (search.state().over() || !store.end(search, State.DECLINED, clock.instant())) {
                throw Problem.conflict("search-over", "This search is over.");
            }
        });
    }

    void answer(Caller.Known person, String id, Answer answer) {
        writer.run(() -> {
            Search search = mine(person, id);
            String proposal = search.proposal();
            if (search.state() != State.ASKED || proposal == null) {
                throw Problem.conflict("not-asked", "No table is proposed to you now.");
            }
            boolean late = store.proposal(proposal)
                    .filter(open -> open.until().isAfter(clock.instant()))
                    .isEmpty();
            if (late) {
                throw Problem.conflict("not-asked", "The time for an answer is over.");
            }
            boolean stored = answer == Answer.NO
                    ? store.end(search, State.DECLINED, clock.instant())
                    : store.answer(search, proposal, answer);
            if (!stored) {
                throw Problem.conflict("not-asked", "No table is proposed to you now.");
            }
        });
    }

    /** A notice about a search; it is about no game yet. */
    static Notices.Notice notice(String sentence, @Nullable Instant until) {
        return new Notices.Notice("", Notices.Topic.HOST, sentence, null, until, null);
    }
}
