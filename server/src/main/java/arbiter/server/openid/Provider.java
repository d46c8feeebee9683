package arbiter.server.openid;

import arbiter.server.account.Identities.Identity;
import arbiter.server.account.OpenIdSettings;
import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.client.authentication.OAuth2LoginAuthenticationToken;
import org.springframework.security.oauth2.client.oidc.authentication.OidcAuthorizationCodeAuthenticationProvider;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationExchange;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationRequest;
import org.springframework.security.oauth2.core.endpoint.OAuth2AuthorizationResponse;
import org.springframework.security.oauth2.core.endpoint.PkceParameterNames;
import org.springframework.security.oauth2.core.oidc.endpoint.OidcParameterNames;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/**
 * The OpenID provider. Spring Security exchanges the code, checks signature, issuer, audience, times and nonce of the token, and asks for
 * the person's data. All methods wait for another server, so they run on a bench and not on the thread of a request.
 */
@Component
class Provider {
    private static final Logger LOG = LoggerFactory.getLogger(Provider.class);
    private static final int LONGEST_SUBJECT = 255;
    private static final int LONGEST_EMAIL = 254;

    private final OpenIdSettings settings;
    private final Discovery discovery;
    private final SingletonSupplier<OidcAuthorizationCodeAuthenticationProvider> checks;
    private final String back;

    Provider(OpenIdSettings settings, ServerSettings server, Discovery discovery, Line line) {
        this.settings = settings;
        this.discovery = discovery;
        this.back = server.publicUrl() + Discovery.PAGE;
        this.checks = SingletonSupplier.of(line::checks);
    }

    /**
     * A person as the provider describes them.
     *
     * @param name what the provider calls the person; a proposal for the name of a new account
     */
    record Person(Identity identity, @Nullable String name) {}

    /** The address at the provider where the person logs in. */
    String address(Visit.Begun visit) {
        return request(discovery.registration(), visit).getAuthorizationRequestUri();
    }

    private OAuth2AuthorizationRequest request(ClientRegistration at, Visit.Begun visit) {
        return OAuth2AuthorizationRequest.authorizationCode()
                .authorizationUri(String.valueOf(at.getProviderDetails().getAuthorizationUri()))
                .clientId(at.getClientId())
                .redirectUri(back)
                .scopes(at.getScopes())
                .state(visit.state())
                .attributes(kept -> {
                    kept.put(OidcParameterNames.NONCE, visit.nonce());
                    kept.put(PkceParameterNames.CODE_VERIFIER, visit.verifier());
                })
                .additionalParameters(Map.of(
                        OidcParameterNames.NONCE, Digests.of(visit.nonce()),
                        PkceParameterNames.CODE_CHALLENGE, Digests.of(visit.verifier()),
                        PkceParameterNames.CODE_CHALLENGE_METHOD, "S256"))
                .build();
    }

    /** Exchanges the code that the provider gave to the browser. */
    Person person(Visit.Begun visit, String code, String state) {
        ClientRegistration at = discovery.registration();
        OAuth2AuthorizationResponse response = OAuth2AuthorizationResponse.success(code)
                .state(state)
                .redirectUri(back)
                .build();
        try {
            Authentication found = checks.obtain()
                    .authenticate(new OAuth2LoginAuthenticationToken(
                            at, new OAuth2AuthorizationExchange(request(at, visit), response)));
            if (found != null && found.getPrincipal() instanceof OidcUser user) {
                return person(user);
            }
            throw refused("the provider's answer is no OpenID token");
        } catch (AuthenticationException e) {
            throw refusal(e);
        }
    }

    private Person person(OidcUser user) {
        String subject = user.getSubject();
        if (subject == null || subject.isEmpty() || subject.length() > LONGEST_SUBJECT) {
            throw refused("the provider's token has no usable subject");
        }
        String email = user.getEmail();
        boolean trusted =
                Boolean.TRUE.equals(user.getEmailVerified()) && email != null && email.length() <= LONGEST_EMAIL;
        String name = user.getPreferredUsername() != null ? user.getPreferredUsername() : user.getFullName();
        return new Person(new Identity(settings.issuer(), subject, trusted ? email : null), name);
    }

    private Problem refusal(AuthenticationException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException) {
                return discovery.silent(cause);
            }
        }
        return refused(String.valueOf(e.getMessage()));
    }

    private Problem refused(String reason) {
        LOG.warn("A log-in with {} failed: {}", settings.issuer(), reason);
        return new Problem(
                HttpStatus.BAD_GATEWAY,
                "log-in-refused",
                settings.label()
                        + " did not confirm who you are. Begin again; if this happens again, tell the administrator of"
                        + " this server.");
    }

    /** SHA-256 as base64url, as OpenID and PKCE write it. */
    private static final class Digests {
        private Digests() {}

        static String of(String text) {
            try {
                byte[] digest = java.security.MessageDigest.getInstance("SHA-256")
                        .digest(text.getBytes(StandardCharsets.US_ASCII));
                return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
            } catch (java.security.NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
