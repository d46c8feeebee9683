package arbiter.games.carbon.words;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.words.Prose.Section;
import arbiter.engine.words.Sentence;
import arbiter.games.carbon.position.Cost;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Faction;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Outcome;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The report of a resolution. */
final class Dispatches {
    private final Position position;
    private final List<Section> sections = new ArrayList<>();
    private String heading;
    private List<String> sentences = new ArrayList<>();

    private Dispatches(Position position) {
        this.position = position;
        this.heading = "Orders";
    }

    static List<Section> tell(Position after, List<Event> events) {
        Dispatches dispatches = new Dispatches(after);
        for (Event event : events) {
            if (event instanceof Happening happening) {
                dispatches.tell(happening);
            }
        }
        dispatches.close("");
        return dispatches.sections;
    }

    private void close(String next) {
        if (!sentences.isEmpty()) {
            sections.add(Section.of(heading, sentences));
        }
        heading = next;
        sentences = new ArrayList<>();
    }

    private void tell(Happening happening) {
        if (happening instanceof Happening.ListHandedIn && sentences.isEmpty()) {
            heading = "Lists";
        }
        if (happening instanceof Happening.TurnBegan(Seat seat, int round)) {
            close("Round " + round + ", " + position.players.get(seat.index()));
            return;
        }
        String sentence = sentence(happening);
        if (!sentence.isEmpty()) {
            sentences.add(sentence);
        }
    }

    private String name(Seat seat) {
        return Sentence.seat(seat, position.players.get(seat.index()));
    }

    private static String at(Hex hex) {
        return Sentence.place(hex.toString(), hex.toString());
    }

    private String sentence(Happening happening) {
        return switch (happening) {
            case Happening.TurnBegan turn -> "";
            case Happening.ListHandedIn(Seat seat) -> "The list of " + name(seat) + " is in.";
            case Happening.ListRevealed(Seat seat, String faction, List<String> copies, int points) ->
                name(seat) + " leads the " + position.theatre.faction(faction).name + " with " + points + " points: "
                        + copies.stream()
                                .map(copy -> counted(position.theatre.faction(faction), copy))
                                .collect(Collectors.joining(", "))
                        + ".";
            case Happening.SeatsRolled(List<Happening.SeatRoll> rolls) ->
                "For the first turn "
                        + rolls.stream()
                                .map(roll -> name(roll.seat()) + " rolled " + roll.die())
                                .collect(Collectors.joining(", "))
                        + ".";
            case Happening.UpgradeExpired(Seat seat, String upgrade) -> upgrade(seat, upgrade) + " has run out.";
            case Happening.BuildingCompleted(String building, Hex on, int cohesion) ->
                title(building) + " is complete and opens with Cohesion " + cohesion + ".";
            case Happening.BuildingSalvaged(String building, Hex on) -> title(building) + " has been taken down.";
            case Happening.UpgradeCompleted(Seat seat, String upgrade) -> upgrade(seat, upgrade) + " is ready.";
            case Happening.UpgradeSpent(Seat seat, String upgrade) -> upgrade(seat, upgrade) + " is spent.";
            case Happening.ResourcesGained(Seat seat, String from, int carbon, int crystals) ->
                upgrade(seat, from) + " brought " + new Cost(carbon, crystals).text() + ".";
            case Happening.LevelReached(String center, Hex on, int level) ->
                title(center) + " rose to level " + level + ".";
            case Happening.UnitEntered(String unit, String producer, Hex hex, boolean chosen) ->
                title(unit) + " left " + plain(producer) + " for " + at(hex) + ".";
            case Happening.UnitWaited(String unit, String producer, Hex on, String reason) ->
                title(unit) + " is ready in " + plain(producer) + " and waits for "
                        + (reason.equals("supply") ? "Supply." : "a free hex.");
            case Happening.Gathered(Seat seat, int carbon, int crystals) ->
                carbon + crystals == 0
                        ? name(seat) + " gathered nothing."
                        : name(seat) + " gathered " + new Cost(carbon, crystals).text() + ".";
            case Happening.ConstructionBegan(String builder, String building, Hex hex, int counters) ->
                title(builder) + " broke ground for " + plain(building) + " on " + at(hex) + ": " + turns(counters)
                        + " to go.";
            case Happening.BuildingRepaired(String builder, String building, Hex on, int cohesion) ->
                title(builder) + " mended " + plain(building) + " to Cohesion " + cohesion + ".";
            case Happening.SalvageBegan(String builder, String building, Hex on, int counters) ->
                title(builder) + " began to take down " + plain(building) + ": " + turns(counters) + " to go.";
            case Happening.ProductionBegan(String producer, Hex on, String item, int counters) ->
                title(producer) + " began " + item(producer, item) + ": " + turns(counters) + " to go.";
            case Happening.ResearchBegan(String host, Hex on, String upgrade, int counters) ->
                title(host) + " began research on " + sheetName(host, upgrade) + ": " + turns(counters) + " to go.";
            case Happening.ProductionCancelled(String producer, Hex on, String item, int carbon, int crystals) ->
                title(producer) + " dropped " + item(producer, item) + "; " + new Cost(carbon, crystals).text()
                        + " came back.";
            case Happening.RallySet(String producer, Hex on, String hex) ->
                hex.equals("NONE")
                        ? title(producer) + " has no rally point any more."
                        : title(producer) + " now rallies at " + Sentence.place(hex, hex) + ".";
            case Happening.UnitMoved(String unit, Hex from, Hex to) ->
                title(unit) + " marched from " + at(from) + " to " + at(to) + ".";
            case Happening.UnitStepped(String unit, Hex from, Hex to) ->
                title(unit) + " stepped between Relays from " + at(from) + " to " + at(to) + ".";
            case Happening.Attacked attacked -> attacked(attacked);
            case Happening.AssetDestroyed(String asset, Hex hex) -> title(asset) + " on " + at(hex) + " was destroyed.";
            case Happening.ItemLost(String producer, String item, int carbon, int crystals) ->
                item(producer, item) + " was lost with " + plain(producer) + "; "
                        + (carbon + crystals == 0 ? "nothing" : new Cost(carbon, crystals).text()) + " was refunded.";
            case Happening.ObjectiveScored(Seat seat, Hex objective, int points) ->
                name(seat) + " holds the objective " + at(objective) + " and scores " + points + ".";
            case Happening.TurnEnded(Seat seat, boolean byDeadline) ->
                byDeadline ? "Time ended the turn of " + name(seat) + "." : name(seat) + " ended the turn.";
            case Happening.TurnMissed(Seat seat, int inARow) ->
                name(seat) + " sent no order" + (inARow > 1 ? ", for the " + ordinal(inARow) + " turn in a row." : ".");
            case Happening.SeatAbandoned(Seat seat) ->
                "The seat of " + name(seat) + " goes to a bot until its player is back.";
            case Happening.PlayerResigned(Seat seat) -> name(seat) + " resigned.";
            case Happening.PlayerEliminated(Seat seat) ->
                name(seat) + " has no Command Center left and is out of the game.";
            case Happening.DrawOffered(Seat seat) -> name(seat) + " offers to share the game.";
            case Happening.DrawAnswered(Seat seat, boolean accepted) ->
                name(seat) + (accepted ? " accepts the offer to share." : " declines to share.");
            case Happening.DrawLapsed(Seat seat) -> "The offer of " + name(seat) + " to share has lapsed.";
            case Happening.GameEnded(List<Seat> winners, String reason) -> ended(winners, reason);
        };
    }

