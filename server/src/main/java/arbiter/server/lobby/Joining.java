package arbiter.server.lobby;

import arbiter.server.account.Blocks;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.people.Reliabilities;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Gives people seats, in a lobby or in a running game with late joining, and lets them choose how they appear. */
@Component
public class Joining {
    private static final int LONGEST_LORE = 2000;

    private final GameStore games;
    private final SeatStore seats;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Reliabilities reliabilities;
    private final Blocks blocks;

    Joining(
            GameStore games,
            SeatStore seats,
            Chronicle chronicle,
            Writer writer,
            Reliabilities reliabilities,
            Blocks blocks) {
        this.games = games;
        this.seats = seats;
        this.chronicle = chronicle;
        this.writer = writer;
        this.reliabilities = reliabilities;
        this.blocks = blocks;
    }

    /** @param invitation required for a private game */
    public void join(Standpoint who, @Nullable Integer wished, Appearance wish, @Nullable String invitation) {
        String account = who.caller().account().id();
        String id = who.game().id();
        writer.run(() -> {
            GameRow game = games.locked(id);
            boolean invited = game.invitation().equals(invitation);
            if (!game.visibility().equals("public") && !invited && !who.isHost()) {
                throw Problem.notYours("Players join this game by its invitation link.");
            }
            if (game.status() == GameRow.Status.OVER) {
                throw Problem.conflict("over", "The game is over.");
            }
            if (game.status().begun() && !game.joining()) {
                throw Problem.conflict("begun", "The game has started, and the host has not opened late joining.");
            }
            seats.requireNotAllSeeing(game, account);
            refuseUnreliable(game, account);
            refuseUnwelcome(game, account);
            if (seats.seatOf(id, account).isPresent()) {
                throw Problem.conflict("already-seated", "You already have a seat in this game.");
            }
            SeatRow seat = seats.of(id).stream()
                    .filter(row -> row.state() == SeatRow.State.OPEN)
                    .filter(row -> wished == null || row.seat() == wished)
                    .findFirst()
                    .orElseThrow(() ->
                            Problem.conflict("full", wished == null ? "All seats are taken." : "That seat is taken."));
            if (game.status().begun()) {
                seats.occupy(id, seat.seat(), account, null);
                decorate(id, seat, new Appearance(null, wish.colour(), wish.lore()), Fixed.COUNTRY);
            } else {
                sit(id, seat.seat(), account, wish);
            }
            chronicle.tell(game, who.actor(), new Fact.Joined(seat.seat()), List.of(game.hostId()));
            if (game.status().begun()) {
                chronicle.tell(game, Actor.PLAYERS, new Fact.JoinedLate(seat.seat(), seat.country()));
            }
        });
    }

    /** The host's own seat is the host's decision. */
    private void refuseUnreliable(GameRow game, String account) {
        if (!account.equals(game.hostId())) {
            reliabilities.refusal(game.options().demand(), account).ifPresent(refusal -> {
                throw refusal;
            });
        }
    }

    /** A host who plays in an anonymous game is not told apart from the other players, not even by a block. */
    void refuseUnwelcome(GameRow game, String account) {
        boolean hidden = game.options().anonymous()
                && seats.seatOf(game.id(), game.hostId()).isPresent();
        if (!hidden && blocks.blocks(game.hostId(), account)) {
            throw Problem.conflict("not-welcome", "You cannot take a seat in this game.");
        }
    }

    void sit(String game, int seat, String account, Appearance wish) {
        seats.occupy(game, seat, account, null);
        SeatRow row = seats.of(game).get(seat);
        decorate(game, row, wish, Fixed.NOTHING);
    }

    private enum Fixed {
        /** The country cannot change any more, because it is in the log. */
        COUNTRY,
        NOTHING
    }

    private void decorate(String game, SeatRow seat, Appearance wish, Fixed fixed) {
        List<SeatRow> others =
                seats.of(game).stream().filter(row -> row.seat() != seat.seat()).toList();
        String country = wish.country() == null ? seat.country() : Countries.checked(wish.country(), countries(others));
        if (fixed == Fixed.COUNTRY && !country.equals(seat.country())) {
            throw Problem.conflict("begun", "The game has started, and its log uses the country's name.");
        }
        String colour = wish.colour() == null ? seat.colour() : colour(wish.colour(), others);
        String lore = Objects.requireNonNullElse(wish.lore(), seat.lore());
        if (lore.length() > LONGEST_LORE) {
            throw Problem.tooLong("lore", lore, LONGEST_LORE);
        }
        seats.decorate(game, seat.seat(), country, colour, lore);
    }

    private static String colour(String wish, List<SeatRow> others) {
        String colour = Colours.read(wish)
                .orElseThrow(() -> Problem.impossible("colour", "\"" + wish + "\"", "a colour such as #0072b2"));
        Optional<String> close = Colours.tooClose(colour, colours(others));
        if (close.isPresent()) {
            String proposal = Colours.propose(colour, colours(others));
            throw Problem.unprocessable(
                            "colour-too-close",
                            "That colour is too close to " + close.get() + "; " + proposal + " would do.")
                    .with("to", close.get())
                    .with("proposal", proposal);
        }
        return colour;
    }

    static List<String> countries(List<SeatRow> rows) {
        return rows.stream().map(SeatRow::country).toList();
    }

    static List<Colours.Taken> colours(List<SeatRow> rows) {
        return rows.stream()
                .map(row -> new Colours.Taken(row.colour(), row.country()))
                .toList();
    }

    public void appear(Standpoint who, Appearance wish) {
        int seat = who.requireSeat();
        String id = who.game().id();
        writer.run(() -> {
            GameRow game = games.locked(id);
            decorate(id, seats.of(id).get(seat), wish, game.status().begun() ? Fixed.COUNTRY : Fixed.NOTHING);
            chronicle.tell(game, who.actor(), new Fact.SeatChanged(seat));
        });
    }
}
