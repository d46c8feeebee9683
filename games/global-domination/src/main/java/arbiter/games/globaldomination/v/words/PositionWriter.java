package arbiter.games.globaldomination.v.words;

import arbiter.engine.Seat;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.v.position.Colour;
import arbiter.games.globaldomination.v.position.Construct;
import arbiter.games.globaldomination.v.position.Ending;
import arbiter.games.globaldomination.v.position.Item;
import arbiter.games.globaldomination.v.position.NaturalEvent;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.Power;
import java.util.ArrayList;
import java.util.List;

/** The canonical text of a position: lines of a {@code given} block that are read back as an equal position. */
final class PositionWriter {
    private PositionWriter() {}

    static List<String> write(Position position) {
        List<String> lines = new ArrayList<>();
        lines.add("turn " + position.turn());
        if (position.stage() == Position.Stage.JOINING) {
            lines.add("joining");
        }
        if (position.joiningOpen()) {
            lines.add("joining open");
        }
        for (NaturalEvent event : position.announced()) {
            lines.add(OrderText.write(position.map(), event));
        }
        Ending ending = position.ending();
        if (ending != null) {
            StringBuilder line = new StringBuilder("ended ").append(ending.reason().word);
            for (Seat seat : ending.winners()) {
                line.append(' ').append(name(position, seat.index()));
            }
            lines.add(line.toString());
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            List<String> items = player(position, position.powers()[seat]);
            if (!items.isEmpty()) {
                lines.add(name(position, seat) + ": " + String.join(", ", items));
            }
        }
        for (int at = 0; at < position.size(); at++) {
            List<String> items = territory(position, at);
            if (items.size() > 1 || position.owner()[at] >= 0) {
                lines.add(position.map().id(at) + ": " + String.join(", ", items));
            }
        }
        return lines;
    }

    static String name(Position position, int seat) {
        String name = position.players().get(seat);
        boolean plain = name.matches("\\p{L}[\\p{L}\\p{N}_]*") && !name.equalsIgnoreCase("neutral");
        return plain ? name : "\"" + name + "\"";
    }

    private static List<String> player(Position position, Power power) {
        List<String> items = new ArrayList<>();
        if (power.ip() > 0) {
            items.add("ip " + power.ip());
        }
        if (!power.stash().equals(Power.Stash.EMPTY)) {
            items.add(stash(power.stash()));
        }
        switch (power.status()) {
            case NOT_JOINED -> {
                if (position.stage() == Position.Stage.RUNNING) {
                    items.add("not-joined");
                }
            }
            case LIVING -> {}
            case DEAD -> items.add("dead");
        }
        if (power.firstTurn()) {
            items.add("first-turn");
        }
        if (power.start() != Power.NO_START) {
            items.add("start " + position.map().id(power.start()));
        }
        if (power.ready()) {
            items.add("ready");
        }
        Colour colour = power.colour();
        if (colour != null) {
            items.add("colour " + colour.word());
        }
        if (!power.country().isEmpty()) {
            items.add("country \"" + power.country() + "\"");
        }
        if (!power.lore().isEmpty()) {
            items.add("lore \"" + power.lore() + "\"");
        }
        return items;
    }

    private static String stash(Power.Stash stash) {
        StringBuilder text = new StringBuilder("stash");
        for (Item item : Item.ALL) {
            if (stash.of(item) > 0) {
                text.append(' ').append(item.word).append('*').append(stash.of(item));
            }
        }
        return text.toString();
    }

    private static List<String> territory(Position position, int at) {
        List<String> items = new ArrayList<>();
        int owner = position.owner()[at];
        items.add(owner < 0 ? "neutral" : name(position, owner));
        if (position.troops()[at] > 0) {
            items.add(position.troops()[at] + " troop");
        }
        if (position.hq(at)) {
            int settler = position.settler()[at];
            items.add(settler == owner || settler < 0 ? "hq" : "hq of " + name(position, settler));
        }
        if (position.constructAt(at) != Construct.NONE) {
            items.add(position.constructAt(at).word);
        }
        if (position.trebuchets()[at] > 0) {
            items.add(position.trebuchets()[at] + " trebuchet");
        }
        if (position.wasteland()[at]) {
            items.add("wasteland");
        }
        if (position.held(at) > 0) {
            items.add("held " + position.held(at));
        }
        return items;
    }

    static List<String> board(WorldMap map) {
        return arbiter.games.globaldomination.maps.MapLines.write(map);
    }
}
