package arbiter.engine.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that are packed with the code: rulebooks, data sheets, maps. Rules read files only through this class. */
public final class Resources {
    private Resources() {}

    /** @param name relative to the package of {@code beside} */
    public static String text(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + name + " beside " + beside.getName() + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
