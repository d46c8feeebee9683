package arbiter.games.globaldomination.v;

import arbiter.engine.Play;
import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A position of Ann and Ben, written in the words of position texts, and Ann's sheet for it. */
public final class Situation {
    public static final GlobalDominationV GAME = new GlobalDominationV();
    public static final Seat ANN = Seat.of(0);
    public static final Seat BEN = Seat.of(1);

    public final Position position;

    private Situation(Position position) {
        this.position = position;
    }

    public static Situation of(String map, String... given) {
        return of(Map.of(), map, given);
    }

    public static Situation of(Map<String, String> options, String map, String... given) {
        try {
            return new Situation(GAME.words()
                    .positions()
                    .read(
                            List.of("Ann", "Ben"),
                            Settings.of(GAME.parameters(), new TreeMap<>(options)),
                            map.lines().map(Line::of).toList(),
                            Arrays.stream(given).map(Line::of).toList()));
        } catch (Misread e) {
            throw new IllegalArgumentException(e);
        }
    }

    public Sheet<Order> sheet(Seat seat, String... lines) {
        return Play.read(GAME, position, seat, List.of(lines));
    }

    /** What Ann can add to her sheet. */
    public List<Choice<Order>> choices(String... lines) {
        return GAME.guide().choices(position, ANN, sheet(ANN, lines));
    }

    /** The choice with this line in normal form, if it is offered. */
    public Optional<Choice<Order>> choice(String line, String... lines) {
        return choices(lines).stream()
                .filter(choice ->
                        GAME.words().notation().write(position, choice.order()).equals(line))
                .findFirst();
    }
}
