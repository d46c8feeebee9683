package arbiter.server.turn;

import arbiter.engine.Pace;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.LogText;
import arbiter.server.account.Leaves;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absence;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LostSeats;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.SheetStore.SheetRow;
import arbiter.server.storage.Writer;
import arbiter.server.table.Moment;
import arbiter.server.table.OpenTurn;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Clock;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Resolves each turn exactly once. A turn is computed on one version of the game and stored only if that version is unchanged. Otherwise it
 * is computed again, unless another node or thread has resolved it.
 */
@Component
public class Resolver {
    private static final Logger LOG = LoggerFactory.getLogger(Resolver.class);
    private static final int TRIES = 50;

    private final GameStore games;
    private final SeatStore seats;
    private final LostSeats lost;
    private final SheetStore sheets;
    private final Absentees absentees;
    private final Tables tables;
    private final Ledger ledger;
    private final Leaves leaves;
    private final Clock clock;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Timer timer;

    Resolver(
            GameStore games,
            SeatStore seats,
            LostSeats lost,
            SheetStore sheets,
            Absentees absentees,
            Tables tables,
            Ledger ledger,
            Leaves leaves,
            Clock clock,
            Chronicle chronicle,
            Writer writer,
            MeterRegistry meters) {
        this.games = games;
        this.seats = seats;
        this.lost = lost;
        this.sheets = sheets;
        this.absentees = absentees;
        this.tables = tables;
        this.ledger = ledger;
        this.leaves = leaves;
        this.clock = clock;
        this.chronicle = chronicle;
        this.writer = writer;
        this.timer = meters.timer("arbiter.resolution");
    }

    public enum Cause {
        /** All awaited seats are ready, or a sheet that is resolved at once is ready. */
        READY,
        DEADLINE,
        HOST
    }

    /** Ends the turn at this position if it is due. True if this call resolved it. */
    public boolean resolve(String id, int at, Cause cause) {
        if (cause != Cause.READY) {
            absentees.fill(id, at);
        }
        for (int attempt = 0; attempt < TRIES; attempt++) {
            GameRow game = games.byId(id).orElse(null);
            if (game == null || game.entries() != at || game.status() != GameRow.Status.RUNNING) {
                return false;
            }
            List<SheetRow> rows = sheets.of(id, at);
            OpenTurn<?, ?, ?> turn = tables.turn(game);
            List<SheetRow> taken = taken(game, turn, rows, cause);
            if (cause == Cause.READY && !due(game, ready(taken))) {
                writer.run(() -> games.withdrawDue(id, game.version()));
                return false;
            }
            OpenTurn.Resolved resolved = compute(game, turn, taken);
            if (writer.write(() -> store(game, rows, taken, resolved, cause))) {
                LOG.debug("game {}: turn {} resolved ({})", id, game.turn(), cause);
                if (rows.stream().anyMatch(row -> row.ready() && !taken.contains(row))) {
                    resolve(id, at + 1, Cause.READY);
                }
                return true;
            }
        }
        throw new IllegalStateException("the turn of game " + id + " changes too fast to be resolved");
    }

    /**
     * Called in the transaction that stores a ready sheet. If the turn is now complete, marks it as due in the same transaction, so that
     * any other node can resolve it if this one stops.
     */
    public void decide(GameRow game) {
        Table<?, ?, ?> table = tables.of(game);
        List<Integer> ready = sheets.flags(game.id(), game.entries()).stream()
                .filter(SheetStore.Flag::ready)
                .map(SheetStore.Flag::seat)
                .filter(seat -> table.mayOrder(game.entries(), seat))
                .toList();
        if (due(game, ready)) {
            games.setDue(game.id());
        }
    }

    private static boolean due(GameRow game, List<Integer> ready) {
        return game.pace() == Pace.AT_ONCE
                ? !ready.isEmpty()
                : game.options().schedule().endsEarly() && ready.containsAll(game.awaiting());
    }

    private static List<Integer> ready(List<SheetRow> rows) {
        return rows.stream().filter(SheetRow::ready).map(SheetRow::seat).toList();
    }

