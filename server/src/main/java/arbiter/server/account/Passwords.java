package arbiter.server.account;

import arbiter.server.storage.Secrets;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.util.Base64;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/** Hashes passwords. Each hash takes 19 MiB and some tens of milliseconds on purpose, so only a few are computed at once. */
@Component
class Passwords {
    /** 19 MiB and two passes: one of the settings that OWASP recommends for Argon2id. */
    private static final int MEMORY_KIB = 19 * 1024;

    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final String LIKE_EVERY_HASH =
            "$argon2id$v=19$m=" + MEMORY_KIB + ",t=" + PASSES + ",p=" + LANES + "$";

    @Configuration(proxyBeanMethods = false)
    static class Hashing {
        @Bean
        PasswordEncoder passwordEncoder() {
            return new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, MEMORY_KIB, PASSES);
        }
    }

    private final PasswordEncoder encoder;
    private final Workbench bench;

    Passwords(PasswordEncoder encoder, Workbench bench) {
        this.encoder = encoder;
        this.bench = bench;
    }

    /**
     * A text like a hash, which no password matches. To compare a password with it takes as long as with a real one. It is random and not
     * computed, because a computation would delay the start.
     */
    static String nobodys() {
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return LIKE_EVERY_HASH
                + base64.encodeToString(Secrets.bytes(SALT_BYTES))
                + "$"
                + base64.encodeToString(Secrets.bytes(HASH_BYTES));
    }

    /** @param visitor the caller; visitors share the hashing threads fairly */
    String hash(String visitor, String password) {
        return bench.run(Bench.PASSWORDS, visitor, () -> String.valueOf(encoder.encode(password)));
    }

    boolean matches(String visitor, String password, String hash) {
        return bench.run(Bench.PASSWORDS, visitor, () -> encoder.matches(password, hash));
    }
}
