package arbiter.engine.chance;

import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * The 256 bits that determine every random number of a game. The commitment to the seed is published when the game starts,
 * the seed itself when the game ends.
 */
public record Seed(String hex) {
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public Seed {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("a seed is 64 hexadecimal digits in lower case");
        }
    }

    public static Seed of(byte[] bits) {
        return new Seed(HexFormat.of().formatHex(bits));
    }

    /** A seed from any text, for tests and simulations. */
    public static Seed named(String name) {
        return of(Hashes.sha256("arbiter seed\n" + name));
    }

    byte[] bits() {
        return HexFormat.of().parseHex(hex);
    }

    /** SHA-256 over the seed's 32 bytes, in hexadecimal. */
    public String commitment() {
        return HexFormat.of().formatHex(Hashes.sha256(bits()));
    }

    /** Never prints the seed, because it is secret. */
    @Override
    public String toString() {
        return "Seed[commitment=" + commitment() + "]";
    }
}
