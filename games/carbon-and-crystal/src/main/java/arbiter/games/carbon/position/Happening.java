package arbiter.games.carbon.position;

import arbiter.engine.seat.Blow;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The events, in the past tense. Assets have their full names ({@code A.BAR#1}), and {@code on} is the hex of the asset to
 * which something happened. All events are public.
 */
public sealed interface Happening extends Event {
    @Override
    default List<Stroke> strokes() {
        return switch (this) {
            case ListHandedIn event -> List.of();
            case ListRevealed event -> List.of();
            case SeatsRolled event -> List.of();
            case TurnBegan event -> List.of();
            case UpgradeExpired event -> List.of();
            case BuildingCompleted event -> List.of(mark(event.on()));
            case BuildingSalvaged event -> List.of(take(event.building(), event.on()));
            case UpgradeCompleted event -> List.of();
            case UpgradeSpent event -> List.of();
            case ResourcesGained event -> List.of();
            case LevelReached event -> List.of(mark(event.on()));
            case UnitEntered event -> List.of(put(event.unit(), event.hex()));
            case UnitWaited event -> List.of(mark(event.on()));
            case Gathered event -> List.of();
            case ConstructionBegan event -> List.of(put(event.building(), event.hex()));
            case BuildingRepaired event -> List.of(mark(event.on()));
            case SalvageBegan event -> List.of(mark(event.on()));
            case ProductionBegan event -> List.of(mark(event.on()));
            case ResearchBegan event -> List.of(mark(event.on()));
            case ProductionCancelled event -> List.of(mark(event.on()));
            case RallySet event -> List.of(mark(event.on()));
            case UnitMoved event -> List.of(go(event.unit(), event.from(), event.to()));
            case UnitStepped event -> List.of(go(event.unit(), event.from(), event.to()));
            case Attacked event -> List.of(strike(event));
            case AssetDestroyed event -> List.of(take(event.asset(), event.hex()));
            case ItemLost event -> List.of();
            case ObjectiveScored event -> List.of(mark(event.objective()));
            case TurnEnded event -> List.of();
            case TurnMissed event -> List.of();
            case SeatAbandoned event -> List.of();
            case PlayerResigned event -> List.of();
            case PlayerEliminated event -> List.of();
            case DrawOffered event -> List.of();
            case DrawAnswered event -> List.of();
            case DrawLapsed event -> List.of();
            case GameEnded event -> List.of();
        };
    }

    /** {@code BAR} from {@code A.BAR#1}, or {@code BRG} from the strike {@code A.BRG}. */
    private static String code(String name) {
        return name.substring(2, 5);
    }

    private static Stroke mark(Hex hex) {
        return Stroke.mark(hex.toString());
    }

    private static Stroke put(String name, Hex hex) {
        return Stroke.put(code(name), 1, hex.toString());
    }

    private static Stroke take(String name, Hex hex) {
        return Stroke.take(code(name), 1, hex.toString());
    }

    private static Stroke go(String name, Hex from, Hex to) {
        return Stroke.go(code(name), 1, List.of(from.toString(), to.toString()));
    }

    private static Stroke strike(Attacked attack) {
        Hex from = attack.from() == null ? attack.on() : attack.from();
        return Stroke.strike(
                code(attack.attacker()), from.toString(), attack.on().toString());
    }

    @Override
    default List<Roll> thrown() {
        List<Roll> rolls = new ArrayList<>();
        if (this instanceof Attacked attack) {
            rolls.add(new Roll("Attack", attack.dice(), attack.needed()));
            if (!attack.saves().isEmpty()) {
                rolls.add(new Roll("Save", attack.saves(), attack.savesNeeded()));
            }
        } else if (this instanceof SeatsRolled seats) {
            for (SeatRoll roll : seats.rolls()) {
                rolls.add(new Roll(String.valueOf(Side.letter(roll.seat().index())), List.of(roll.die()), 0));
            }
        }
        return rolls;
    }

    /** The full name of an asset or an upgrade begins with the letter of its seat. */
    private static Seat owner(String name) {
        return Seat.of(name.charAt(0) - Side.letter(0));
    }

    /**
     * A seat has a list, chosen or by default. Its content, and whether it is the default, stay hidden until all lists are
     * in.
     */
    record ListHandedIn(Seat seat) implements Happening {}

    record ListRevealed(Seat seat, String faction, List<String> copies, int points) implements Happening {
        public ListRevealed {
            copies = List.copyOf(copies);
        }
    }

    /** @param rolls one for each seat that rolled, in seat order; tied leaders roll again, which is the next event */
    record SeatsRolled(List<SeatRoll> rolls) implements Happening {
        public SeatsRolled {
            rolls = List.copyOf(rolls);
        }
    }

    record SeatRoll(Seat seat, int die) {}

    record TurnBegan(Seat seat, int round) implements Happening {}

    record UpgradeExpired(Seat seat, String upgrade) implements Happening {}

    record BuildingCompleted(String building, Hex on, int cohesion) implements Happening {}

    record BuildingSalvaged(String building, Hex on) implements Happening {}

    record UpgradeCompleted(Seat seat, String upgrade) implements Happening {}

    record UpgradeSpent(Seat seat, String upgrade) implements Happening {}

    record ResourcesGained(Seat seat, String from, int carbon, int crystals) implements Happening {}

    record LevelReached(String center, Hex on, int level) implements Happening {}

    record UnitEntered(String unit, String producer, Hex hex, boolean chosen) implements Happening {}

    /** @param reason {@code supply} or {@code hex} */
    record UnitWaited(String unit, String producer, Hex on, String reason) implements Happening {}

    record Gathered(Seat seat, int carbon, int crystals) implements Happening {}

    record ConstructionBegan(String builder, String building, Hex hex, int counters) implements Happening {}

    record BuildingRepaired(String builder, String building, Hex on, int cohesion) implements Happening {}

    record SalvageBegan(String builder, String building, Hex on, int counters) implements Happening {}

    record ProductionBegan(String producer, Hex on, String item, int counters) implements Happening {}

    record ResearchBegan(String host, Hex on, String upgrade, int counters) implements Happening {}

    record ProductionCancelled(String producer, Hex on, String item, int carbon, int crystals) implements Happening {}

    record RallySet(String producer, Hex on, String hex) implements Happening {}

    record UnitMoved(String unit, Hex from, Hex to) implements Happening {}

    record UnitStepped(String unit, Hex from, Hex to) implements Happening {}

    /**
     * @param attacker a unit or Defense Building, or the upgrade of a strike
     * @param from the attacker's hex; null for a strike, which has no place of origin
     * @param on the target's hex
     * @param needed the lowest value of a die that hits
     * @param savesNeeded the lowest value of a die that saves, 0 if the target has no Armor
     */
    record Attacked(
            String attacker,
            String target,
            @Nullable Hex from,
            Hex on,
            List<Integer> dice,
            int needed,
            int hits,
            List<Integer> saves,
            int savesNeeded,
            int lost,
            int left)
            implements Happening {
        public Attacked {
            dice = List.copyOf(dice);
            saves = List.copyOf(saves);
        }

        @Override
        public Optional<Blow> blow() {
            return Optional.of(new Blow(owner(attacker), owner(target)));
        }
    }

    record AssetDestroyed(String asset, Hex hex) implements Happening {}

    /** An item of a lost building returned to the list or was lost too; carbon and crystals are the refund. */
    record ItemLost(String producer, String item, int carbon, int crystals) implements Happening {}

    record ObjectiveScored(Seat seat, Hex objective, int points) implements Happening {}

    /** @param byDeadline whether the deadline ended it */
    record TurnEnded(Seat seat, boolean byDeadline) implements Happening {}

    record TurnMissed(Seat seat, int inARow) implements Happening {}

    /** The player missed too many turns: the program that runs the game should seat a bot (CC-4). */
    record SeatAbandoned(Seat seat) implements Happening {}

    record PlayerResigned(Seat seat) implements Happening {}

    record PlayerEliminated(Seat seat) implements Happening {}

    record DrawOffered(Seat seat) implements Happening {}

    record DrawAnswered(Seat seat, boolean accepted) implements Happening {}

    record DrawLapsed(Seat seat) implements Happening {}

    /** @param reason {@code elimination}, {@code points}, {@code cohesion}, {@code bank}, {@code shared} or {@code draw} */
    record GameEnded(List<Seat> winners, String reason) implements Happening {
        public GameEnded {
            winners = List.copyOf(winners);
        }
    }
}
