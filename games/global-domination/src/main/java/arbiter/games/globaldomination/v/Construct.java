package arbiter.games.globaldomination.v;

/** What stands unmovable on a territory, at most one (6.1). Headquarters and Trebuchets are counted apart. */
enum Construct {
    NONE("", "nothing"),
    FORTRESS("fortress", "Fortress"),
    RUIN("ruin", "Ruin"),
    BIVOUAC("bivouac", "Bivouac"),
    GARRISON("garrison", "Garrison");

    static final Construct[] ALL = values();

    final String word;
    final String title;

    Construct(String word, String title) {
        this.word = word;
        this.title = title;
    }
}
