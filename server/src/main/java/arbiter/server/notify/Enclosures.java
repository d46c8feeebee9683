package arbiter.server.notify;

import arbiter.server.account.Account;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Finds what belongs to a letter for readers who have room for more than a sentence. */
public interface Enclosures {
    /**
     * What this person may see of the positions that the letter reports; empty if there is nothing.
     *
     * @throws Channel.NotNow if the server is too busy to draw the map
     */
    Optional<Enclosure> of(Account reader, Letter letter) throws IOException;

    /**
     * @param status where the game stands now, in one line
     * @param report what happened
     * @param map PNG
     */
    record Enclosure(String status, List<Paragraph> report, byte[] map) {
        public Enclosure {
            report = List.copyOf(report);
        }
    }

    /** @param heading may be empty */
    record Paragraph(String heading, List<String> sentences) {
        public Paragraph {
            sentences = List.copyOf(sentences);
        }
    }
}
