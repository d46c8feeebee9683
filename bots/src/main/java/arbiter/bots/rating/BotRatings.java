package arbiter.bots.rating;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The strengths of the bots, measured in games among them. They never change through games with people. The data is one file with one row
 * per game, table size and bot; {@code arbiter simulate --ratings} writes it.
 */
public record BotRatings(List<Row> rows) {
    private static final String HEADING = "ruleset,players,bot,rating,deviation,games,version,looks,seed";
    private static final Comparator<Row> ORDER =
            Comparator.comparing(Row::ruleset).thenComparing(Row::size).thenComparing(Row::mean);

    public static final BotRatings INSTALLED = installed();

    public BotRatings {
        rows = rows.stream().sorted(ORDER).toList();
    }

    /**
     * @param games that the bot played
     * @param version of the rules
     * @param looks positions that a bot could compute for a decision
     */
    public record Row(
            String ruleset,
            TableSize size,
            String bot,
            int mean,
            int deviation,
            int games,
            int version,
            long looks,
            long seed) {
        public Rating rating() {
            return new Rating(mean, deviation, Rating.NEW.volatility());
        }

        private String line() {
            return String.join(
                    ",",
                    ruleset,
                    size.word(),
                    bot,
                    Integer.toString(mean),
                    Integer.toString(deviation),
                    Integer.toString(games),
                    Integer.toString(version),
                    Long.toString(looks),
                    Long.toString(seed));
        }
    }

    /** Empty if this bot has not been measured in this game. */
    public Optional<Rating> of(String ruleset, TableSize size, String bot) {
        return rows.stream()
                .filter(row -> row.ruleset.equals(ruleset) && row.size == size && row.bot.equals(bot))
                .findFirst()
                .map(Row::rating);
    }

    /** The rows about a bot. */
    public List<Row> of(String bot) {
        return rows.stream().filter(row -> row.bot.equals(bot)).toList();
    }

    /** The same with other rows for one game. */
    public BotRatings with(String ruleset, List<Row> measured) {
        List<Row> all = new ArrayList<>(measured);
        rows.stream().filter(row -> !row.ruleset.equals(ruleset)).forEach(all::add);
        return new BotRatings(all);
    }

    public String write() {
        StringBuilder text = new StringBuilder(HEADING).append('\n');
        rows.forEach(row -> text.append(row.line()).append('\n'));
        return text.toString();
    }

    /** @throws IllegalArgumentException if this is no such file */
    public static BotRatings read(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(HEADING)) {
            throw new IllegalArgumentException("the first line must be " + HEADING);
        }
        return new BotRatings(lines.stream().skip(1).map(BotRatings::row).toList());
    }

    private static Row row(String line) {
        String[] parts = line.split(",", -1);
        if (parts.length != HEADING.split(",").length) {
            throw new IllegalArgumentException("not a row of bots' ratings: " + line);
        }
        return new Row(
                parts[0],
                TableSize.byWord(parts[1]).orElseThrow(() -> new IllegalArgumentException("two or more: " + line)),
                parts[2],
                Integer.parseInt(parts[3]),
                Integer.parseInt(parts[4]),
                Integer.parseInt(parts[5]),
                Integer.parseInt(parts[6]),
                Long.parseLong(parts[7]),
                Long.parseLong(parts[8]));
    }

    private static BotRatings installed() {
        try (InputStream file = BotRatings.class.getResourceAsStream("bots.csv")) {
            if (file == null) {
                throw new IllegalStateException("bots.csv is missing");
            }
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
