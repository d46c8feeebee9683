package arbiter.games.globaldomination.v.position;

import java.util.Arrays;

/** The Homeland of each player: computed, never stored (2.1). */
public final class Homeland {
    public static final int NONE = -1;

    private Homeland() {}

    /**
     * The Headquarter that was held longest; of several, the one with the lowest id. Without any, the own land with the
     * lowest id; otherwise {@link #NONE} (2.1.1–2.1.4). Indices have the order of ids, so the first found has the lowest id.
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

    /** The data from which a Homeland is computed. */
    public interface Lands {
        int size();

        int owner(int at);

        boolean hq(int at);

        int since(int at);

        boolean land(int at);
    }
}
