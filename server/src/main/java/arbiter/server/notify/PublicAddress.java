package arbiter.server.notify;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/** Tells addresses of the public internet from all others: the own machine, the own network, and what belongs to nobody. */
final class PublicAddress {
    /** @param bits how many of the first bits make the block */
    private record Block(byte[] start, int bits) {
        static Block of(String start, int bits) {
            return new Block(InetAddress.ofLiteral(start).getAddress(), bits);
        }

        boolean holds(byte[] address) {
            if (address.length != start.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((address[bit / 8] & mask) != (start[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** From the registries of special addresses (RFC 6890 and its successors). */
    private static final List<Block> SPECIAL = List.of(
            Block.of("0.0.0.0", 8),
            Block.of("10.0.0.0", 8),
            Block.of("100.64.0.0", 10),
            Block.of("127.0.0.0", 8),
            Block.of("169.254.0.0", 16),
            Block.of("172.16.0.0", 12),
            Block.of("192.0.0.0", 24),
            Block.of("192.0.2.0", 24),
            Block.of("192.88.99.0", 24),
            Block.of("192.168.0.0", 16),
            Block.of("198.18.0.0", 15),
            Block.of("198.51.100.0", 24),
            Block.of("203.0.113.0", 24),
            Block.of("224.0.0.0", 3));

    /** The only block of the newer addresses that is given out to the world, and what is special within it. */
    private static final Block GLOBAL = Block.of("2000::", 3);

    private static final List<Block> SPECIAL_WITHIN = List.of(
            // Tunnels carry an older address inside, which could be anybody's.
            Block.of("2001::", 23), Block.of("2002::", 16), Block.of("2001:db8::", 32), Block.of("3fff::", 20));

    private PublicAddress() {}

    static boolean is(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address
                ? SPECIAL.stream().noneMatch(block -> block.holds(bytes))
                : GLOBAL.holds(bytes) && SPECIAL_WITHIN.stream().noneMatch(block -> block.holds(bytes));
    }
}
