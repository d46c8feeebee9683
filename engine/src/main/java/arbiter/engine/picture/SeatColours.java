package arbiter.engine.picture;

import java.util.List;

/** The default colours of the seats: one list for the table, every board and every chart. */
public final class SeatColours {
    /**
     * The colours of Okabe and Ito, which colour-blind people can tell apart. Wine replaces their black, which is hard to
     * see as a player's colour.
     */
    public static final List<String> ALL =
            List.of("#e69f00", "#0072b2", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#8f2d56");

    private SeatColours() {}
}
