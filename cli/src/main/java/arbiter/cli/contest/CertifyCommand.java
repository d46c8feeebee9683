package arbiter.cli.contest;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.setup.Settings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter map certify}: whether a board is fair for a number of seats, and what would make it so. */
@Command(
        name = "certify",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a board with equal bots until the share of every seat is known to 3 points, says which seats are"
                    + " favoured, and tests settings that make them even. A board is even if no seat wins more than 5 points"
                    + " more or less than its share.",
            "Exit code 0 if it is even, 1 if not or if too few games were played."
        })
public final class CertifyCommand implements Callable<Integer> {
    private static final int MOST_SEATS = 50;

    @Mixin
    private final Conditions conditions = new Conditions();

    @Option(names = "--seats", paramLabel = "N", defaultValue = "2", description = "how many players (default: 2)")
    private int seats;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            defaultValue = "captain",
            completionCandidates = Beginning.Levels.class,
            description = "who plays all seats: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private String bot = "";

    @Option(
            names = "--at-least",
            paramLabel = "N",
            defaultValue = "0",
            description = "the fewest games for each choice of settings, even if fewer are precise enough")
    private int least;

    @Option(
            names = "--games",
            defaultValue = "4000",
            description = "the most games for each choice of settings (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(names = "--minutes", paramLabel = "N", description = "stop after this time, with what is known then")
    private @Nullable Integer minutes;

    @Option(
            names = "--try",
            paramLabel = "SETTINGS",
            description =
                    "a compensation to test if the board is not even, such as start-choice=secret; separate several"
                            + " settings by commas; repeatable; default: those that the game knows")
    private List<String> tried = new ArrayList<>();

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "store every finished game in this file, and continue from there next time; the games of"
                    + " compensations are in files beside it")
    private @Nullable Path keep;

    @Option(names = "--json", paramLabel = "FILE", description = "the certificate as data")
    private @Nullable Path json;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            refuse();
            Programme programme = conditions.programme(Collections.nCopies(seats, bot));
            List<SortedMap<String, String>> compensations = compensations(programme);
            long began = System.nanoTime();
            Integer most = minutes;
            try (Venue venue = conditions.venue();
                    Progress progress = new Progress("games at most", games, 0)) {
                Certificate certificate = new Certifying(
                                least,
                                games,
                                () -> most != null && System.nanoTime() - began > TimeUnit.MINUTES.toNanos(most),
                                keep,
                                venue,
                                progress::step)
                        .certify(programme, compensations);
                Console.out(certificate.text());
                if (json != null) {
                    Console.write(json, certificate.json().getBytes(StandardCharsets.UTF_8));
                }
                return certificate.base().verdict() == Certificate.Verdict.EVEN ? 0 : 1;
            }
        });
    }

    private void refuse() throws Console.Refusal {
        if (seats < 2 || seats > MOST_SEATS) {
            throw new Console.Refusal("--seats is a number from 2 to " + MOST_SEATS + ", not " + seats);
        }
        if (least < 0 || least > games) {
            throw new Console.Refusal("--at-least is a number from 0 to --games, which is " + games);
        }
        if (games < 1 || (minutes != null && minutes < 1)) {
            throw new Console.Refusal("--games and --minutes must be 1 or more");
        }
    }

    private List<SortedMap<String, String>> compensations(Programme programme) throws Console.Refusal {
        Game<?, ?, ?> game = Games.find(programme.game(), programme.version()).orElseThrow();
        if (tried.isEmpty()) {
            return game.boards().compensations(seats);
        }
        List<SortedMap<String, String>> compensations = new ArrayList<>();
        for (String settings : tried) {
            SortedMap<String, String> compensation = new TreeMap<>();
            for (String setting : settings.split(",", -1)) {
                int equals = setting.indexOf('=');
                if (equals < 1) {
                    throw new Console.Refusal(
                            "--try is NAME=VALUE, such as start-choice=secret, not `" + setting + "`");
                }
                compensation.put(
                        setting.substring(0, equals).strip(),
                        setting.substring(equals + 1).strip());
            }
            List<String> wrong = Settings.refuse(game.parameters(), compensation);
            if (!wrong.isEmpty()) {
                throw new Console.Refusal("--try " + settings + ": " + wrong.getFirst());
            }
            compensations.add(compensation);
        }
        return compensations;
    }
}
