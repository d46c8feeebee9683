package arbiter.games.globaldomination.v.position;

import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.function.Function;

/** Makes views. The only secret of a position is the content of stashes. */
public final class Sight {
    private Sight() {}

    /** @param notation how the host writes an announced event */
    public static View of(Position position, Viewer viewer, Function<NaturalEvent, String> notation) {
        Ending ending = position.ending();
        return new View(
                position.map().name(),
                position.map().attribution(),
                position.turn(),
                word(position.stage()),
                position.offered().stream().map(at -> position.map().id(at)).toList(),
                position.joiningOpen(),
                lands(position),
                players(position, viewer),
                position.announced().stream().map(notation).toList(),
                ending == null ? "" : ending.reason().word,
                ending == null
                        ? List.of()
                        : ending.winners().stream().map(Seat::index).toList(),
                position.map().territories(),
                position.map().links());
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<View.Land> lands(Position position) {
        List<View.Land> lands = new ArrayList<>(position.size());
        for (int at = 0; at < position.size(); at++) {
            SequencedMap<String, Integer> units = new LinkedHashMap<>();
            if (position.troops()[at] > 0) {
                units.put("troop", position.troops()[at]);
            }
            lands.add(new View.Land(
                    position.map().id(at),
                    position.owner()[at],
                    units,
                    position.hq(at),
                    Math.max(-1, position.settler()[at]),
                    position.constructAt(at).word,
                    position.trebuchets()[at],
                    position.wasteland()[at],
                    position.held(at)));
        }
        return lands;
    }

    private static List<View.Player> players(Position position, Viewer viewer) {
        int[] homelands = Homeland.ofAll(position.seats(), position);
        int[] territories = new int[position.seats()];
        long[] troops = new long[position.seats()];
        for (int at = 0; at < position.size(); at++) {
            if (position.owner()[at] >= 0) {
                territories[position.owner()[at]]++;
                troops[position.owner()[at]] += position.troops()[at];
            }
        }
        List<View.Player> players = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            Power power = position.powers()[seat];
            Colour colour = power.colour();
            players.add(new View.Player(
                    position.players().get(seat),
                    word(power.status()),
                    power.ip(),
                    power.firstTurn(),
                    viewer.knows(Seat.of(seat)) ? stash(power.stash()) : null,
                    territories[seat],
                    troops[seat],
                    id(position, homelands[seat]),
                    id(position, power.start()),
                    power.ready(),
                    colour == null ? "" : colour.word(),
                    colour == null ? "" : colour.hex(),
                    power.country(),
                    power.lore()));
        }
        return players;
    }

    private static int id(Position position, int at) {
        return at < 0 ? 0 : position.map().id(at);
    }

    private static SequencedMap<String, Integer> stash(Power.Stash stash) {
        SequencedMap<String, Integer> items = new LinkedHashMap<>();
        for (Item item : Item.ALL) {
            if (stash.of(item) > 0) {
                items.put(item.word, stash.of(item));
            }
        }
        return items;
    }
}
