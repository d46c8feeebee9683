package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The report of the Movement Phase. Units that move together share a sentence, and an Invasion is reported with its
 * result.
 */
final class FieldReport {
    private final Telling telling;
    private final List<Dispatch> dispatches = new ArrayList<>();

    /** The units that enter one land in one step; more may be added. */
    private @Nullable Column column;

    FieldReport(Telling telling) {
        this.telling = telling;
    }

    private sealed interface Dispatch {}

    /** @param places the lands that it is about; a march out of one of them is reported after it */
    private record Said(String sentence, List<Integer> places) implements Dispatch {}

    /**
     * Units that move together the whole way.
     *
     * @param by the lands on the way, in order
     * @param taken the lands that they took; may include the last one
     */
    private record March(
            int step, Seat seat, List<Integer> from, List<Integer> by, int to, Units units, List<Integer> taken)
            implements Dispatch {
        March then(March leg) {
            return new March(
                    leg.step, seat, from, appended(by, List.of(to)), leg.to, units, appended(taken, leg.taken));
        }

        /** Whether the leg continues this march: the same units move on, one step later. */
        boolean goesOn(March leg) {
            return leg.step == step + 1
                    && leg.seat.equals(seat)
                    && leg.from.equals(List.of(to))
                    && leg.units.equals(units);
        }
    }

    private static List<Integer> appended(List<Integer> some, List<Integer> more) {
        List<Integer> all = new ArrayList<>(some);
        all.addAll(more);
        return List.copyOf(all);
    }

    private static final class Column {
        private final int step;
        private final Seat seat;
        private final int to;
        private final TreeSet<Integer> from = new TreeSet<>();
        private Units units = Units.NONE;
        private List<Integer> taken = List.of();

        /** The units that the report of an Invasion has named already; null if there was no Invasion. */
        private final @Nullable Units told;

        Column(int step, Seat seat, int to, @Nullable Units told) {
            this.step = step;
            this.seat = seat;
            this.to = to;
            this.told = told;
        }

        /** Spies that entered unseen. Only their own player reads about them. */
        int unseenSpies() {
            return told == null ? 0 : Math.max(0, units.spy() - told.spy());
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
        close();
        return dispatches.stream()
                .map(dispatch -> switch (dispatch) {
                    case Said(String sentence, List<Integer> places) -> sentence;
                    case March march -> sentence(march);
                })
                .toList();
    }

    private void march(Happening.Marched e) {
        if (column == null || !column.is(e.step(), e.seat(), e.to())) {
            close();
            column = new Column(e.step(), e.seat(), e.to(), null);
        }
        column.from.add(e.from());
        column.units = column.units.plus(Units.only(e.unit(), e.count()));
    }

    private void take(Happening.Taken e) {
        if (column != null && column.is(e.step(), e.seat(), e.territory())) {
            column.taken = List.of(e.territory());
            close();
        } else {
            tell(
                    telling.firstPlace(e.territory()) + " went over to " + telling.name(e.seat()) + ".",
                    List.of(e.territory()));
        }
    }

    private void close() {
        Column done = column;
        column = null;
        if (done != null && done.told == null) {
            add(new March(done.step, done.seat, List.copyOf(done.from), List.of(), done.to, done.units, done.taken));
        } else if (done != null && done.unseenSpies() > 0) {
            String spies = Telling.capital(Telling.units(Unit.SPY, done.unseenSpies()));
            dispatches.add(new Said(
                    spies + " of " + telling.name(done.seat) + " went along to " + telling.place(done.to) + ", unseen.",
                    List.of(done.to)));
        }
    }

    /** A leg that continues an earlier march is added to it. The whole march is reported where it ends. */
    private void add(March leg) {
        for (int i = dispatches.size() - 1; i >= 0; i--) {
            switch (dispatches.get(i)) {
                case Said(String sentence, List<Integer> places) -> {
                    if (places.contains(leg.from.getFirst())) {
                        dispatches.add(leg);
                        return;
                    }
                }
                case March earlier -> {
                    if (earlier.goesOn(leg)) {
                        dispatches.remove(i);
                        dispatches.add(earlier.then(leg));
                        return;
                    }
                }
            }
        }
        dispatches.add(leg);
    }

    private String sentence(March march) {
        String way = telling.name(march.seat) + " moved " + Telling.units(march.units) + " from "
                + telling.places(march.from)
                + (march.by.isEmpty() ? "" : " through " + telling.places(march.by))
                + " to " + telling.place(march.to);
        if (march.taken.isEmpty()) {
            return way + ".";
        }
        boolean onlyTheLast = march.taken.equals(List.of(march.to));
        return way + (onlyTheLast ? " and took it." : ", taking " + telling.places(march.taken) + ".");
    }

    private void add(Happening.InTheField happening) {
        switch (happening) {
            case Happening.Marched e -> march(e);
            case Happening.Taken e -> take(e);
            case Happening.Skirmished e -> tell(skirmish(e), e.territories());
            case Happening.Invaded e -> {
                tell(invasion(e), List.of(e.territory()));
                if (e.outcome() == Happening.Outcome.TAKEN) {
                    column = new Column(
                            e.step(),
                            e.attacker().seat(),
                            e.territory(),
                            e.attacker().after());
                }
            }
            case Happening.Informed e ->
                tell(
                        "Intelligence guided " + telling.name(e.seat()) + " into " + telling.place(e.territory()) + ".",
                        List.of(e.territory()));
            case Happening.NeverArrived e ->
                tell(
                        Telling.capital(Telling.units(e.units())) + " of " + telling.name(e.seat())
                                + " never arrived in " + telling.place(e.to()) + ".",
                        List.of(e.to()));
            case Happening.Lapsed e ->
                tell(
                        Telling.capital(Telling.units(e.unit(), e.count())) + " of " + telling.name(e.seat()) + " in "
                                + telling.place(e.territory())
                                + (e.count() == 1
                                        ? " was gone before it could move."
                                        : " were gone before they could move."),
                        List.of(e.territory()));
        }
    }

    private void tell(String sentence, List<Integer> places) {
        close();
        dispatches.add(new Said(sentence, places));
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
                                + (e.attacker().after().total() == 0
                                        ? " and took the land."
                                        : " and held the land with "
                                                + Telling.units(e.attacker().after()) + ".");
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
