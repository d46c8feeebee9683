package arbiter.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A push service and its browser. It refuses what a real one refuses: a message without a time to live, with a wrong encoding, too long, or
 * without proof that the sender is the server that the browser subscribed to. It decrypts the messages that it accepts.
 */
final class PushService implements AutoCloseable {
    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();
    private static final byte[] AUTH = "sixteen of bytes".getBytes(StandardCharsets.US_ASCII);

    private final HttpServer server;
    private final KeyPair browser;
    private final List<String> got = new CopyOnWriteArrayList<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private volatile int answer = 201;
    private volatile String senderKey = "";

    PushService() throws IOException, GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        browser = generator.generateKeyPair();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::take);
        server.start();
    }

    /**
     * Subscribes as a browser does.
     *
     * @param key the key that the page got from the server
     */
    Map<String, Object> subscription(String key, String name) {
        senderKey = key;
        return Map.of(
                "endpoint",
                origin() + "/wpush/" + name.replace(' ', '-'),
                "keys",
                Map.of(
                        "p256dh",
                        TEXT.encodeToString(point((ECPublicKey) browser.getPublic())),
                        "auth",
                        TEXT.encodeToString(AUTH)),
                "name",
                name);
    }

    List<String> got() {
        return got;
    }

    List<String> faults() {
        return faults;
    }

    void answers(int status) {
        answer = status;
    }

    private String origin() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        int status = answer;
        try {
            String text = opened(exchange, body);
            if (status < 300) {
                got.add(text);
            }
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            faults.add(String.valueOf(e.getMessage()));
            status = 400;
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }

    private String opened(HttpExchange exchange, byte[] body) throws GeneralSecurityException {
        String life = exchange.getRequestHeaders().getFirst("TTL");
        require(life != null && Integer.parseInt(life) > 0, "TTL " + life);
        require("aes128gcm".equals(exchange.getRequestHeaders().getFirst("Content-Encoding")), "encoding");
        require(body.length <= 4096 + 86, "too long");
        requireSender(exchange.getRequestHeaders().getFirst("Authorization"));
        return decrypted(body);
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalArgumentException(what);
        }
    }

    private void requireSender(String header) throws GeneralSecurityException {
        require(header != null && header.startsWith("vapid t="), "no vapid");
        String[] parts = header.substring("vapid t=".length()).split(", k=");
        require(parts[1].equals(senderKey), "another sender");
        String[] token = parts[0].split("\\.");
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(key(Base64.getUrlDecoder().decode(parts[1])));
        signature.update((token[0] + "." + token[1]).getBytes(StandardCharsets.US_ASCII));
        require(signature.verify(Base64.getUrlDecoder().decode(token[2])), "a forged signature");
        String claims = new String(Base64.getUrlDecoder().decode(token[1]), StandardCharsets.UTF_8);
        require(claims.contains("\"aud\":\"" + origin() + "\""), "for another service: " + claims);
        require(claims.matches(".*\"sub\":\"(mailto:[^\"]+@|https://).*"), "no contact: " + claims);
    }

    private PublicKey key(byte[] point) throws GeneralSecurityException {
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
        return KeyFactory.getInstance("EC")
                .generatePublic(
                        new ECPublicKeySpec(new ECPoint(x, y), ((ECPublicKey) browser.getPublic()).getParams()));
    }

    private static byte[] point(ECPublicKey key) {
        ByteBuffer all = ByteBuffer.allocate(65).put((byte) 4);
        for (BigInteger number : List.of(key.getW().getAffineX(), key.getW().getAffineY())) {
            byte[] bytes = number.toByteArray();
            byte[] padded = new byte[32];
            int length = Math.min(bytes.length, 32);
            System.arraycopy(bytes, bytes.length - length, padded, 32 - length, length);
            all.put(padded);
        }
        return all.array();
    }

    private String decrypted(byte[] body) throws GeneralSecurityException {
        byte[] salt = Arrays.copyOf(body, 16);
        int length = body[20];
        byte[] sender = Arrays.copyOfRange(body, 21, 21 + length);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.getPrivate());
        agreement.doPhase(key(sender), true);
        ByteArrayOutputStream info = new ByteArrayOutputStream();
        info.writeBytes("WebPush: info\0".getBytes(StandardCharsets.US_ASCII));
        info.writeBytes(point((ECPublicKey) browser.getPublic()));
        info.writeBytes(sender);
        byte[] secret = derived(AUTH, agreement.generateSecret(), info.toByteArray(), 32);
        byte[] key = derived(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = derived(salt, secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] text = cipher.doFinal(body, 21 + length, body.length - 21 - length);
        require(text[text.length - 1] == 2, "not the last record");
        return new String(text, 0, text.length - 1, StandardCharsets.UTF_8);
    }

    private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(HKDFParameterSpec.ofExtract()
                        .addSalt(salt)
                        .addIKM(new SecretKeySpec(secret, "Generic"))
                        .thenExpand(info, length));
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
