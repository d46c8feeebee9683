package arbiter.server.doctor;

import arbiter.server.settings.Installation;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Exits with 0 if nothing is wrong, otherwise with 1. */
@Command(
        name = "doctor",
        description =
                "Looks for problems with the settings, mail, clock, disk, database and proxy, and says what to do.",
        mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
    /** How long a server may take to answer. */
    private static final Duration PATIENCE = Duration.ofSeconds(9);

    @Mixin
    private Installation installation = new Installation();

    @Option(
            names = "--alive",
            description = "Only ask the server on this machine whether it is alive, for a container's health check.")
    private boolean alive;

    @Option(
            names = "--time-server",
            paramLabel = "NAME",
            description = "The time server to compare the clock with (default: ${DEFAULT-VALUE}).",
            defaultValue = "pool.ntp.org")
    private String timeServer = "pool.ntp.org";

    @Override
    public Integer call() throws InterruptedException {
        if (alive) {
            return alive(installation.value("arbiter.port", "8080"), PATIENCE) ? 0 : 1;
        }
        List<Finding> findings = new Examination(installation, timeServer, PATIENCE).findings();
        findings.forEach(finding -> System.out.println(finding.line()));
        long problems = findings.stream()
                .filter(finding -> finding.grade() == Finding.Grade.PROBLEM)
                .count();
        System.out.println(
                problems == 0
                        ? "No problems found."
                        : problems == 1 ? "1 problem found." : problems + " problems found.");
        return problems == 0 ? 0 : 1;
    }

    /** Whether a server answers on this port. */
    static boolean alive(String port, Duration patience) throws InterruptedException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(patience).build()) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + port + "/actuator/health/liveness"))
                    .timeout(patience)
                    .build();
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
