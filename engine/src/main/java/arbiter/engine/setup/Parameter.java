package arbiter.engine.setup;

import java.util.List;
import java.util.Optional;

/**
 * A number or switch of a ruleset, as data: {@code arbiter rules} prints it, forms offer it, and a host can change it for a
 * new game.
 *
 * @param name as the scenario language's {@code option} spells it
 * @param rule the id of the rule that contains the number
 * @param sentence what it does, for a host
 */
public record Parameter(String name, Kind kind, String byDefault, String rule, String sentence) {
    public sealed interface Kind {
        record Whole(int least, int most) implements Kind {}

        record Switch() implements Kind {}

        record Choice(List<String> words) implements Kind {
            public Choice {
                words = List.copyOf(words);
            }
        }
    }

    public Parameter {
        String canonical = byDefault;
        Optional<String> wrong = refuse(kind, canonical);
        if (wrong.isPresent()) {
            throw new IllegalArgumentException(name + "=" + byDefault + ": " + wrong.get());
        }
    }

    public static Parameter whole(String name, int byDefault, int least, int most, String rule, String sentence) {
        return new Parameter(name, new Kind.Whole(least, most), Integer.toString(byDefault), rule, sentence);
    }

    public static Parameter on(String name, String rule, String sentence) {
        return new Parameter(name, new Kind.Switch(), "on", rule, sentence);
    }

    public static Parameter off(String name, String rule, String sentence) {
        return new Parameter(name, new Kind.Switch(), "off", rule, sentence);
    }

    /** The first word is the default. */
    public static Parameter choice(String name, List<String> words, String rule, String sentence) {
        return new Parameter(name, new Kind.Choice(words), words.getFirst(), rule, sentence);
    }

    /** The allowed values, for people: {@code 0 to 100}, {@code on or off}, {@code keep-valid or discard-all}. */
    public String range() {
        return switch (kind) {
            case Kind.Whole(int least, int most) -> least + " to " + most;
            case Kind.Switch() -> "on or off";
            case Kind.Choice(List<String> words) -> String.join(" or ", words);
        };
    }

    /** Why this parameter cannot have that value; empty if it can. */
    public Optional<String> refuse(String value) {
        return refuse(kind, value).map(range -> "`" + name + "` is " + range + ", not `" + value + "`");
    }

    private static Optional<String> refuse(Kind kind, String value) {
        return switch (kind) {
            case Kind.Whole(int least, int most) -> {
                boolean fits = value.matches("-?(0|[1-9][0-9]{0,8})")
                        && Integer.parseInt(value) >= least
                        && Integer.parseInt(value) <= most;
                yield fits ? Optional.empty() : Optional.of("a whole number from " + least + " to " + most);
            }
            case Kind.Switch() ->
                value.equals("on") || value.equals("off") ? Optional.empty() : Optional.of("on or off");
            case Kind.Choice(List<String> words) ->
                words.contains(value) ? Optional.empty() : Optional.of("one of " + String.join(", ", words));
        };
    }
}
