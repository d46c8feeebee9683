package arbiter.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.springframework.security.crypto.password.PasswordEncoder;

class PasswordsTest {
    /** Otherwise the time of a refusal would tell whether a name exists. */
    @Test
    void nobodysHashCostsAsMuchAsEveryOther() {
        PasswordEncoder encoder = new Passwords.Hashing().passwordEncoder();
        String real = String.valueOf(encoder.encode("swordfish"));
        String nobodys = Passwords.nobodys();
        assertEquals(costs(real), costs(nobodys));
        assertEquals(real.length(), nobodys.length());
        assertFalse(encoder.upgradeEncoding(nobodys));
        assertFalse(encoder.matches("swordfish", nobodys));
    }

    private static String costs(String hash) {
        return hash.substring(0, hash.indexOf('$', hash.indexOf("p=")));
    }
}
