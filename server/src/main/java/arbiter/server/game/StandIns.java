package arbiter.server.game;

/** Who plays for those who are not there. */
public interface StandIns {
    /** Asks those who are awaited in this game, soon and elsewhere. */
    void think(String game);
}
