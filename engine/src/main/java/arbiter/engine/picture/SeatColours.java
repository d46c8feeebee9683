package arbiter.engine.picture;

import java.util.List;

/** The colours that seats have until somebody chooses another: one list for the table, every board and every chart. */
public final class SeatColours {
    /** Okabe and Ito's set, which colour-blind people can tell apart; its black, no colour for a player, became wine. */
    public static final List<String> ALL =
            List.of("#e69f00", "#0072b2", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#8f2d56");

    private SeatColours() {}
}
