package arbiter.games.globaldomination.maps.generate;

/**
 * The SplitMix64 sequence of numbers: small, quick, and the same everywhere. It shapes maps before a game begins; the luck
 * inside a game comes from the engine's chance alone.
 */
final class SplitMix {
    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long state;

    SplitMix(long seed) {
        state = seed;
    }

    /** The bits of a number, well mixed. */
    static long mix(long bits) {
        long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    long next() {
        state += STEP;
        return mix(state);
    }

    /** From 0 to before 1. */
    double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }

    double between(double low, double high) {
        return low + unit() * (high - low);
    }

    /** From 0 to {@code bound} − 1. The bounds here are small, so that the slight preference for low values is nothing. */
    int below(int bound) {
        return (int) ((next() >>> 33) % bound);
    }
}
