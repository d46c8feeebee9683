package arbiter.server.finding;

import arbiter.server.web.Problem;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/** How fast somebody wants to play. */
enum Tempo {
    /** In one go, three minutes per turn. */
    LIVE(Duration.ofHours(2), Duration.ofMinutes(10), 0),
    /** A turn on every day that suits everybody. */
    DAILY(Duration.ofDays(14), Duration.ofHours(24), 3),
    /** A turn on one or two days of the week. */
    WEEKLY(Duration.ofDays(14), Duration.ofHours(48), 1);

    private final Duration patience;
    private final Duration thinking;
    private final int fewestDays;

    /**
     * @param patience how long a search lasts
     * @param thinking how long people have for their answer to a proposal
     * @param fewestDays how many days of the week must suit everybody
     */
    Tempo(Duration patience, Duration thinking, int fewestDays) {
        this.patience = patience;
        this.thinking = thinking;
        this.fewestDays = fewestDays;
    }

    Duration patience() {
        return patience;
    }

    Duration thinking() {
        return thinking;
    }

    int fewestDays() {
        return fewestDays;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Tempo of(String word) {
        return Arrays.stream(values())
                .filter(tempo -> tempo.word().equals(word))
                .findFirst()
                .orElseThrow(() -> Problem.notOneOf(
                        "pace", word, Arrays.stream(values()).map(Tempo::word).toList()));
    }
}
