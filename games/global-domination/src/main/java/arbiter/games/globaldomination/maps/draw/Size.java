package arbiter.games.globaldomination.maps.draw;

/**
 * The size of a picture, in pixels of its width. Text and tokens keep their size, so a smaller picture leaves out details
 * instead of making them unreadable.
 */
public enum Size {
    PHONE(360, 9.5, 12, 10.5, 15, 1.1),
    SCREEN(1200, 12.5, 15, 13, 20, 1.35),
    /** A sheet of A3 at 100 dots per inch. The picture is made of vectors, so printers can use their full resolution. */
    PRINT(1654, 14, 17, 14.5, 23, 1.4);

    final int width;
    final double name;
    final double glyph;
    final double count;
    final double plate;

    /** The largest scale of a stack on a land with much space. */
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
