package arbiter.games.globaldomination.vi.position;

/** The phases of a turn, in their order. */
public enum PhaseName {
    NATURAL,
    CONSTRUCTION,
    INVENTORY,
    MOVEMENT,
    FINAL
}
