package arbiter.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the description of the API, {@code api/openapi.json}, which the tests generate from the endpoints. */
@RestController
class ApiDocument {
    @GetMapping("/v3/api-docs")
    ResponseEntity<byte[]> document() throws IOException {
        try (InputStream in = Objects.requireNonNull(ApiDocument.class.getResourceAsStream("/api/openapi.json"))) {
            return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(in.readAllBytes());
        }
    }
}
