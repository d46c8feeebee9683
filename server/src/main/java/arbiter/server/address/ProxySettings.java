package arbiter.server.address;

import arbiter.server.settings.About;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** Which proxies are believed about a visitor's address. */
@ConfigurationProperties("arbiter")
public record ProxySettings(
        @About("addresses and ranges of your proxies, such as 127.0.0.1,10.0.0.0/8") @DefaultValue
        List<String> trustedProxies) {}
