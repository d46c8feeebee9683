package arbiter.games.globaldomination.maps.draw;

/**
 * How large a picture is, in pixels of its width. Letters and tokens keep their size; a smaller picture therefore drops
 * detail in steps instead of shrinking it to noise.
 */
public enum Size {
    PHONE(360, 9.5, 12, 10.5, 15, 1.1),
    SCREEN(1200, 12.5, 15, 13, 20, 1.35),
    /** A sheet of A3 at 100 dots per inch; it is drawn in vectors, so that a printer makes it as fine as it can. */
    PRINT(1654, 14, 17, 14.5, 23, 1.4);

    final int width;
    final double name;
    final double glyph;
    final double count;
    final double plate;

    /** How much larger than this a stack grows on a land that has room to spare. */
    final double largest;

    Size(int width, double name, double glyph, double count, double plate, double largest) {
        this.width = width;
        this.name = name;
        this.glyph = glyph;
        this.count = count;
        this.plate = plate;
        this.largest = largest;
    }
}
