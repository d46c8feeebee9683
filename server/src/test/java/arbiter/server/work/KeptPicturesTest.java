package arbiter.server.work;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class KeptPicturesTest {
    @Test
    void picturesAreBoundedByTheirBytes() {
        KeptPictures<String> kept = new KeptPictures<>(1_000);
        kept.keep("a", new byte[400]);
        kept.keep("b", new byte[400]);
        assertNotNull(kept.find("a"));
        kept.keep("c", new byte[400]);
        assertNull(kept.find("b"), "not used for the longest time");
        assertNotNull(kept.find("a"));
        kept.keep("a", new byte[500]);
        assertNotNull(kept.find("c"), "a replaced picture does not count twice");
        kept.keep("huge", new byte[1_001]);
        assertNull(kept.find("huge"));
        kept.keep("d", new byte[1_000]);
        assertNotNull(kept.find("d"), "a picture that was not kept takes no room");
    }
}
