package arbiter.server.account;

import arbiter.server.settings.About;
import java.net.URI;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** The OpenID provider with which people can log in, as {@code arbiter.openid.…}. Without an issuer there is none. */
@ConfigurationProperties("arbiter.openid")
public record OpenIdSettings(
        @About(
                "the address of an OpenID provider, exactly as the provider names itself; without it, people log in with passwords only")
        @DefaultValue("")
        String issuer,

        @About("the client id that the provider gave to this server") @DefaultValue("")
        String clientId,

        @About("the client secret that the provider gave to this server; none for a public client") @DefaultValue("")
        String clientSecret,

        @About("the name of the provider on the page, as in \"Continue with OpenID\"") @DefaultValue("OpenID")
        String label) {
    private static final int LONGEST_LABEL = 40;
    private static final List<String> OWN_MACHINE = List.of("localhost", "127.0.0.1", "[::1]");

    public OpenIdSettings {
        if (!issuer.isEmpty()) {
            requireAddress(issuer);
            require(
                    !clientId.isBlank(),
                    "arbiter.openid.client-id is missing; the provider of arbiter.openid.issuer gives one");
        }
        require(
                !label.isBlank() && label.length() <= LONGEST_LABEL,
                "arbiter.openid.label needs 1 to " + LONGEST_LABEL + " characters");
    }

    private static void requireAddress(String issuer) {
        URI uri;
        try {
            uri = URI.create(issuer);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("arbiter.openid.issuer is not an address: " + issuer);
        }
        boolean safe = "https".equals(uri.getScheme())
                || "http".equals(uri.getScheme()) && OWN_MACHINE.contains(String.valueOf(uri.getHost()));
        require(
                safe && uri.getHost() != null && uri.getQuery() == null && uri.getFragment() == null,
                "arbiter.openid.issuer must be an https address without ? and #; http is possible on this machine only");
    }

    private static void require(boolean right, String otherwise) {
        if (!right) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Where the provider describes itself. */
    public String discovery() {
        return (issuer.endsWith("/") ? issuer.substring(0, issuer.length() - 1) : issuer)
                + "/.well-known/openid-configuration";
    }

    public boolean on() {
        return !issuer.isEmpty();
    }
}
