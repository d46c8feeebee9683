package arbiter.games.globaldomination.v;

import arbiter.engine.Seat;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines that are about no single territory or player: {@code turn 4}, {@code joining}. */
final class TableWords {
    private final List<String> players;
    private final WorldMap map;

    private TableWords(List<String> players, WorldMap map) {
        this.players = players;
        this.map = map;
    }

    /** @param state the position that is written: it knows what no view shows */
    static Vocabulary<Draft, View> of(List<String> players, WorldMap map, @Nullable Position state) {
        TableWords here = new TableWords(players, map);
        Ending ending = state == null ? null : state.ending();
        return new Vocabulary<Draft, View>("territory or a player and a colon", Vocabulary.Commas.FREE)
                .total("turn", "the number of the turn", View::turn, (to, n) -> to.turn = n)
                .many(
                        "joining",
                        words -> words.taken("open") ? "joining open" : "joining",
                        text -> text,
                        TableWords::joining,
                        Draft::join)
                .many("event", here::event, event -> OrderWriter.write(map, event), here::announced, Draft::announce)
                .many(
                        "ended",
                        here::ending,
                        here::write,
                        view -> ending == null ? List.of() : List.of(ending),
                        (to, stated) -> to.ending = stated)
                .unseen();
    }

    private static List<String> joining(View view) {
        List<String> texts = new ArrayList<>(view.stage().equals("joining") ? List.of("joining") : List.of());
        texts.addAll(view.joiningOpen() ? List.of("joining open") : List.of());
        return texts;
    }

    private NaturalEvent event(Words words) throws Misread {
        return OrderReader.readEvent(map, words);
    }

    private List<NaturalEvent> announced(View view) {
        List<NaturalEvent> events = new ArrayList<>();
        try {
            for (String text : view.announced()) {
                Words words = Words.of(Line.of(text));
                words.expect("event");
                events.add(event(words));
            }
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
        return events;
    }

    private Ending ending(Words words) throws Misread {
        for (Ending.Reason reason : Ending.Reason.values()) {
            if (words.taken(reason.word)) {
                List<Seat> winners = new ArrayList<>();
                while (words.hasNext()) {
                    int seat = players.indexOf(words.peek().text());
                    if (seat < 0) {
                        throw words.misread(
                                Nearest.unknown("player", words.peek().text(), players));
                    }
                    words.take();
                    winners.add(Seat.of(seat));
                }
                return new Ending(reason, winners);
            }
        }
        throw words.misread("`" + words.peek().text() + "` is no way in which a game ends");
    }

    private String write(Ending ending) {
        StringBuilder text = new StringBuilder("ended ").append(ending.reason().word);
        ending.winners().forEach(seat -> text.append(' ').append(PositionText.name(players, seat.index())));
        return text.toString();
    }
}
