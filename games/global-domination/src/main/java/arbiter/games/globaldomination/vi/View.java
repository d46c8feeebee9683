package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a viewer may know of a position. What is secret and not the viewer's is left out: Influence and stashes are null,
 * Spies and mines are not counted.
 *
 * @param open the mechanics that are unlocked now
 * @param announced what the host has announced for the next turn, as orders
 * @param split whether the turn waits for HQs that clashed
 */
record View(
        int turn,
        boolean split,
        List<Seat> awaiting,
        List<Player> players,
        List<Land> lands,
        List<Mechanic> open,
        List<String> announced,
        @Nullable Ending ending,
        Atlas atlas) {
    View {
        awaiting = List.copyOf(awaiting);
        players = List.copyOf(players);
        lands = List.copyOf(lands);
        open = List.copyOf(open);
        announced = List.copyOf(announced);
    }

    /**
     * @param waiting the lines of a sheet that waits in a split turn; null where there is none or it is not the viewer's
     */
    record Player(
            Seat seat,
            String name,
            Status status,
            int lands,
            @Nullable Integer ip,
            @Nullable Stash stash,
            @Nullable List<String> waiting) {}

    record Stash(int crop, int dynamite, int toxic) {
        int count(Item item) {
            return switch (item) {
                case CROP -> crop;
                case DYNAMITE -> dynamite;
                case TOXIC -> toxic;
            };
        }
    }

    /** @param settler null where nobody knows who built it */
    record Hq(@Nullable Seat settler) {}

    record Land(
            int id,
            @Nullable Seat owner,
            Units units,
            @Nullable Hq hq,
            List<Construct> constructs,
            boolean wasteland,
            int mines,
            int loyalty) {
        Land {
            constructs = List.copyOf(constructs);
        }
    }

    List<String> names() {
        return players.stream().map(Player::name).toList();
    }
}
