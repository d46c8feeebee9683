package arbiter.engine.setup;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** The values of a ruleset's parameters in one game. */
public final class Settings {
    private final SequencedMap<String, String> values;

    private Settings(SequencedMap<String, String> values) {
        this.values = Collections.unmodifiableSequencedMap(values);
    }

    public static Settings defaults(List<Parameter> parameters) {
        SequencedMap<String, String> values = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            values.put(parameter.name(), parameter.byDefault());
        }
        return new Settings(values);
    }

    /** Why these overrides cannot be used, in one sentence each that names the parameter; empty if they can. */
    public static List<String> refuse(List<Parameter> parameters, Map<String, String> overrides) {
        return overrides.entrySet().stream()
                .flatMap(entry -> {
                    Optional<Parameter> parameter = parameters.stream()
                            .filter(p -> p.name().equals(entry.getKey()))
                            .findFirst();
                    return parameter.isEmpty()
                            ? Optional.of(arbiter.engine.text.Nearest.unknown(
                                            "parameter",
                                            entry.getKey(),
                                            parameters.stream()
                                                    .map(Parameter::name)
                                                    .toList()))
                                    .stream()
                            : parameter.get().refuse(entry.getValue()).stream();
                })
                .toList();
    }

    /** @throws IllegalArgumentException for overrides that {@link #refuse} refuses */
    public static Settings of(List<Parameter> parameters, Map<String, String> overrides) {
        List<String> wrong = refuse(parameters, overrides);
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", wrong));
        }
        Settings settings = defaults(parameters);
        for (Map.Entry<String, String> entry : overrides.entrySet()) {
            settings = settings.with(entry.getKey(), entry.getValue());
        }
        return settings;
    }

    public Settings with(String name, String value) {
        text(name);
        SequencedMap<String, String> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Settings(more);
    }

    public int whole(String name) {
        return Integer.parseInt(text(name));
    }

    public boolean on(String name) {
        return text(name).equals("on");
    }

    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no parameter " + name);
        }
        return value;
    }

    public SequencedMap<String, String> all() {
        return values;
    }

    /** Only the values that differ from the defaults. Logs and scenarios contain only these. */
    public SequencedMap<String, String> overrides(List<Parameter> parameters) {
        SequencedMap<String, String> overrides = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            String value = text(parameter.name());
            if (!value.equals(parameter.byDefault())) {
                overrides.put(parameter.name(), value);
            }
        }
        return overrides;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
