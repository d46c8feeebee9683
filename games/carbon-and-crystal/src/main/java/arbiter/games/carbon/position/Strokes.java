package arbiter.games.carbon.position;

import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Stroke;
import java.util.ArrayList;
import java.util.List;

/** What an event looks like on the board, and its dice. Pieces are named by the codes of their sheets. */
final class Strokes {
    private Strokes() {}

    static List<Stroke> of(Happening happening) {
        return switch (happening) {
            case Happening.ListHandedIn event -> List.of();
            case Happening.ListRevealed event -> List.of();
            case Happening.SeatsRolled event -> List.of();
            case Happening.TurnBegan event -> List.of();
            case Happening.UpgradeExpired event -> List.of();
            case Happening.BuildingCompleted event -> List.of(mark(event.on()));
            case Happening.BuildingSalvaged event -> List.of(take(event.building(), event.on()));
            case Happening.UpgradeCompleted event -> List.of();
            case Happening.UpgradeSpent event -> List.of();
            case Happening.ResourcesGained event -> List.of();
            case Happening.LevelReached event -> List.of(mark(event.on()));
            case Happening.UnitEntered event -> List.of(put(event.unit(), event.hex()));
            case Happening.UnitWaited event -> List.of(mark(event.on()));
            case Happening.Gathered event -> List.of();
            case Happening.ConstructionBegan event -> List.of(put(event.building(), event.hex()));
            case Happening.BuildingRepaired event -> List.of(mark(event.on()));
            case Happening.SalvageBegan event -> List.of(mark(event.on()));
            case Happening.ProductionBegan event -> List.of(mark(event.on()));
            case Happening.ResearchBegan event -> List.of(mark(event.on()));
            case Happening.ProductionCancelled event -> List.of(mark(event.on()));
            case Happening.RallySet event -> List.of(mark(event.on()));
            case Happening.UnitMoved event -> List.of(go(event.unit(), event.from(), event.to()));
            case Happening.UnitStepped event -> List.of(go(event.unit(), event.from(), event.to()));
            case Happening.Attacked event -> List.of(strike(event));
            case Happening.AssetDestroyed event -> List.of(take(event.asset(), event.hex()));
            case Happening.ItemLost event -> List.of();
            case Happening.ObjectiveScored event -> List.of(mark(event.objective()));
            case Happening.TurnEnded event -> List.of();
            case Happening.TurnMissed event -> List.of();
            case Happening.SeatAbandoned event -> List.of();
            case Happening.PlayerResigned event -> List.of();
            case Happening.PlayerEliminated event -> List.of();
            case Happening.DrawOffered event -> List.of();
            case Happening.DrawAnswered event -> List.of();
            case Happening.DrawLapsed event -> List.of();
            case Happening.GameEnded event -> List.of();
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

    private static Stroke strike(Happening.Attacked attack) {
        Hex from = attack.from() == null ? attack.on() : attack.from();
        return Stroke.strike(
                code(attack.attacker()), from.toString(), attack.on().toString());
    }

    static List<Roll> thrown(Happening happening) {
        List<Roll> rolls = new ArrayList<>();
        if (happening instanceof Happening.Attacked attack) {
            rolls.add(new Roll("Attack", attack.dice(), attack.needed()));
            if (!attack.saves().isEmpty()) {
                rolls.add(new Roll("Save", attack.saves(), attack.savesNeeded()));
            }
        } else if (happening instanceof Happening.SeatsRolled seats) {
            for (Happening.SeatRoll roll : seats.rolls()) {
                rolls.add(new Roll(String.valueOf(Side.letter(roll.seat().index())), List.of(roll.die()), 0));
            }
        }
        return rolls;
    }
}
