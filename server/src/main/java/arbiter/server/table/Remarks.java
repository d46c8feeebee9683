package arbiter.server.table;

import arbiter.bots.Bot;
import arbiter.engine.Game;
import arbiter.engine.chance.Hashes;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Viewer;
import arbiter.engine.words.Prose;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What bots say of the last turn. They quote the public report of what they did against somebody, so they tell nobody anything new and
 * nothing of what they will do.
 */
public final class Remarks<S, O, V> {
    /** A longer turn is not looked through completely. */
    private static final int MOST_ENTRIES = 60;

    private final Positions<S, O, V> positions;

    Remarks(Positions<S, O, V> positions) {
        this.positions = positions;
    }

    /** @param seat of a bot */
    public record Speaker(int seat, Bot bot) {}

    /** @param turn that it is about */
    public record Remark(int turn, String text) {}

    private record Deed(int seat, String sentence) {}

    /**
     * What this bot says at a position; in a turn at most one bot speaks.
     *
     * @param bots all that could speak
     */
    public Optional<Remark> of(int at, int seat, List<Speaker> bots) {
        int turn = turn(at) - 1;
        List<Deed> deeds = deeds(at, turn).stream()
                .filter(deed -> bots.stream().anyMatch(bot -> bot.seat == deed.seat))
                .toList();
        if (deeds.isEmpty()) {
            return Optional.empty();
        }
        long luck =
                ByteBuffer.wrap(Hashes.sha256("remark/" + turn + "/" + deeds)).getLong();
        Deed told = deeds.get((int) Math.floorMod(luck, (long) deeds.size()));
        return bots.stream()
                .filter(bot -> bot.seat == seat && told.seat == seat)
                .findFirst()
                .map(bot -> new Remark(turn, bot.bot.temperament().remark() + " " + told.sentence));
    }

    private int turn(int at) {
        return positions.game(at).turn(positions.state(at));
    }

    /** What seats did against each other in that turn, in sentences. */
    private List<Deed> deeds(int at, int turn) {
        List<Deed> deeds = new ArrayList<>();
        for (int then = at; then > Math.max(0, at - MOST_ENTRIES) && turn(then - 1) >= turn; then--) {
            if (turn(then - 1) == turn) {
                deeds.addAll(0, deeds(then));
            }
        }
        return deeds;
    }

    private List<Deed> deeds(int then) {
        Game<S, O, V> game = positions.game(then);
        S after = positions.state(then);
        List<Deed> deeds = new ArrayList<>();
        for (Event event : Event.seenBy(Viewer.PUBLIC, positions.at(then).events())) {
            event.blow()
                    .filter(blow -> !blow.by().equals(blow.against()))
                    .ifPresent(blow -> game.words().prose().tell(after, List.of(event)).stream()
                            .map(Prose.Section::sentences)
                            .filter(sentences -> !sentences.isEmpty())
                            .findFirst()
                            .ifPresent(sentences -> deeds.add(new Deed(
                                    blow.by().index(), sentences.getFirst().text()))));
        }
        return deeds;
    }
}
