package arbiter.server.notify;

import arbiter.server.ServerSettings;
import arbiter.server.web.Problem;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Web hooks. They go to the world, not into the operator's own network, unless the operator allows that. */
@Component
class WebHook {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int LONGEST = 500;

    private final boolean anywhere;
    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(PATIENCE)
            .build();

    WebHook(ServerSettings settings) {
        this.anywhere = settings.privateWebHooks();
    }

    /** Refuses an address that no web hook goes to. */
    void check(String address) {
        URI uri;
        try {
            uri = URI.create(address);
        } catch (IllegalArgumentException e) {
            throw Problem.invalid("webhook", "This is no address.");
        }
        boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
        if (!web || uri.getHost() == null || uri.getUserInfo() != null || address.length() > LONGEST) {
            throw Problem.invalid("webhook", "A web hook is an http or https address.");
        }
        if (!anywhere && !isPublic(uri.getHost())) {
            throw Problem.invalid("webhook", "This address is not on the public internet.");
        }
    }

    private static boolean isPublic(String host) {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                byte first = address.getAddress()[0];
                boolean uniqueLocal = address.getAddress().length == 16 && (first & 0xfe) == 0xfc;
                if (address.isLoopbackAddress()
                        || address.isAnyLocalAddress()
                        || address.isLinkLocalAddress()
                        || address.isSiteLocalAddress()
                        || address.isMulticastAddress()
                        || uniqueLocal) {
                    return false;
                }
            }
            return true;
        } catch (UnknownHostException e) {
            return false;
        }
    }

    void send(String address, String json) throws IOException, InterruptedException {
        check(address);
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("User-Agent", "Arbiter")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        int status =
                client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        if (status >= 300) {
            throw new IOException("the web hook answered " + status);
        }
    }
}
