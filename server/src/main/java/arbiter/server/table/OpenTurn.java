package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Steps;
import arbiter.engine.picture.Look;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The turn that the players of a game are deciding: one position and its rules, without the history of the game. */
public final class OpenTurn<S, O, V> {
    private final Game<S, O, V> game;
    private final List<String> players;
    private final S before;
    private final @Nullable StoredPosition stored;
    private final Recipient<S> resolved;

    /**
     * A seat's sheet, with its receipt.
     *
     * @param standing the commitment to the standing orders from which it came; empty if it came from none
     */
    public record Handed(List<String> lines, String nonce, String commitment, String standing) {
        public Handed(List<String> lines, String nonce, String commitment) {
            this(lines, nonce, commitment, "");
        }
    }

    /**
     * @param open whether nothing about the turn is hidden from anybody
     * @param drafts the remaining lines of seats that decide again in the same turn
     * @param stored the new position; null if it cannot be stored
     */
    public record Resolved(
            GameLog.Turn entry,
            long drawsUsed,
            boolean open,
            Moment after,
            Map<Integer, List<String>> drafts,
            @Nullable StoredPosition stored) {}

    /** Gets the result, with the length of the new position's text. */
    interface Recipient<S> {
        void take(GameLog.Turn entry, Resolution<S> resolution, int text);
    }

    /**
     * @param stored describes how positions of this game are stored; null if they are not
     * @param resolved gets the result
     */
    OpenTurn(
            Game<S, O, V> game,
            List<String> players,
            S before,
            @Nullable StoredPosition stored,
            Recipient<S> resolved) {
        this.game = game;
        this.players = players;
        this.before = before;
        this.stored = stored;
        this.resolved = resolved;
    }

    static <S, O, V> OpenTurn<S, O, V> read(Game<S, O, V> game, StoredPosition stored) throws Misread {
        S state = game.words()
                .positions()
                .read(
                        stored.players(),
                        Settings.of(game.parameters(), stored.settings()),
                        lines(stored.board()),
                        lines(stored.given()));
        return new OpenTurn<>(game, stored.players(), state, stored, (entry, resolution, text) -> {});
    }

    private static List<Line> lines(List<String> texts) {
        return texts.stream().map(Line::of).toList();
    }

    /** The board, without orders. */
    public String draw(Viewer viewer, Look look) {
        return game.picture().draw(game.view(before, viewer), Sheet.empty(), List.of(), look);
    }

    public boolean mayOrder(int seat) {
        return Play.mayOrder(game, before, seat(seat));
    }

    private static Seat seat(int index) {
        return index < 0 ? Seat.HOST : Seat.of(index);
    }

    private String name(int seat) {
        return seat < 0 ? "host" : players.get(seat);
    }

    public Resolved resolve(Map<Integer, Handed> handed, Seed seed, long drawsUsed) {
        SeededChance chance = new SeededChance(seed, drawsUsed);
        Map<Seat, Sheet<O>> sheets = new TreeMap<>();
        SequencedMap<String, List<String>> written = new LinkedHashMap<>();
        SequencedMap<String, GameLog.Receipt> receipts = new LinkedHashMap<>();
        SequencedMap<String, String> standing = new LinkedHashMap<>();
        new TreeMap<>(handed).forEach((index, sheet) -> {
            Sheet<O> read = Play.read(game, before, seat(index), sheet.lines());
            sheets.put(seat(index), read);
            written.put(name(index), Play.normalForm(game, before, read));
            if (!sheet.nonce().isEmpty()) {
                receipts.put(name(index), new GameLog.Receipt(sheet.nonce(), sheet.commitment()));
            }
            if (!sheet.standing().isEmpty()) {
                standing.put(name(index), sheet.standing());
            }
        });
        Resolution<S> resolution = Play.resolve(game, before, sheets, chance);
        S after = resolution.state();
        List<String> given = game.words().positions().write(after);
        GameLog.Turn entry = new GameLog.Turn(
                game.turn(before), written, receipts, standing, chance.takeDraws(), Play.digest(given));
        resolved.take(entry, resolution, Steps.letters(given));
        return new Resolved(
                entry,
                chance.counter(),
                isOpen(resolution),
                Moment.of(game, after),
                drafts(after, sheets),
                stored == null ? null : stored.after(game.words().positions().writeBoard(after), given));
    }

    /** Whether nothing about the turn is hidden from anybody. The events are compared first, because views cost more. */
    private boolean isOpen(Resolution<S> resolution) {
        return resolution.events().stream().allMatch(event -> event.audience().includes(Viewer.PUBLIC))
                && !Positions.conceals(game, before)
                && !Positions.conceals(game, resolution.state());
    }

    private Map<Integer, List<String>> drafts(S after, Map<Seat, Sheet<O>> sheets) {
        Map<Integer, List<String>> drafts = new TreeMap<>();
        List<Seat> awaited = game.awaiting(after);
        sheets.forEach((seat, sent) -> {
            if (awaited.contains(seat)) {
                Sheet<O> left = game.draftAfter(after, seat, sent);
                if (!left.lines().isEmpty()) {
                    drafts.put(seat.index(), Play.normalForm(game, after, left));
                }
            }
        });
        return drafts;
    }
}
