package arbiter.server.finding;

import arbiter.engine.Games;
import arbiter.server.account.Accounts;
import arbiter.server.account.Blocks;
import arbiter.server.finding.Search.Answer;
import arbiter.server.finding.Search.Kind;
import arbiter.server.finding.Search.State;
import arbiter.server.finding.SearchStore.Proposal;
import arbiter.server.game.Schedule;
import arbiter.server.notify.Notices;
import arbiter.server.notify.PreferenceStore;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Component;

/**
 * The server's part in finding a table: it proposes tables, starts those whose people have agreed, and ends searches that took too long.
 * One node at a time does this. Every step is conditional on what it has read, so a second node at the same moment would do no harm.
 */
@Component
class TableRounds {
    private static final Logger LOG = LoggerFactory.getLogger(TableRounds.class);
    private static final Duration EVERY = Duration.ofSeconds(5);
    private static final Duration REMEMBERED = Duration.ofDays(7);
    /** How many searches of one kind are looked at, the oldest. */
    private static final int MOST = 200;

    private final SearchStore store;
    private final TableStart start;
    private final Accounts accounts;
    private final PreferenceStore preferences;
    private final Blocks blocks;
    private final Notices notices;
    private final Writer writer;
    private final Clock clock;

    TableRounds(
            SearchStore store,
            TableStart start,
            Accounts accounts,
            PreferenceStore preferences,
            Blocks blocks,
            Notices notices,
            Writer writer,
            Clock clock) {
        this.store = store;
        this.start = start;
        this.accounts = accounts;
        this.preferences = preferences;
        this.blocks = blocks;
        this.notices = notices;
        this.writer = writer;
        this.clock = clock;
    }

    void round() {
        for (Proposal proposal : store.proposals()) {
            try {
                settle(proposal);
            } catch (RuntimeException e) {
                LOG.warn("the proposed table {} could not be settled and will be tried again", proposal.id(), e);
            }
        }
        expire();
        store.looking().stream().filter(looking -> looking.people() > 1).forEach(looking -> match(looking.kind()));
    }

    /** Nobody was found in time. */
    private void expire() {
        Instant now = clock.instant();
        for (Search search : store.expired(now, MOST)) {
            writer.run(() -> {
                if (store.end(search, State.EXPIRED, now)) {
                    tell(
                            List.of(search),
                            "Nobody was found for " + name(search.kind()) + ". You can search again.",
                            null);
                }
            });
        }
    }

    private static String name(Kind kind) {
        return Games.byId(kind.ruleset()).map(game -> game.ruleset().name()).orElse(kind.ruleset());
    }

    private void match(Kind kind) {
        if (Games.byId(kind.ruleset()).isEmpty()) {
            return;
        }
        List<Search> open = store.open(kind, MOST);
        Set<Blocks.Pair> blocked = blocked(open);
        Grouping grouping = new Grouping(
                kind.tempo(),
                size -> start.possible(kind.ruleset(), size),
                (one, other) -> !one.account().equals(other.account())
                        && !blocked.contains(new Blocks.Pair(one.account(), other.account()))
                        && !blocked.contains(new Blocks.Pair(other.account(), one.account())));
        while (grouping.first(open).map(table -> propose(kind, table)).orElse(false)) {
            open = store.open(kind, MOST);
        }
    }

    private Set<Blocks.Pair> blocked(List<Search> people) {
        return blocks.among(people.stream().map(Search::account).toList());
    }

    /** False if somebody has ended the search in the meantime; the next round sees it. */
    private boolean propose(Kind kind, Grouping.Table table) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Instant until = now.plus(kind.tempo().thinking());
        ZoneId zone = ZoneId.of(table.people().getFirst().zone());
        List<Predicate<Instant>> awake = table.people().stream()
                .flatMap(search -> accounts.byId(search.account()).stream())
                .flatMap(account -> preferences.awake(account).stream())
                .toList();
        Schedule schedule = Timetable.of(kind.tempo(), table.days(), zone, LocalDate.ofInstant(now, zone), awake);
        Proposal proposal = new Proposal(Secrets.id(), schedule, until);
        try {
            writer.run(() -> {
                store.insert(proposal, now);
                for (Search search : table.people()) {
                    if (!store.ask(search, proposal.id())) {
                        throw new TableStart.Meanwhile();
                    }
                }
                tell(
                        table.people(),
                        "A table of " + name(kind) + " for " + table.people().size() + " players is ready ("
                                + schedule.inWords() + "). Say yes or no until " + Notices.UNTIL + ".",
                        until);
            });
            return true;
        } catch (TableStart.Meanwhile changed) {
            return false;
        }
    }

    private void settle(Proposal proposal) {
        List<Search> asked = store.asked(proposal.id());
        List<Search> agreed =
                asked.stream().filter(search -> search.answer() == Answer.YES).toList();
        boolean late = !proposal.until().isAfter(clock.instant());
        boolean decided = late || agreed.size() == asked.size();
        if (!blocked(asked).isEmpty()) {
            // Somebody has blocked somebody else since. Nobody is told why there is no table.
            fail(proposal, asked, State.OPEN);
        } else if (decided && enough(agreed)) {
            try {
                start.start(proposal, agreed, asked);
            } catch (TableStart.Meanwhile changed) {
                LOG.debug("somebody changed an answer; the next round decides");
            }
        } else if (decided || !enough(asked)) {
            // People who have not answered in time are not there. The others keep their place in the queue.
            fail(proposal, asked, late ? State.SILENT : State.OPEN);
        }
    }

    /** @param unanswered what becomes of those who have not answered */
    private void fail(Proposal proposal, List<Search> asked, State unanswered) {
        writer.run(() -> {
            if (store.decide(proposal.id(), "FAILED")) {
                asked.forEach(search -> release(search, unanswered));
            }
        });
    }

    /** @param unanswered what becomes of somebody who has not answered */
    private void release(Search search, State unanswered) {
        if (search.answer() == Answer.NONE && unanswered == State.SILENT) {
            store.end(search, State.SILENT, clock.instant());
            tell(
                    List.of(search),
                    "You did not answer in time, so your search for " + name(search.kind()) + " is over.",
                    null);
        } else {
            store.reopen(search);
        }
    }

    private boolean enough(List<Search> people) {
        return people.size() > 1
                && people.stream().allMatch(search -> search.sizes().include(people.size()))
                && start.possible(people.getFirst().kind().ruleset(), people.size());
    }

    private void tell(List<Search> people, String sentence, @Nullable Instant until) {
        notices.post(people.stream().map(Search::account).toList(), Finder.notice(sentence, until));
    }

    void tidy() {
        writer.run(() -> store.forgetEndedBefore(clock.instant().minus(REMEMBERED)));
    }

    /** On one node at a time. */
    @Configuration(proxyBeanMethods = false)
    static class Schedules {
        @Bean
        Task<Void> findingTask(ObjectProvider<TableRounds> rounds) {
            return Tasks.recurring("finding", FixedDelay.of(EVERY))
                    .execute((instance, context) -> rounds.getObject().round());
        }

        @Bean
        Task<Void> endedSearchesTask(ObjectProvider<TableRounds> rounds) {
            return Tasks.recurring("ended-searches", FixedDelay.ofHours(6))
                    .execute((instance, context) -> rounds.getObject().tidy());
        }
    }
}
