package arbiter.server.push;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Writer;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The server's own keys for push messages (VAPID, RFC 8292): browsers accept messages only from the server that they subscribed to. They
 * are made once and kept in the database, so that all nodes have the same, and a restart loses nobody.
 */
@Component
class PushKeys {
    private static final int COORDINATE = 32;
    private static final Duration LIFE = Duration.ofHours(12);
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private final JdbcClient jdbc;
    private final Writer writer;
    private final ServerSettings settings;
    private final Clock clock;

    private @Nullable Own own;

    PushKeys(JdbcClient jdbc, Writer writer, ServerSettings settings, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.settings = settings;
        this.clock = clock;
    }

    /** @param publicText as browsers want it */
    private record Own(String publicText, PrivateKey privateKey) {}

    /** The key that browsers subscribe to. */
    String publicText() {
        return own().publicText;
    }

    private synchronized Own own() {
        Own known = own;
        if (known == null) {
            known = stored();
            own = known;
        }
        return known;
    }

    private Own stored() {
        String text = read();
        if (text == null) {
            KeyPair fresh = pair();
            String made = TEXT.encodeToString(encoded((ECPublicKey) fresh.getPublic())) + " "
                    + TEXT.encodeToString(fresh.getPrivate().getEncoded());
            writer.run(() -> jdbc.sql(
                            "insert into meta (name, value) values ('push-keys', ?)" + " on conflict (name) do nothing")
                    .param(made)
                    .update());
            // Another node may have been faster.
            text = read();
        }
        String[] parts = String.valueOf(text).split(" ");
        try {
            byte[] secret = Base64.getUrlDecoder().decode(parts[1]);
            return new Own(parts[0], KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(secret)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private @Nullable String read() {
        return jdbc.sql("select value from meta where name = 'push-keys'")
                .query((row, n) -> row.getString(1))
                .optional()
                .orElse(null);
    }

    /** What the header {@code Authorization} says to the push service at that address. */
    String authorization(String endpoint) throws GeneralSecurityException {
        URI uri = URI.create(endpoint);
        String origin = uri.getScheme() + "://" + uri.getRawAuthority();
        String mail = settings.mailFrom().replaceAll(".*<|>.*", "");
        String contact = settings.overTls() ? settings.publicUrl() : "mailto:" + mail;
        long end = clock.instant().plus(LIFE).getEpochSecond();
        String claims = "{\"aud\":\"" + origin + "\",\"exp\":" + end + ",\"sub\":\"" + contact + "\"}";
        String token = text("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + text(claims);
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(own().privateKey);
        signature.update(token.getBytes(StandardCharsets.US_ASCII));
        return "vapid t=" + token + "." + TEXT.encodeToString(signature.sign()) + ", k=" + publicText();
    }

    private static String text(String json) {
        return TEXT.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }

    static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A point of the curve: 4, then both coordinates. */
    static byte[] encoded(ECPublicKey key) {
        byte[] all = new byte[1 + 2 * COORDINATE];
        all[0] = 4;
        put(key.getW().getAffineX(), all, 1);
        put(key.getW().getAffineY(), all, 1 + COORDINATE);
        return all;
    }

    private static void put(BigInteger number, byte[] to, int at) {
        byte[] bytes = number.toByteArray();
        int length = Math.min(bytes.length, COORDINATE);
        System.arraycopy(bytes, bytes.length - length, to, at + COORDINATE - length, length);
    }

    /** @throws GeneralSecurityException where this is no point of the curve */
    static ECPublicKey decoded(byte[] bytes) throws GeneralSecurityException {
        if (bytes.length != 1 + 2 * COORDINATE || bytes[0] != 4) {
            throw new GeneralSecurityException("not an uncompressed point");
        }
        AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec("secp256r1"));
        ECParameterSpec curve = parameters.getParameterSpec(ECParameterSpec.class);
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE, bytes.length));
        requireOn(curve.getCurve(), x, y);
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve));
    }

    private static void requireOn(EllipticCurve curve, BigInteger x, BigInteger y) throws GeneralSecurityException {
        BigInteger prime = ((java.security.spec.ECFieldFp) curve.getField()).getP();
        BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB());
        boolean small = x.compareTo(prime) < 0 && y.compareTo(prime) < 0;
        if (!small || !y.pow(2).subtract(right).mod(prime).equals(BigInteger.ZERO)) {
            throw new GeneralSecurityException("not a point of the curve");
        }
    }
}
