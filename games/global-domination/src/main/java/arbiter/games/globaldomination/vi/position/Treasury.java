package arbiter.games.globaldomination.vi.position;

import java.util.Arrays;

/** What the players have besides land, by seat. A position's treasury never changes; a turn works on a copy. */
public final class Treasury {
    public final Status[] status;
    public final int[] ip;

    /** {@code stash[seat * Item.KINDS + item]} */
    private final int[] stash;

    private Treasury(Status[] status, int[] ip, int[] stash) {
        this.status = status;
        this.ip = ip;
        this.stash = stash;
    }

    public static Treasury empty(int seats, Status status) {
        Status[] all = new Status[seats];
        Arrays.fill(all, status);
        return new Treasury(all, new int[seats], new int[seats * Item.KINDS]);
    }

    public Treasury copy() {
        return new Treasury(status.clone(), ip.clone(), stash.clone());
    }

    public int seats() {
        return status.length;
    }

    public int stash(int seat, Item item) {
        return stash[seat * Item.KINDS + item.ordinal()];
    }

    public void store(int seat, Item item, int count) {
        stash[seat * Item.KINDS + item.ordinal()] += count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Treasury that
                && Arrays.equals(status, that.status)
                && Arrays.equals(ip, that.ip)
                && Arrays.equals(stash, that.stash);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(ip) + Arrays.hashCode(stash);
    }
}
