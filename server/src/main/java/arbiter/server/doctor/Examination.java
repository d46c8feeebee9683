package arbiter.server.doctor;

import arbiter.server.address.Proxies;
import arbiter.server.settings.Installation;
import arbiter.server.settings.OperatorFile;
import arbiter.server.storage.DatabaseFile;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** Checks the parts of the installation one after the other. Changes nothing. */
final class Examination {
    private static final String MAIL_PROPERTIES = "spring.mail.properties.";
    private static final long MEGABYTE = 1_000_000;
    private static final long TIGHT = 1_000 * MEGABYTE;
    private static final long FULL = 100 * MEGABYTE;
    private static final Duration CLOCK_OFF = Duration.ofSeconds(5);
    private static final Duration OLD_BACKUP = Duration.ofDays(7);
    /** The timeout for time, mail and database servers. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Installation installation;
    private final String timeServer;
    private final Duration patience;
    private final List<Finding> findings = new ArrayList<>();

    /** @param patience the timeout for Arbiter's own server */
    Examination(Installation installation, String timeServer, Duration patience) {
        this.installation = installation;
        this.timeServer = timeServer;
        this.patience = patience;
    }

    List<Finding> findings() throws InterruptedException {
        configuration();
        folder();
        disk();
        if (installation.value("arbiter.database-url", "").isEmpty()) {
            sqlite();
        } else {
            postgres();
        }
        clock();
        mail();
        OpenIdCheck.finding(installation, PATIENCE).ifPresent(findings::add);
        boolean running = server();
        address(running);
        return findings;
    }

    private void good(String about, String sentence) {
        findings.add(Finding.good(about, sentence));
    }

    private void note(String about, String sentence) {
        findings.add(Finding.note(about, sentence));
    }

    private void problem(String about, String sentence) {
        findings.add(Finding.problem(about, sentence));
    }

    private void configuration() {
        @Nullable OperatorFile file = installation.file();
        if (file == null) {
            good("configuration", "There is no configuration file; options and environment variables are used.");
        } else if (file.problems().isEmpty()) {
            good(
                    "configuration",
                    file.path() + " can be read and has " + file.values().size() + " settings.");
        } else {
            file.problems().forEach(wrong -> problem("configuration", wrong));
        }
    }

