package arbiter.games.globaldomination.v.position;

/** What a stash may contain (section 5), in the order in which a turn uses it. */
public enum Item {
    CROP("crop", "GD5-5.3"),
    SALT("salt", "GD5-5.4"),
    DYNAMITE("dynamite", "GD5-5.5");

    public static final Item[] ALL = values();

    public final String word;
    public final String priceRule;

    Item(String word, String priceRule) {
        this.word = word;
        this.priceRule = priceRule;
    }
}
