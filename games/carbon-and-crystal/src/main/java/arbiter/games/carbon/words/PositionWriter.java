package arbiter.games.carbon.words;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Item;
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

    public static List<String> write(Battle battle) {
        List<String> lines = new ArrayList<>();
        lines.add("phase " + battle.phase.name().toLowerCase(Locale.ROOT));
        lines.add("round " + battle.round);
        lines.add("turn " + Side.letter(battle.active));
        lines.add("first " + Side.letter(battle.first));
        lines.add("entry " + battle.nextEntry);
        if (battle.ordered) {
            lines.add("ordered");
        }
        if (battle.over()) {
            StringBuilder ended = new StringBuilder("ended ").append(battle.reason);
            Victory.seats(battle.winners).forEach(seat -> ended.append(' ').append(Side.letter(seat.index())));
            lines.add(ended.toString());
        }
        for (Side side : battle.sides) {
            side(battle, side, lines);
        }
        for (int i = 0; i < battle.count; i++) {
            lines.add(asset(battle, battle.assets[i]));
        }
        for (int hex = 0; hex < battle.stock.length; hex++) {
            if (battle.board().terrain(hex).holdsStock()) {
                lines.add(battle.board().text(hex) + ": stock " + battle.stock[hex]);
            }
        }
        if (battle.placing != null) {
            lines.add("placing " + Entry.asked(battle));
        }
        return lines;
    }

    private static void side(Battle battle, Side side, List<String> lines) {
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
        if (side.listed && !side.hidden && battle.phase != Battle.Phase.LISTS) {
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

    private static String asset(Battle battle, Asset asset) {
        StringBuilder line = new StringBuilder(asset.toString())
                .append(": ")
                .append(battle.board().text(asset.hex))
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
            line.append(", rally ").append(battle.board().text(asset.rally));
        }
        if (asset.placed != Board.NOWHERE) {
            line.append(", placed ").append(battle.board().text(asset.placed));
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
