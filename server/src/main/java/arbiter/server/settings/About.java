package arbiter.server.settings;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a setting means. The list of settings ({@code arbiter settings}, {@code docs/settings.md}) is made from these. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface About {
    String value();
}
