package arbiter.server.storage;

import arbiter.engine.chance.Hashes;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Random texts that nobody can guess, and their hashes. */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

    private Secrets() {}

    /** 256 bits, for cookies, tokens and links. */
    public static String token() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
    }

    /** 128 bits in hexadecimal. */
    public static String nonce() {
        return HexFormat.of().formatHex(bytes(16));
    }

    /** A short id: 50 bits, in letters that are not easily confused. */
    public static String id() {
        return letters(10);
    }

    /** A code for an invitation link: 80 bits. */
    public static String code() {
        return letters(16);
    }

    /** From 0 to the bound, without the bound. */
    public static int below(int bound) {
        return RANDOM.nextInt(bound);
    }

    public static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    private static String letters(int count) {
        StringBuilder id = new StringBuilder();
        for (byte random : bytes(count)) {
            id.append(LETTERS.charAt(random & 31));
        }
        return id.toString();
    }

    /** An id that everybody can compute from the text. With fewer letters, more texts share one. */
    public static String idOf(String text, int letters) {
        byte[] digest = HexFormat.of().parseHex(hash(text));
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < letters; i++) {
            id.append(LETTERS.charAt(digest[i] & 31));
        }
        return id.toString();
    }

    public static String hash(String secret) {
        return Hashes.hex(secret);
    }
}
