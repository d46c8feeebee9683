package arbiter.engine.picture;

import java.util.List;

/**
 * How a picture is to look.
 *
 * @param colours that the seats wear, as {@code #0072b2}, in seat order; seats after the last wear those of the list
 */
public record Look(Theme theme, List<String> colours) {
    public Look {
        colours = List.copyOf(colours);
    }

    /** Where nobody has chosen a colour. */
    public static Look of(Theme theme) {
        return new Look(theme, List.of());
    }

    public Colour seat(int seat) {
        List<String> worn = seat < colours.size() ? colours : SeatColours.ALL;
        return Colour.of(worn.get(seat % worn.size()));
    }
}
