package arbiter.games.carbon;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
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

    static Vocabulary<Draft, Battle> of(Battle battle) {
        return new Vocabulary<Draft, Battle>("player, a piece or a hex and a colon", Vocabulary.Commas.FREE)
                .mark("start", each -> false, Draft::start)
                .many(
                        "phase",
                        TableWords::phase,
                        phase -> "phase " + word(phase),
                        each -> List.of(each.phase),
                        Draft::phase)
                .total("round", "the number of a round", each -> each.round, (to, n) -> to.battle.round = n)
                .many(
                        "turn",
                        line -> seat(battle, line),
                        seat -> "turn " + Side.letter(seat),
                        each -> List.of(each.active),
                        (to, seat) -> to.battle.active = seat)
                .many(
                        "first",
                        line -> seat(battle, line),
                        seat -> "first " + Side.letter(seat),
                        each -> List.of(each.first),
                        (to, seat) -> to.battle.first = seat)
                .total("entry", "the next entry number", each -> each.nextEntry, Draft::entry)
                .mark("ordered", each -> each.ordered, to -> to.battle.ordered = true)
                .own(
                        "ended",
                        line -> ended(battle, line),
                        Ended::write,
                        Ended::metBy,
                        each -> each.over() ? List.of(new Ended(each.reason, each.winners)) : List.of(),
                        (to, ended) -> {
                            to.battle.reason = ended.reason;
                            to.battle.winners |= ended.winners;
                        })
                .value(
                        "placing",
                        line -> line.take().text(),
                        unit -> "placing " + unit,
                        "",
                        Entry::asked,
                        Draft::place);
    }

    private static String word(Battle.Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private static Battle.Phase phase(Words words) throws Misread {
        for (Battle.Phase phase : Battle.Phase.values()) {
            if (words.taken(word(phase))) {
                return phase;
            }
        }
        throw words.misread("a phase is lists, command, action or over" + words.found());
    }

    private static int seat(Battle battle, Words words) throws Misread {
        int seat = PositionText.seat(battle, words.peek().text());
        if (seat < 0) {
            throw words.misread("expected a player" + words.found());
        }
        words.take();
        return seat;
    }

    private static @Nullable Ended ended(Battle battle, Words words) throws Misread {
        if (!words.taken("ended")) {
            return null;
        }
        String reason = words.take().text();
        int winners = 0;
        while (words.hasNext()) {
            winners |= 1 << seat(battle, words);
        }
        return new Ended(reason, winners);
    }
}
