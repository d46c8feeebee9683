package arbiter.games.globaldomination.v.position;

import java.util.Arrays;

/** The Homeland of each player: derived, never stored (2.1). */
public final class Homeland {
    public static final int NONE = -1;

    private Homeland() {}

    /**
     * The longest held Headquarter, among equals the one with the lowest id; without any, the own land with the lowest
     * id; else {@link #NONE} (2.1.1–2.1.4). Indices are in the order of ids, so the first found is the lowest.
     */
    public static int[] ofAll(int seats, Lands lands) {
        int[] homeland = new int[seats];
        boolean[] isHq = new boolean[seats];
        Arrays.fill(homeland, NONE);
        for (int at = 0; at < lands.size(); at++) {
            int owner = lands.owner(at);
            if (owner < 0) {
                continue;
            }
            if (lands.hq(at)) {
                if (!isHq[owner] || lands.since(at) < lands.since(homeland[owner])) {
                    homeland[owner] = at;
                    isHq[owner] = true;
                }
            } else if (homeland[owner] == NONE && lands.land(at)) {
                homeland[owner] = at;
            }
        }
        return homeland;
    }

    /** What a Homeland depends on. */
    public interface Lands {
        int size();

        int owner(int at);

        boolean hq(int at);

        int since(int at);

        boolean land(int at);
    }
}
