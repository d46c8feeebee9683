package arbiter.server.address;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Finds the visitor's address. {@code X-Forwarded-For} is believed only if it comes from a proxy that the operator trusts. Each proxy
 * appends an address at the right end, so the right-most address that is not a trusted proxy is the nearest one that nobody can forge.
 */
@Component
public class Proxies {
    /** A request with this header gets an answer that says from which address it seems to come. {@code arbiter doctor} uses it. */
    public static final String QUESTION = "X-Arbiter-Arrival";

    /** IPv4: one address per machine. IPv6: a machine gets a whole block and can use any address in it, so limits count the block. */
    private static final int NETWORK_BYTES = 8;

    private final List<AddressBlock> trusted;

    Proxies(ProxySettings settings) {
        this.trusted = settings.trustedProxies().stream()
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(AddressBlock::parse)
                .toList();
    }

    public boolean trusts(InetAddress address) {
        return trusted.stream().anyMatch(block -> block.holds(address));
    }

    public boolean trusts(String address) {
        return literal(address).filter(this::trusts).isPresent();
    }

    /**
     * The address under which limits count a visitor.
     *
     * @param peer the address of the connection
     * @param forwarded the values of {@code X-Forwarded-For}, in their order
     */
    public String visitor(String peer, List<String> forwarded) {
        InetAddress nearest = literal(peer).orElse(null);
        if (nearest == null) {
            return peer;
        }
        List<String> path = forwarded.stream()
                .flatMap(header -> Arrays.stream(header.split(",", -1)))
                .map(String::strip)
                .toList()
                .reversed();
        for (String step : path) {
            InetAddress before = trusts(nearest) ? literal(withoutPort(step)).orElse(null) : null;
            if (before == null) {
                break;
            }
            nearest = before;
        }
        return network(nearest);
    }

    private static String network(InetAddress address) {
        if (!(address instanceof Inet6Address) || address.isLoopbackAddress()) {
            return address.getHostAddress();
        }
        byte[] bytes = address.getAddress();
        Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
        return hexadecimal(bytes) + "/64";
    }

    private static String hexadecimal(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < NETWORK_BYTES; i += 2) {
            text.append(Integer.toHexString((bytes[i] & 0xff) << 8 | (bytes[i + 1] & 0xff)))
                    .append(':');
        }
        return text.append(':').toString();
    }

    /** Some proxies add a port, and brackets around IPv6 addresses. */
    private static String withoutPort(String step) {
        int bracket = step.indexOf(']');
        if (step.startsWith("[") && bracket > 0) {
            return step.substring(1, bracket);
        }
        int colon = step.indexOf(':');
        return colon >= 0 && colon == step.lastIndexOf(':') ? step.substring(0, colon) : step;
    }

    /** Accepts only numeric addresses: never asks the name service. */
    private static Optional<InetAddress> literal(@Nullable String text) {
        try {
            return text == null || text.isEmpty() ? Optional.empty() : Optional.of(InetAddress.ofLiteral(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
