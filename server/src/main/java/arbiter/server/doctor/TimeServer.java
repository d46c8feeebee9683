package arbiter.server.doctor;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;

/** Asks a time server (SNTP, RFC 4330). */
final class TimeServer {
    private static final int PORT = 123;
    private static final int SIZE = 48;
    /** Version 4, mode 3: a client's request. */
    private static final byte QUESTION = 0x23;
    /** Seconds from 1900, where the protocol starts counting, to 1970. */
    private static final long SEVENTY_YEARS = 2_208_988_800L;
    /** The offset of the answer's time in the packet. */
    private static final int ANSWERED_AT = 40;

    private TimeServer() {}

    /** How far the time server is ahead of this machine. */
    static Duration ask(String name, Duration patience) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.setSoTimeout((int) patience.toMillis());
            byte[] message = new byte[SIZE];
            message[0] = QUESTION;
            Instant before = Instant.now();
            socket.send(new DatagramPacket(message, SIZE, InetAddress.getByName(name), PORT));
            DatagramPacket answer = new DatagramPacket(new byte[SIZE], SIZE);
            socket.receive(answer);
            Duration travel = Duration.between(before, Instant.now());
            if (answer.getLength() < SIZE) {
                throw new IOException("the answer of " + name + " is too short");
            }
            return Duration.between(before.plus(travel.dividedBy(2)), time(answer.getData()));
        }
    }

    private static Instant time(byte[] answer) {
        ByteBuffer buffer = ByteBuffer.wrap(answer);
        long seconds = Integer.toUnsignedLong(buffer.getInt(ANSWERED_AT));
        long fraction = Integer.toUnsignedLong(buffer.getInt(ANSWERED_AT + Integer.BYTES));
        return Instant.ofEpochSecond(seconds - SEVENTY_YEARS, fraction * 1_000_000_000L >>> Integer.SIZE);
    }
}
