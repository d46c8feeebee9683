package arbiter.server.telegram.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls of Telegram's Bot API. The token is part of every address, so no address appears in a log or an error. */
@Component
public class BotApi {
    static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String BOUNDARY = "arbiter-7d1f0c";

    private final TelegramSettings settings;
    private final JsonMapper json;
    /** Made for the first call, because making it takes long and many servers have no bot. */
    private final SingletonSupplier<HttpClient> client = SingletonSupplier.of(
            () -> HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build());

    BotApi(TelegramSettings settings, JsonMapper json) {
        this.settings = settings;
        this.json = json;
    }

    public JsonNode call(String method, Map<String, ?> parameters) throws IOException, Refused {
        return call(method, parameters, PATIENCE);
    }

    /** @return the {@code result} of the answer */
    JsonNode call(String method, Map<String, ?> parameters, Duration patience) throws IOException, Refused {
        byte[] body = json.writeValueAsBytes(parameters);
        return send(method, "application/json", body, patience);
    }

    /** A call with a picture, as a form with files. */
    JsonNode upload(String method, Map<String, ?> parameters, String field, byte[] png) throws IOException, Refused {
        ByteArrayOutputStream form = new ByteArrayOutputStream();
        for (Map.Entry<String, ?> each : parameters.entrySet()) {
            Object value = each.getValue();
            String text = value instanceof String plain ? plain : json.writeValueAsString(value);
            write(form, "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + each.getKey() + "\"\r\n\r\n");
            write(form, text + "\r\n");
        }
        write(
                form,
                "--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"" + field + "\"; filename=\"map.png\"");
        write(form, "\r\nContent-Type: image/png\r\n\r\n");
        form.writeBytes(png);
        write(form, "\r\n--" + BOUNDARY + "--\r\n");
        return send(method, "multipart/form-data; boundary=" + BOUNDARY, form.toByteArray(), PATIENCE.multipliedBy(2));
    }

    private static void write(ByteArrayOutputStream form, String text) {
        form.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private JsonNode send(String method, String type, byte[] body, Duration patience) throws IOException, Refused {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create(settings.api() + "/bot" + settings.token() + "/" + method))
                .timeout(patience)
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                .build();
        HttpResponse<byte[]> response;
        try {
            response = client.obtain().send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        } catch (IOException e) {
            throw new IOException(
                    method + ": Telegram did not answer (" + e.getClass().getSimpleName() + ")");
        }
        JsonNode answer = read(method, response);
        if (!answer.path("ok").asBoolean(false)) {
            throw Refused.of(response.statusCode(), answer);
        }
        return answer.path("result");
    }

    private JsonNode read(String method, HttpResponse<byte[]> response) throws IOException {
        if (response.statusCode() >= 500) {
            throw new IOException(method + ": Telegram answered " + response.statusCode());
        }
        try {
            return json.readTree(response.body());
        } catch (JacksonException e) {
            throw new IOException(method + ": Telegram answered " + response.statusCode() + " without JSON");
        }
    }
}
