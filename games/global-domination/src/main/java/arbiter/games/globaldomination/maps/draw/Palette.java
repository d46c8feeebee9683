package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The colours of one picture: those of its theme and those of its players. All texts have a contrast of 4.5 or more to their
 * background.
 */
final class Palette {
    private static final int PATTERNS = 8;

    /** The lowest contrast of text on coloured land. */
    private static final double READABLE = 5.2;

    private final Theme theme;
    private final List<Colour> players;
    final Colour land;
    final Colour sea;
    final Colour ink;
    final Colour faint;
    final Colour coast;
    final Colour border;
    final Colour plate;
    final Colour refused;

    private Palette(Theme theme, List<Colour> players, int... grounds) {
        this.theme = theme;
        this.players = players;
        this.land = Colour.of(grounds[0]);
        this.sea = Colour.of(grounds[1]);
        this.ink = Colour.of(grounds[2]);
        this.faint = Colour.of(grounds[3]);
        this.coast = Colour.of(grounds[4]);
        this.border = Colour.of(grounds[5]);
        this.plate = Colour.of(grounds[6]);
        this.refused = Colour.of(grounds[7]);
    }

    /** Players who have not chosen a colour by an order have the colour of their seat. */
    static Palette of(Look look, List<MapPicture.Player> players) {
        List<Colour> worn = IntStream.range(0, players.size())
                .mapToObj(i -> players.get(i).colour() < 0
                        ? look.seat(i)
                        : Colour.of(players.get(i).colour()))
                .toList();
        Theme theme = look.theme();
        return switch (theme) {
            case PAPER ->
                new Palette(
                        theme, worn, 0xf7f1e3, 0xcfe0e4, 0x2a2925, 0x5b5647, 0x54737c, 0xa2967c, 0xfffcf4, 0xb3261e);
            case NIGHT ->
                new Palette(
                        theme, worn, 0x2b3242, 0x121a27, 0xf0ebdf, 0xb9b5a8, 0x6f93a6, 0x566077, 0x1b2230, 0xff8a7a);
        };
    }

    boolean paper() {
        return theme == Theme.PAPER;
    }

    /** The number of a player's pattern; the ninth player has the pattern of the first. */
    static int pattern(int player) {
        return Math.floorMod(player, PATTERNS);
    }

    int players() {
        return players.size();
    }

    /** The full colour, for badges and arrows. */
    Colour strong(int player) {
        return player < 0 ? faint : players.get(player);
    }

    /** The text colour on the full colour. */
    Colour onStrong(int player) {
        return strong(player).letters();
    }

    /** The full colour, moved away from the ground until a line in it is visible. */
    Colour line(int player, Colour ground) {
        return strong(player).line(ground, ink);
    }

    /** The colour of a player's land: as strong as possible with readable text. */
    Colour tint(int player) {
        if (player < 0) {
            return land;
        }
        double share = paper() ? 0.62 : 0.6;
        Colour tint = strong(player).over(land, share);
        while (tint.contrast(ink) < READABLE && share > 0.1) {
            share -= 0.04;
            tint = strong(player).over(land, share);
        }
        return tint;
    }
}