    /** The sheets for this resolution: all of them, or only the next one if sheets are resolved as they arrive. */
    private static List<SheetRow> taken(GameRow game, OpenTurn<?, ?, ?> turn, List<SheetRow> rows, Cause cause) {
        List<SheetRow> welcome =
                rows.stream().filter(row -> turn.mayOrder(row.seat())).toList();
        if (game.pace() == Pace.TOGETHER) {
            return welcome;
        }
        // Each sheet is a separate resolution. After the deadline, the draft of the awaited seat counts.
        return welcome.stream()
                .filter(row ->
                        row.ready() || (cause != Cause.READY && game.awaiting().contains(row.seat())))
                .min(Comparator.comparing(SheetRow::savedAt))
                .map(List::of)
                .orElse(List.of());
    }

    private OpenTurn.Resolved compute(GameRow game, OpenTurn<?, ?, ?> turn, List<SheetRow> taken) {
        Map<Integer, OpenTurn.Handed> handed = new LinkedHashMap<>();
        boolean ahead = taken.stream().anyMatch(Resolver::isDecidedAhead);
        Map<Integer, String> commitments = ahead ? absentees.commitments(game.id(), game.entries()) : Map.of();
        for (SheetRow row : taken) {
            String standing = isDecidedAhead(row) ? commitments.getOrDefault(row.seat(), "") : "";
            handed.put(row.seat(), new OpenTurn.Handed(row.lines(), row.nonce(), row.commitment(), standing));
        }
        Seed seed = new Seed(Objects.requireNonNull(game.seed()));
        return Objects.requireNonNull(timer.record(() -> turn.resolve(handed, seed, game.drawsUsed())));
    }

    private static boolean isDecidedAhead(SheetRow row) {
        return row.savedBy().equals(Absentees.STANDING) || row.savedBy().equals(Absentees.POSTURE);
    }

    private boolean store(
            GameRow game, List<SheetRow> rows, List<SheetRow> taken, OpenTurn.Resolved resolved, Cause cause) {
        Ledger.Step step = new Ledger.Step(
                Fact.Kind.TURN,
                LogText.write(resolved.entry()),
                resolved.after(),
                Objects.requireNonNull(game.seed()),
                resolved.drawsUsed(),
                sheets(game, resolved),
                game.size(),
                null);
        if (!ledger.advance(game, step)) {
            return false;
        }
        tables.store(game.id(), game.entries() + 1, resolved);
        chronicle.tell(game, Actor.SERVER, sheetsTaken(game, rows, taken, resolved, cause));
        if (cause == Cause.DEADLINE) {
            countStrikes(game, rows);
        }
        carryOver(game, rows, taken, resolved.after());
        for (SheetRow row : taken) {
            List<String> left = resolved.drafts().get(row.seat());
            if (left != null) {
                sheets.save(game.id(), row.broughtTo(game.entries() + 1, left));
            }
        }
        return true;
    }

    private static Fact.SheetsTaken sheetsTaken(
            GameRow game, List<SheetRow> rows, List<SheetRow> taken, OpenTurn.Resolved resolved, Cause cause) {
        boolean over = resolved.after().standing().over()
                || resolved.after().awaiting().isEmpty();
        List<Integer> decided = decided(rows);
        List<Integer> missed = cause == Cause.DEADLINE
                ? game.awaiting().stream()
                        .filter(seat -> !decided.contains(seat))
                        .toList()
                : List.of();
        return new Fact.SheetsTaken(
                game.awaiting(), decided(taken), missed, over ? Fact.Course.OVER : Fact.Course.GOES_ON);
    }

    /** The seats whose players have decided something. A posture plays for a player who has not. */
    private static List<Integer> decided(List<SheetRow> rows) {
        return rows.stream()
                .filter(row -> !row.savedBy().equals(Absentees.POSTURE))
                .map(SheetRow::seat)
                .toList();
    }

