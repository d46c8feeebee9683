package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.config.observation.SecurityObservationSettings;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.security.web.authentication.session.NullAuthenticatedSessionStrategy;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfException;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.AnyRequestMatcher;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** Security of all endpoints. Everything that is not listed here as open needs a log-in. */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {
    private static final String POLICY =
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
                    + " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    private static final String[] OPEN_TO_READ = {
        "/api/me",
        "/api/rulesets/**",
        "/api/games",
        "/api/games/**",
        "/api/invitations/*",
        "/api/telegram",
        "/api/maps/*",
        "/api/maps/*/thumbnail.svg",
        "/api/maps/*/link.png",
        "/api/scenarios/**",
        "/api/oembed",
        "/api/people/*",
        "/api/people/*/games",
        "/api/ladders/*/*",
        "/api/studies/*",
        "/api/studies/*/positions/*",
        "/api/studies/*/positions/*/scenario"
    };
    private static final String[] OPEN_TO_WRITE = {
        "/api/accounts",
        "/api/guests",
        "/api/session",
        "/api/telegram/session",
        "/api/password",
        "/api/administrator",
        "/api/sandbox",
        "/api/play",
        "/api/rulesets/*/preview",
        "/api/rulesets/*/workshop/*",
        "/api/me/email/confirm",
        "/api/openid",
        "/api/openid/return",
        "/api/openid/account"
    };

    /** Answers that are the same for everybody. Caches between server and browser may keep them, so they bring no cookie. */
    private static final String[] THE_SAME_FOR_ALL = {
        "/assets/**",
        "/api/oembed",
        "/api/games/*/positions/*/card.svg",
        "/api/games/*/positions/*/link.png",
        "/api/maps/*/link.png",
        "/api/scenarios/*/link.png",
        "/api/rulesets/*/chapters/*/link.png"
    };

    private static RequestMatcher theSameForAll() {
        return new OrRequestMatcher(Arrays.stream(THE_SAME_FOR_ALL)
                .map(path -> (RequestMatcher) PathPatternRequestMatcher.pathPattern(HttpMethod.GET, path))
                .toList());
    }

    /** Boards on other people's pages. Every caller is a stranger here, and only here may a page be in a frame. */
    @Bean
    @Order(1)
    SecurityFilterChain embedded(HttpSecurity http, ServerSettings settings) throws Exception {
        return http.securityMatcher(Embedding.PATHS)
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .csrf(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .authorizeHttpRequests(requests -> requests.requestMatchers(HttpMethod.GET, Embedding.PATHS)
                        .permitAll()
                        .anyRequest()
                        .denyAll())
                .headers(headers -> headers.httpStrictTransportSecurity(hsts -> strictTransport(hsts, settings))
                        .contentSecurityPolicy(policy -> policy.policyDirectives(Embedding.POLICY))
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.NO_REFERRER))
                        .frameOptions(HeadersConfigurer.FrameOptionsConfig::disable))
                .build();
    }

    @Bean
    @Order(2)
    SecurityFilterChain chain(HttpSecurity http, Recognition recognition, ServerSettings settings, JsonMapper json)
            throws Exception {
        CookieCsrfTokenRepository tokens = CookieCsrfTokenRepository.withHttpOnlyFalse();
        tokens.setCookieCustomizer(
                cookie -> cookie.sameSite("Lax").secure(settings.overTls()).path("/"));
        RequestMatcher bearer = request -> {
            String header = request.getHeader(HttpHeaders.AUTHORIZATION);
            return header != null && header.startsWith(CallerFilter.BEARER);
        };
        return http.sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                // The framework has no sessions here, so it would treat every identified request as a log-in and change
                // the CSRF token. That would break pages that send two requests at the same time.
                .csrf(csrf -> csrf.spa()
                        .csrfTokenRepository(new CookieTokens(tokens, new OrRequestMatcher(bearer, theSameForAll())))
                        .sessionAuthenticationStrategy(new NullAuthenticatedSessionStrategy())
                        .ignoringRequestMatchers(bearer))
                .formLogin(AbstractHttpConfigurer::disable)
                .httpBasic(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .requestCache(AbstractHttpConfigurer::disable)
                // Nothing asks the request who the caller is; endpoints get a Caller.
                .servletApi(AbstractHttpConfigurer::disable)
                .addFilterBefore(
                        new CallerFilter(recognition, (response, problem) -> answer(json, response, problem)),
                        AnonymousAuthenticationFilter.class)
                .authorizeHttpRequests(requests -> requests.requestMatchers("/api/admin/**", "/actuator/prometheus")
                        .hasRole("ADMINISTRATOR")
                        .requestMatchers(HttpMethod.GET, OPEN_TO_READ)
                        .permitAll()
                        .requestMatchers(HttpMethod.POST, OPEN_TO_WRITE)
                        .permitAll()
                        .requestMatchers("/api/**")
                        .authenticated()
                        .requestMatchers("/actuator/health/**")
                        .permitAll()
                        .requestMatchers("/actuator/**")
                        .denyAll()
                        .requestMatchers(HttpMethod.GET, "/**")
                        .permitAll()
                        // Programs that check links ask for pages without their text.
                        .requestMatchers(HttpMethod.HEAD, "/**")
                        .permitAll()
                        .requestMatchers("/error")
                        .permitAll()
                        .anyRequest()
                        .denyAll())
                .exceptionHandling(refusals -> refusals.authenticationEntryPoint((request, response, e) -> answer(
                                json, response, bearer.matches(request) ? Problem.wrongToken() : Problem.logInFirst()))
                        .accessDeniedHandler((request, response, e) -> answer(
                                json,
                                response,
                                e instanceof CsrfException
                                        ? new Problem(
                                                HttpStatus.FORBIDDEN,
                                                "csrf",
                                                "X-XSRF-TOKEN: is missing or not right; send the value of the cookie"
                                                        + " XSRF-TOKEN, or use a token. On the page, load it again.")
                                        : Problem.notYours("You may not do that."))))
                .headers(headers -> headers.httpStrictTransportSecurity(hsts -> strictTransport(hsts, settings))
                        .contentSecurityPolicy(policy -> policy.policyDirectives(POLICY))
                        .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
                        .frameOptions(HeadersConfigurer.FrameOptionsConfig::deny)
                        .permissionsPolicyHeader(permissions ->
                                permissions.policy("camera=(), microphone=(), geolocation=(), payment=(), usb=()"))
                        .crossOriginOpenerPolicy(opener -> opener.policy(
                                org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter
                                        .CrossOriginOpenerPolicy.SAME_ORIGIN)))
                .build();
    }

    /**
     * Tokens in cookies. A program with a bearer token needs none, and a new one for each of its requests would cost random numbers. An
     * answer that a cache gives to other people must not have one.
     */
    private record CookieTokens(CsrfTokenRepository cookies, RequestMatcher exempt) implements CsrfTokenRepository {
        private static final CsrfToken NONE = new DefaultCsrfToken("X-XSRF-TOKEN", "_csrf", "none");

        @Override
        public CsrfToken generateToken(HttpServletRequest request) {
            return cookies.generateToken(request);
        }

        @Override
        public void saveToken(@Nullable CsrfToken token, HttpServletRequest request, HttpServletResponse response) {
            cookies.saveToken(token, request, response);
        }

        @Override
        public @Nullable CsrfToken loadToken(HttpServletRequest request) {
            return exempt.matches(request) ? NONE : cookies.loadToken(request);
        }
    }

    /** TLS ends at the proxy, so the public URL decides, not the request. */
    private static void strictTransport(HeadersConfigurer<?>.HstsConfig hsts, ServerSettings settings) {
        if (settings.overTls()) {
            hsts.requestMatcher(AnyRequestMatcher.INSTANCE)
                    .includeSubDomains(false)
                    .maxAgeInSeconds(Duration.ofDays(365).toSeconds());
        } else {
            hsts.disable();
        }
    }

    private static void answer(JsonMapper json, HttpServletResponse response, Problem problem) throws IOException {
        response.setStatus(problem.status().value());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.getOutputStream()
                .write(json.writeValueAsBytes(Problems.detail(problem.status(), problem.code(), problem.sentence())));
    }

    /** Timing every filter costs more than the filters themselves. Whole requests are still timed. */
    @Bean
    SecurityObservationSettings untimedFilters() {
        return SecurityObservationSettings.noObservations();
    }

    @Bean
    WebMvcConfigurer callers() {
        return new WebMvcConfigurer() {
            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.add(new CallerArgument());
            }
        };
    }
}
