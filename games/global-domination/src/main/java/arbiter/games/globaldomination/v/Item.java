package arbiter.games.globaldomination.v;

/** What a stash may hold (section 5), in the order in which a turn uses it. */
enum Item {
    CROP("crop", "Crop Supply", "GD5-5.3"),
    SALT("salt", "Bag of Salt", "GD5-5.4"),
    DYNAMITE("dynamite", "Dynamite", "GD5-5.5");

    static final Item[] ALL = values();

    final String word;
    final String title;
    final String priceRule;

    Item(String word, String title, String priceRule) {
        this.word = word;
        this.title = title;
        this.priceRule = priceRule;
    }
}
