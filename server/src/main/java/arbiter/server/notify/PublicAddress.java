package arbiter.server.notify;

import arbiter.server.address.AddressBlock;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/** Tells addresses of the public internet from all others: the own machine, the own network, and what belongs to nobody. */
final class PublicAddress {
    /** From the registries of special addresses (RFC 6890 and its successors). */
    private static final List<AddressBlock> SPECIAL = List.of(
            AddressBlock.of("0.0.0.0", 8),
            AddressBlock.of("10.0.0.0", 8),
            AddressBlock.of("100.64.0.0", 10),
            AddressBlock.of("127.0.0.0", 8),
            AddressBlock.of("169.254.0.0", 16),
            AddressBlock.of("172.16.0.0", 12),
            AddressBlock.of("192.0.0.0", 24),
            AddressBlock.of("192.0.2.0", 24),
            AddressBlock.of("192.88.99.0", 24),
            AddressBlock.of("192.168.0.0", 16),
            AddressBlock.of("198.18.0.0", 15),
            AddressBlock.of("198.51.100.0", 24),
            AddressBlock.of("203.0.113.0", 24),
            AddressBlock.of("224.0.0.0", 3));

    /** The only block of the newer addresses that is given out to the world, and what is special within it. */
    private static final AddressBlock GLOBAL = AddressBlock.of("2000::", 3);

    private static final List<AddressBlock> SPECIAL_WITHIN = List.of(
            // Tunnels carry an older address inside, which could be anybody's.
            AddressBlock.of("2001::", 23),
            AddressBlock.of("2002::", 16),
            AddressBlock.of("2001:db8::", 32),
            AddressBlock.of("3fff::", 20));

    private PublicAddress() {}

    static boolean is(InetAddress address) {
        return address instanceof Inet4Address
                ? SPECIAL.stream().noneMatch(block -> block.holds(address))
                : GLOBAL.holds(address) && SPECIAL_WITHIN.stream().noneMatch(block -> block.holds(address));
    }
}
