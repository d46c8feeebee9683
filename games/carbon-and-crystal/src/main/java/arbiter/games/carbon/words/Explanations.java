package arbiter.games.carbon.words;

import arbiter.engine.sheet.Rejection;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.rules.building.Placement;
import arbiter.games.carbon.rules.fighting.Movement;
import arbiter.games.carbon.rules.production.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Why an order was refused, in a sentence. If possible, the sentence says what would work instead. */
final class Explanations {
    private static final Pattern BLANK = Pattern.compile("\\{([a-z]+)}");

    /** A datasheet's code, as it is or in the id of a piece. */
    private static final Pattern CODE =
            Pattern.compile("\\b(?:(?<side>[A-D])\\.)?(?<code>[A-Z]{3})(?<number>#[0-9]+)?(?![A-Za-z0-9#])");

    private static final Map<String, String> SENTENCES = new LinkedHashMap<>();

    static {
        turns();
        actors();
        building();
        training();
        upgrades();
        fighting();
        warnings();
    }

    private Explanations() {}

    private static void say(String why, String sentence) {
        SENTENCES.put(why, sentence);
    }

    private static void turns() {
        say("stopped", "Not checked: line {line} was refused, and a batch stops there.");
        say("over", "The game is over.");
        say("out", "You are out of the game.");
        say("host", "The host has no orders in this game.");
        say("lists-first", "Lists come first: hand in a LIST, everything else starts once all are in.");
        say("lists-closed", "The lists are revealed. Yours can no longer be changed.");
        say("other-turn", "It is {active}'s turn. You can still RESIGN, or answer an offer of a draw.");
        say("no-offer", "Nobody else has offered a draw.");
        say("players", "The game is for two or four players, not {have}.");
        say("misfit", "This board does not fit: {misfit}.");
        say("unreadable", "The board cannot be read: line {line}, column {column}: {misfit}.");
        say("foreign-copy", "{code} is no sheet of {faction}; a list holds its own faction's only.");
        say("core-copy", "{code} is Core: it is always available and never listed.");
        say("free-copy", "{code} needs no copy in a list: everybody of its faction may research it.");
        say("copy-cap", "{have} copies of {code} are too many; a list may hold {cap}.");
        say("budget", "The list costs {have} points; the budget is {cap}.");
    }

    private static void actors() {
        say("missing", "There is no {id} on the board.");
        say("not-own", "{actor} is not yours.");
        say("acted", "{actor} has used its action this turn.");
        say("moved", "{actor} has moved this turn.");
        say("unfinished", "{actor} is still being built ({counters} to go).");
        say("under-salvage", "{actor} is being salvaged ({counters} to go) and does nothing any more.");
        say("cost", "{what} costs {cost}; you have {have}.");
        say("foreign", "{code} belongs to another faction.");
        say("never-listed", "{code} is not in your Deployment List.");
        say("no-copy", "No copy of {code} is left in your list; it had {listed}.");
        say("prerequisite", "{what} requires {requires}, active when you begin.");
        say("far", "{target} is {distance} hexes from {actor}, which reaches {reach}.");
    }

    private static void building() {
        say("no-builder", "{actor} is no Builder.");
        say("no-building", "{code} is no building.");
        say("too-many-centers", "You have {have} Command Centers, unfinished ones included; {cap} is the limit.");
        say("off-board", "{building} does not fit on the board at {hex}.");
        say("no-node", "{building} stands on a Crystal Node, and {hex} is none.");
        say("terrain", "{building} cannot stand on {hex}: {terrain}.");
        say("crowded", "{building} on {hex} would be {distance} from {other}; it needs {least}.");
        say("off-lattice", "{building} on {hex} is beyond the lattice, which reaches {reach}.");
        say("builder-far", "{building} on {hex} is {distance} from {actor}, which builds up to {reach} away.");
        say("foreign-building", "{building} is not yours to work on.");
        say("a-unit", "{building} is a unit; only buildings are repaired or salvaged.");
        say("full", "{building} is whole: Cohesion {cohesion}.");
        say("incomplete", "{building} is not finished ({counters} to go), and only finished buildings are salvaged.");
        say("salvaged-already", "{building} is being salvaged already ({counters} to go).");
        say("at-work", "{building} is at work on {item}; salvage waits until it hosts nothing.");
    }

