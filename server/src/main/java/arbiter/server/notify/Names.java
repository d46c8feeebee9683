package arbiter.server.notify;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;

/** Finds the addresses of a name. */
interface Names {
    List<InetAddress> addresses(String host) throws UnknownHostException;
}
