package arbiter.games.dynasty.words;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Policy;
import arbiter.games.dynasty.position.Way;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The canonical text of a position: what {@link PositionReader} reads back as an equal one. */
public final class PositionWriter {
    private final WorkingPosition p;
    private final List<String> lines = new ArrayList<>();

    private PositionWriter(WorkingPosition p) {
        this.p = p;
    }

    public static List<String> write(WorkingPosition p) {
        PositionWriter writer = new PositionWriter(p);
        writer.turn();
        writer.players();
        for (int tile = 0; tile < p.grid.size; tile++) {
            writer.tile(tile);
        }
        return writer.lines;
    }

    private String name(int seat) {
        return Names.written(p.name(seat));
    }

    private void turn() {
        boolean seatedInOrder =
                IntStream.range(0, p.seats).allMatch(seat -> p.seat(seat).index() == seat);
        if (!seatedInOrder) {
            lines.add(
                    "order " + IntStream.range(0, p.seats).mapToObj(this::name).collect(Collectors.joining(" ")));
        }
        lines.add("round " + p.round);
        lines.add("turn " + name(p.active) + " " + (p.phase == Phase.OVER ? Phase.BUILD : p.phase).word());
        if (p.actionsUsed > 0) {
            lines.add("actions " + (p.numbers.buildActions - p.actionsUsed));
        }
        if (p.attacker != Army.NONE) {
            lines.add("battle " + p.id(p.attacker) + " attacks " + p.grid.hex(p.battleTile)
                    + (p.retaliating ? ", retaliation" : "")
                    + (p.retries > 0 ? ", retries " + p.retries : ""));
        }
        p.queue.forEach(order -> lines.add("waiting: " + Notation.text(order)));
        if (p.timeUp) {
            lines.add("time up");
        }
        Way way = p.way;
        if (way != null) {
            String winners = IntStream.range(0, p.seats)
                    .filter(seat -> p.winners[seat])
                    .mapToObj(seat -> name(seat) + " ")
                    .collect(Collectors.joining());
            lines.add("won " + winners + way.word());
        }
    }

    private void players() {
        for (int seat = 0; seat < p.seats; seat++) {
            StringBuilder line = new StringBuilder(name(seat))
                    .append(": supply ")
                    .append(p.land.houses[seat])
                    .append(", land ")
                    .append(p.land.landTokens[seat])
                    .append(", tokens ")
                    .append(p.militaryTokens[seat])
                    .append(", next ")
                    .append(p.army.nextNumber[seat]);
            if (p.missed[seat] > 0) {
                line.append(", missed ").append(p.missed[seat]);
            }
            if (p.rangedPolicy[seat] != Policy.Ranged.ASK) {
                line.append(", ranged ").append(p.rangedPolicy[seat].word());
            }
            if (p.tiePolicy[seat] != Policy.Tie.ASK) {
                line.append(", tie ").append(p.tiePolicy[seat].word());
            }
            line.append(p.bot[seat] ? ", bot" : "")
                    .append(p.alive[seat] ? "" : ", out")
                    .append(p.ended[seat] ? ", ended" : "");
            lines.add(line.toString());
        }
    }

    private void tile(int tile) {
        List<String> words = new ArrayList<>();
        if (!p.land.isEmpty(tile)) {
            words.add(structure(tile));
        }
        if (p.army.at(tile) != Army.NONE) {
            words.add(unit(p.army.at(tile)));
        }
        if (p.army.cargoAt(tile) != Army.NONE) {
            words.add("cargo " + unit(p.army.cargoAt(tile)));
        }
        if (!words.isEmpty()) {
            lines.add(p.grid.hex(tile) + ": " + String.join(", ", words));
        }
    }

    private String structure(int tile) {
        int owner = p.land.owner(tile);
        StringBuilder text = new StringBuilder(owner == Land.NOBODY ? "ownerless" : name(owner))
                .append(' ')
                .append(p.land.piece(tile).word());
        if (p.land.isCentre(tile)) {
            text.append(' ').append(p.land.level(tile)).append(p.land.warded[tile] ? " warded" : "");
            if (p.land.recruits[tile] > 0) {
                text.append(" recruited ").append(p.land.recruits[tile]);
            }
            if (p.land.casts[tile] > 0) {
                text.append(" cast ").append(p.land.casts[tile]);
            }
        }
        if (p.land.claim(tile) != Land.NOWHERE) {
            text.append(" of ").append(p.grid.hex(p.land.claim(tile)));
        }
        return text.toString();
    }

    private String unit(int unit) {
        return p.army.kind(unit).word() + " " + p.id(unit)
                + (p.army.marched(unit) ? " marched" : "")
                + (p.army.blessed(unit) ? " blessed" : "")
                + (p.army.hasted(unit) ? " hasted" : "")
                + (p.army.withheld(unit) ? " withheld" : "");
    }
}