    private static void training() {
        say("not-trained-here", "{actor} does not train {code}.");
        say("worker-limit", "You have {have} Workers, those in queues included; your limit is {cap}.");
        say("queue-full", "{actor} is full: {item} comes first, and it holds {cap}.");
        say("no-item", "{actor} has no item {place} in its queue; it has {items}.");
        say("research-stays", "{item} is under research, which cannot be cancelled.");
        say("nothing-to-place", "No unit of yours waits for a hex.");
        say("other-unit", "{asked} waits for its hex now, not {unit}.");
        say("placed-already", "{unit} entered on {hex} this turn.");
        say("entry-off-board", "{hex} is off the board; {unit} cannot enter there.");
        say("entry-far", "{hex} is {distance} from {producer} and not its rally point; {unit} enters within {reach}.");
        say("entry-terrain", "Nobody can stand on {hex}: {terrain}.");
        say("entry-occupied", "{other} stands on {hex}; {unit} cannot enter there.");
        say("entry-enemy", "{other} is too near: {unit} cannot enter on {hex}.");
        say("no-center", "{actor} is no Command Center; only those have levels.");
        say("highest-level", "{actor} has the highest level.");
        say("level-queued", "{actor} is advancing already.");
        say("no-producer", "{actor} trains nothing, so it has no rally point.");
        say("rally-off-board", "{hex} is off the board.");
        say("rally-impassable", "Nobody can stand on {hex}: {terrain}.");
        say("rally-far", "{hex} is {distance} from {actor}; a rally point lies up to {reach} away.");
    }

    private static void upgrades() {
        say("no-lab", "{actor} is no Tech Building.");
        say("no-upgrade", "{code} is no upgrade.");
        say("used", "{code} was used this turn.");
        say("works-by-itself", "{code} works by itself while it is in force.");
        say("not-in-force", "{code} is not in force.");
        say("no-own-unit", "{target} is no unit of yours.");
        say("strike-far-relay", "{target} is more than {reach} from each of your active Relays.");
        say("strike-far-unit", "{target} is more than {reach} from each of your units.");
        say("step-no-relay", "{hex} is not beside another active Relay of yours.");
        say("step-off-board", "{hex} is off the board.");
        say("step-terrain", "Nobody can stand on {hex}: {terrain}.");
        say("step-occupied", "{other} stands on {hex}.");
        say("step-enemy", "{other} is too near: {unit} cannot step to {hex}.");
        say("no-relay-beside", "{unit} does not stand beside an active Relay of yours.");
    }

    private static void fighting() {
        say("unarmed", "{actor} has no weapon.");
        say("own-target", "{target} is your own.");
        say("no-sight", "{actor} does not see {target}: {other} is in the way.");
        say("immobile", "{actor} is a building and stays where it is.");
        say("move-off-board", "{hex} is off the board.");
        say("occupied", "{other} stands on {hex}.");
        say("impassable", "Nobody can stand on {hex}: {terrain}.");
        say("too-far", "{actor} would need {cost} Move to {hex}; it has {move}.");
        say("rough-ground", "Forest or Rock is in the way: {actor} would need {cost} Move to {hex}; it has {move}.");
        say("no-way", "No way leads {actor} to {hex}.");
        say(
                "detour",
                "{other} on {at} is in the way; around it {actor} would need {cost} Move to {hex}, and it has {move}.");
        say("barred", "{other} on {at} is in the way of {actor} to {hex}, and there is no way around.");
    }

    private static void warnings() {
        say("no-list", "You have no list: you will play the default list of the {faction}.");
        say("empty-turn", "You end your turn without an order.");
        say("points-unused", "The list leaves {left} of {budget} points unused; they are lost.");
        say("never-trained", "No building of this list trains {units}.");
        say(
                "waits-for-supply",
                "{what} will wait for Supply: your units and queues need {needed}, and your ceiling will be {ceiling}.");
        say("too-late", "{what} will not be ready before the game ends after round {round}.");
        say("last-center", "This is your last Command Center; without one you are out of the game.");
    }

