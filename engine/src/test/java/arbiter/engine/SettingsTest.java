package arbiter.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {
    private static final List<Parameter> PARAMETERS = List.of(
            Parameter.whole("unit-cap", 5, 1, 1_000, "X-1", "How many fit."),
            Parameter.on("generation", "X-2", "Whether units spawn."),
            Parameter.choice("invalid-orders", List.of("keep-valid", "discard-all"), "X-3", "What is done."));

    @Test
    void overridesAreKeptAndDefaultsStand() {
        Settings settings = Settings.of(PARAMETERS, Map.of("unit-cap", "100"));
        assertEquals(100, settings.whole("unit-cap"));
        assertTrue(settings.on("generation"));
        assertEquals(Map.of("unit-cap", "100"), settings.overrides(PARAMETERS));
    }

    @Test
    void whatDoesNotFitIsRefusedByName() {
        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.put("unit-cap", "0");
        wrong.put("generation", "yes");
        wrong.put("invalid-orders", "keep");
        wrong.put("unitcap", "7");
        assertEquals(
                List.of(
                        "`unit-cap` is a whole number from 1 to 1000, not `0`",
                        "`generation` is on or off, not `yes`",
                        "`invalid-orders` is one of keep-valid, discard-all, not `keep`",
                        "there is no parameter `unitcap`; did you mean `unit-cap`?"),
                Settings.refuse(PARAMETERS, wrong));
        assertThrows(IllegalArgumentException.class, () -> Settings.of(PARAMETERS, wrong));
    }

    @Test
    void aNumberThatOverflowsIsRefusedToo() {
        assertEquals(
                1,
                Settings.refuse(PARAMETERS, Map.of("unit-cap", "99999999999999999999"))
                        .size());
    }
}
