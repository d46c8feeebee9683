package arbiter.server.game;

/** Decides for seats that a bot plays. */
public interface StandIns {
    /** Lets the awaited bots of this game decide soon, on other threads. */
    void think(String game);
}
