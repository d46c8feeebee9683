package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.Standing;
import arbiter.engine.guide.Measure;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * How often bots use what a game offers. It knows no game: it counts events, and the words in them. {@code UnitRecruited kind knight}
 * says how many Knights were recruited. Of a kind of word that has a fixed list, words that were never used are counted too, with 0.
 */
final class Use implements Contest.Onlooker {
    private static final Pattern NO_WORD = Pattern.compile("[^A-Za-z]+");
    /** Numbers that say what something is, not how much of it there is. */
    private static final Set<String> RANKS = Set.of("level");

    private final Map<String, Long> times = new TreeMap<>();
    /** What seats have not spent at the ends of turns, by its name. */
    private final Map<String, LongSummaryStatistics> unspent = new TreeMap<>();

    private final Map<String, Integer> games = new TreeMap<>();
    private final Set<String> inThisGame = new TreeSet<>();
    private int played;

    /** The game that is shown next is another one. */
    void nextGame() {
        inThisGame.forEach(what -> games.merge(what, 1, Integer::sum));
        inThisGame.clear();
        played++;
    }

    @Override
    public <S, O> void saw(Game<S, O, ?> game, S before, Map<Seat, Sheet<O>> sheets, Resolution<S> resolution) {
        resolution.events().forEach(this::count);
        S after = resolution.state();
        if (game.turn(after) != game.turn(before)) {
            game.guide().measures(after, resolution.events(), Viewer.ALL).stream()
                    .filter(measure -> measure.kind() == Measure.Kind.RESERVE)
                    .forEach(measure -> hold(measure, game.standing(after)));
        }
    }

    private void hold(Measure measure, Standing standing) {
        LongSummaryStatistics held = unspent.computeIfAbsent(measure.name(), none -> new LongSummaryStatistics());
        standing.scores().stream()
                .filter(Standing.Score::alive)
                .forEach(score -> held.accept(measure.values().getOrDefault(score.seat(), 0L)));
    }

    private void count(Event event) {
        if (times.isEmpty()) {
            list(family(event.getClass()));
        }
        String name = event.getClass().getSimpleName();
        count(name);
        if (RecordJson.of(event) instanceof Json.Members(var members)) {
            for (RecordComponent part : event.getClass().getRecordComponents()) {
                Json value = members.getOrDefault(part.getName(), new Json.Null());
                List<String> words = part.getType().isEnum() && value instanceof Json.Text(String word)
                        ? List.of(word)
                        : words(part.getName(), value);
                words.forEach(word -> count(key(name, part.getName(), word)));
            }
        }
    }

    /** The sealed type of all events of a game. */
    private static Class<?> family(Class<?> event) {
        return Arrays.stream(event.getInterfaces())
                .filter(each -> each.isSealed() && Event.class.isAssignableFrom(each))
                .findFirst()
                .<Class<?>>map(Use::family)
                .orElse(event);
    }

    /** Every kind of event, and every word of those parts of it that have a fixed list of words. */
    private void list(Class<?> events) {
        if (events.isSealed()) {
            Arrays.stream(events.getPermittedSubclasses()).forEach(this::list);
        } else if (events.isRecord()) {
            String name = events.getSimpleName();
            times.putIfAbsent(name, 0L);
            for (RecordComponent part : events.getRecordComponents()) {
                if (part.getType().isEnum()) {
                    for (Object word : part.getType().getEnumConstants()) {
                        times.putIfAbsent(key(name, part.getName(), wordOf(word)), 0L);
                    }
                }
            }
        }
    }

    /** A constant as events have it. */
    private static String wordOf(Object constant) {
        return RecordJson.of(constant) instanceof Json.Text(String word) ? word : constant.toString();
    }

    private static String key(String event, String part, String word) {
        return event + " " + part + " " + word.toLowerCase(Locale.ROOT);
    }

    private void count(String what) {
        times.merge(what, 1L, Long::sum);
        inThisGame.add(what);
    }

    /** The words of a value, without numbers, single letters and punctuation: of {@code A.BAR#1} only {@code BAR}. */
    private static List<String> words(String part, Json value) {
        return switch (value) {
            case Json.Text(String text) ->
                NO_WORD.splitAsStream(text).filter(word -> word.length() > 1).toList();
            case Json.Whole(long number) -> RANKS.contains(part) ? List.of(Long.toString(number)) : List.of();
            case Json.Many(List<Json> items) ->
                items.stream().flatMap(item -> words(part, item).stream()).toList();
            case Json.Members _, Json.Real _, Json.Truth _, Json.Null _ -> List.of();
        };
    }

    /** What was never used first. */
    String table() {
        StringBuilder out = new StringBuilder(played + " games\n\n  times   games\n");
        times.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .forEach(each -> out.append(String.format(
                        Locale.ROOT,
                        "%7d %7d  %s%n",
                        each.getValue(),
                        games.getOrDefault(each.getKey(), 0),
                        each.getKey())));
        unspent.forEach((name, held) -> out.append(String.format(
                Locale.ROOT,
                "%n  %s not spent at the end of a turn: %.0f, at most %d%n",
                name,
                held.getAverage(),
                held.getMax())));
        return out.toString();
    }
}
