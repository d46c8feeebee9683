package arbiter.server.doctor;

import arbiter.server.settings.Installation;
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
            return Examination.alive(installation.value("arbiter.port", "8080"), PATIENCE) ? 0 : 1;
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
}
