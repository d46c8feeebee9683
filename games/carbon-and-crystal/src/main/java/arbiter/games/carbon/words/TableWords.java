package arbiter.games.carbon.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The lines that are about no single piece or player: {@code phase action}, {@code round 3}. */
final class TableWords {
    /** @param winners seats as bits, 0 where the line names none */
    private record Ended(String reason, int winners) {
        boolean metBy(Ended seen) {
            return reason.equals(seen.reason) && (winners == 0 || winners == seen.winners);
        }

        String write() {
            return "ended " + reason
                    + Victory.seats(winners).stream()
                            .map(seat -> " " + Side.letter(seat.index()))
                            .collect(Collectors.joining());
        }
    }

    private TableWords() {}

    static Vocabulary<Draft, Position> of(Position position) {
        return new Vocabulary<Draft, Position>("player, a piece or a hex and a colon", Vocabulary.Commas.FREE)
                .mark("start", each -> false, Draft::start)
                .many(
                        "phase",
                        TableWords::phase,
                        phase -> "phase " + word(phase),
                        each -> List.of(each.phase),
                        Draft::phase)
                .total("round", "the number of a round", each -> each.round, (to, n) -> to.position.round = n)
                .many(
                        "turn",
                        line -> seat(position, line),
                        seat -> "turn " + Side.letter(seat),
                        each -> List.of(each.active),
                        (to, seat) -> to.position.active = seat)
                .many(
                        "first",
                        line -> seat(position, line),
                        seat -> "first " + Side.letter(seat),
                        each -> List.of(each.first),
                        (to, seat) -> to.position.first = seat)
                .total("entry", "the next entry number", each -> each.nextEntry, Draft::entry)
                .mark("ordered", each -> each.ordered, to -> to.position.ordered = true)
                .own(
                        "ended",
                        line -> ended(position, line),
                        Ended::write,
                        Ended::metBy,
                        each -> each.over() ? List.of(new Ended(each.reason, each.winners)) : List.of(),
                        (to, ended) -> {
                            to.position.reason = ended.reason;
                            to.position.winners |= ended.winners;
                        })
                .value(
                        "placing",
                        line -> line.take().text(),
                        unit -> "placing " + unit,
                        "",
                        Entry::asked,
                        Draft::place);
    }

    private static String word(Position.Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private static Position.Phase phase(Words words) throws Misread {
        for (Position.Phase phase : Position.Phase.values()) {
            if (words.taken(word(phase))) {
                return phase;
            }
        }
        throw words.misread("a phase is lists, command, action or over" + words.found());
    }

    private static int seat(Position position, Words words) throws Misread {
        int seat = PositionText.seat(position, words.peek().text());
        if (seat < 0) {
            throw words.misread("expected a player" + words.found());
        }
        words.take();
        return seat;
    }

    private static @Nullable Ended ended(Position position, Words words) throws Misread {
        if (!words.taken("ended")) {
            return null;
        }
        String reason = words.take().text();
        int winners = 0;
        while (words.hasNext()) {
            winners |= 1 << seat(position, words);
        }
        return new Ended(reason, winners);
    }
}
