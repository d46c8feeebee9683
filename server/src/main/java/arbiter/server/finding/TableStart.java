package arbiter.server.finding;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.finding.SearchStore.Proposal;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.Appearance;
import arbiter.server.lobby.GamePlan;
import arbiter.server.lobby.Joining;
import arbiter.server.lobby.Lobby;
import arbiter.server.lobby.Preview;
import arbiter.server.turn.Opening;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Makes a game of a proposal that enough people have agreed to: created, seated and begun in one transaction, or not at all. */
@Component
class TableStart {
    private static final Logger LOG = LoggerFactory.getLogger(TableStart.class);

    private final SearchStore store;
    private final Lobby lobby;
    private final Joining joining;
    private final Opening opening;
    private final GameStore games;
    private final Accounts accounts;
    private final Clock clock;
    /** A board with room for this many players; empty if there is none. It depends only on the installed games. */
    private final Map<Size, Optional<String>> boards = new ConcurrentHashMap<>();

    TableStart(
            SearchStore store,
            Lobby lobby,
            Joining joining,
            Opening opening,
            GameStore games,
            Accounts accounts,
            Clock clock) {
        this.store = store;
        this.lobby = lobby;
        this.joining = joining;
        this.opening = opening;
        this.games = games;
        this.accounts = accounts;
        this.clock = clock;
    }

    private record Size(String ruleset, int players) {}

    /** Whether a game of this size can begin on one of the game's own boards. */
    boolean possible(String ruleset, int players) {
        return board(ruleset, players).isPresent();
    }

    private Optional<String> board(String ruleset, int players) {
        return boards.computeIfAbsent(
                new Size(ruleset, players), size -> Games.byId(ruleset).flatMap(game -> board(game, players)));
    }

    private static Optional<String> board(Game<?, ?, ?> game, int players) {
        if (players < game.ruleset().fewestSeats() || players > game.ruleset().mostSeats()) {
            return Optional.empty();
        }
        List<String> names = game.boards().names();
        if (names.isEmpty()) {
            return Preview.refusals(game, "", players).isEmpty() ? Optional.of("") : Optional.empty();
        }
        return names.stream()
                .filter(name -> Preview.refusals(game, game.boards().board(name), players)
                        .isEmpty())
                .findFirst();
    }

    /**
     * The first who may host one more game is the host.
     *
     * @param agreed those who get a seat, the longest searching first
     * @param asked all to whom the table was proposed
     */
    void start(Proposal proposal, List<Search> agreed, List<Search> asked) {
        Search.Kind kind = agreed.getFirst().kind();
        GamePlan wish = GamePlan.found(
                kind.ruleset(), board(kind.ruleset(), agreed.size()).orElseThrow(), agreed.size(), proposal.schedule());
        Problem refusal = null;
        for (Search host : agreed) {
            try {
                lobby.create(caller(host), wish, id -> seat(id, proposal, host, agreed, asked));
                return;
            } catch (Problem problem) {
                refusal = problem;
                LOG.info("the table {} needs another host: {}", proposal.id(), problem.sentence());
            }
        }
        throw new IllegalStateException("nobody can host the table", refusal);
    }

    /** What was read is no longer true, so nothing is stored. */
    static final class Meanwhile extends RuntimeException {
        Meanwhile() {
            super("changed in the meantime", null, false, false);
        }
    }

    /** Runs in the transaction that creates the game. */
    private void seat(String id, Proposal proposal, Search host, List<Search> agreed, List<Search> asked) {
        if (!store.decide(proposal.id(), "STARTED")) {
            throw new Meanwhile();
        }
        for (Search search : agreed) {
            if (!store.seat(search, proposal.id(), id, clock.instant())) {
                throw new Meanwhile();
            }
            if (search != host) {
                joining.join(
                        standpoint(id, search),
                        null,
                        Appearance.ANY,
                        games.byId(id).orElseThrow().invitation());
            }
        }
        asked.stream()
                .filter(search -> !agreed.contains(search))
                .forEach(search -> store.end(search, Search.State.SILENT, clock.instant()));
        opening.begin(standpoint(id, host));
    }

    private Standpoint standpoint(String id, Search search) {
        GameRow game = games.byId(id).orElseThrow();
        return new Standpoint(game, caller(search), null);
    }

    private Caller.Known caller(Search search) {
        Account account = accounts.byId(search.account()).orElseThrow();
        return new Caller.Known(account.id(), account.name(), account.kind() == Account.Kind.GUEST, false, "");
    }
}
