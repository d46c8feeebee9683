package arbiter.server.upgrade;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.LogText;
import arbiter.engine.text.Misread;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.game.Upgrades;
import arbiter.server.storage.Writer;
import arbiter.server.table.Revision;
import arbiter.server.table.Tables;
import arbiter.server.turn.Ledger;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.springframework.stereotype.Component;

/**
 * The vote on newer rules. The host proposes; the game changes when every living player has agreed, and stays as it is if one refuses or
 * time runs out. The position is kept, and past turns keep the rules they were played by. Saved sheets become drafts, because the new rules
 * may judge them differently.
 */
@Component
class Upgrading {
    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Upgrades upgrades;
    private final Tables tables;
    private final Ledger ledger;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    Upgrading(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Upgrades upgrades,
            Tables tables,
            Ledger ledger,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.upgrades = upgrades;
        this.tables = tables;
        this.ledger = ledger;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    private GameRow going(Standpoint who) {
        GameRow game = games.locked(who.game().id());
        new Standpoint(game, who.caller(), who.seat()).requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED);
        return game;
    }

    void propose(Standpoint who, String reason) {
        who.requireHost().requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED);
        writer.run(() -> {
            GameRow game = going(who);
            Game<?, ?, ?> newest = Games.byId(game.ruleset()).orElseThrow();
            int version = newest.ruleset().version();
            if (version <= game.rulesetVersion()) {
                throw Problem.conflict(
                        "no-newer-rules", "The game is already played by the newest rules of this server.");
            }
            if (upgrades.open(game.id()).isPresent()) {
                throw Problem.conflict("proposed-already", "The players are still deciding on the last proposal.");
            }
            upgraded(game, newest);
            // A host who plays agrees by proposing.
            Integer own = who.isHost() ? who.seat() : null;
            List<Integer> agreed = upgrades.voters(game.id()).stream()
                    .filter(seat -> seat.equals(own))
                    .toList();
            Instant until = upgrades.ask(game.id(), version, agreed, reason);
            chronicle.tell(
                    game,
                    who.actor(),
                    new Fact.UpgradeProposed(game.rulesetVersion(), version, until, reason),
                    seats.players(game.id()));
            moveIfAgreed(game, upgrades.open(game.id()).orElseThrow());
        });
    }

    void answer(Standpoint who, Fact.Answer answer) {
        who.requirePart();
        writer.run(() -> {
            GameRow game = going(who);
            Upgrades.Proposal proposal = upgrades.open(game.id())
                    .orElseThrow(() -> Problem.notFound("There is no open proposal; it may have expired."));
            Integer seat = who.seat();
            boolean votes = seat != null && upgrades.voters(game.id()).contains(seat);
            if (!votes && answer == Fact.Answer.REFUSED && who.isHost()) {
                upgrades.end(game.id(), proposal.id(), Upgrades.End.WITHDRAWN);
                chronicle.tell(game, who.actor(), new Fact.UpgradeWithdrawn(proposal.version()));
            } else if (votes && seat != null) {
                vote(game, proposal, seat, answer);
            } else {
                throw Problem.notYours("Only players who are still in the game decide on its rules.");
            }
        });
    }

    private void vote(GameRow game, Upgrades.Proposal proposal, int seat, Fact.Answer answer) {
        String country = seats.of(game.id()).get(seat).country();
        chronicle.tell(game, Actor.PLAYERS, new Fact.UpgradeAnswered(proposal.version(), country, answer));
        switch (answer) {
            case REFUSED -> upgrades.end(game.id(), proposal.id(), Upgrades.End.REFUSED);
            case GRANTED -> {
                List<Integer> agreed = new ArrayList<>(proposal.agreed());
                agreed.remove((Integer) seat);
                agreed.add(seat);
                upgrades.agree(game.id(), proposal.id(), agreed);
                moveIfAgreed(game, upgrades.open(game.id()).orElseThrow());
            }
        }
    }

    private void moveIfAgreed(GameRow game, Upgrades.Proposal proposal) {
        if (!proposal.awaited().isEmpty()) {
            return;
        }
        upgrades.end(game.id(), proposal.id(), Upgrades.End.AGREED);
        Game<?, ?, ?> rules = Games.find(game.ruleset(), proposal.version())
                .orElseThrow(() -> Problem.conflict("no-newer-rules", "Those rules are no longer installed."));
        Revision.Upgraded upgraded = upgraded(game, rules);
        int at = game.entries();
        List<SheetStore.SheetRow> written = sheets.of(game.id(), at);
        boolean moved = ledger.advance(
                game,
                new Ledger.Step(
                        Fact.Kind.UPGRADE,
                        LogText.write(upgraded.entry()),
                        upgraded.after(),
                        Objects.requireNonNull(game.seed()),
                        game.drawsUsed(),
                        Ledger.Sheets.SEALED,
                        game.size(),
                        null));
        if (!moved) {
            throw Problem.conflict("stale", "The game has changed. Load it again.");
        }
        games.setRulesetVersion(game.id(), proposal.version());
        games.setOptions(
                game.id(), game.options().withParameters(upgraded.entry().settings()));
        keepAsDrafts(game, at, written);
        chronicle.tell(game, Actor.PLAYERS, new Fact.Upgraded(game.rulesetVersion(), proposal.version(), at + 1));
    }

    private void keepAsDrafts(GameRow game, int at, List<SheetStore.SheetRow> written) {
        List<SeatRow> rows = seats.of(game.id());
        IntPredicate person =
                seat -> rows.stream().anyMatch(row -> row.seat() == seat && row.state() == SeatRow.State.TAKEN);
        written.stream()
                .filter(sheet -> person.test(sheet.seat()))
                .forEach(sheet -> sheets.save(
                        game.id(),
                        new SheetStore.SheetRow(
                                at + 1,
                                sheet.seat(),
                                sheet.lines(),
                                1,
                                false,
                                "",
                                "",
                                null,
                                "server",
                                clock.instant())));
    }

    private Revision.Upgraded upgraded(GameRow game, Game<?, ?, ?> rules) {
        try {
            return tables.of(game).revision().upgrade(game.entries(), rules);
        } catch (Misread e) {
            throw Problem.unprocessable(
                    "rules-do-not-fit",
                    "This game cannot go on under version " + rules.ruleset().version()
                            + " of the rules: its position cannot be stated in them.");
        }
    }
}
