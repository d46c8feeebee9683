package arbiter.server.address;

import java.net.InetAddress;

/**
 * A block of addresses with the same first bits, such as {@code 10.0.0.0/8}.
 *
 * @param bits the number of fixed bits
 */
public record AddressBlock(InetAddress start, int bits) {
    public AddressBlock {
        if (bits < 0 || bits > start.getAddress().length * Byte.SIZE) {
            throw new IllegalArgumentException(bits + " is not a valid length of an address block");
        }
    }

    public static AddressBlock of(String start, int bits) {
        return new AddressBlock(InetAddress.ofLiteral(start), bits);
    }

    /** @param text one address, or an address with a slash and a number of bits */
    public static AddressBlock parse(String text) {
        try {
            int slash = text.indexOf('/');
            InetAddress start = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
            int all = start.getAddress().length * Byte.SIZE;
            return new AddressBlock(start, slash < 0 ? all : Integer.parseInt(text.substring(slash + 1)));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "`" + text + "` is neither an address nor a block of addresses such as 10.0.0.0/8", e);
        }
    }

    public boolean holds(InetAddress other) {
        byte[] mine = start.getAddress();
        byte[] theirs = other.getAddress();
        if (mine.length != theirs.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >> (bit % Byte.SIZE);
            if ((mine[bit / Byte.SIZE] & mask) != (theirs[bit / Byte.SIZE] & mask)) {
                return false;
            }
        }
        return true;
    }
}
