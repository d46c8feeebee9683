package arbiter.server.account;

import arbiter.server.storage.Secrets;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/** Hashes passwords. Each hash takes 19 MiB and some tens of milliseconds on purpose, so only a few are computed at once. */
@Component
class Passwords {
    private final PasswordEncoder encoder;
    private final Workbench bench;

    Passwords(PasswordEncoder encoder, Workbench bench) {
        this.encoder = encoder;
        this.bench = bench;
    }

    /** A hash that no password matches; computed at start, when nobody waits for it. */
    String nobodys() {
        return String.valueOf(encoder.encode(Secrets.token()));
    }

    /** @param visitor the caller; visitors share the hashing threads fairly */
    String hash(String visitor, String password) {
        return bench.run(Bench.PASSWORDS, visitor, () -> String.valueOf(encoder.encode(password)));
    }

    boolean matches(String visitor, String password, String hash) {
        return bench.run(Bench.PASSWORDS, visitor, () -> encoder.matches(password, hash));
    }
}
