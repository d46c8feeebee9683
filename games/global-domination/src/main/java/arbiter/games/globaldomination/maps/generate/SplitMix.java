package arbiter.games.globaldomination.maps.generate;

/**
 * The SplitMix64 random numbers: simple, fast, and the same on every machine. They are used only to make maps; random
 * numbers inside a game come only from the engine's chance.
 */
final class SplitMix {
    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    /** Mixes the bits of a number. */
    static long mix(long bits) {
        long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    long next() {
        state += STEP;
        return mix(state);
    }

    /** A number from 0 to below 1. */
    double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    double between(double low, double high) {
        return low + unit() * (high - low);
    }

    /**
     * A number from 0 to {@code bound} − 1. Low values are slightly more likely, but with small bounds this does not matter.
     */
    int below(int bound) {
        return (int) ((next() >>> 33) % bound);
    }
}
