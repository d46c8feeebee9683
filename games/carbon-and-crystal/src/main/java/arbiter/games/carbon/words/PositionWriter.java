package arbiter.games.carbon.words;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.production.Entry;
import arbiter.games.carbon.rules.setup.Lists;
import arbiter.games.carbon.rules.victory.Victory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The canonical text of a position, as lines of a {@code given} block. */
public final class PositionWriter {
    private PositionWriter() {}

    public static List<String> write(Position position) {
        List<String> lines = new ArrayList<>();
        lines.add("phase " + position.phase.name().toLowerCase(Locale.ROOT));
        lines.add("round " + position.round);
        lines.add("turn " + Side.letter(position.active));
        lines.add("first " + Side.letter(position.first));
        lines.add("entry " + position.nextEntry);
        if (position.ordered) {
            lines.add("ordered");
        }
        if (position.over()) {
            StringBuilder ended = new StringBuilder("ended ").append(position.reason);
            Victory.seats(position.winners).forEach(seat -> ended.append(' ').append(Side.letter(seat.index())));
            lines.add(ended.toString());
        }
        for (Side side : position.sides) {
            side(position, side, lines);
        }
        for (int i = 0; i < position.count; i++) {
            lines.add(asset(position, position.assets[i]));
        }
        for (int hex = 0; hex < position.stock.length; hex++) {
            if (position.board().terrain(hex).holdsStock()) {
                lines.add(position.board().text(hex) + ": stock " + position.stock[hex]);
            }
        }
        if (position.placing != null) {
            lines.add("placing " + Entry.asked(position));
        }
        return lines;
    }

    private static void side(Position position, Side side, List<String> lines) {
        String name = Side.letter(side.seat) + ": ";
        lines.add(name + list(side));
        StringBuilder line = new StringBuilder(name)
                .append(side.carbon)
                .append("C, ")
                .append(side.crystals)
                .append("X, vp ")
                .append(side.points);
        if (!side.alive) {
            line.append(", dead");
        }
        if (side.missed > 0) {
            line.append(", missed ").append(side.missed);
        }
        if (side.bot) {
            line.append(", bot");
        }
        if (side.offers) {
            line.append(", offer");
            Victory.seats(side.accepted).forEach(seat -> line.append(' ').append(Side.letter(seat.index())));
        }
        if (side.listed && !side.hidden && position.phase != Position.Phase.LISTS) {
            line.append(", last ").append(side.numbered[side.faction.commandCenter.index()]);
            line.append(' ').append(side.numbered[side.faction.worker.index()]);
        }
        lines.add(line.toString());
        if (side.listed && !side.hidden) {
            zones(side, lines);
        }
    }

    private static String list(Side side) {
        if (!side.listed) {
            return "list none";
        }
        return side.hidden
                ? "list hidden"
                : ("list " + side.faction.id + " " + String.join(" ", Lists.words(side))).stripTrailing();
    }

    /** Only what does not follow from the board: copies that are gone, and upgrades in force. */
    private static void zones(Side side, List<String> lines) {
        for (Datasheet sheet : side.faction.sheets) {
            int index = sheet.index();
            for (int number = 1; number <= 9; number++) {
                String name = Side.letter(side.seat) + "." + sheet.code() + "#" + number + ": ";
                if ((side.destroyed[index] >> (number - 1) & 1) == 1) {
                    lines.add(name + "destroyed");
                } else if (sheet instanceof Datasheet.Upgrade && (side.field[index] >> (number - 1) & 1) == 1) {
                    String timer = side.timers[index] > 0 ? " " + side.timers[index] : "";
                    lines.add(name + "in force" + timer + (side.used[index] ? ", used" : ""));
                }
            }
        }
    }

    private static String asset(Position position, Asset asset) {
        StringBuilder line = new StringBuilder(asset.toString())
                .append(": ")
                .append(position.board().text(asset.hex))
                .append(", entry ")
                .append(asset.entry)
                .append(", cohesion ")
                .append(asset.cohesion);
        append(line, "building", asset.construction);
        append(line, "salvage", asset.salvage);
        if (asset.level > 1) {
            append(line, "level", asset.level);
        }
        if (asset.moved) {
            line.append(", moved");
        }
        if (asset.acted) {
            line.append(", acted");
        }
        if (asset.rally != Board.NOWHERE) {
            line.append(", rally ").append(position.board().text(asset.rally));
        }
        if (asset.placed != Board.NOWHERE) {
            line.append(", placed ").append(position.board().text(asset.placed));
        }
        if (asset.queue.length > 0) {
            line.append(", ").append(queue(asset));
        }
        return line.toString();
    }

    private static void append(StringBuilder line, String word, int value) {
        if (value > 0) {
            line.append(", ").append(word).append(' ').append(value);
        }
    }

    public static String queue(Asset asset) {
        StringBuilder text = new StringBuilder("queue");
        for (Item item : asset.queue) {
            text.append(' ').append(item.name()).append(' ').append(item.counters());
        }
        return text.toString();
    }
}
