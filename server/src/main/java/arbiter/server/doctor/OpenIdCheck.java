package arbiter.server.doctor;

import arbiter.server.account.OpenIdSettings;
import arbiter.server.settings.Installation;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Asks the OpenID provider for its description, as the server does when somebody logs in. */
final class OpenIdCheck {
    private static final String ABOUT = "OpenID";

    private OpenIdCheck() {}

    /** Empty if there is no provider. */
    static Optional<Finding> finding(Installation installation, Duration patience) throws InterruptedException {
        String issuer = installation.value("arbiter.openid.issuer", "");
        if (issuer.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(asked(
                    new OpenIdSettings(issuer, installation.value("arbiter.openid.client-id", ""), "", "OpenID"),
                    patience));
        } catch (IllegalArgumentException e) {
            return Optional.of(Finding.problem(ABOUT, e.getMessage() + "."));
        }
    }

    private static Finding asked(OpenIdSettings settings, Duration patience) throws InterruptedException {
        String description = settings.discovery();
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(patience).build()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create(description))
                            .timeout(patience)
                            .build(),
                    BodyHandlers.ofString());
            String name = answer.statusCode() == 200
                    ? JsonMapper.shared().readTree(answer.body()).path("issuer").asString("")
                    : "";
            if (name.isEmpty()) {
                return Finding.problem(ABOUT, description + " is not the description of an OpenID provider.");
            }
            return name.equals(settings.issuer())
                    ? Finding.good(ABOUT, settings.issuer() + " answers.")
                    : Finding.problem(
                            ABOUT,
                            "The provider calls itself " + name + ". Write exactly that as arbiter.openid.issuer.");
        } catch (IOException | JacksonException e) {
            return Finding.problem(
                    ABOUT,
                    description + " cannot be read from here: " + e.getClass().getSimpleName()
                            + ". People can log in with passwords only.");
        }
    }
}
