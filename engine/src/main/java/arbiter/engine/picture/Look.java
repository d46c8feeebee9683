package arbiter.engine.picture;

import java.util.List;

/**
 * The theme and colours of a picture.
 *
 * @param colours of the seats, such as {@code #0072b2}, in seat order; further seats get the default colours
 */
public record Look(Theme theme, List<String> colours) {
    public Look {
        colours = List.copyOf(colours);
    }

    /** With the default colours. */
    public static Look of(Theme theme) {
        return new Look(theme, List.of());
    }

    public Colour seat(int seat) {
        List<String> worn = seat < colours.size() ? colours : SeatColours.ALL;
        return Colour.of(worn.get(seat % worn.size()));
    }
}
