package arbiter.server.telegram;

import arbiter.server.telegram.wire.TelegramSettings;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What Telegram tells a page that it opens: who looks at it, with a signature that only Telegram and the owner of the bot can make. */
@Component
class InitData {
    /** A copied link is worth nothing after this. */
    private static final Duration LIFE = Duration.ofHours(1);

    private static final Duration AHEAD = Duration.ofMinutes(5);
    private static final int LONGEST = 8_000;
    private static final String HMAC = "HmacSHA256";

    private final TelegramSettings settings;
    private final JsonMapper json;
    private final Clock clock;

    InitData(TelegramSettings settings, JsonMapper json, Clock clock) {
        this.settings = settings;
        this.json = json;
        this.clock = clock;
    }

    /** The number of the person; empty if the signature is wrong or too old. */
    Optional<Long> person(String initData) {
        if (!settings.on() || initData.length() > LONGEST) {
            return Optional.empty();
        }
        Map<String, String> fields = fields(initData);
        String given = fields.remove("hash");
        if (given == null || !signed(fields, given) || !fresh(fields.getOrDefault("auth_date", ""))) {
            return Optional.empty();
        }
        try {
            JsonNode user = json.readTree(fields.getOrDefault("user", "{}"));
            return user.path("id").isIntegralNumber()
                    ? Optional.of(user.path("id").asLong())
                    : Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static Map<String, String> fields(String query) {
        Map<String, String> fields = new TreeMap<>();
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                try {
                    fields.put(
                            pair.substring(0, equals),
                            URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
                } catch (IllegalArgumentException e) {
                    return new TreeMap<>();
                }
            }
        }
        return fields;
    }

    private boolean signed(Map<String, String> fields, String given) {
        String text = fields.entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining("\n"));
        byte[] secret = hmac("WebAppData".getBytes(StandardCharsets.UTF_8), settings.token());
        byte[] expected = HexFormat.of().formatHex(hmac(secret, text)).getBytes(StandardCharsets.US_ASCII);
        return MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] hmac(byte[] key, String text) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean fresh(String seconds) {
        if (!seconds.matches("[0-9]{1,12}")) {
            return false;
        }
        Instant made = Instant.ofEpochSecond(Long.parseLong(seconds));
        Instant now = clock.instant();
        return made.isAfter(now.minus(LIFE)) && made.isBefore(now.plus(AHEAD));
    }
}
