package arbiter.server.route;

import java.nio.ByteBuffer;
import java.util.Locale;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** What Jetty itself refuses before the application has the request: what is no HTTP, and addresses that it does not decode. */
final class JettyErrors extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Refusal.TYPE);
        response.write(true, ByteBuffer.wrap(body(code, message)), callback);
    }

    @Override
    public ByteBuffer badMessageError(int status, @Nullable String reason, HttpFields.Mutable fields) {
        fields.put(HttpHeader.CONTENT_TYPE, Refusal.TYPE);
        return ByteBuffer.wrap(body(status, reason));
    }

    private static byte[] body(int status, @Nullable String reason) {
        String why = reason == null || reason.isBlank() ? "" : " (" + reason + ")";
        HttpStatus known = HttpStatus.resolve(status);
        if (status == HttpStatus.BAD_REQUEST.value()) {
            return Refusal.unreadable("The address or a header of the request cannot be read" + why + ".");
        }
        return known == null
                ? Refusal.of(status, "fault", "The request was not answered" + why + ".")
                : Refusal.of(
                        status,
                        known.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        known.getReasonPhrase() + why + ".");
    }
}
