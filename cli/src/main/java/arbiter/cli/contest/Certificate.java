package arbiter.cli.contest;

import arbiter.bots.Share;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How good each seat is, as far as games between equal bots tell.
 *
 * @param tested compensations, in the order in which they were tried; the last one is the only one that can be even
 */
record Certificate(Programme programme, Trial base, List<Trial> tested) {
    /** An interval is precise enough if it reaches no further than this to either side. */
    private static final double PRECISE = 0.03;
    /** A seat may win this much more or less often than its even share. */
    private static final double ALLOWED = 0.05;

    Certificate {
        tested = List.copyOf(tested);
    }

    enum Verdict {
        EVEN,
        NOT_EVEN,
        /** Too few games were played. */
        OPEN
    }

    /**
     * The games with one choice of settings.
     *
     * @param settings what differs from the certified game: the compensation
     * @param seats in the order of turns, if that is drawn
     */
    record Trial(Map<String, String> settings, int games, int finished, Places places, List<Share> seats) {
        Trial {
            settings = new LinkedHashMap<>(settings);
            seats = List.copyOf(seats);
        }

        double fair() {
            return 1.0 / seats.size();
        }

        /** Half the widest interval. */
        double error() {
            return seats.stream()
                    .mapToDouble(share -> (share.high() - share.low()) / 2)
                    .max()
                    .orElse(1);
        }

        boolean precise() {
            return games > 0 && error() <= PRECISE;
        }

        /** How far the worst or best seat is from its even share. */
        double worst() {
            return seats.stream()
                    .mapToDouble(share -> Math.abs(share.mean() - fair()))
                    .max()
                    .orElse(0);
        }

        /** Whether more games would hardly change that a seat is too good or too bad. */
        boolean clearlyNotEven() {
            return seats.stream().anyMatch(share -> share.low() > fair() + ALLOWED || share.high() < fair() - ALLOWED);
        }

        Verdict verdict() {
            if (!precise()) {
                return games > 0 && clearlyNotEven() ? Verdict.NOT_EVEN : Verdict.OPEN;
            }
            return worst() <= ALLOWED ? Verdict.EVEN : Verdict.NOT_EVEN;
        }

        /** Whether the even share is outside the interval of this seat, and on which side. */
        String tendency(Share share) {
            double points = 100 * (share.mean() - fair());
            if (games == 0 || (share.low() <= fair() && share.high() >= fair())) {
                return "";
            }
            return points > 0
                    ? String.format(Locale.ROOT, "favoured by %.1f points", points)
                    : String.format(Locale.ROOT, "behind by %.1f points", -points);
        }
    }

    Optional<Trial> proposal() {
        return tested.stream().filter(trial -> trial.verdict() == Verdict.EVEN).findFirst();
    }

    String text() {
        StringBuilder out = new StringBuilder();
        out.append(String.format(Locale.ROOT, "%d games, %d finished%n%n", base.games(), base.finished()));
        if (base.places() == Places.TURNS) {
            out.append("The order of turns is drawn. Turn 1 is the seat that begins.\n\n");
        }
        for (int seat = 0; seat < base.seats().size(); seat++) {
            Share share = base.seats().get(seat);
            String line = String.format(
                    Locale.ROOT,
                    "  %-8s %6.1f %%   %5.1f – %5.1f %%   %s",
                    base.places().name(seat),
                    100 * share.mean(),
                    100 * share.low(),
                    100 * share.high(),
                    base.tendency(share));
            out.append(line.stripTrailing()).append('\n');
        }
        out.append('\n').append(sentence(base));
        if (!tested.isEmpty()) {
            out.append("\n\nTested compensations:\n");
            for (Trial trial : tested) {
                out.append("  ")
                        .append(words(trial.settings()))
                        .append(": ")
                        .append(trial.games())
                        .append(" games. ")
                        .append(sentence(trial))
                        .append('\n');
            }
            out.append(proposal()
                    .map(trial -> "\nProposal: " + words(trial.settings()))
                    .orElse("\nNone of them is even."));
        }
        return out.toString();
    }

    /** A compensation as an operator writes it. */
    static String words(Map<String, String> settings) {
        return settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining(","));
    }

    private static String sentence(Trial trial) {
        String even = String.format(Locale.ROOT, "the even share (%.1f %%)", 100 * trial.fair());
        String known = String.format(Locale.ROOT, "intervals reach ± %.1f points", 100 * trial.error());
        String worst = String.format(Locale.ROOT, "%.1f points from ", 100 * trial.worst());
        return switch (trial.verdict()) {
            case EVEN -> "Even: no seat is more than " + worst + even + "; " + known + ".";
            case NOT_EVEN -> "Not even: a seat is " + worst + even + "; " + known + ".";
            case OPEN ->
                trial.games() == 0 ? "Not decided: no games." : "Not decided: " + known + ", and ± 3 are needed.";
        };
    }

    String json() {
        return new Json.Builder()
                        .put("of", programme.json())
                        .put("certified", trial(base))
                        .put(
                                "tested",
                                new Json.Many(
                                        tested.stream().map(Certificate::trial).toList()))
                        .put(
                                "proposal",
                                proposal()
                                        .map(trial -> RecordJson.of(trial.settings()))
                                        .orElse(new Json.Null()))
                        .build()
                        .write()
                + "\n";
    }

    private static Json trial(Trial trial) {
        List<Json> seats = new ArrayList<>();
        for (int seat = 0; seat < trial.seats().size(); seat++) {
            seats.add(Outcome.share(trial.places().name(seat), trial.seats().get(seat)));
        }
        return new Json.Builder()
                .put("settings", RecordJson.of(trial.settings()))
                .put("games", trial.games())
                .put("finished", trial.finished())
                .put("verdict", RecordJson.of(trial.verdict()))
                .put("error", new Json.Real(trial.error()))
                .put("seats", new Json.Many(seats))
                .build();
    }
}
