package arbiter.games.dynasty.words;

import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Spell;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.rules.combat.Prospect;
import java.util.ArrayList;
import java.util.List;

/** What an order would do, in a few words beside its button. */
public final class EffectWords {
    private final Numbers numbers;

    public EffectWords(Numbers numbers) {
        this.numbers = numbers;
    }

    /** For a house on a tile that a city needs for its next level. */
    public String fills(Hex city, int level, int missing) {
        return missing == 1
                ? "the last tile that " + city + " lacks for level " + level
                : "one of " + missing + " tiles that " + city + " lacks for level " + level;
    }

    /** What a city gains with that level. */
    public String level(int level) {
        List<String> gains = new ArrayList<>();
        gains.add("area within " + level * numbers.rangePerLevel);
        List<String> kinds = new ArrayList<>();
        for (UnitKind kind : UnitKind.values()) {
            if (numbers.level(kind) == level) {
                kinds.add(kind.noun());
            }
        }
        if (!kinds.isEmpty()) {
            gains.add("recruits " + String.join(", ", kinds));
        }
        if (level == numbers.academyLevel && numbers.academyTokens > 0) {
            gains.add("+" + tokens(numbers.academyTokens) + " each turn");
        }
        if (level == numbers.spellLevel && numbers.spells) {
            gains.add("casts spells");
        }
        return String.join(", ", gains);
    }

    private static String tokens(int count) {
        return count + (count == 1 ? " military token" : " military tokens");
    }

    public String attack(Prospect prospect) {
        return switch (prospect) {
            case Prospect.Certain _ -> "falls without dice";
            case Prospect.Battle(int attack, int defence) ->
                "die " + signed(attack) + " against die " + signed(defence);
            case Prospect.Storm(int attack, int defence) -> storm(defence - attack);
            case Prospect.Fire(int needed) -> evades(needed);
        };
    }

    /** @param tie the value of the die that gives a tie */
    private String storm(int tie) {
        if (tie < 1) {
            return "falls to any roll";
        }
        if (tie >= numbers.dieSides) {
            return tie == numbers.dieSides ? "at best a tie" : "no roll is enough";
        }
        String least = "falls to a roll of " + (tie + 1);
        return tie + 1 == numbers.dieSides ? least : least + " or more";
    }

    public String evades(int needed) {
        return "evades with " + needed + " or more";
    }

    public String spell(Spell spell) {
        return switch (spell) {
            case HASTE -> signed(numbers.hasteBonus) + " steps this turn";
            case BLESS -> signed(numbers.blessBonus) + " Power until your next turn";
            case WARD -> signed(numbers.wardBonus) + " defence until your next turn";
            case EMBER -> "burns what is there";
        };
    }

    public String unit(UnitKind kind) {
        return "Power " + numbers.power(kind) + ", range " + numbers.range(kind) + ", steps " + numbers.move(kind);
    }

    private static String signed(int n) {
        return n < 0 ? "− " + -n : "+ " + n;
    }
}
