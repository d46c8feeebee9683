package arbiter.server.host;

import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.Absentees;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.SheetStore.SheetRow;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Moment;
import arbiter.server.table.Revision;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.turn.Ledger;
import arbiter.server.turn.Resolver;
import arbiter.server.turn.SheetAnswer;
import arbiter.server.turn.SheetDesk;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** The host's powers over the course of the game. */
@Component
public class GamePowers {
    private static final List<String> PRESS = List.of("all", "public", "none");
    private static final int TRIES = 50;

    private final GameStore games;
    private final SeatStore seats;
    private final SheetStore sheets;
    private final Absentees absentees;
    private final LogStore logs;
    private final Tables tables;
    private final Ledger ledger;
    private final Resolver resolver;
    private final SheetDesk desk;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    GamePowers(
            GameStore games,
            SeatStore seats,
            SheetStore sheets,
            Absentees absentees,
            LogStore logs,
            Tables tables,
            Ledger ledger,
            Resolver resolver,
            SheetDesk desk,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.games = games;
        this.seats = seats;
        this.sheets = sheets;
        this.absentees = absentees;
        this.logs = logs;
        this.tables = tables;
        this.ledger = ledger;
        this.resolver = resolver;
        this.desk = desk;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    private static void requireGoing(Standpoint who) {
        who.requireHost().requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED);
    }

    /** Ends the turn now, with the sheets that exist. */
    void resolve(Standpoint who, String reason) {
        who.requireNeutralHost().requireStatus(GameRow.Status.RUNNING);
        GameRow game = who.game();
        if (!resolver.resolve(game.id(), game.entries(), Resolver.Cause.HOST)) {
            throw Problem.conflict("turn-over", "That turn is already over.");
        }
        writer.run(() -> chronicle.tell(game, who.actor(), new Fact.TurnEndedEarly(game.turn(), reason)));
    }

    /** Takes the game back to an earlier position. The discarded turns stay in the log. */
    void rollback(Standpoint who, int to, String reason) {
        who.requireNeutralHost();
        advance(who, game -> {
            if (game.entries() == 0) {
                throw Problem.invalid("to", "to: there is no earlier position yet.");
            }
            Problem.within("to", to, 0, game.entries() - 1);
            Table<?, ?, ?> table = tables.of(game);
            Moment moment = table.moment(to);
            SequencedMap<Integer, List<String>> drafts = sheetsAfter(game, table, to);
            return new Move(Fact.Kind.ROLLBACK, LogText.write(table.revision().rollback(to)), moment, to, () -> {
                // After a rollback to before an upgrade, the older rules apply again.
                games.setRulesetVersion(game.id(), table.version(to));
                drafts.forEach((seat, lines) -> sheets.save(game.id(), draft(game.entries() + 1, seat, lines)));
                chronicle.tell(
                        game, who.actor(), new Fact.RolledBack(game.turn(), moment.turn(), game.entries(), to, reason));
            });
        });
    }

    /**
     * A log entry made by the host, and what is stored with it.
     *
     * @param backTo the position that a rollback goes back to
     */
    private record Move(
            Fact.Kind kind,
            String line,
            Moment after,
            @Nullable Integer backTo,
            Runnable also) {}

