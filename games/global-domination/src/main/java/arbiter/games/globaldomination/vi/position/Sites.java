package arbiter.games.globaldomination.vi.position;

import arbiter.games.globaldomination.maps.WorldMap;

/** Places where any player could build an HQ (GD6-C.1). */
public final class Sites {
    private Sites() {}

    public static boolean open(WorldMap map, Board board, int hqDistance) {
        for (int t = 0; t < board.size(); t++) {
            if (map.land(t)
                    && board.owner[t] == Board.NEUTRAL
                    && !board.hasHq(t)
                    && Nearby.find(map, t, hqDistance - 1, board::hasHq) < 0) {
                return true;
            }
        }
        return false;
    }
}
