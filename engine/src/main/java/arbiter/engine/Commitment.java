package arbiter.engine;

import arbiter.engine.chance.Hashes;
import java.util.List;

/**
 * Binds the server to a sheet without showing it: SHA-256 over a nonce that only the server knows and the sheet's normal
 * form. With the turn both become public, and anybody can check; before, a receipt proves nothing to other players.
 */
public record Commitment(String hex) {
    public static Commitment to(String nonce, List<String> normalForm) {
        return new Commitment(Hashes.hex(nonce + "\n" + String.join("\n", normalForm)));
    }
}
