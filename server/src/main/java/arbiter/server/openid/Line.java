package arbiter.server.openid;

import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.http.converter.FormHttpMessageConverter;
import org.springframework.security.oauth2.client.endpoint.RestClientAuthorizationCodeTokenResponseClient;
import org.springframework.security.oauth2.client.oidc.authentication.OidcAuthorizationCodeAuthenticationProvider;
import org.springframework.security.oauth2.client.oidc.authentication.OidcIdTokenDecoderFactory;
import org.springframework.security.oauth2.client.oidc.authentication.OidcIdTokenValidator;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.userinfo.DefaultOAuth2UserService;
import org.springframework.security.oauth2.core.DelegatingOAuth2TokenValidator;
import org.springframework.security.oauth2.core.OAuth2AuthorizationException;
import org.springframework.security.oauth2.core.OAuth2Error;
import org.springframework.security.oauth2.core.converter.ClaimTypeConverter;
import org.springframework.security.oauth2.core.http.converter.OAuth2AccessTokenResponseHttpMessageConverter;
import org.springframework.security.oauth2.jose.jws.SignatureAlgorithm;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/** The connection to the provider: Spring Security's parts, each with a time limit. Their own clients would wait for ever. */
@Component
class Line {
    private static final Duration CONNECT = Duration.ofSeconds(3);
    private static final Duration ANSWER = Duration.ofSeconds(5);
    /** The name in the provider's description of the list of signatures that it uses. */
    static final String ALGORITHMS = "id_token_signing_alg_values_supported";

    private static final int LONGEST_REASON = 300;

    /** Made when somebody logs in with a provider, because making it takes long and most servers have no provider. */
    private final SingletonSupplier<JdkClientHttpRequestFactory> requests = SingletonSupplier.of(Line::limited);

    /** Kept, because each caches the provider's keys. */
    private final Map<String, JwtDecoder> decoders = new ConcurrentHashMap<>();

    private static JdkClientHttpRequestFactory limited() {
        JdkClientHttpRequestFactory requests = new JdkClientHttpRequestFactory(HttpClient.newBuilder()
                .connectTimeout(CONNECT)
                .followRedirects(HttpClient.Redirect.NEVER)
                .build());
        requests.setReadTimeout(ANSWER);
        return requests;
    }

    RestClient client() {
        return RestClient.builder().requestFactory(requests.obtain()).build();
    }

    OidcAuthorizationCodeAuthenticationProvider checks() {
        OidcAuthorizationCodeAuthenticationProvider checks =
                new OidcAuthorizationCodeAuthenticationProvider(tokens(), people());
        checks.setJwtDecoderFactory(this::decoder);
        return checks;
    }

    private RestClientAuthorizationCodeTokenResponseClient tokens() {
        RestClientAuthorizationCodeTokenResponseClient tokens = new RestClientAuthorizationCodeTokenResponseClient();
        tokens.setRestClient(RestClient.builder()
                .requestFactory(requests.obtain())
                .configureMessageConverters(converters -> converters
                        .addCustomConverter(new FormHttpMessageConverter())
                        .addCustomConverter(new OAuth2AccessTokenResponseHttpMessageConverter()))
                .defaultStatusHandler(status -> status.isError(), (request, response) -> {
                    byte[] said = response.getBody().readNBytes(LONGEST_REASON);
                    throw new OAuth2AuthorizationException(new OAuth2Error(
                            "token-refused",
                            response.getStatusCode() + " " + new String(said, StandardCharsets.UTF_8),
                            null));
                })
                .build());
        return tokens;
    }

    private OidcUserService people() {
        DefaultOAuth2UserService plain = new DefaultOAuth2UserService();
        plain.setRestOperations(new RestTemplate(requests.obtain()));
        OidcUserService people = new OidcUserService();
        people.setOauth2UserService(plain);
        return people;
    }

    private JwtDecoder decoder(ClientRegistration registration) {
        String keys = String.valueOf(registration.getProviderDetails().getJwkSetUri());
        return decoders.computeIfAbsent(keys + " " + algorithms(registration), key -> {
            NimbusJwtDecoder decoder = NimbusJwtDecoder.withJwkSetUri(keys)
                    .jwsAlgorithms(all -> all.addAll(algorithms(registration)))
                    .restOperations(new RestTemplate(requests.obtain()))
                    .build();
            decoder.setJwtValidator(new DelegatingOAuth2TokenValidator<>(
                    new JwtTimestampValidator(), new OidcIdTokenValidator(registration)));
            decoder.setClaimSetConverter(
                    new ClaimTypeConverter(OidcIdTokenDecoderFactory.createDefaultClaimTypeConverters()));
            return decoder;
        });
    }

    /** The signatures with public keys that the provider uses. A signature with the shared secret, or none at all, is never accepted. */
    private static List<SignatureAlgorithm> algorithms(ClientRegistration registration) {
        Object offered =
                registration.getProviderDetails().getConfigurationMetadata().get(ALGORITHMS);
        List<SignatureAlgorithm> algorithms = new ArrayList<>();
        if (offered instanceof List<?> names) {
            for (Object name : names) {
                SignatureAlgorithm algorithm = SignatureAlgorithm.from(String.valueOf(name));
                if (algorithm != null) {
                    algorithms.add(algorithm);
                }
            }
        }
        return algorithms.isEmpty() ? List.of(SignatureAlgorithm.RS256) : algorithms;
    }
}
