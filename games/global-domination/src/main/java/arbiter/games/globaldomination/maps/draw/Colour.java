package arbiter.games.globaldomination.maps.draw;

/** A colour of the screen, and what the eye makes of two of them. */
record Colour(int red, int green, int blue) {
    static Colour of(int rgb) {
        return new Colour(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }

    /** {@code share} of this colour, the rest of the other. */
    Colour over(Colour ground, double share) {
        return new Colour(
                blend(red, ground.red, share), blend(green, ground.green, share), blend(blue, ground.blue, share));
    }

    private static int blend(int top, int ground, double share) {
        return (int) Math.round(top * share + ground * (1 - share));
    }

    /** The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21. */
    double contrast(Colour other) {
        double light = Math.max(luminance(), other.luminance());
        double dark = Math.min(luminance(), other.luminance());
        return (light + 0.05) / (dark + 0.05);
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
