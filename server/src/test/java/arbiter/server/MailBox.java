package arbiter.server;

import static arbiter.server.Eventually.eventually;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.exceptions.TaskInstanceCurrentlyExecutingException;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A small mail server that keeps what it receives. */
public final class MailBox {
    private static final ServerSocket SOCKET = open();
    public static final int PORT = SOCKET.getLocalPort();
    /** Mail to this host is refused. */
    public static final String NOWHERE = "nowhere.example";

    private static final List<String> MAILS = new CopyOnWriteArrayList<>();

    static {
        Thread.ofVirtual().start(MailBox::accept);
    }

    private MailBox() {}

    public static List<String> mails() {
        return MAILS;
    }

    /** Runs the next round of the switchboard now. */
    public static void round() throws InterruptedException {
        TestServer.clock().advance(Duration.ofSeconds(20));
        round("notices");
    }

    /** Runs a recurring task now. */
    public static void round(String task) throws InterruptedException {
        SchedulerClient scheduler = TestServer.bean(SchedulerClient.class);
        TaskInstanceId round = TaskInstanceId.of(task, "recurring");
        Instant asked = Instant.now();
        planNow(scheduler, round);
        // The round is over when the next one is planned.
        for (int i = 0; i < 2_400; i++) {
            boolean done = scheduler
                    .getScheduledExecution(round)
                    .filter(next -> !next.isPicked() && next.getExecutionTime().isAfter(asked.plusSeconds(1)))
                    .isPresent();
            if (done) {
                return;
            }
            Thread.sleep(50);
        }
        throw new AssertionError("there was no round of " + task);
    }

    /** A round that is running is not planned again before it has ended. */
    public static void planNow(SchedulerClient scheduler, TaskInstanceId round) throws InterruptedException {
        eventually("the round does not end", () -> {
            try {
                scheduler.reschedule(round, Instant.now());
                return true;
            } catch (TaskInstanceCurrentlyExecutingException e) {
                return false;
            }
        });
    }

    /** Follows the confirmation link that was sent to this address. */
    public static void confirm(Browser browser, String address) {
        Matcher code = Pattern.compile("confirm#(\\S+)")
                .matcher(MAILS.stream()
                        .filter(mail -> mail.contains(address))
                        .findFirst()
                        .orElseThrow()
                        .replace("=\n", "")
                        .replace("=3D", "="));
        if (!code.find()) {
            throw new AssertionError("no link for " + address);
        }
        browser.post("/api/me/email/confirm", Map.of("code", code.group(1))).expect(204);
    }

    private static ServerSocket open() {
        try {
            return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void accept() {
        while (true) {
            try {
                Socket socket = SOCKET.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                return;
            }
        }
    }

    private static void serve(Socket socket) {
        try (socket;
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
                PrintWriter out = new PrintWriter(socket.getOutputStream(), true, StandardCharsets.UTF_8)) {
            out.print("220 test\r\n");
            out.flush();
            StringBuilder mail = null;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (mail != null) {
                    if (line.equals(".")) {
                        MAILS.add(mail.toString());
                        mail = null;
                        reply(out, "250 kept");
                    } else {
                        mail.append(line).append('\n');
                    }
                } else if (line.startsWith("DATA")) {
                    mail = new StringBuilder();
                    reply(out, "354 go on");
                } else if (line.startsWith("RCPT") && line.contains("@" + NOWHERE)) {
                    reply(out, "550 nobody");
                } else if (line.startsWith("QUIT")) {
                    reply(out, "221 bye");
                    return;
                } else {
                    reply(out, "250 fine");
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void reply(PrintWriter out, String line) {
        out.print(line + "\r\n");
        out.flush();
    }
}
