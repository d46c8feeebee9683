package arbiter.games.globaldomination.v.position;

/** Something that cannot move, at most one per territory (6.1). Headquarters and Trebuchets are counted separately. */
public enum Construct {
    NONE("", "nothing"),
    FORTRESS("fortress", "Fortress"),
    RUIN("ruin", "Ruin"),
    BIVOUAC("bivouac", "Bivouac"),
    GARRISON("garrison", "Garrison");

    public static final Construct[] ALL = values();

    public final String word;
    final String title;

    Construct(String word, String title) {
        this.word = word;
        this.title = title;
    }
}
