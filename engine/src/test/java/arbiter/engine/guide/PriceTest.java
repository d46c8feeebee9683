package arbiter.engine.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PriceTest {
    @Test
    void whatCostsNothingIsNotNamed() {
        assertEquals(Price.FREE, Price.of("ip", 0));
        assertTrue(Price.of("ip", 5).and("ip", -5).free());
        assertFalse(Price.of("ip", 5).free());
        assertEquals(0, Price.of("ip", 5).of("wood"));
    }

    @Test
    void pricesAddUpByPot() {
        Price sum = Price.of("ip", 20).plus(Price.of("spawns", 1).and("ip", 5));
        assertEquals(25, sum.of("ip"));
        assertEquals(1, sum.of("spawns"));
        assertEquals(List.of("ip", "spawns"), List.copyOf(sum.amounts().keySet()));
        assertEquals(sum, sum.plus(Price.FREE));
    }

    @Test
    void aPriceCanBePaidSeveralTimesOrGivenBack() {
        Price each = Price.of("ip", 3).and("spawns", 1);
        assertEquals(each.plus(each).plus(each), each.times(3));
        assertEquals(Price.FREE, each.times(0));
        assertEquals(Price.FREE, each.plus(each.times(-1)));
    }

    @Test
    void theOrderOfPotsDoesNotMatter() {
        Price one = Price.of("ip", 3).and("spawns", 1);
        Price other = Price.of("spawns", 1).and("ip", 3);
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one, Price.of("ip", 3));
    }

    @Test
    void aPriceIsAValue() {
        Price price = Price.of("ip", 3);
        price.and("ip", 4);
        assertEquals(3, price.of("ip"));
        assertThrows(UnsupportedOperationException.class, () -> price.amounts().put("ip", 9));
    }

    @Test
    void aPurseFindsItsPotsById() {
        Purse.Pot influence = new Purse.Pot("ip", "Influence", 30, 50, "");
        Purse purse = new Purse(List.of(influence));
        assertEquals(influence, purse.pot("ip").orElseThrow());
        assertTrue(purse.pot("Influence").isEmpty());
    }
}
