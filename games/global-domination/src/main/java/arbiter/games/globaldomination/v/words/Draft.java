package arbiter.games.globaldomination.v.words;

import arbiter.engine.Witness;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.vocabulary.Items;
import arbiter.engine.vocabulary.Mark;
import arbiter.engine.vocabulary.Put;
import arbiter.engine.vocabulary.Unfit;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import arbiter.games.globaldomination.v.position.Rules;
import arbiter.games.globaldomination.v.position.Status;
import arbiter.games.globaldomination.v.rules.Turn;
import arbiter.games.globaldomination.words.Owners;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * A position while the lines under {@code given} fill it: a turn without orders. It begins with an empty board and players
 * who have joined.
 */
final class Draft {
    final Turn turn;
    int number = 1;
    boolean joining;
    private final TreeSet<Integer> stated = new TreeSet<>();
    private final int[] held;

    Draft(List<String> players, WorldMap map, Settings settings) {
        Position empty = Position.empty(map, Rules.of(settings), players, Position.Stage.RUNNING, Power.PLAYING);
        turn = new Turn(empty, Sheets.none(), Witness.nobody());
        held = new int[map.size()];
    }

    /** The part of a draft that belongs to a territory. */
    record Land(Turn turn, int[] held, int at) {
        void settle(Owners.Hq hq) {
            turn.settler[at] = hq.settler() == Owners.UNSAID ? turn.owner[at] : hq.settler();
        }

        void build(Construct construct) throws Unfit {
            Construct other = Construct.ALL[turn.construct[at]];
            Unfit.unless(
                    other == Construct.NONE || other == construct,
                    "a territory holds one unmovable construct, not a " + other.word + " and a " + construct.word);
            turn.put(construct, at);
        }

        void park(int trebuchets) {
            turn.trebuchets[at] = trebuchets;
        }

        void held(int turns) {
            held[at] = turns;
        }
    }

    /** The part of a draft that belongs to a player. */
    record Player(Draft draft, int seat) {
        static <T> Put<Player, T> put(BiFunction<Power, T, Power> change) {
            return (to, value) -> to.become(power -> change.apply(power, value));
        }

        static Mark<Player> mark(UnaryOperator<Power> change) {
            return to -> to.become(change);
        }

        private void become(UnaryOperator<Power> change) {
            draft.turn.powers[seat] = change.apply(draft.turn.powers[seat]);
        }
    }

    static Power store(Power power, Items items) {
        Power.Stash stash = power.stash();
        for (Item item : Item.ALL) {
            stash = items.counts().containsKey(item.word) ? stash.with(item, items.count(item.word)) : stash;
        }
        return power.withStash(stash);
    }

    Land land(int at) throws Unfit {
        Unfit.unless(stated.add(at), "territory " + turn.id(at) + " is stated twice");
        return new Land(turn, held, at);
    }

    void join(String open) {
        joining |= open.isEmpty();
        turn.joiningOpen |= !open.isEmpty();
    }

    Position position() {
        Arrays.setAll(turn.since, at -> number - held[at]);
        if (joining) {
            Arrays.setAll(turn.powers, seat -> turn.powers[seat].as(Status.NOT_JOINED));
        }
        return turn.close(joining ? Position.Stage.JOINING : Position.Stage.RUNNING, number)
                .state();
    }
}
