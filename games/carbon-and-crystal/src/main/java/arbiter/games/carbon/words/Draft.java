package arbiter.games.carbon.words;

import arbiter.engine.vocabulary.Unfit;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Seating;
import arbiter.games.carbon.rules.turns.Turns;
import java.util.LinkedHashSet;
import java.util.Set;

/** A position while the lines under {@code given} fill it. */
final class Draft {
    final Position position;
    private boolean entryStated;
    /** What the lines have stated so far. A second statement about the same thing is an error. */
    private final Set<String> stated = new LinkedHashSet<>();

    Draft(Position position) {
        this.position = position;
        position.phase = Position.Phase.ACTION;
        position.round = 1;
        for (Side side : position.sides) {
            side.take(side.faction, side.faction.defaultList);
        }
    }

    /** The part of a draft that belongs to a player. */
    record Player(Draft draft, Side side) {}

    /** A hex with a Field or a Node. */
    record Deposit(Position position, int hex) {}

    void once(String what) throws Unfit {
        Unfit.unless(stated.add(what), "`" + what + "` is stated twice");
    }

    /** Only one line may be about a piece, and the list must contain the piece. */
    void name(Copy copy) throws Unfit {
        once(copy.toString());
        int copies = copy.side.copies(copy.sheet);
        Unfit.unless(
                copy.number >= 1 && (copy.sheet.core() || copy.number <= copies),
                Side.letter(copy.side.seat) + "'s list has " + copies + " copies of " + copy.sheet.code()
                        + ", so there is no #" + copy.number);
    }

    Deposit deposit(int hex) throws Unfit {
        String place = position.board().text(hex);
        once(place);
        Unfit.unless(position.board().terrain(hex).holdsStock(), "there is no Field and no Node on " + place);
        return new Deposit(position, hex);
    }

    /** The first Action Phase of a game with default lists in which A goes first. */
    void start() {
        Seating.deploy(position);
        Turns.begin(new Progress(position, null, null));
    }

    void phase(Position.Phase phase) {
        position.phase = phase;
        if (phase == Position.Phase.LISTS) {
            position.round = 0;
            for (Side side : position.sides) {
                side.listed = false;
                side.list = new int[side.list.length];
            }
        }
    }

    void entry(int next) {
        position.nextEntry = next;
        entryStated = true;
    }

    /** If no line states the next entry number, it is higher than those of all pieces on the board. */
    void entered(Copy copy) {
        Asset asset = copy.asset;
        if (!entryStated) {
            position.nextEntry = Math.max(position.nextEntry, (asset == null ? 0 : asset.entry) + 1);
        }
    }

    void place(String unit) throws Unfit {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.queue.length > 0
                    && unit.equals(Side.letter(asset.seat) + "." + asset.queue[0].name())
                    && asset.queue[0] instanceof Item.Training training
                    && training.counters() == 0
                    && Entry.legal(position, asset).length > 0) {
                position.placing = asset;
                position.phase = Position.Phase.COMMAND;
                position.active = asset.seat;
            }
        }
        Unfit.unless(
                position.placing != null,
                "no building has `" + unit + "` first in its queue with 0 counters and a hex for it");
    }
}
