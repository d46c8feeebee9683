package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The Movement Phase as dispatches: what went together is told together, and an Invasion with what came of it. */
final class FieldReport {
    private final Telling telling;
    private final List<String> sentences = new ArrayList<>();

    /** A column on its way into one land in one step, still being gathered. */
    private @Nullable Column column;

    FieldReport(Telling telling) {
        this.telling = telling;
    }

    private static final class Column {
        private final int step;
        private final Seat seat;
        private final int to;
        private final TreeSet<Integer> from = new TreeSet<>();
        private Units units = Units.NONE;

        /** An Invasion has told of these units already. */
        private final boolean told;

        Column(int step, Seat seat, int to, boolean told) {
            this.step = step;
            this.seat = seat;
            this.to = to;
            this.told = told;
        }

        boolean is(int otherStep, Seat other, int target) {
            return step == otherStep && seat.equals(other) && to == target;
        }
    }

    List<String> of(List<Happening> happenings) {
        for (Happening happening : happenings) {
            if (happening instanceof Happening.InTheField e) {
                add(e);
            }
        }
        close("");
        return sentences;
    }

    private void march(Happening.Marched e) {
        if (column == null || !column.is(e.step(), e.seat(), e.to())) {
            close("");
            column = new Column(e.step(), e.seat(), e.to(), false);
        }
        column.from.add(e.from());
        column.units = column.units.plus(Units.only(e.unit(), e.count()));
    }

    private void take(Happening.Taken e) {
        if (column != null && column.is(e.step(), e.seat(), e.territory())) {
            close(" and took it");
        } else {
            close("");
            sentences.add(telling.place(e.territory()) + " went over to " + telling.name(e.seat()) + ".");
        }
    }

    private void close(String end) {
        Column done = column;
        column = null;
        if (done != null && !done.told) {
            sentences.add(telling.name(done.seat) + " moved " + Telling.units(done.units) + " from "
                    + telling.places(List.copyOf(done.from)) + " to " + telling.place(done.to) + end + ".");
        }
    }

    private void add(Happening.InTheField happening) {
        switch (happening) {
            case Happening.Marched e -> march(e);
            case Happening.Taken e -> take(e);
            case Happening.Skirmished e -> tell(skirmish(e));
            case Happening.Invaded e -> {
                tell(invasion(e));
                if (e.outcome() == Happening.Outcome.TAKEN) {
                    column = new Column(e.step(), e.attacker().seat(), e.territory(), true);
                }
            }
            case Happening.Informed e ->
                tell("Intelligence guided " + telling.name(e.seat()) + " into " + telling.place(e.territory()) + ".");
            case Happening.NeverArrived e ->
                tell(Telling.capital(Telling.units(e.units())) + " of " + telling.name(e.seat()) + " never arrived in "
                        + telling.place(e.to()) + ".");
            case Happening.Lapsed e ->
                tell(Telling.capital(Telling.units(e.unit(), e.count())) + " of " + telling.name(e.seat()) + " in "
                        + telling.place(e.territory())
                        + (e.count() == 1 ? " was gone before it could move." : " were gone before they could move."));
        }
    }

    private void tell(String sentence) {
        close("");
        sentences.add(sentence);
    }

    private String skirmish(Happening.Skirmished e) {
        String met = Telling.listed(e.sides().stream()
                .map(side -> telling.name(side.seat()) + "'s " + Telling.units(side.before()))
                .toList());
        String where = e.territories().size() == 1
                ? " met over " + telling.places(e.territories())
                : " met between " + telling.places(e.territories());
        String left = e.sides().stream()
                .filter(side -> side.after().total() > 0)
                .findFirst()
                .map(side -> "; " + telling.name(side.seat()) + " went on with " + Telling.units(side.after()) + ".")
                .orElse("; nobody was left.");
        return met + where + left;
    }

    private String invasion(Happening.Invaded e) {
        String into = telling.name(e.attacker().seat()) + "'s "
                + Telling.units(e.attacker().before()) + " crossed from " + telling.places(e.from()) + " into "
                + telling.place(e.territory());
        String tower = e.tower() == Happening.Tower.FELL ? ", broke the watchtower" : "";
        String defender = telling.name(e.defender().seat());
        int defended = e.defender().before().total();
        return into
                + switch (e.outcome()) {
                    case TAKEN ->
                        tower
                                + (defended == 0
                                        ? ""
                                        : ", beat " + defender + "'s "
                                                + Telling.units(e.defender().before()))
                                + " and held the land with "
                                + Telling.units(e.attacker().after()) + ".";
                    case NEUTRALISED ->
                        tower + " and fell together with " + defender + "'s "
                                + Telling.units(e.defender().before()) + ": it is nobody's land now.";
                    case HELD ->
                        tower + (e.attacker().before().total() == 1 ? " and was thrown back" : " and were thrown back")
                                + (e.tower() == Happening.Tower.STOOD ? " under the watchtower" : "") + "; " + defender
                                + (e.defender().after().total() == 0
                                        ? " keeps the land."
                                        : " holds it with "
                                                + Telling.units(e.defender().after()) + ".");
                };
    }
}
