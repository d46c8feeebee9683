package arbiter.games.globaldomination.vi.words;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.games.globaldomination.vi.position.Item;
import arbiter.games.globaldomination.vi.position.Status;
import java.util.ArrayList;
import java.util.List;

/** What a line about a player says: {@code A: ip 40, stash dynamite*2 crop}. */
record PlayerLine(List<Claim> claims) {
    record Claim(Words.Word at, boolean absent, What what) {}

    sealed interface What {}

    record Ip(int number) implements What {}

    record IpHidden() implements What {}

    record Stashed(Item item, int number) implements What {}

    record StashHidden() implements What {}

    /** {@code no stash}: nothing in it. */
    record AnyStash() implements What {}

    record Is(Status status) implements What {}

    /** The lines of a sheet that waits in a split turn. */
    record Waiting(List<String> lines) implements What {
        public Waiting {
            lines = List.copyOf(lines);
        }
    }

    /** What the player owned at the start of a turn that is split. */
    record Began(int lands, int bivouacs, int libraries) implements What {}

    /** Orders again in a split turn. */
    record Failed() implements What {}

    private static final List<String> WORDS = List.of("ip", "stash", "dead", "first-turn", "reserved");

    PlayerLine {
        claims = List.copyOf(claims);
    }

    static PlayerLine read(Words words) throws Misread {
        List<Claim> claims = new ArrayList<>();
        do {
            claim(words, claims);
        } while (words.taken(","));
        words.end();
        return new PlayerLine(claims);
    }

    private static void claim(Words words, List<Claim> claims) throws Misread {
        boolean absent = words.taken("no");
        Words.Word word = words.take();
        boolean inStash = !claims.isEmpty() && claims.getLast().what() instanceof Stashed;
        if (inStash && (Item.of(word.text()) != null || word.isNumber())) {
            stashed(words, word, absent, claims);
            return;
        }
        switch (word.quoted() ? "" : word.lower()) {
            case "ip" -> claims.add(new Claim(word, absent, absent ? new Ip(0) : ip(words)));
            case "stash" -> stash(words, word, absent, claims);
            case "dead" -> claims.add(new Claim(word, absent, new Is(Status.DEAD)));
            case "first-turn" -> claims.add(new Claim(word, absent, new Is(Status.FIRST_TURN)));
            case "reserved" -> claims.add(new Claim(word, absent, new Is(Status.RESERVED)));
            case "failed" -> claims.add(new Claim(word, absent, new Failed()));
            case "waiting" -> claims.add(new Claim(word, absent, waiting(words)));
            case "began" ->
                claims.add(new Claim(
                        word,
                        absent,
                        new Began(words.number("territories"), words.number("Bivouacs"), words.number("Libraries"))));
            default ->
                throw words.misread(
                        word,
                        word.text().isEmpty()
                                ? "expected a word about the player"
                                : Nearest.unknown("word for a player", word.text(), WORDS));
        }
    }

    private static What ip(Words words) throws Misread {
        return words.taken("hidden") ? new IpHidden() : new Ip(words.number("Influence Points"));
    }

    private static void stash(Words words, Words.Word word, boolean absent, List<Claim> claims) throws Misread {
        if (words.taken("hidden")) {
            claims.add(new Claim(word, absent, new StashHidden()));
        } else if (absent && Item.of(words.peek().text()) == null) {
            claims.add(new Claim(word, true, new AnyStash()));
        } else {
            do {
                stashed(words, words.take(), absent, claims);
            } while (Item.of(words.peek().text()) != null || words.peek().isNumber());
        }
    }

    /** {@code dynamite*2}, {@code 2 dynamite} or {@code dynamite}. */
    private static void stashed(Words words, Words.Word first, boolean absent, List<Claim> claims) throws Misread {
        boolean leading = first.isNumber() && first.text().length() <= 9;
        Words.Word named = leading ? words.take() : first;
        Item item = named.quoted() ? null : Item.of(named.text());
        if (item == null) {
            throw words.misread(
                    named,
                    named.text().isEmpty()
                            ? "expected an item such as `dynamite*2`"
                            : Nearest.unknown(
                                    "item",
                                    named.text(),
                                    Item.ALL.stream().map(Item::word).toList()));
        }
        int number = leading ? Integer.parseInt(first.text()) : 1;
        if (!leading && words.taken("*")) {
            number = words.number("how many");
        }
        claims.add(new Claim(named, absent, new Stashed(item, absent ? 0 : number)));
    }

    private static What waiting(Words words) throws Misread {
        Words.Word sheet = words.peek();
        if (!sheet.quoted()) {
            throw words.misread("expected the orders in quotes" + words.found());
        }
        words.take();
        return new Waiting(
                sheet.text().isBlank() ? List.of() : List.of(sheet.text().split(";")));
    }
}
