package arbiter.server.openid;

import arbiter.server.account.OpenIdSettings;
import arbiter.server.settings.ServerSettings;
import arbiter.server.settings.Uptime;
import arbiter.server.web.Problem;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClientException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The provider's description of itself. It is fetched when somebody logs in, never when the server starts, so a provider that is down
 * stops nothing else. After a failure the next people are told so at once, and do not wait for another failure.
 */
@Component
class Discovery {
    private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);
    /** The page that the provider sends people back to. */
    static final String PAGE = "/openid";

    private static final Duration FRESH = Duration.ofHours(1);
    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final OpenIdSettings settings;
    private final ServerSettings server;
    private final Line line;
    private final JsonMapper json;
    private final Uptime uptime;

    private record Known(ClientRegistration registration, long until) {}

    private volatile @Nullable Known known;
    /** Until when the provider is not asked again. */
    private volatile long silentUntil;

    Discovery(OpenIdSettings settings, ServerSettings server, Line line, JsonMapper json, Uptime uptime) {
        this.settings = settings;
        this.server = server;
        this.line = line;
        this.json = json;
        this.uptime = uptime;
        this.silentUntil = uptime.nanos();
    }

    ClientRegistration registration() {
        long now = uptime.nanos();
        Known before = known;
        if (before != null && before.until - now > 0) {
            return before.registration;
        }
        if (silentUntil - now > 0) {
            throw silence();
        }
        ClientRegistration found = fetch();
        known = new Known(found, now + FRESH.toNanos());
        return found;
    }

    private ClientRegistration fetch() {
        String text;
        try {
            text = line.client()
                    .get()
                    .uri(URI.create(settings.discovery()))
                    .retrieve()
                    .body(String.class);
        } catch (RestClientException e) {
            throw silent(e);
        }
        try {
            return read(json.readTree(text == null ? "" : text));
        } catch (RuntimeException e) {
            throw silent(e);
        }
    }

    private ClientRegistration read(JsonNode document) {
        String issuer = document.path("issuer").asString("");
        if (!issuer.equals(settings.issuer())) {
            throw new IllegalArgumentException(
                    "it calls itself \"" + issuer + "\"; arbiter.openid.issuer must be exactly this");
        }
        return ClientRegistration.withRegistrationId("openid")
                .clientId(settings.clientId())
                .clientSecret(settings.clientSecret())
                .clientAuthenticationMethod(authentication(document))
                .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                .redirectUri(server.publicUrl() + PAGE)
                .scope("openid", "profile", "email")
                .issuerUri(issuer)
                .authorizationUri(address(document, "authorization_endpoint"))
                .tokenUri(address(document, "token_endpoint"))
                .jwkSetUri(address(document, "jwks_uri"))
                .userInfoUri(document.has("userinfo_endpoint") ? address(document, "userinfo_endpoint") : null)
                .userNameAttributeName("sub")
                .providerConfigurationMetadata(Map.of(Line.ALGORITHMS, texts(document, Line.ALGORITHMS)))
                .build();
    }

    /** The provider's other addresses must be as safe as the one that the operator wrote. */
    private String address(JsonNode document, String name) {
        String address = document.path(name).asString("");
        String scheme = settings.issuer().substring(0, settings.issuer().indexOf(':') + 1);
        if (!address.startsWith("https:") && !address.startsWith(scheme)) {
            throw new IllegalArgumentException(
                    "its " + name + " is \"" + address + "\", which is not an https address");
        }
        return address;
    }

    private ClientAuthenticationMethod authentication(JsonNode document) {
        if (settings.clientSecret().isEmpty()) {
            return ClientAuthenticationMethod.NONE;
        }
        List<String> offered = texts(document, "token_endpoint_auth_methods_supported");
        return offered.contains("client_secret_post") && !offered.contains("client_secret_basic")
                ? ClientAuthenticationMethod.CLIENT_SECRET_POST
                : ClientAuthenticationMethod.CLIENT_SECRET_BASIC;
    }

    private static List<String> texts(JsonNode document, String name) {
        List<String> texts = new ArrayList<>();
        document.path(name).forEach(each -> texts.add(each.asString("")));
        return texts;
    }

    /** Remembers that the provider does not answer, or not with what OpenID asks for. */
    Problem silent(Throwable reason) {
        silentUntil = uptime.nanos() + PAUSE.toNanos();
        LOG.warn("The OpenID provider {} cannot be used: {}", settings.issuer(), String.valueOf(reason.getMessage()));
        return silence();
    }

    private Problem silence() {
        return new Problem(
                        HttpStatus.SERVICE_UNAVAILABLE,
                        "provider-silent",
                        settings.label() + " does not answer. Try again in a minute, or log in with a password.")
                .with("retryAfter", PAUSE.toSeconds());
    }
}