    private static Ledger.Sheets sheets(GameRow game, OpenTurn.Resolved resolved) {
        return switch (game.options().sheetsOpen()) {
            case "with-turn" -> Ledger.Sheets.OPEN;
            case "at-end" -> Ledger.Sheets.SEALED;
            default -> resolved.open() ? Ledger.Sheets.OPEN : Ledger.Sheets.SEALED;
        };
    }

    /**
     * A player who handed in nothing, or whose posture did, gets a strike. After too many strikes, a bot plays the seat or the seat is
     * open, as the host chose.
     */
    private void countStrikes(GameRow game, List<SheetRow> rows) {
        Absence absence = game.options().absence();
        for (SeatRow seat : seats.of(game.id())) {
            boolean handed = decided(rows).contains(seat.seat());
            if (!game.awaiting().contains(seat.seat()) || seat.state() != SeatRow.State.TAKEN) {
                continue;
            }
            if (!handed && onLeave(game, seat)) {
                if (rows.stream().noneMatch(row -> row.seat() == seat.seat())) {
                    standInDuringLeave(game, seat, absence);
                }
                continue;
            }
            int strikes = handed ? 0 : seat.strikes() + 1;
            if (strikes != seat.strikes()) {
                seats.setStrikes(game.id(), seat.seat(), strikes);
            }
            if (strikes >= absence.limit()) {
                helpOut(game, seat, absence);
            }
        }
    }

    /** In an anonymous game leave changes nothing that others can see, because it would tell them who plays the seat. */
    private boolean onLeave(GameRow game, SeatRow seat) {
        String account = seat.account();
        return !game.options().anonymous() && account != null && leaves.isAway(account, clock.instant());
    }

    /**
     * Nobody loses a seat during leave, and the others should not have to play against an empty chair for its whole length. A player's own
     * posture goes on instead.
     */
    private void standInDuringLeave(GameRow game, SeatRow seat, Absence absence) {
        if (absence.consequence().equals("bot")) {
            seats.occupy(game.id(), seat.seat(), seat.account(), absence.substitute());
            chronicle.tell(
                    game, Actor.SERVER, new Fact.BotDuringLeave(seat.seat(), seat.country(), absence.substitute()));
        }
    }

    private void helpOut(GameRow game, SeatRow seat, Absence absence) {
        switch (absence.consequence()) {
            case "bot" -> {
                seats.occupy(game.id(), seat.seat(), seat.account(), absence.substitute());
                chronicle.tell(
                        game,
                        Actor.SERVER,
                        new Fact.BotStandsIn(seat.seat(), seat.country(), absence.limit(), absence.substitute()));
            }
            case "open" -> {
                seats.occupy(game.id(), seat.seat(), null, null);
                seats.leftBy(game.id(), seat.seat(), Objects.requireNonNull(seat.account()));
                games.setJoining(game.id(), Fact.Joining.OPEN);
                chronicle.tell(game, Actor.SERVER, new Fact.SeatOpened(seat.seat(), seat.country(), absence.limit()));
                lost.lost(game, seat.account(), seat.seat());
            }
            default -> {}
        }
    }

    /**
     * If sheets are resolved as they arrive, the other sheets are carried over to the new position. In the same turn, a ready sheet keeps
     * its receipt and is resolved next. All others become drafts without a receipt.
     */
    private void carryOver(GameRow game, List<SheetRow> rows, List<SheetRow> taken, Moment after) {
        if (game.pace() != Pace.AT_ONCE) {
            return;
        }
        boolean sameTurn = after.pace() == Pace.AT_ONCE && after.turn() == game.turn();
        for (SheetRow row : rows) {
            if (taken.contains(row) || !after.awaiting().contains(row.seat())) {
                continue;
            }
            if (row.ready() && sameTurn && game.awaiting().contains(row.seat())) {
                sheets.save(game.id(), row.keptAt(game.entries() + 1));
                games.setDue(game.id());
            } else {
                sheets.save(game.id(), row.broughtTo(game.entries() + 1, row.lines()));
            }
        }
    }
}
