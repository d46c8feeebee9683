package arbiter.games.globaldomination.vi.words;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import arbiter.engine.Seat;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.rules.Phase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;

/** The turn's report, phase by phase. */
public final class Dispatches implements Prose<Position> {
    @Override
    public String explain(Position state, Rejection rejection) {
        return new Explanation(new Telling(state.players(), state.map())::place).of(rejection);
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        EnumMap<Phase.Name, List<Happening>> byPhase = new EnumMap<>(Phase.Name.class);
        for (Event event : events) {
            if (event instanceof Happening happening) {
                byPhase.computeIfAbsent(phase(happening), name -> new ArrayList<>())
                        .add(happening);
            }
        }
        Telling telling = new Telling(after.players(), after.map());
        List<Section> sections = new ArrayList<>();
        byPhase.forEach((phase, happenings) -> {
            List<String> sentences = phase == Phase.Name.MOVEMENT
                    ? new FieldReport(telling).of(happenings)
                    : gathered(happenings).stream().map(telling::sentence).toList();
            sections.add(new Section(phase.title(), sentences));
        });
        return sections;
    }

    /** Who promotes in many small orders is told of in one sentence a land and kind of unit. */
    private static List<Happening> gathered(List<Happening> happenings) {
        List<Happening> all = new ArrayList<>();
        for (Happening happening : happenings) {
            if (!(happening instanceof Happening.Promoted next && joins(all, next))) {
                all.add(happening);
            }
        }
        return all;
    }

    private static boolean joins(List<Happening> told, Happening.Promoted next) {
        for (int i = 0; i < told.size(); i++) {
            if (told.get(i) instanceof Happening.Promoted(Seat seat, int territory, Unit to, int count)
                    && seat.equals(next.seat())
                    && territory == next.territory()
                    && to == next.to()) {
                told.set(i, new Happening.Promoted(seat, territory, to, count + next.count()));
                return true;
            }
        }
        return false;
    }

    private static Phase.Name phase(Happening happening) {
        return switch (happening) {
            case Happening.TurnedToxic e -> Phase.Name.NATURAL;
            case Happening.UnitsAppeared e -> Phase.Name.NATURAL;
            case Happening.UnitsVanished e -> Phase.Name.NATURAL;
            case Happening.BorderOpened e -> Phase.Name.NATURAL;
            case Happening.BorderClosed e -> Phase.Name.NATURAL;
            case Happening.Withered e -> Phase.Name.NATURAL;
            case Happening.Neutralised e -> e.phase();
            case Happening.HqOrdered e -> Phase.Name.CONSTRUCTION;
            case Happening.HqClashed e -> Phase.Name.CONSTRUCTION;
            case Happening.HqRefused e -> Phase.Name.CONSTRUCTION;
            case Happening.HqBuilt e -> Phase.Name.CONSTRUCTION;
            case Happening.Spectated e -> Phase.Name.CONSTRUCTION;
            case Happening.Promoted e -> Phase.Name.CONSTRUCTION;
            case Happening.SpiesTrained e -> Phase.Name.CONSTRUCTION;
            case Happening.SpiesPosted e -> Phase.Name.CONSTRUCTION;
            case Happening.Spawned e -> Phase.Name.CONSTRUCTION;
            case Happening.SpawnLost e -> Phase.Name.CONSTRUCTION;
            case Happening.SpawnsMet e -> Phase.Name.CONSTRUCTION;
            case Happening.Built e -> Phase.Name.CONSTRUCTION;
            case Happening.CropUsed e -> Phase.Name.INVENTORY;
            case Happening.Exploded e -> Phase.Name.INVENTORY;
            case Happening.Blasted e -> Phase.Name.INVENTORY;
            case Happening.Poisoned e -> Phase.Name.INVENTORY;
            case Happening.Bought e -> Phase.Name.INVENTORY;
            case Happening.InTheField e -> Phase.Name.MOVEMENT;
            case Happening.Reinforced e -> e.phase();
            case Happening.Earned e -> Phase.Name.FINAL;
            case Happening.Died e -> Phase.Name.FINAL;
            case Happening.Ended e -> Phase.Name.FINAL;
            case Happening.Announced e -> Phase.Name.FINAL;
            case Happening.Unlocked e -> Phase.Name.FINAL;
            case Happening.Joined e -> Phase.Name.FINAL;
            case Happening.JoiningClosed e -> Phase.Name.FINAL;
        };
    }
}