    static String explain(Position position, Rejection rejection) {
        String sentence = SENTENCES.get(rejection.fact("why"));
        if (sentence == null) {
            // A slip of the notation has its own sentence.
            String message = rejection.fact("message");
            String proposal = rejection.fact("proposal");
            String said = message.isEmpty() ? rejection.code() : message;
            return "Column " + rejection.fact("column") + ": " + said
                    + (proposal.isEmpty() ? "." : "; did you mean `" + proposal + "`?");
        }
        StringBuilder filled = new StringBuilder();
        Matcher blank = BLANK.matcher(sentence);
        while (blank.find()) {
            blank.appendReplacement(filled, Matcher.quoteReplacement(rejection.fact(blank.group(1))));
        }
        blank.appendTail(filled);
        filled.setCharAt(0, Character.toUpperCase(filled.charAt(0)));
        return named(position, filled + nearest(position, rejection));
    }

    /**
     * {@code Ann's Rigger #1} for {@code A.RIG#1}, {@code Rigger #1} if it is her turn, {@code Barracks} for {@code BAR}. As long as
     * factions are secret, codes stay codes.
     */
    private static String named(Position position, String sentence) {
        if (position.phase == Position.Phase.LISTS) {
            return sentence;
        }
        return CODE.matcher(sentence).replaceAll(code -> {
            int active = position.active;
            int side = code.group("side") == null ? active : code.group("side").charAt(0) - 'A';
            Datasheet sheet = IntStream.concat(IntStream.of(side), IntStream.range(0, position.sides.length))
                    .mapToObj(seat -> position.sides[seat].faction.sheet(code.group("code")))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse(null);
            String owner = side == active ? "" : position.players.get(side) + "'s ";
            String number = code.group("number") == null ? "" : " " + code.group("number");
            return Matcher.quoteReplacement(sheet == null ? code.group() : owner + sheet.name() + number);
        });
    }

    /** What would work instead: hexes near the ordered one. */
    private static String nearest(Position position, Rejection rejection) {
        List<String> hexes = switch (rejection.fact("why")) {
            case "entry-off-board", "entry-far", "entry-terrain", "entry-occupied", "entry-enemy" -> entries(position);
            case "too-far", "rough-ground", "no-way", "detour", "barred", "impassable", "occupied" ->
                reachable(position, rejection);
            case "builder-far", "crowded", "terrain", "no-node" -> sites(position, rejection);
            default -> List.of();
        };
        if (hexes.isEmpty()) {
            return "";
        }
        return hexes.size() == 1
                ? " " + hexes.getFirst() + " would do."
                : " Free are " + String.join("  ", hexes) + ".";
    }

    private static List<String> entries(Position position) {
        List<String> hexes = new ArrayList<>();
        Asset producer = position.placing;
        if (producer != null) {
            for (int hex : Entry.legal(position, producer)) {
                hexes.add(position.board().text(hex));
            }
        }
        return hexes;
    }

    private static List<String> reachable(Position position, Rejection rejection) {
        Asset unit = asset(position, rejection.fact("actor"));
        int wanted = hex(position, rejection);
        if (unit == null || !unit.isUnit() || wanted == Board.NOWHERE) {
            return List.of();
        }
        byte[] costs = Movement.costs(position, unit);
        for (int hex : position.board().around(wanted, position.board().radius)) {
            if (costs[hex] != Movement.NEVER && position.at[hex] == null) {
                return List.of(position.board().text(hex));
            }
        }
        return List.of();
    }

    private static List<String> sites(Position position, Rejection rejection) {
        int wanted = hex(position, rejection);
        if (wanted == Board.NOWHERE || position.phase == Position.Phase.LISTS) {
            return List.of();
        }
        Side side = position.sides[position.active];
        if (!(side.faction.sheet(rejection.fact("building")) instanceof Datasheet.Building building)) {
            return List.of();
        }
        for (int hex : position.board().around(wanted, 4)) {
            for (int i = 0; i < position.count; i++) {
                Asset builder = position.assets[i];
                if (builder.seat == side.seat
                        && builder.isBuilder()
                        && !builder.acted
                        && Placement.refuse(
                                        position,
                                        builder,
                                        building,
                                        position.board().hex(hex))
                                == null) {
                    return List.of(position.board().text(hex) + " (by " + builder + ")");
                }
            }
        }
        return List.of();
    }

    private static int hex(Position position, Rejection rejection) {
        String text = rejection.fact("hex");
        return text.matches("-?[0-9]{1,3},-?[0-9]{1,3}") ? position.board().index(DataFile.hex(text)) : Board.NOWHERE;
    }

    private static @Nullable Asset asset(Position position, String name) {
        for (int i = 0; i < position.count; i++) {
            if (position.assets[i].toString().equals(name)) {
                return position.assets[i];
            }
        }
        return null;
    }
}
