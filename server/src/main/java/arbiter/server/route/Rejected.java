package arbiter.server.route;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;
import org.springframework.util.StreamUtils;

/** Answers requests that the security framework does not let in: unknown methods, and addresses that can be read in two ways. */
@Component
final class Rejected implements RequestRejectedHandler {
    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException why)
            throws IOException {
        boolean method = !METHODS.contains(request.getMethod());
        HttpStatus status = method ? HttpStatus.METHOD_NOT_ALLOWED : HttpStatus.BAD_REQUEST;
        response.setStatus(status.value());
        response.setContentType(Refusal.TYPE);
        if (method) {
            response.setHeader(HttpHeaders.ALLOW, String.join(", ", METHODS));
        }
        byte[] body = method
                ? Refusal.of(
                        status.value(),
                        "method-not-allowed",
                        request.getMethod() + " is not possible here; use GET, POST, PUT, PATCH or DELETE.")
                : Refusal.unreadable("The address can be read in more than one way; write it without \"//\", \";\","
                        + " backslashes, and encoded slashes, dots, percent signs and control characters.");
        StreamUtils.copy(body, response.getOutputStream());
    }
}
