package arbiter.games.globaldomination.v.words;

import arbiter.engine.setup.Settings;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Unfit;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.words.Owners;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A position while the lines under {@code given} fill it. It begins with an empty board and players who have joined.
 */
final class Draft {
    final Position empty;
    private final TreeSet<Integer> stated = new TreeSet<>();
    final List<NaturalEvent> announced = new ArrayList<>();
    final List<Integer> offered = new ArrayList<>();
    int turn = 1;
    private boolean joining;
    private boolean joiningOpen;

    @Nullable
    Ending ending;

    private final int[] held;

    Draft(List<String> players, WorldMap map, Settings settings) {
        empty = Position.empty(map, Rules.of(settings), players, Position.Stage.RUNNING, Power.PLAYING);
        held = new int[map.size()];
    }

    /** The part of a draft that belongs to a territory. */
    record Land(Draft draft, int at) {
        Position empty() {
            return draft.empty;
        }

        void settle(Owners.Hq hq) {
            empty().settler()[at] = hq.settler() == Owners.UNSAID ? empty().owner()[at] : hq.settler();
        }

        void build(Construct construct) throws Unfit {
            Construct other = draft.empty.constructAt(at);
            if (other != Construct.NONE && other != construct) {
                throw new Unfit(
                        "a territory holds one unmovable construct, not a " + other.word + " and a " + construct.word);
            }
            draft.empty.construct()[at] = (byte) construct.ordinal();
        }

        void held(int turns) {
            draft.held[at] = turns;
        }
    }

    /** The part of a draft that belongs to a player. */
    record Player(Draft draft, int seat) {
        void become(UnaryOperator<Power> change) {
            draft.empty.powers()[seat] = change.apply(draft.empty.powers()[seat]);
        }

        void store(Items items) {
            for (Item item : Item.ALL) {
                if (items.counts().containsKey(item.word)) {
                    become(power -> power.withStash(power.stash().with(item, items.count(item.word))));
                }
            }
        }

        void start(int id) {
            int at = draft.empty.map().indexOf(id);
            become(power -> power.ready() ? power.startingAt(at).beingReady() : power.startingAt(at));
        }
    }

    Land land(int at) throws Unfit {
        if (!stated.add(at)) {
            throw new Unfit("territory " + empty.map().id(at) + " is stated twice");
        }
        return new Land(this, at);
    }

    void join(String open) {
        joining |= open.isEmpty();
        joiningOpen |= !open.isEmpty();
    }

    Position position() {
        Arrays.setAll(empty.since(), at -> turn - held[at]);
        if (joining) {
            Arrays.setAll(empty.powers(), seat -> empty.powers()[seat].as(Status.NOT_JOINED));
        }
        return new Position(
                empty.map(),
                empty.rules(),
                empty.players(),
                joining ? Position.Stage.JOINING : Position.Stage.RUNNING,
                turn,
                empty.owner(),
                empty.troops(),
                empty.settler(),
                empty.trebuchets(),
                empty.since(),
                empty.construct(),
                empty.wasteland(),
                empty.powers(),
                List.copyOf(offered),
                joiningOpen,
                List.copyOf(announced),
                ending);
    }
}
