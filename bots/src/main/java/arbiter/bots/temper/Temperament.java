package arbiter.bots.temper;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a bot fears and whom it fights. It changes how the bot judges positions, not how far it looks. */
public enum Temperament {
    EVEN("Plays to win and has no preferences.", "That was us."),
    BOLD("Fears nothing: does not count what others threaten.", "Who dares, wins."),
    CAREFUL("Counts double what others threaten.", "We would rather have kept the peace."),
    VENGEFUL("Prefers to weaken the player who has done most against it in the last two turns.", "We do not forget.");

    /** All but {@link #EVEN}, which has no name in the id of a bot. */
    public static final List<Temperament> NAMED =
            Arrays.stream(values()).filter(each -> each != EVEN).toList();

    private final String sentence;
    private final String remark;

    Temperament(String sentence, String remark) {
        this.sentence = sentence;
        this.remark = remark;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For the form that offers it. */
    public String sentence() {
        return sentence;
    }

    /** What a bot says of something that it has done. */
    public String remark() {
        return remark;
    }

    public static Optional<Temperament> named(String word) {
        return NAMED.stream().filter(each -> each.word().equals(word)).findFirst();
    }
}
