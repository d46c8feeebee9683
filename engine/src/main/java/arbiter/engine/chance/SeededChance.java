package arbiter.engine.chance;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Random numbers that anybody can check: the n-th number of a game is HMAC-SHA-256 over n, keyed by the seed. The first 63
 * bits are used. A value that would make low results more likely is dropped, and the next n is used, so that every result is
 * equally likely.
 */
public final class SeededChance implements Chance {
    private final Mac mac;
    private long counter;
    private final List<Draw> draws = new ArrayList<>();

    /** @param counter how many numbers of this seed were used before */
    public SeededChance(Seed seed, long counter) {
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed.bits(), "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        this.counter = counter;
    }

    @Override
    public int below(int bound, String purpose) {
        if (bound < 1) {
            throw new IllegalArgumentException("a draw below " + bound);
        }
        long usable = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long bits;
        do {
            bits = next();
        } while (bits >= usable);
        int value = (int) (bits % bound);
        draws.add(new Draw(purpose, bound, value));
        return value;
    }

    private long next() {
        byte[] block =
                mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(counter++).array());
        return ByteBuffer.wrap(block).getLong() & Long.MAX_VALUE;
    }

    public long counter() {
        return counter;
    }

    /** Returns all draws since the last call. */
    public List<Draw> takeDraws() {
        List<Draw> taken = List.copyOf(draws);
        draws.clear();
        return taken;
    }
}
