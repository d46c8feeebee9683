package arbiter.bots;

import arbiter.bots.search.Thinking;
import arbiter.bots.temper.Temperament;
import arbiter.bots.temper.TemperedGame;
import arbiter.bots.temper.Wrongs;
import arbiter.engine.Game;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A bot with a temperament, a handicap, or both. Its id says everything: {@code captain-bold}, {@code marshal-300},
 * {@code captain-careful-1000}.
 *
 * @param mostLooks the handicap: how many positions it may compute for one decision
 * @param told what its seat was told about the last two turns
 */
record Tempered(Bot level, @Override Temperament temperament, long mostLooks, Supplier<List<Event>> told)
        implements Bot {
    private static final long UNLIMITED = Long.MAX_VALUE;
    private static final Pattern ID = Pattern.compile("([a-z]+)(?:-([a-z]+))?(?:-([1-9][0-9]{0,5}))?");

    /** Only the canonical form of an id is one. */
    static Optional<Bot> byId(String id, List<Bot> levels) {
        Matcher parts = ID.matcher(id);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<Temperament> temperament =
                parts.group(2) == null ? Optional.of(Temperament.EVEN) : Temperament.named(parts.group(2));
        long looks = parts.group(3) == null ? UNLIMITED : Long.parseLong(parts.group(3));
        return levels.stream()
                .filter(level -> level.id().equals(parts.group(1)))
                .findFirst()
                .flatMap(level -> temperament.map(each -> of(level, each, looks)));
    }

    private static Bot of(Bot level, Temperament temperament, long looks) {
        return temperament == Temperament.EVEN && looks == UNLIMITED
                ? level
                : new Tempered(level, temperament, looks, List::of);
    }

    @Override
    public String id() {
        return level.id()
                + (temperament == Temperament.EVEN ? "" : "-" + temperament.word())
                + (mostLooks == UNLIMITED ? "" : "-" + mostLooks);
    }

    @Override
    public String sentence() {
        return level.sentence()
                + (temperament == Temperament.EVEN ? "" : " " + temperament.sentence())
                + (mostLooks == UNLIMITED
                        ? ""
                        : " Handicap: it looks at no more than " + mostLooks + " positions for each decision.");
    }

    @Override
    public Bot told(Supplier<List<Event>> news) {
        return temperament == Temperament.VENGEFUL ? new Tempered(level, temperament, mostLooks, news) : this;
    }

    @Override
    public <S, O> Sheet<O> choose(Game<S, O, ?> game, S imagined, Seat seat, Thinking thinking) {
        Thinking limited = mostLooks == UNLIMITED ? thinking : thinking.part(mostLooks);
        if (temperament == Temperament.EVEN) {
            return level.choose(game, imagined, seat, limited);
        }
        return tempered(game, imagined, seat, limited);
    }

    private <S, O, V> Sheet<O> tempered(Game<S, O, V> game, S imagined, Seat seat, Thinking thinking) {
        Optional<Seat> offender = Wrongs.offender(told.get(), seat)
                .filter(other -> game.standing(imagined).scores().stream()
                        .anyMatch(score -> score.seat().equals(other) && score.alive()));
        return level.choose(new TemperedGame<>(game, temperament, seat, offender), imagined, seat, thinking);
    }
}
