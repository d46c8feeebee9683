package arbiter.server.bulletin;

import arbiter.engine.picture.Theme;
import arbiter.engine.words.Sentence;
import arbiter.server.account.Account;
import arbiter.server.notify.Channel;
import arbiter.server.notify.Enclosures;
import arbiter.server.notify.Letter;
import arbiter.server.notify.PreferenceStore;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The map and the report of turns, as the reader's seat may see them. */
@Component
class TurnEnclosures implements Enclosures {
    private static final int WIDTH = 1_000;
    /** After a long absence, the last reports are enough. */
    private static final int MOST_REPORTS = 5;

    private final Bulletins bulletins;
    private final PreferenceStore preferences;

    TurnEnclosures(Bulletins bulletins, PreferenceStore preferences) {
        this.bulletins = bulletins;
        this.preferences = preferences;
    }

    @Override
    public Optional<Enclosure> of(Account reader, Letter letter) throws IOException {
        ZoneId zone = preferences.zone(reader);
        Caller caller = new Caller.Known(reader.id(), reader.name(), false, false, "");
        List<Integer> positions = letter.positions();
        int last = positions.getLast();
        try {
            Optional<Bulletin> newest = bulletins.forReader(letter.game(), last, caller);
            Optional<byte[]> map = bulletins.mapFor(letter.game(), last, Theme.PAPER, WIDTH, caller);
            if (newest.isEmpty() || map.isEmpty()) {
                return Optional.empty();
            }
            List<Paragraph> report = new ArrayList<>();
            for (int at : positions.subList(Math.max(0, positions.size() - MOST_REPORTS), positions.size())) {
                bulletins.forReader(letter.game(), at, caller).ifPresent(each -> report.addAll(paragraphs(each)));
            }
            return Optional.of(new Enclosure(newest.get().status().line(zone), report, map.get()));
        } catch (Problem busy) {
            throw new Channel.NotNow(busy.sentence());
        }
    }

    private static List<Paragraph> paragraphs(Bulletin bulletin) {
        List<Paragraph> paragraphs = new ArrayList<>();
        bulletin.report()
                .forEach(section -> paragraphs.add(new Paragraph(
                        section.heading(),
                        section.sentences().stream().map(Sentence::text).toList())));
        if (!bulletin.ending().isEmpty()) {
            paragraphs.add(new Paragraph("", List.of(bulletin.ending())));
        }
        return paragraphs;
    }
}
