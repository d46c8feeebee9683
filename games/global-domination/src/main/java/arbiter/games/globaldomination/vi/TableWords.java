package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The lines that are about no single territory or player: {@code turn 4}, {@code unlocked spy}. */
final class TableWords {
    record Number(int turn, boolean split) {
        static Number read(Words words) throws Misread {
            return new Number(words.number("the number of the turn"), words.taken("split"));
        }

        static Number of(View view) {
            return new Number(view.turn(), view.split());
        }

        String write() {
            return "turn " + turn + (split ? " split" : "");
        }

        boolean meets(Number expected) {
            return turn == expected.turn && (split || !expected.split);
        }
    }

    private static final Number NO_TURN = new Number(-1, false);

    private TableWords() {}

    /** @param state the position that is written: it knows what no view shows */
    static Vocabulary<Draft, View> of(List<String> players, WorldMap map, @Nullable Position state) {
        return new Vocabulary<Draft, View>("territory or a player and a colon", Vocabulary.Commas.NEEDED)
                .value(
                        "turn",
                        Number::read,
                        Number::write,
                        (expected, turn) -> turn.meets(expected),
                        NO_TURN,
                        Number::of,
                        Draft::begin)
                .many("unlocked", TableWords::mechanics, TableWords::write, view -> unlocked(state), Draft::unlock)
                .unseen()
                .many(
                        "announced",
                        words -> announcement(players, map, words),
                        order -> "announced " + OrderText.write(players, order),
                        view -> state == null ? List.of() : state.announced(),
                        (to, order) -> to.announced.add(order))
                .unseen()
                .many(
                        "ended",
                        words -> ending(players, words),
                        ending -> write(players, ending),
                        view -> state == null || state.ending() == null ? List.of() : List.of(state.ending()),
                        (to, ending) -> to.ending = ending)
                .unseen();
    }

    private static List<Mechanic> mechanics(Words words) throws Misread {
        List<Mechanic> mechanics = new ArrayList<>();
        while (words.hasNext()) {
            Mechanic mechanic = Mechanic.of(words.peek().text());
            if (mechanic == null) {
                throw words.misread(Nearest.unknown("mechanic", words.peek().text(), Mechanic.words()));
            }
            words.take();
            mechanics.add(mechanic);
        }
        return mechanics;
    }

    private static String write(List<Mechanic> mechanics) {
        return "unlocked " + mechanics.stream().map(Mechanic::word).collect(Collectors.joining(" "));
    }

    private static List<List<Mechanic>> unlocked(@Nullable Position state) {
        List<Mechanic> unlocked =
                state == null ? List.of() : List.copyOf(state.rules().unlocked());
        return unlocked.isEmpty() ? List.of() : List.of(unlocked);
    }

    private static Order.ByHost announcement(List<String> players, WorldMap map, Words words) throws Misread {
        int offset = words.peek().offset();
        try {
            if (OrderNotation.parse(map, players, words.rest()) instanceof Order.ByHost order) {
                return order;
            }
        } catch (Misread e) {
            throw words.line().misread(offset + e.column() - 1, e.what());
        }
        throw words.line().misread(offset, "only the host announces");
    }

    private static Ending ending(List<String> players, Words words) throws Misread {
        for (Ending.Reason reason : Ending.Reason.values()) {
            if (words.taken(reason.word())) {
                List<Seat> winners = new ArrayList<>();
                while (words.hasNext()) {
                    winners.add(Seat.of(Names.read(players, words)));
                }
                return new Ending(reason, winners);
            }
        }
        throw words.misread("there is no such ending");
    }

    private static String write(List<String> players, Ending ending) {
        return "ended " + ending.reason().word()
                + ending.winners().stream()
                        .map(seat -> " " + Names.write(players, seat.index()))
                        .collect(Collectors.joining());
    }
}
