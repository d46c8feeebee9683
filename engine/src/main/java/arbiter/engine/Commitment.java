package arbiter.engine;

import arbiter.engine.chance.Hashes;
import java.util.List;

/**
 * Binds the server to a sheet without showing the sheet: SHA-256 over a nonce that only the server knows and the sheet's
 * normal form. Both become public when the turn is resolved, and then anybody can check the hash. Before that, a receipt
 * proves nothing to other players.
 */
public record Commitment(String hex) {
    public static Commitment to(String nonce, List<String> normalForm) {
        return new Commitment(Hashes.hex(nonce + "\n" + String.join("\n", normalForm)));
    }
}
