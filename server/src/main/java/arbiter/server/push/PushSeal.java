package arbiter.server.push;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts a push message for one browser (RFC 8291 and 8188): the push service carries it and cannot read it. The JDK has every
 * part of it. A library for it would bring its own HTTP client, which goes wherever an address leads.
 */
final class PushSeal {
    private static final int RECORD = 4096;
    private static final int TAG_BITS = 128;
    private static final int SALT = 16;
    /** A record holds the text, its end mark and the tag. */
    static final int LONGEST = RECORD - 17;

    private static final SecureRandom RANDOM = new SecureRandom();

    private PushSeal() {}

    /** @param auth the secret that the browser gave with its key */
    static byte[] seal(byte[] text, ECPublicKey browser, byte[] auth) throws GeneralSecurityException {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        return seal(text, browser, auth, PushKeys.pair(), salt);
    }

    static byte[] seal(byte[] text, ECPublicKey browser, byte[] auth, KeyPair own, byte[] salt)
            throws GeneralSecurityException {
        byte[] ownKey = PushKeys.encoded((ECPublicKey) own.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(browser, true);
        byte[] info = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), PushKeys.encoded(browser), ownKey);
        byte[] secret = derived(auth, agreement.generateSecret(), info, 32);
        byte[] key = derived(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = derived(salt, secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        // The 2 marks the last record.
        byte[] sealed = cipher.doFinal(joined(text, new byte[] {2}));
        byte[] size = ByteBuffer.allocate(4).putInt(RECORD).array();
        return joined(salt, size, new byte[] {(byte) ownKey.length}, ownKey, sealed);
    }

    private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        SecretKey from = new SecretKeySpec(secret, "Generic");
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(
                        HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(from).thenExpand(info, length));
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
