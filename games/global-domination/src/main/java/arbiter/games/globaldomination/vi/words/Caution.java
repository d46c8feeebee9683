package arbiter.games.globaldomination.vi.words;

import arbiter.engine.sheet.Warning;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.List;

/** What a friend at the table would point out about a sheet, in a sentence. */
final class Caution {
    private final Telling telling;

    Caution(Telling telling) {
        this.telling = telling;
    }

    String of(Warning warning) {
        String at = place(warning);
        return switch (warning.code()) {
            case Warning.NOTHING_ORDERED -> "You have ordered nothing.";
            case "no-hq" -> "Without an HQ you only watch this turn.";
            case "spawn-left" -> {
                int left = number(warning, "left");
                yield "You can spawn " + OrderWords.units(Unit.ARMY, left)
                        + " more. What you do not spawn this turn is lost.";
            }
            case "in-vain" ->
                "If nobody else moves, the attack on " + at + " fails without any loss to the defender"
                        + (number(warning, "damage") > 0
                                ? ": an Invasion begins with " + warning.fact("damage") + " damage to the attacker."
                                : ".");
            case "own-mines" -> {
                int lost = number(warning, "lost");
                yield "Your own mines in " + at + " kill " + lost + " of these units as they arrive.";
            }
            case "hq-empty" ->
                "Your HQ in " + at + " is left without units, next to land of " + warning.fact("rival") + " that holds "
                        + units(warning) + ".";
            case "nothing-hit" -> "There is nothing in " + at + " that Dynamite could destroy.";
            case "wasteland-already" -> Telling.capital(at) + " is a Toxic Wasteland already.";
            default -> throw new IllegalArgumentException("no sentence for " + warning);
        };
    }

    private static String units(Warning warning) {
        List<String> parts = new ArrayList<>();
        for (Unit unit : Unit.ALL) {
            int count = number(warning, unit.word());
            if (count > 0) {
                parts.add(OrderWords.units(unit, count));
            }
        }
        return Telling.listed(parts);
    }

    private String place(Warning warning) {
        String id = warning.fact("territory");
        return id.isEmpty() ? "" : telling.title(Integer.parseInt(id));
    }

    private static int number(Warning warning, String fact) {
        String text = warning.fact(fact);
        return text.isEmpty() ? 0 : Integer.parseInt(text);
    }
}
