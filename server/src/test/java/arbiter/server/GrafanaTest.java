package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The dashboard uses only metrics that a server has. */
class GrafanaTest {
    @Test
    void everyMetricExists() throws Exception {
        // Plays a turn, so that every metric has a value.
        Party.begun(2).playTurn();
        String measured = TestServer.bean(PrometheusMeterRegistry.class).scrape();
        JsonNode dashboard = JsonMapper.builder().build().readTree(Files.readString(Path.of("../deploy/grafana.json")));
        TreeSet<String> missing = new TreeSet<>();
        for (JsonNode panel : dashboard.path("panels")) {
            for (JsonNode target : panel.path("targets")) {
                Matcher metric = Pattern.compile("[a-z_]+(?=\\{)")
                        .matcher(target.path("expr").asString());
                while (metric.find()) {
                    if (!measured.contains("\n" + metric.group() + "{")
                            && !measured.contains("\n" + metric.group() + " ")) {
                        missing.add(metric.group());
                    }
                }
            }
        }
        assertEquals(new TreeSet<>(), missing);
    }
}
