package arbiter.games.globaldomination.v.position;

import org.jspecify.annotations.Nullable;

/**
 * A player in a position.
 *
 * @param ip lasting Influence Points; in the first turn there are additional ones (1.7)
 * @param stash how many of each {@link Item}
 * @param firstTurn whether the turn to be decided is this player's first
 * @param start the index of the starting territory, or −1
 * @param ready whether the player wants to begin with this start
 */
public record Power(
        Status status,
        int ip,
        Stash stash,
        boolean firstTurn,
        int start,
        boolean ready,
        @Nullable Colour colour,
        String country,
        String lore) {
    public static final int NO_START = -1;

    public static final Power SEATED =
            new Power(Status.NOT_JOINED, 0, Stash.EMPTY, false, NO_START, false, null, "", "");

    public static final Power PLAYING = new Power(Status.LIVING, 0, Stash.EMPTY, false, NO_START, false, null, "", "");

    /** The items of a player, hidden from others (5.2). */
    public record Stash(int crop, int salt, int dynamite) {
        public static final Stash EMPTY = new Stash(0, 0, 0);

        public int of(Item item) {
            return switch (item) {
                case CROP -> crop;
                case SALT -> salt;
                case DYNAMITE -> dynamite;
            };
        }

        public Stash with(Item item, int count) {
            return switch (item) {
                case CROP -> new Stash(count, salt, dynamite);
                case SALT -> new Stash(crop, count, dynamite);
                case DYNAMITE -> new Stash(crop, salt, count);
            };
        }
    }

    public boolean living() {
        return status == Status.LIVING;
    }

    public Power as(Status status) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    public Power withIp(int ip) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    public Power withStash(Stash stash) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    /** The first turn has the gift of 1.7. */
    public Power inFirstTurn() {
        return new Power(status, ip, stash, true, start, ready, colour, country, lore);
    }

    public Power pastFirstTurn() {
        return firstTurn ? new Power(status, ip, stash, false, start, ready, colour, country, lore) : this;
    }

    /** A player who changes the start has to say `ready` again. */
    public Power startingAt(int start) {
        return new Power(status, ip, stash, firstTurn, start, false, colour, country, lore);
    }

    public Power beingReady() {
        return new Power(status, ip, stash, firstTurn, start, true, colour, country, lore);
    }

    public Power pastJoining() {
        return ready ? new Power(status, ip, stash, firstTurn, start, false, colour, country, lore) : this;
    }

    public Power in(Colour colour) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    public Power ruling(String country) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    public Power telling(String lore) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }
}
