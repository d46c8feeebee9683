package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Stroke;
import java.util.List;
import java.util.stream.Stream;

/** What events look like on the map. A stroke reveals nothing more than its event. */
final class Strokes {
    private static final String WASTELAND = "wasteland";

    private Strokes() {}

    static List<Stroke> of(Happening happening) {
        return switch (happening) {
            case Happening.TurnedToxic e -> List.of(Stroke.put(WASTELAND, 1, id(e.territory())));
            case Happening.Poisoned e -> List.of(Stroke.put(WASTELAND, 1, id(e.territory())));
            case Happening.UnitsAppeared e -> List.of(Stroke.put(e.unit().word(), e.count(), id(e.territory())));
            case Happening.UnitsVanished e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case Happening.Withered e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case Happening.Blasted e -> List.of(Stroke.take(e.unit().word(), e.count(), id(e.territory())));
            case Happening.BorderOpened e -> List.of(Stroke.mark(id(e.a()), id(e.b())));
            case Happening.BorderClosed e -> List.of(Stroke.mark(id(e.a()), id(e.b())));
            case Happening.Neutralised e -> List.of(Stroke.mark(id(e.territory())));
            case Happening.HqOrdered e -> List.of(Stroke.mark(id(e.territory())));
            case Happening.SpawnsMet e -> List.of(Stroke.mark(id(e.territory())));
            case Happening.HqBuilt e -> List.of(Stroke.put("hq", 1, id(e.territory())));
            case Happening.Built e -> List.of(Stroke.put(e.construct().word(), 1, id(e.territory())));
            case Happening.Promoted e -> List.of(Stroke.put(e.to().word(), e.count(), id(e.territory())));
            case Happening.SpiesPosted e -> List.of(Stroke.put(Unit.SPY.word(), e.count(), id(e.territory())));
            case Happening.Spawned e -> List.of(Stroke.put(Unit.ARMY.word(), e.count(), id(e.territory())));
            case Happening.Reinforced e -> List.of(Stroke.put(Unit.ARMY.word(), e.count(), id(e.territory())));
            case Happening.SpawnLost e -> List.of(Stroke.take(Unit.ARMY.word(), e.count(), id(e.territory())));
            case Happening.CropUsed e ->
                e.places().stream()
                        .map(place -> Stroke.put(Unit.ARMY.word(), place.count(), id(place.at())))
                        .toList();
            case Happening.Exploded e -> explosion(e);
            case Happening.InTheField e -> inTheField(e);
            case Happening.Announced e -> List.of();
            case Happening.Unlocked e -> List.of();
            case Happening.Joined e -> List.of();
            case Happening.JoiningClosed e -> List.of();
            case Happening.HqClashed e -> List.of();
            case Happening.HqRefused e -> List.of();
            case Happening.Spectated e -> List.of();
            case Happening.SpiesTrained e -> List.of();
            case Happening.Bought e -> List.of();
            case Happening.Earned e -> List.of();
            case Happening.Died e -> List.of();
            case Happening.Ended e -> List.of();
        };
    }

    private static List<Stroke> explosion(Happening.Exploded e) {
        return Stream.concat(
                        Stream.of(Stroke.strike(Item.DYNAMITE.word(), id(e.from()), id(e.territory()))),
                        e.destroyed().stream().map(fallen -> Stroke.take(fallen.word(), 1, id(e.territory()))))
                .toList();
    }

    private static List<Stroke> inTheField(Happening.InTheField happening) {
        return switch (happening) {
            case Happening.Marched e ->
                List.of(Stroke.go(e.unit().word(), e.count(), List.of(id(e.from()), id(e.to()))));
            case Happening.Taken e -> List.of(Stroke.mark(id(e.territory())));
            case Happening.NeverArrived e -> List.of(Stroke.mark(id(e.to())));
            case Happening.Skirmished e ->
                List.of(Stroke.mark(e.territories().stream().map(Strokes::id).toArray(String[]::new)));
            case Happening.Invaded e ->
                e.from().stream().map(origin -> attack(e, origin)).toList();
            case Happening.Informed e -> List.of(Stroke.mark(id(e.territory())));
            case Happening.Lapsed e -> List.of(Stroke.mark(id(e.territory())));
        };
    }

    private static Stroke attack(Happening.Invaded e, int origin) {
        Units came = e.attacker().before();
        return new Stroke(
                Stroke.Kind.STRIKE, came.first().word(), came.total(), List.of(id(origin), id(e.territory())));
    }

    private static String id(int territory) {
        return Integer.toString(territory);
    }
}
