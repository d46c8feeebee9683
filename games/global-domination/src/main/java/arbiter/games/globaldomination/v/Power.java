package arbiter.games.globaldomination.v;

import org.jspecify.annotations.Nullable;

/**
 * A player in a position.
 *
 * @param ip lasting Influence Points; those of the first turn come on top while it is decided (1.7)
 * @param stash how many of each {@link Item}
 * @param firstTurn whether the turn to be decided is this player's first
 * @param start the index of the starting territory, or −1
 * @param ready whether the player wants to begin with this start
 */
record Power(
        Status status,
        int ip,
        Stash stash,
        boolean firstTurn,
        int start,
        boolean ready,
        @Nullable Colour colour,
        String country,
        String lore) {
    static final int NO_START = -1;

    static final Power SEATED = new Power(Status.NOT_JOINED, 0, Stash.EMPTY, false, NO_START, false, null, "", "");

    static final Power PLAYING = new Power(Status.LIVING, 0, Stash.EMPTY, false, NO_START, false, null, "", "");

    /** The items that a player keeps out of sight (5.2). */
    record Stash(int crop, int salt, int dynamite) {
        static final Stash EMPTY = new Stash(0, 0, 0);

        int of(Item item) {
            return switch (item) {
                case CROP -> crop;
                case SALT -> salt;
                case DYNAMITE -> dynamite;
            };
        }

        Stash with(Item item, int count) {
            return switch (item) {
                case CROP -> new Stash(count, salt, dynamite);
                case SALT -> new Stash(crop, count, dynamite);
                case DYNAMITE -> new Stash(crop, salt, count);
            };
        }
    }

    boolean living() {
        return status == Status.LIVING;
    }

    Power as(Status status) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    Power withIp(int ip) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    Power withStash(Stash stash) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    /** In the first turn the gift of 1.7 is there. */
    Power inFirstTurn() {
        return new Power(status, ip, stash, true, start, ready, colour, country, lore);
    }

    Power pastFirstTurn() {
        return firstTurn ? new Power(status, ip, stash, false, start, ready, colour, country, lore) : this;
    }

    /** Whoever changes the start has to say again that it suits. */
    Power startingAt(int start) {
        return new Power(status, ip, stash, firstTurn, start, false, colour, country, lore);
    }

    Power beingReady() {
        return new Power(status, ip, stash, firstTurn, start, true, colour, country, lore);
    }

    Power pastJoining() {
        return ready ? new Power(status, ip, stash, firstTurn, start, false, colour, country, lore) : this;
    }

    Power in(Colour colour) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    Power ruling(String country) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }

    Power telling(String lore) {
        return new Power(status, ip, stash, firstTurn, start, ready, colour, country, lore);
    }
}
