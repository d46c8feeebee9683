package arbiter.games.globaldomination.v.position;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position, including all secrets. Arrays are indexed by territory or by seat and never change; a {@link Turn} works on
 * copies.
 *
 * @param owner a seat, or {@link #NEUTRAL}
 * @param settler who founded the Headquarter there, {@link #NO_HQ}, or {@link #UNSETTLED} if that is unknown
 * @param since the turn since which its owner holds a territory
 * @param construct ordinals of {@link Construct}
 * @param offered the starts of which the second player picks one (S.2), in the order in which they were offered
 * @param joiningOpen whether late joiners may come (1.6)
 * @param announced the events of the next Natural Phase (2.6)
 */
public record Position(
        WorldMap map,
        Rules rules,
        List<String> players,
        Stage stage,
        int turn,
        int[] owner,
        int[] troops,
        int[] settler,
        int[] trebuchets,
        int[] since,
        byte[] construct,
        boolean[] wasteland,
        Power[] powers,
        List<Integer> offered,
        boolean joiningOpen,
        List<NaturalEvent> announced,
        @Nullable Ending ending)
        implements Homeland.Lands {
    public static final int NEUTRAL = -1;
    public static final int NO_HQ = -2;
    public static final int UNSETTLED = -1;

    public enum Stage {
        /** Players choose where to start (section 1). */
        JOINING,
        RUNNING
    }

    public static Position empty(WorldMap map, Rules rules, List<String> players, Stage stage, Power everybody) {
        int size = map.size();
        int[] owner = new int[size];
        int[] settler = new int[size];
        java.util.Arrays.fill(owner, NEUTRAL);
        java.util.Arrays.fill(settler, NO_HQ);
        Power[] powers = new Power[players.size()];
        java.util.Arrays.fill(powers, everybody);
        return new Position(
                map,
                rules,
                List.copyOf(players),
                stage,
                1,
                owner,
                new int[size],
                settler,
                new int[size],
                new int[size],
                new byte[size],
                new boolean[size],
                powers,
                List.of(),
                false,
                List.of(),
                null);
    }

    public Position with(Power[] powers) {
        return new Position(
                map,
                rules,
                players,
                stage,
                turn,
                owner,
                troops,
                settler,
                trebuchets,
                since,
                construct,
                wasteland,
                powers,
                offered,
                joiningOpen,
                announced,
                ending);
    }

    public int seats() {
        return powers.length;
    }

    @Override
    public int size() {
        return owner.length;
    }

    @Override
    public int owner(int at) {
        return owner[at];
    }

    @Override
    public int since(int at) {
        return since[at];
    }

    @Override
    public boolean land(int at) {
        return map.land(at);
    }

    @Override
    public boolean hq(int at) {
        return settler[at] != NO_HQ;
    }

    public Construct constructAt(int at) {
        return Construct.ALL[construct[at]];
    }

    /** The number of full turns for which the owner has held the territory. */
    public int held(int at) {
        return owner[at] == NEUTRAL ? 0 : Math.max(0, turn - since[at]);
    }
}
