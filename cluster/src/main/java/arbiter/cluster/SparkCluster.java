package arbiter.cluster;

import arbiter.cli.console.Console;
import arbiter.cli.contest.Cluster;
import arbiter.cli.contest.Venue;
import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** An Apache Spark cluster. Everything else about it can be set as usual, with {@code spark.…} properties. */
public final class SparkCluster implements Cluster {
    private static final Pattern MASTER = Pattern.compile("spark://([^:/,]+):([0-9]{1,5})(,.*)?");
    private static final Pattern ADDRESS = Pattern.compile("(spark|k8s)://.+|local(\\[.*])?|yarn");
    private static final int PATIENCE_MS = 5_000;

    @Override
    public Venue join(String address) throws Console.Refusal {
        if (!ADDRESS.matcher(address).matches()) {
            throw new Console.Refusal(
                    "--spark is the address of a master, such as spark://host:7077, not `" + address + "`");
        }
        refuseSilent(address);
        SparkConf settings = new SparkConf()
                .setMaster(address)
                .setAppName("Arbiter")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.ui.showConsoleProgress", "false");
        // With spark-submit, the jars are set already.
        if (!settings.contains("spark.jars")) {
            settings.setJars(jars());
        }
        try {
            return new SparkVenue(new JavaSparkContext(settings));
        } catch (RuntimeException e) {
            throw new Console.Refusal("--spark " + address + ": cannot be used: " + SparkVenue.firstLine(e));
        }
    }

    /** Spark itself would try for a minute. */
    private static void refuseSilent(String address) throws Console.Refusal {
        Matcher master = MASTER.matcher(address);
        if (!master.matches() || master.group(3) != null) {
            return;
        }
        try (Socket socket = new Socket()) {
            int port = Integer.parseInt(master.group(2));
            if (port > 65_535) {
                throw new Console.Refusal("--spark " + address + ": " + port + " is not a port");
            }
            InetSocketAddress at = new InetSocketAddress(master.group(1), port);
            if (at.isUnresolved()) {
                throw new Console.Refusal("--spark " + address + ": there is no host " + master.group(1));
            }
            socket.connect(at, PATIENCE_MS);
        } catch (IOException e) {
            throw new Console.Refusal("--spark " + address + ": no master answers there (" + e.getMessage() + ")");
        }
    }

    /** This program without Spark: what the machines of the cluster do not have. */
    private static String[] jars() {
        return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
                .filter(entry -> String.valueOf(Path.of(entry).getFileName()).matches("arbiter-.*\\.jar"))
                .toArray(String[]::new);
    }
}
