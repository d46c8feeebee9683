package arbiter.engine.picture;

/** A screen colour, and the contrast between two of them. */
public record Colour(int red, int green, int blue) {
    private static final Colour BLACK = of(0x000000);
    private static final Colour WHITE = of(0xffffff);

    /** The lowest contrast at which people can see a line on its background. */
    private static final double VISIBLE = 3;

    public static Colour of(int rgb) {
        return new Colour(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }

    /** @param hex such as {@code #0072b2} */
    public static Colour of(String hex) {
        return of(Integer.parseInt(hex.substring(1), 16));
    }

    /** A mix: {@code share} of this colour, the rest of the other. */
    public Colour over(Colour ground, double share) {
        return new Colour(
                blend(red, ground.red, share), blend(green, ground.green, share), blend(blue, ground.blue, share));
    }

    private static int blend(int top, int ground, double share) {
        return (int) Math.round(top * share + ground * (1 - share));
    }

    /** The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21. */
    public double contrast(Colour other) {
        double light = Math.max(luminance(), other.luminance());
        double dark = Math.min(luminance(), other.luminance());
        return (light + 0.05) / (dark + 0.05);
    }

    /** The colour for text on this colour: black or white, whichever has more contrast. It is never below 4.5. */
    public Colour letters() {
        return contrast(BLACK) >= contrast(WHITE) ? BLACK : WHITE;
    }

    /** This colour, moved towards the ink until a line in it is visible on the ground. */
    public Colour line(Colour ground, Colour ink) {
        Colour line = this;
        for (double share = 1; share > 0.3 && line.contrast(ground) < VISIBLE; share -= 0.05) {
            line = over(ink, share);
        }
        return line;
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
    }

    @Override
    public String toString() {
        return String.format("#%06x", red << 16 | green << 8 | blue);
    }
}