    private void folder() {
        Path folder = installation.data();
        if (!Files.exists(folder)) {
            note("data folder", folder + " does not exist yet; the first start of the server creates it.");
        } else if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            problem(
                    "data folder",
                    folder
                            + " is not a folder that this user can write to. Run the doctor as the server's user, or"
                            + " change the owner of the folder.");
        } else {
            good("data folder", folder + " can be written to.");
        }
    }

    private void disk() {
        Path folder = installation.data().toAbsolutePath();
        while (!Files.exists(folder) && folder.getParent() != null) {
            folder = folder.getParent();
        }
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            String sentence = free / MEGABYTE + " MB are free on the disk of " + folder + ".";
            if (free < FULL) {
                problem("disk", sentence + " The server refuses to save when the disk is full: free some space now.");
            } else if (free < TIGHT) {
                note("disk", sentence + " Free some space soon.");
            } else {
                good("disk", sentence);
            }
        } catch (IOException e) {
            problem("disk", "The disk of " + folder + " cannot be looked at: " + e.getMessage());
        }
    }

    private void sqlite() {
        Path file = installation.data().resolve(DatabaseFile.NAME);
        if (!Files.exists(file)) {
            note("database", "There is no " + file + " yet; the first start of the server creates it.");
            return;
        }
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = database.createStatement()) {
            statement.execute("pragma busy_timeout = 5000");
            String check = answer(statement, "pragma quick_check");
            if ("ok".equals(check)) {
                good("database", file + " is sound. Games: " + answer(statement, "select count(*) from game") + ".");
            } else {
                problem("database", file + " is damaged (" + check + "). Stop the server and restore the last backup.");
            }
            backup(answer(statement, "select value from meta where name = '" + DatabaseFile.LAST_BACKUP + "'"));
        } catch (SQLException e) {
            problem("database", file + " cannot be used: " + e.getMessage());
        }
    }

    private static @Nullable String answer(Statement statement, String question) throws SQLException {
        try (ResultSet result = statement.executeQuery(question)) {
            return result.next() ? result.getString(1) : null;
        }
    }

    private void backup(@Nullable String millis) {
        if (millis == null) {
            note(
                    "backup",
                    "There has been no backup yet. The server makes one per arbiter.backups.every; `arbiter backup"
                            + " FILE` makes one now.");
            return;
        }
        Duration age = Duration.between(Instant.ofEpochMilli(Long.parseLong(millis)), Instant.now());
        if (age.compareTo(OLD_BACKUP) > 0) {
            problem(
                    "backup",
                    "The last backup is " + age.toDays() + " days old. Set arbiter.backups.every, for example to 24h.");
        } else {
            good("backup", "The last backup is " + age.toHours() + " hours old. Copy backups to another machine too.");
        }
    }

    private void postgres() {
        String url = installation.value("arbiter.database-url", "");
        String user = installation.value("arbiter.database-user", "");
        DriverManager.setLoginTimeout((int) PATIENCE.toSeconds());
        try (Connection database = user.isEmpty()
                        ? DriverManager.getConnection(url)
                        : DriverManager.getConnection(url, user, installation.value("arbiter.database-password", ""));
                Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery("select extract(epoch from clock_timestamp()) * 1000,"
                        + " current_setting('server_version')")) {
            result.next();
            good("database", "PostgreSQL " + result.getString(2) + " answers. Back it up with pg_dump.");
            Duration off = Duration.ofMillis(result.getLong(1) - System.currentTimeMillis());
            if (off.abs().compareTo(CLOCK_OFF) > 0) {
                problem(
                        "clock",
                        "The clocks of this machine and of the database differ by "
                                + off.abs().toSeconds() + " s. Use a time server on both.");
            }
        } catch (SQLException e) {
            problem(
                    "database",
                    "PostgreSQL cannot be used (arbiter.database-url, .database-user, .database-password): "
                            + String.valueOf(e.getMessage()).strip());
        }
    }

    private void clock() {
        try {
            Duration off = TimeServer.ask(timeServer, PATIENCE);
            if (off.abs().compareTo(CLOCK_OFF) > 0) {
                problem(
                        "clock",
                        "The clock of this machine differs from " + timeServer + " by "
                                + off.abs().toSeconds()
                                + " s. Switch a time service on, for example with `timedatectl set-ntp true`.");
            } else {
                good("clock", "The clock agrees with " + timeServer + ".");
            }
        } catch (IOException e) {
            note(
                    "clock",
                    timeServer + " did not answer, so the clock was not checked; --time-server names another one.");
        }
    }

    private void mail() {
        String host = installation.value("spring.mail.host", "");
        if (host.isEmpty()) {
            note("mail", "The server sends no e-mail, because spring.mail.host is not set.");
            return;
        }
        JavaMailSenderImpl sender = new JavaMailSenderImpl();
        sender.setHost(host);
        try {
            sender.setPort(Integer.parseInt(installation.value("spring.mail.port", "-1")));
        } catch (NumberFormatException e) {
            problem("mail", "spring.mail.port is not a number.");
            return;
        }
        String user = installation.value("spring.mail.username", "");
        if (!user.isEmpty()) {
            sender.setUsername(user);
            sender.setPassword(installation.value("spring.mail.password", ""));
        }
        for (String wait : List.of("connectiontimeout", "timeout", "writetimeout")) {
            sender.getJavaMailProperties().setProperty("mail.smtp." + wait, Long.toString(PATIENCE.toMillis()));
        }
        @Nullable OperatorFile file = installation.file();
        if (file != null) {
            file.values().forEach((name, value) -> {
                if (name.startsWith(MAIL_PROPERTIES)) {
                    sender.getJavaMailProperties().setProperty(name.substring(MAIL_PROPERTIES.length()), value);
                }
            });
        }
        try {
            sender.testConnection();
            good("mail", "The mail server " + host + " accepts us.");
        } catch (MessagingException e) {
            problem(
                    "mail",
                    "The mail server " + host + " does not accept us (spring.mail.*): "
                            + String.valueOf(e.getMessage()).strip());
        }
    }

    private boolean server() throws InterruptedException {
        String port = installation.value("arbiter.port", "8080");
        boolean running = alive(port, patience);
        if (running) {
            good("server", "A server answers on port " + port + ".");
        } else {
            note("server", "No server answers on port " + port + " of this machine.");
        }
        return running;
    }

    /** Asks through the proxy, as visitors do, how the request arrived. */
    private void address(boolean running) throws InterruptedException {
        String url = installation.value("arbiter.public-url", "");
        if (url.isEmpty()) {
            note("address", "arbiter.public-url is not set, so links lead to this machine only.");
            return;
        }
        if (!running) {
            note("address", url + " was not tried, because no server runs here.");
            return;
        }
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(patience).build()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/me"))
                    .header(Proxies.QUESTION, "?")
                    .timeout(patience)
                    .build();
            HttpResponse<Void> answer = client.send(request, BodyHandlers.discarding());
            String arrival = answer.headers().firstValue(Proxies.QUESTION).orElse("");
            if (answer.statusCode() != 200 || arrival.isEmpty()) {
                problem(
                        "address",
                        url + " answers, but not from Arbiter (status " + answer.statusCode()
                                + "). Point the proxy at the server's port.");
            } else {
                arrived(url, arrival);
            }
        } catch (SSLException e) {
            problem("address", url + " has no valid certificate for TLS: " + e.getMessage());
        } catch (IOException e) {
            problem(
                    "address",
                    url + " cannot be reached from here: " + e.getClass().getSimpleName()
                            + ". Check the name, the proxy and the firewall.");
        } catch (IllegalArgumentException e) {
            problem("address", "arbiter.public-url is not a valid address: " + url);
        }
    }

    private void arrived(String url, String arrival) {
        if (arrival.contains("proxy=untrusted")) {
            problem(
                    "proxy",
                    "A proxy brings the requests, but it is not trusted, so all visitors share its limits. Name its"
                            + " address in arbiter.trusted-proxies.");
        } else if (url.startsWith("https:") && !arrival.contains("scheme=https")) {
            problem(
                    "proxy",
                    "The server does not learn that visitors use TLS. Let the proxy set X-Forwarded-Proto, and name its"
                            + " address in arbiter.trusted-proxies.");
        } else if (url.startsWith("https:") && arrival.contains("proxy=none")) {
            problem(
                    "proxy",
                    "The server does not learn the visitors' addresses. Let the proxy add them to X-Forwarded-For.");
        } else {
            good("proxy", url + " leads here; requests arrive with " + arrival + ".");
        }
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