    /** {@code 3 Mortar Team} for {@code MOR*3}. */
    private static String counted(Faction faction, String copies) {
        String code = copies.substring(0, 3);
        Datasheet sheet = faction.sheet(code);
        String number = copies.length() > 4 ? copies.substring(4) + " " : "";
        return number + (sheet == null ? code : sheet.name());
    }

    private static String turns(int counters) {
        return counters == 1 ? "one counter" : counters + " counters";
    }

    private static String ordinal(int number) {
        return switch (number) {
            case 2 -> "second";
            case 3 -> "third";
            default -> number + "th";
        };
    }

    private String attacked(Happening.Attacked a) {
        String dice = a.dice().stream().map(String::valueOf).collect(Collectors.joining(" "));
        StringBuilder text = new StringBuilder(attacker(a.attacker()))
                .append(" struck at ")
                .append(title(a.target()))
                .append(" (")
                .append(dice)
                .append(", ")
                .append(a.needed())
                .append("+): ");
        if (a.hits() == 0) {
            return text.append("no hit.").toString();
        }
        text.append(a.hits() == 1 ? "one hit" : a.hits() + " hits");
        if (a.savesNeeded() > 0) {
            text.append(", saves ")
                    .append(a.saves().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                    .append(" (")
                    .append(a.savesNeeded())
                    .append("+)");
        }
        return text.append(
                        a.lost() == 0
                                ? "; the armor held."
                                : "; Cohesion fell by " + a.lost() + " to " + a.left() + ".")
                .toString();
    }

    /** A piece, or the upgrade of a strike. */
    private String attacker(String name) {
        return name.contains("#") ? title(name) : upgrade(Seat.of(name.charAt(0) - 'A'), name.substring(2));
    }

    private String upgrade(Seat seat, String code) {
        return name(seat) + "'s " + sheetName(String.valueOf(Side.letter(seat.index())), code);
    }

    /** The name of a datasheet of the asset's owner. */
    private String sheetName(String owner, String code) {
        Datasheet sheet = position.sides[owner.charAt(0) - 'A'].faction.sheet(code);
        return sheet == null ? code : sheet.name();
    }

    /** {@code Ann's Barracks #1} for {@code A.BAR#1}. */
    private String title(String id) {
        return name(Seat.of(id.charAt(0) - 'A')) + "'s " + plain(id);
    }

    /** {@code Barracks #1} for {@code A.BAR#1}, if the owner is clear. */
    private String plain(String id) {
        String code = id.substring(2, 5);
        Datasheet sheet = position.sides[id.charAt(0) - 'A'].faction.sheet(code);
        return (sheet == null ? code : sheet.name()) + " " + id.substring(5);
    }

    /** An item of a queue: {@code LEVEL#2} is level 2. */
    private String item(String producer, String item) {
        return item.startsWith("LEVEL#") ? "level " + item.substring(6) : plain(producer.substring(0, 2) + item);
    }

    private String ended(List<Seat> winners, String reason) {
        String names = winners.stream().map(this::name).collect(Collectors.joining(" and "));
        return switch (Outcome.of(reason)) {
            case ELIMINATION -> names + " is the last one standing and wins.";
            case POINTS -> names + " wins by victory points.";
            case COHESION -> names + " wins the tie by the Cohesion of finished Command Centers.";
            case BANK -> names + " wins the tie by what is in the bank.";
            case DRAW -> names + " agreed to share the game.";
            case SHARED -> names + " share the victory: they are equal in everything.";
        };
    }
}