    /**
     * Stores the host's action on the current state of the game. If a player saves a sheet in the meantime, the action is computed again on
     * the newer version instead of being refused.
     */
    private void advance(Standpoint who, Function<GameRow, Move> plan) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            GameRow game = games.byId(who.game().id()).orElseThrow(() -> Problem.notFound("There is no such game."));
            requireGoing(new Standpoint(game, who.caller(), who.seat()));
            Move move = plan.apply(game);
            Ledger.Step step = new Ledger.Step(
                    move.kind,
                    move.line,
                    move.after,
                    Objects.requireNonNull(game.seed()),
                    game.drawsUsed(),
                    Ledger.Sheets.SEALED,
                    game.size(),
                    move.backTo);
            if (writer.write(() -> store(game, step, move.also))) {
                return;
            }
        }
        throw Problem.conflict("stale", "The game is changing too fast. Load it again.");
    }

    private boolean store(GameRow game, Ledger.Step step, Runnable also) {
        boolean stored = ledger.advance(game, step);
        if (stored) {
            also.run();
        }
        return stored;
    }

    private SheetRow draft(int position, int seat, List<String> lines) {
        return new SheetRow(position, seat, lines, 1, false, "", "", null, "server", clock.instant());
    }

    /** What players had ordered at that position becomes their draft again. What they had decided ahead is made again when it is needed. */
    private SequencedMap<Integer, List<String>> sheetsAfter(GameRow game, Table<?, ?, ?> table, int to) {
        SequencedMap<Integer, List<String>> drafts = new LinkedHashMap<>();
        try {
            GameLog.Entry next = LogText.readEntry(logs.at(game.id(), to + 1).line());
            if (next instanceof GameLog.Turn turn) {
                for (SeatRow seat : seats.of(game.id())) {
                    String name = table.name(seat.seat());
                    List<String> lines = turn.sheets().get(name);
                    boolean ahead = turn.standing().containsKey(name);
                    if (lines != null && !ahead && seat.state() == SeatRow.State.TAKEN) {
                        drafts.put(seat.seat(), lines);
                    }
                }
            }
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
        return drafts;
    }

    /**
     * Replaces lines of the position; each new line replaces the line about the same thing. A host who may not see the whole position can
     * use this too. Their lines are checked only against what they may know, so that a refusal reveals nothing hidden.
     */
    void correct(Standpoint who, List<String> lines, String reason) {
        who.requireNeutralHost();
        List<String> things = lines.stream().map(GamePowers::thing).distinct().toList();
        advance(who, game -> {
            if (game.entries() != who.game().entries()) {
                throw Problem.conflict("stale", "The position has changed. Load it again.");
            }
            GameLog.Correction entry = correction(who, tables.of(game), things, lines);
            return new Move(
                    Fact.Kind.CORRECTION,
                    LogText.write(entry),
                    moment(tables.of(game), game.entries(), entry),
                    null,
                    () -> chronicle.tell(game, who.actor(), new Fact.Corrected(things, game.entries() + 1, reason)));
        });
    }

    private GameLog.Correction correction(
            Standpoint who, Table<?, ?, ?> table, List<String> things, List<String> lines) {
        List<String> understood;
        try {
            understood = understood(who, table, lines);
        } catch (Misread e) {
            throw refused(who, things, "The position cannot be like that: " + e.what() + ".");
        }
        try {
            Revision.Text text = table.revision().text(who.game().entries());
            return table.revision().correction(who.game().entries(), text.board(), merged(text.given(), understood));
        } catch (Misread e) {
            throw refused(
                    who,
                    things,
                    who.viewer() instanceof Viewer.All
                            ? "The position cannot be like that: " + e.what() + "."
                            : "A host who does not see the whole position cannot correct it this way.");
        }
    }

    private static Moment moment(Table<?, ?, ?> table, int at, GameLog.Correction entry) {
        try {
            return table.revision().after(at, entry);
        } catch (Misread e) {
            throw new IllegalStateException("a correction that was read cannot be read again", e);
        }
    }

    /** The attempt goes on the trail, because even a refusal can reveal something. */
    private Problem refused(Standpoint who, List<String> things, String sentence) {
        writer.run(() -> chronicle.tell(
                who.game(),
                who.actor(),
                new Fact.CorrectionRefused(things, who.game().entries())));
        return Problem.unprocessable("unreadable", sentence);
    }

    /** The corrected lines in normal form, computed only from what the host may know. */
    private static List<String> understood(Standpoint who, Table<?, ?, ?> table, List<String> lines) throws Misread {
        if (who.viewer() instanceof Viewer.All) {
            return lines;
        }
        Revision.Text known = table.revision().known(who.game().entries(), who.viewer());
        List<String> before = known.given();
        List<String> after = table.revision()
                .canonical(who.game().entries(), new Revision.Text(known.board(), merged(before, lines)));
        List<String> things = lines.stream().map(GamePowers::thing).toList();
        return after.stream()
                .filter(line -> !before.contains(line) || things.contains(thing(line)))
                .toList();
    }

    private static List<String> merged(List<String> given, List<String> lines) {
        List<String> merged = new ArrayList<>(given);
        for (String line : lines) {
            String about = thing(line);
            int place = -1;
            for (int i = 0; i < merged.size(); i++) {
                if (thing(merged.get(i)).equals(about)) {
                    place = i;
                    break;
                }
            }
            if (place < 0) {
                merged.add(line.strip());
            } else {
                merged.set(place, line.strip());
            }
        }
        return merged;
    }

    /** The thing that a position line is about: the words before its colon. */
    private static String thing(String line) {
        int colon = line.indexOf(':');
        String about = colon < 0 ? line.strip().split("\\s+")[0] : line.substring(0, colon);
        return about.strip().replaceAll("\\s+", " ");
    }

    Revision.Text position(Standpoint who) {
        who.requireHost().requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        if (!(who.viewer() instanceof Viewer.All)) {
            throw new Problem(
                    HttpStatus.FORBIDDEN,
                    "sealed",
                    "The host of this game cannot see secrets. Single lines can be corrected without seeing"
                            + " the others.");
        }
        return tables.of(who.game()).revision().text(who.game().entries());
    }

    /** Saves a sheet for a player who cannot send it. Never overwrites a sheet that the player saved. */
    SheetAnswer onBehalf(Standpoint who, int seat, List<String> lines, boolean ready, String reason) {
        who.requireNeutralHost().requireStatus(GameRow.Status.RUNNING);
        GameRow game = who.game();
        SeatRow row = SeatPowers.among(seats.of(game.id()), seat);
        boolean ahead = absentees.decidedAhead(game.id(), game.entries()).contains(seat);
        SheetDesk.Incoming incoming = new SheetDesk.Incoming(seat, game.entries(), lines, null, ready, null, "host");
        SheetAnswer answer = desk.save(game, incoming, () -> {
            if (ahead) {
                // Otherwise the host would learn from the refusal which sheets were saved by hand.
                throw SheetDesk.hasSheet(row);
            }
        });
        writer.run(() -> chronicle.tell(game, who.actor(), new Fact.SheetEntered(seat, row.country(), reason)));
        return who.viewer() instanceof Viewer.All ? answer : withoutVerdicts(answer);
    }

    /** A verdict can reveal what the player has, so a host who may not know that gets no verdicts. */
    private static SheetAnswer withoutVerdicts(SheetAnswer answer) {
        List<CheckedLine> lines = answer.lines().stream()
                .map(line -> new CheckedLine(line.text(), line.text(), true, null, null, null, null, null))
                .toList();
        return new SheetAnswer(
                answer.turn(),
                answer.at(),
                answer.seat(),
                answer.mayOrder(),
                lines,
                answer.version(),
                answer.ready(),
                answer.savedAt(),
                answer.savedBy(),
                answer.receipt());
    }

    /** The host's own orders to the game: natural events, unlocked mechanics. */
    public SheetAnswer orders(Standpoint who, List<String> lines, String reason) {
        return orders(who, lines, reason, () -> {});
    }

    /** @param along runs in the transaction that stores the orders */
    public SheetAnswer orders(Standpoint who, List<String> lines, String reason, Runnable along) {
        who.requireNeutralHost().requireStatus(GameRow.Status.RUNNING);
        GameRow game = who.game();
        SheetAnswer answer =
                desk.save(game, new SheetDesk.Incoming(-1, game.entries(), lines, null, true, null, "host"), along);
        List<String> accepted = answer.lines().stream()
                .filter(CheckedLine::accepted)
                .map(CheckedLine::normal)
                .toList();
        writer.run(() -> chronicle.tell(game, who.actor(), new Fact.HostOrdered(accepted, game.entries(), reason)));
        return answer;
    }

    void end(Standpoint who, List<Integer> winners, String reason) {
        who.requireNeutralHost();
        requireGoing(who);
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            new Standpoint(game, who.caller(), who.seat()).requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED);
            winners.forEach(seat -> Problem.within("winners", seat, 0, game.size() - 1));
            games.setTime(game.id(), GameRow.Status.OVER, null, null, 0, null);
            games.setText(game.id(), GameStore.Column.WINNERS, JsonColumn.seats(winners));
            chronicle.tell(game, who.actor(), new Fact.GameEnded(winners, reason));
        });
    }

    void changePress(Standpoint who, String mode, String reason) {
        who.requireHost();
        if (!PRESS.contains(mode)) {
            throw Problem.notOneOf("mode", mode, PRESS);
        }
        writer.run(() -> {
            GameRow game = games.locked(who.game().id());
            games.setOptions(game.id(), game.options().withPress(mode));
            chronicle.tell(game, who.actor(), new Fact.PressSet(mode, reason));
        });
    }

    void newInvitation(Standpoint who) {
        who.requireHost();
        writer.run(() -> {
            games.locked(who.game().id());
            games.setText(who.game().id(), GameStore.Column.INVITATION, Secrets.code());
            chronicle.tell(who.game(), who.actor(), new Fact.InvitationRenewed());
        });
    }
}
