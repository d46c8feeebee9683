package arbiter.games.globaldomination.v.position;

/** What a stash may hold (section 5), in the order in which a turn uses it. */
public enum Item {
    CROP("crop", "Crop Supply", "GD5-5.3"),
    SALT("salt", "Bag of Salt", "GD5-5.4"),
    DYNAMITE("dynamite", "Dynamite", "GD5-5.5");

    public static final Item[] ALL = values();

    public final String word;
    public final String title;
    public final String priceRule;

    Item(String word, String title, String priceRule) {
        this.word = word;
        this.title = title;
        this.priceRule = priceRule;
    }
}
