package arbiter.games.globaldomination.v.position;

/** A change of the map that the host announces one turn ahead (2.6). Places are indices. */
public sealed interface NaturalEvent {
    record Desert(int at) implements NaturalEvent {}

    record AddUnits(int count, int at) implements NaturalEvent {}

    record RemoveUnits(int count, int at) implements NaturalEvent {}

    record OpenBorder(int a, int b) implements NaturalEvent {}

    record CloseBorder(int a, int b) implements NaturalEvent {}
}
