package arbiter.games.carbon.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The lines that are about no single piece or player: {@code phase action}, {@code round 3}. */
final class TableWords {
    /** @param winners seats; empty if the line names none */
    private record Ended(String reason, List<Integer> winners) {
        boolean metBy(Ended seen) {
            return reason.equals(seen.reason) && (winners.isEmpty() || seen.winners.equals(sorted()));
        }

        private List<Integer> sorted() {
            return winners.stream().distinct().sorted().toList();
        }
    }

    private TableWords() {}

    static Vocabulary<Draft, Position> of(Position position) {
        Phrase<Position.Phase> phase = Phrase.choice(
                "phase", List.of(Position.Phase.values()), each -> each.name().toLowerCase(Locale.ROOT));
        Phrase<Integer> seat = Phrase.of(line -> seat(position, line), each -> String.valueOf(Side.letter(each)));
        Phrase<Ended> ended = Phrase.both(Phrase.WORD, seat.list(), Ended::new, Ended::reason, Ended::winners)
                .metBy(Ended::metBy);
        return new Vocabulary<Draft, Position>("player, a piece or a hex and a colon", Vocabulary.Commas.NONE)
                .mark("start", each -> false, Draft::start)
                .maybe("phase", phase, each -> each.phase, Draft::phase)
                .total("round", "the number of a round", each -> each.round, (to, n) -> to.position.round = n)
                .maybe("turn", seat, each -> each.active, (to, active) -> to.position.active = active)
                .maybe("first", seat, each -> each.first, (to, first) -> to.position.first = first)
                .total("entry", "the next entry number", each -> each.nextEntry, Draft::entry)
                .mark("ordered", each -> each.ordered, to -> to.position.ordered = true)
                .maybe("ended", ended, TableWords::ended, TableWords::end)
                .first()
                .value("placing", Phrase.WORD, "", Entry::asked, Draft::place);
    }

    private static @Nullable Ended ended(Position position) {
        List<Integer> winners =
                Victory.seats(position.winners).stream().map(Seat::index).toList();
        return position.over() ? new Ended(position.reason, winners) : null;
    }

    private static void end(Draft draft, Ended ended) {
        draft.position.reason = ended.reason;
        ended.winners.forEach(seat -> draft.position.winners |= 1 << seat);
    }

    private static int seat(Position position, Words words) throws Misread {
        int seat = Tokens.seat(position, words.peek().text());
        words.demand(seat >= 0, "expected a player" + words.found());
        words.take();
        return seat;
    }
}
