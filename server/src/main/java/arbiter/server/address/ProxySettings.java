package arbiter.server.address;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** @param trustedProxies addresses and blocks of addresses whose word about a visitor's address is believed */
@ConfigurationProperties("arbiter")
public record ProxySettings(@DefaultValue List<String> trustedProxies) {}
