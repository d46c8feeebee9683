package arbiter.games.globaldomination.v;

import arbiter.engine.Settings;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Unfit;
import arbiter.games.globaldomination.maps.Owners;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A position while the lines under {@code given} fill it: an empty board, and everybody past joining. */
final class Draft {
    final Position empty;
    private final List<NaturalEvent> announced = new ArrayList<>();
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

    /** A territory that is being filled. */
    record Land(Draft draft, int at) {
        void settle(Owners.Hq hq) {
            Position empty = draft.empty;
            empty.settler()[at] = hq.settler() == Owners.UNSAID ? empty.owner()[at] : hq.settler();
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

    /** A player who is being filled in. */
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

        void start(int at) {
            become(power -> power.ready() ? power.startingAt(at).beingReady() : power.startingAt(at));
        }
    }

    void join(String stated) {
        joining |= stated.equals("joining");
        joiningOpen |= !stated.equals("joining");
    }

    void announce(NaturalEvent event) {
        announced.add(event);
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
                joiningOpen,
                List.copyOf(announced),
                ending);
    }
}
