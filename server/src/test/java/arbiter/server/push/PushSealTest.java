package arbiter.server.push;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** The example in appendix A of RFC 8291, byte for byte. */
class PushSealTest {
    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    private static KeyPair pair(String publicText, String privateText) throws GeneralSecurityException {
        ECPublicKey key = PushKeys.decoded(bytes(publicText));
        PrivateKey secret = KeyFactory.getInstance("EC")
                .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, bytes(privateText)), key.getParams()));
        return new KeyPair(key, secret);
    }

    @Test
    void theExampleOfTheStandard() throws GeneralSecurityException {
        ECPublicKey browser = PushKeys.decoded(
                bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"));
        KeyPair own = pair(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
                "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        byte[] sealed = PushSeal.seal(
                "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
                browser,
                bytes("BTBZMqHH6r4Tts7J_aSIgg"),
                own,
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertEquals(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PB"
                        + "ru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
                Base64.getUrlEncoder().withoutPadding().encodeToString(sealed));
    }

    @Test
    void aPointThatIsNotOnTheCurveIsNoKey() {
        byte[] off = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        off[64] ^= 1;
        assertThrows(GeneralSecurityException.class, () -> PushKeys.decoded(off));
        assertThrows(GeneralSecurityException.class, () -> PushKeys.decoded(new byte[65]));
        assertThrows(GeneralSecurityException.class, () -> PushKeys.decoded(new byte[3]));
    }
}
