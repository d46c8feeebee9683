package arbiter.server.answer;

import arbiter.server.storage.Secrets;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/**
 * The mark of an answer (ETag): the same mark means the same content. What a caller may see depends on the caller, so every mark contains
 * who the answer is for; a mark of somebody else never matches.
 */
public final class EntityTag {
    private static final int LENGTH = 24;
    /** Added by servers and proxies to the marks of compressed answers. */
    private static final String COMPRESSED = "--gzip";

    private final String text;

    private EntityTag(String text) {
        this.text = text;
    }

    /** @param parts everything on which the content depends, the caller included */
    public static EntityTag of(Object... parts) {
        String all = Arrays.stream(parts).map(part -> part + "\n").collect(Collectors.joining());
        return new EntityTag(Secrets.hash(all).substring(0, LENGTH));
    }

    /** The answer to a GET: 304 and no work if the caller has it already. */
    public <T> ResponseEntity<T> answer(HttpServletRequest request, Supplier<T> body) {
        boolean known = isIn(request.getHeader(HttpHeaders.IF_NONE_MATCH));
        ResponseEntity.BodyBuilder answer = ResponseEntity.status(known ? HttpStatus.NOT_MODIFIED : HttpStatus.OK);
        return known ? headed(answer).build() : headed(answer).body(body.get());
    }

    /** Only the caller's own browser may keep the answer, and must ask each time whether it is still right. */
    public ResponseEntity.BodyBuilder headed(ResponseEntity.BodyBuilder answer) {
        return answer.eTag('"' + text + '"')
                .cacheControl(CacheControl.noCache().cachePrivate())
                .varyBy(HttpHeaders.COOKIE, HttpHeaders.AUTHORIZATION);
    }

    /** Puts the same headers on an answer that has no other ones. */
    public void head(HttpServletResponse response) {
        headed(ResponseEntity.ok())
                .build()
                .getHeaders()
                .forEach((name, values) -> values.forEach(value -> response.addHeader(name, value)));
    }

    /** @param header a list of marks, or {@code *} */
    public boolean isIn(@Nullable String header) {
        if (header == null) {
            return false;
        }
        for (String each : header.split(",")) {
            String given =
                    each.strip().replaceFirst("^W/", "").replace("\"", "").replace(COMPRESSED, "");
            if (given.equals("*") || given.equals(text)) {
                return true;
            }
        }
        return false;
    }
}
