package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Lookout;
import arbiter.engine.Play;
import arbiter.engine.ahead.Checked;
import arbiter.engine.ahead.Expansion;
import arbiter.engine.ahead.Expansions;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.guide.Intent;
import arbiter.engine.seat.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What standing orders mean, and what they come to in a position. */
public final class Foresight<S, O, V> {
    private final Positions<S, O, V> positions;

    Foresight(Positions<S, O, V> positions) {
        this.positions = positions;
    }

    public List<Checked> check(int at, int seat, List<String> lines, StandingOrders.Conditions conditions) {
        S state = positions.state(at);
        return lines.stream()
                .map(line -> Checked.of(positions.game(at), state, Seat.of(seat), line, conditions))
                .toList();
    }

    /** What conditions can ask about: what is on places, and what players have. */
    public record Vocabulary(List<String> things, List<String> stocks) {}

    public Vocabulary vocabulary(int at) {
        return positions
                .game(at)
                .ahead()
                .lookout()
                .map(lookout -> new Vocabulary(names(lookout.things()), names(lookout.stocks())))
                .orElse(new Vocabulary(List.of(), List.of()));
    }

    private static List<String> names(List<Lookout.Thing> things) {
        return things.stream().map(Lookout.Thing::name).toList();
    }

    public Expansion expand(int at, int seat, StandingOrders standing) {
        return Expansions.of(positions.game(at), positions.state(at), Seat.of(seat), standing);
    }

    /** Each line of a sheet as a phrase. */
    public List<String> words(int at, int seat, List<String> lines) {
        Game<S, O, V> game = positions.game(at);
        S state = positions.state(at);
        List<Optional<Intent>> intents =
                game.guide().intents(state, Seat.of(seat), Play.read(game, state, Seat.of(seat), lines));
        List<String> words = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            words.add(intents.get(i).map(intent -> intent.words().text()).orElse(line));
        }
        return words;
    }
}
