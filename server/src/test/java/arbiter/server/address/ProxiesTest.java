package arbiter.server.address;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProxiesTest {
    private static final Proxies NONE = new Proxies(new ProxySettings(List.of()));
    private static final Proxies SOME =
            new Proxies(new ProxySettings(List.of("10.0.0.0/8", "192.0.2.7", "2001:db8:a::/48")));

    @Test
    void nobodyIsBelievedUnlessTheOperatorSaysSo() {
        assertEquals("10.0.0.1", NONE.visitor("10.0.0.1", List.of("198.51.100.1")));
        assertEquals("203.0.113.9", SOME.visitor("203.0.113.9", List.of("198.51.100.1")));
    }

    @Test
    void theRightMostAddressThatNoProxyHasCounts() {
        assertEquals("198.51.100.1", SOME.visitor("10.0.0.1", List.of("198.51.100.1")));
        assertEquals("198.51.100.1", SOME.visitor("10.0.0.1", List.of("1.1.1.1, 198.51.100.1, 192.0.2.7")));
        assertEquals(
                "198.51.100.1", SOME.visitor("10.0.0.1", List.of("1.1.1.1", "198.51.100.1,10.9.9.9")), "two headers");
        assertEquals("198.51.100.1", SOME.visitor("2001:db8:a::1", List.of("198.51.100.1")));
        assertEquals("10.4.4.4", SOME.visitor("10.0.0.1", List.of("10.4.4.4, 10.5.5.5")), "all of them are proxies");
        assertEquals("10.0.0.1", SOME.visitor("10.0.0.1", List.of()), "a proxy that says nothing");
    }

    @Test
    void nonsenseIsWhereTheListEnds() {
        assertEquals("10.0.0.1", SOME.visitor("10.0.0.1", List.of("1.1.1.1, unknown")));
        assertEquals("10.0.0.1", SOME.visitor("10.0.0.1", List.of("1.1.1.1,,")));
        assertEquals("192.0.2.7", SOME.visitor("10.0.0.1", List.of("localhost, 192.0.2.7")), "no name is resolved");
    }

    @Test
    void portsAndBracketsAreNoPartOfAnAddress() {
        assertEquals("198.51.100.1", SOME.visitor("10.0.0.1", List.of("198.51.100.1:4711")));
        assertEquals("2001:db8:1:2::/64", SOME.visitor("10.0.0.1", List.of("[2001:db8:1:2::9]:4711")));
    }

    @Test
    void aWholeNetworkIsOneVisitor() {
        assertEquals(NONE.visitor("2001:db8:1:2::1", List.of()), NONE.visitor("2001:db8:1:2:ffff::9", List.of()));
        assertTrue(!NONE.visitor("2001:db8:1:2::1", List.of()).equals(NONE.visitor("2001:db8:1:3::1", List.of())));
        assertEquals("198.51.100.1", SOME.visitor("::ffff:10.0.0.1", List.of("::ffff:198.51.100.1")), "older in newer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example.org", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "/8"})
    void whatIsNoBlockStopsTheStart(String text) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> new Proxies(new ProxySettings(List.of(text))));
        assertTrue(String.valueOf(refused.getMessage()).contains(text), refused.getMessage());
    }
}
