package arbiter.server.game;

import java.util.List;

/**
 * The small picture of a game's board, as everybody may see it. Its address changes whenever the picture does, so browsers may keep each
 * picture.
 */
public final class BoardPicture {
    private BoardPicture() {}

    /** @param seats all seats of the game, in order */
    public static String address(GameRow game, List<SeatRow> seats) {
        return "/api/games/" + game.id() + "/positions/" + game.entries() + "/card.svg?v=" + mark(game, seats);
    }

    /** Everything on which the picture of a position depends, besides the position itself. */
    public static String mark(GameRow game, List<SeatRow> seats) {
        List<String> colours = seats.stream().map(SeatRow::colour).toList();
        boolean revealed = game.status() == GameRow.Status.OVER;
        return Integer.toHexString(
                List.of(game.epoch(), revealed, game.rulesetVersion(), colours).hashCode());
    }
}
