package arbiter.server.openid;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.SecurityContext;
import jakarta.servlet.DispatcherType;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.UUID;
import org.eclipse.jetty.ee11.servlet.FilterHolder;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import org.springframework.http.MediaType;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configuration.OAuth2AuthorizationServerConfiguration;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.ClientAuthenticationMethod;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.authorization.client.InMemoryRegisteredClientRepository;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.settings.AuthorizationServerSettings;
import org.springframework.security.oauth2.server.authorization.settings.ClientSettings;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;
import org.springframework.security.oauth2.server.authorization.token.OAuth2TokenCustomizer;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.LoginUrlAuthenticationEntryPoint;
import org.springframework.security.web.util.matcher.MediaTypeRequestMatcher;
import org.springframework.web.context.ContextLoaderListener;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;
import org.springframework.web.filter.DelegatingFilterProxy;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;

/**
 * A real OpenID provider: Spring Authorization Server, which asks for PKCE. Everybody's password is their name. The e-mail address of
 * people whose name begins with "un" is not verified.
 */
public final class TestProvider implements AutoCloseable {
    static final String CLIENT = "arbiter";
    static final String SECRET = "the secret of the tests";

    private final Server jetty = new Server();
    private final String issuer;

    /** @param redirect the page to which people are sent back */
    public TestProvider(String redirect) {
        ServerConnector connector = new ServerConnector(jetty);
        connector.setHost("localhost");
        jetty.addConnector(connector);
        try {
            connector.open();
            issuer = "http://localhost:" + connector.getLocalPort();
            AnnotationConfigWebApplicationContext context = new AnnotationConfigWebApplicationContext();
            context.register(Rules.class);
            context.addBeanFactoryPostProcessor(beans -> {
                beans.registerSingleton(
                        "serverSettings",
                        AuthorizationServerSettings.builder().issuer(issuer).build());
                beans.registerSingleton("clients", new InMemoryRegisteredClientRepository(client(redirect)));
            });
            ServletContextHandler handler = new ServletContextHandler("/", ServletContextHandler.SESSIONS);
            handler.addEventListener(new ContextLoaderListener(context));
            handler.addFilter(
                    new FilterHolder(new DelegatingFilterProxy("springSecurityFilterChain")),
                    "/*",
                    EnumSet.allOf(DispatcherType.class));
            handler.addServlet(
                    new ServletHolder(new DispatcherServlet(new AnnotationConfigWebApplicationContext())), "/");
            jetty.setHandler(handler);
            jetty.start();
            answerOnce();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** The first answers load many classes. On a busy machine this takes longer than the server waits for a provider. */
    private void answerOnce() throws IOException, InterruptedException {
        String code = "grant_type=authorization_code&code=none&code_verifier=none";
        String secret = Base64.getEncoder().encodeToString((CLIENT + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
        HttpRequest.Builder token = ask("/oauth2/token")
                .header("Authorization", "Basic " + secret)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(code));
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (HttpRequest.Builder request :
                    List.of(ask("/.well-known/openid-configuration"), ask("/oauth2/jwks"), ask("/login"), token)) {
                client.send(request.build(), HttpResponse.BodyHandlers.discarding());
            }
        }
    }

    private HttpRequest.Builder ask(String path) {
        return HttpRequest.newBuilder(URI.create(issuer + path));
    }

    private static RegisteredClient client(String redirect) {
        return RegisteredClient.withId("1")
                .clientId(CLIENT)
                .clientSecret("{noop}" + SECRET)
                .clientAuthenticationMethod(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                .redirectUri(redirect)
                .scope("openid")
                .scope("profile")
                .scope("email")
                .clientSettings(ClientSettings.builder()
                        .requireProofKey(true)
                        .requireAuthorizationConsent(false)
                        .build())
                .build();
    }

    public String issuer() {
        return issuer;
    }

    @Override
    public void close() {
        try {
            jetty.stop();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @EnableWebSecurity
    @EnableWebMvc
    static class Rules {
        @Bean
        @Order(1)
        SecurityFilterChain protocol(HttpSecurity http) throws Exception {
            return http.oauth2AuthorizationServer(server -> {
                        http.securityMatcher(server.getEndpointsMatcher());
                        server.oidc(Customizer.withDefaults());
                    })
                    .authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
                    .oauth2ResourceServer(resources -> resources.jwt(Customizer.withDefaults()))
                    .exceptionHandling(refusals -> refusals.defaultAuthenticationEntryPointFor(
                            new LoginUrlAuthenticationEntryPoint("/login"),
                            new MediaTypeRequestMatcher(MediaType.TEXT_HTML)))
                    .build();
        }

        @Bean
        @Order(2)
        SecurityFilterChain people(HttpSecurity http) throws Exception {
            return http.authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
                    .csrf(AbstractHttpConfigurer::disable)
                    .formLogin(Customizer.withDefaults())
                    .build();
        }

        @Bean
        UserDetailsService everybody() {
            return name -> User.withUsername(name)
                    .password("{noop}" + name)
                    .roles("PERSON")
                    .build();
        }

        @Bean
        JWKSource<SecurityContext> keys() throws NoSuchAlgorithmException {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            KeyPair pair = generator.generateKeyPair();
            RSAKey key = new RSAKey.Builder((RSAPublicKey) pair.getPublic())
                    .privateKey((RSAPrivateKey) pair.getPrivate())
                    .keyID(UUID.randomUUID().toString())
                    .build();
            return new ImmutableJWKSet<>(new JWKSet(key));
        }

        @Bean
        JwtDecoder decoder(JWKSource<SecurityContext> keys) {
            return OAuth2AuthorizationServerConfiguration.jwtDecoder(keys);
        }

        @Bean
        OAuth2TokenCustomizer<JwtEncodingContext> claims() {
            return context -> {
                String name = context.getPrincipal().getName();
                context.getClaims()
                        .claim("preferred_username", name)
                        .claim("email", name + "@example.org")
                        .claim("email_verified", !name.startsWith("un"));
            };
        }
    }

    /** For the tests in a browser: prints the address of the provider, and runs until its input ends. */
    public static void main(String[] args) throws Exception {
        try (TestProvider provider = new TestProvider(args[0])) {
            System.out.println(provider.issuer());
            while (System.in.read() >= 0) {
                // Nobody writes anything; the end of the input is the end of the tests.
            }
        }
    }
}
