package arbiter.games.globaldomination.vi.words;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Warning;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.position.Ending;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.PhaseName;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;

/** The turn's report, phase by phase. */
public final class Prose implements arbiter.engine.words.Prose<Position> {
    @Override
    public String explain(Position state, Rejection rejection) {
        return new Explanation(new Telling(state.players(), state.map())::title).of(rejection);
    }

    @Override
    public String warn(Position state, Warning warning) {
        return new Caution(new Telling(state.players(), state.map())).of(warning);
    }

    @Override
    public String ending(Position state) {
        Ending ending = state.ending();
        return ending == null
                ? ""
                : switch (ending.reason()) {
                    case LAST_LIVING -> "Nobody else is left.";
                    case SHARE -> "A sufficient share of all territories.";
                    case TURN_LIMIT -> "The most territories at the turn limit.";
                    case DRAW -> "An agreed draw.";
                };
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        EnumMap<PhaseName, List<Happening>> byPhase = new EnumMap<>(PhaseName.class);
        for (Event event : events) {
            if (event instanceof Happening happening) {
                byPhase.computeIfAbsent(phase(happening), name -> new ArrayList<>())
                        .add(happening);
            }
        }
        Telling telling = new Telling(after.players(), after.map());
        List<Section> sections = new ArrayList<>();
        byPhase.forEach((phase, happenings) -> {
            List<Sentence> sentences = phase == PhaseName.MOVEMENT
                    ? new FieldReport(telling)
                            .of(happenings).stream().map(Sentence::of).toList()
                    : gathered(happenings).stream()
                            .map(new Dispatches(telling)::sentence)
                            .toList();
            sections.add(new Section(title(phase), sentences));
        });
        return sections;
    }

    private static String title(PhaseName phase) {
        return switch (phase) {
            case NATURAL -> "Natural Phase";
            case CONSTRUCTION -> "Construction Phase";
            case INVENTORY -> "Inventory Phase";
            case MOVEMENT -> "Movement Phase";
            case FINAL -> "Final Phase";
        };
    }

    /** All promotions of one type in one land share a sentence. */
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

    private static PhaseName phase(Happening happening) {
        return switch (happening) {
            case Happening.TurnedToxic e -> PhaseName.NATURAL;
            case Happening.UnitsAppeared e -> PhaseName.NATURAL;
            case Happening.UnitsVanished e -> PhaseName.NATURAL;
            case Happening.BorderOpened e -> PhaseName.NATURAL;
            case Happening.BorderClosed e -> PhaseName.NATURAL;
            case Happening.Withered e -> PhaseName.NATURAL;
            case Happening.Neutralised e -> e.phase();
            case Happening.HqOrdered e -> PhaseName.CONSTRUCTION;
            case Happening.HqClashed e -> PhaseName.CONSTRUCTION;
            case Happening.HqRefused e -> PhaseName.CONSTRUCTION;
            case Happening.HqBuilt e -> PhaseName.CONSTRUCTION;
            case Happening.Spectated e -> PhaseName.CONSTRUCTION;
            case Happening.Promoted e -> PhaseName.CONSTRUCTION;
            case Happening.SpiesTrained e -> PhaseName.CONSTRUCTION;
            case Happening.SpiesPosted e -> PhaseName.CONSTRUCTION;
            case Happening.Spawned e -> PhaseName.CONSTRUCTION;
            case Happening.SpawnLost e -> PhaseName.CONSTRUCTION;
            case Happening.SpawnsMet e -> PhaseName.CONSTRUCTION;
            case Happening.Built e -> PhaseName.CONSTRUCTION;
            case Happening.CropUsed e -> PhaseName.INVENTORY;
            case Happening.Exploded e -> PhaseName.INVENTORY;
            case Happening.Blasted e -> PhaseName.INVENTORY;
            case Happening.Poisoned e -> PhaseName.INVENTORY;
            case Happening.Bought e -> PhaseName.INVENTORY;
            case Happening.InTheField e -> PhaseName.MOVEMENT;
            case Happening.Reinforced e -> e.phase();
            case Happening.Earned e -> PhaseName.FINAL;
            case Happening.Died e -> PhaseName.FINAL;
            case Happening.Ended e -> PhaseName.FINAL;
            case Happening.Announced e -> PhaseName.FINAL;
            case Happening.Unlocked e -> PhaseName.FINAL;
            case Happening.Joined e -> PhaseName.FINAL;
            case Happening.JoiningClosed e -> PhaseName.FINAL;
        };
    }
}
