package arbiter.server.host;

import arbiter.bots.Bots;
import arbiter.server.account.Account;
import arbiter.server.account.Accounts;
import arbiter.server.account.Blocks;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LostSeats;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The host's powers over seats and players. */
@Component
class SeatPowers {
    private final GameStore games;
    private final SeatStore seats;
    private final LostSeats lost;
    private final SheetStore sheets;
    private final Accounts accounts;
    private final Blocks blocks;
    private final Chronicle chronicle;
    private final Writer writer;

    SeatPowers(
            GameStore games,
            SeatStore seats,
            LostSeats lost,
            SheetStore sheets,
            Accounts accounts,
            Blocks blocks,
            Chronicle chronicle,
            Writer writer) {
        this.games = games;
        this.seats = seats;
        this.lost = lost;
        this.sheets = sheets;
        this.accounts = accounts;
        this.blocks = blocks;
        this.chronicle = chronicle;
        this.writer = writer;
    }

    private GameRow locked(Standpoint who) {
        who.requireHost();
        GameRow game = games.locked(who.game().id());
        if (game.status() == GameRow.Status.OVER) {
            throw Problem.conflict("over", "The game is over.");
        }
        return game;
    }

    private SeatRow seat(GameRow game, int seat) {
        return among(seats.of(game.id()), seat);
    }

    /** The seat with the number that a request names. */
    static SeatRow among(List<SeatRow> seats, int number) {
        return seats.stream()
                .filter(row -> row.seat() == number)
                .findFirst()
                .orElseThrow(() -> Problem.notFound(
                        "seat: there is no seat " + number + "; use 0 to " + (seats.size() - 1) + "."));
    }

    /** Gives the seat to a person by name, to a bot, or to the next player who joins. */
    void replace(Standpoint who, int index, @Nullable String player, @Nullable String bot, String reason) {
        who.requireNeutralHost();
        writer.run(() -> {
            GameRow game = locked(who);
            SeatRow seat = seat(game, index);
            if (bot != null && Bots.byId(bot).isEmpty()) {
                throw Problem.notOneOf("bot", bot, Bots.ids());
            }
            String account = player == null ? null : newcomer(who, game, player);
            // The new player must not see the previous player's sheet.
            sheets.forget(game.id(), game.entries(), index);
            seats.occupy(game.id(), index, account, bot);
            if (account == null && bot == null && game.status().begun()) {
                games.setJoining(game.id(), Fact.Joining.OPEN);
            }
            chronicle.tell(
                    game, who.actor(), new Fact.SeatGiven(index, seat.country(), successor(player, bot), reason));
            lost.lost(game, seat.account(), index);
            chronicle.tell(game, who.actor(), new Fact.SeatChanged(index));
            if (account != null) {
                chronicle.tell(game, who.actor(), new Fact.SeatReceived(), List.of(account));
            }
        });
    }

    private static Fact.Successor successor(@Nullable String player, @Nullable String bot) {
        if (bot != null) {
            return new Fact.NamedBot(bot);
        }
        return player != null ? new Fact.AnotherPlayer() : new Fact.NextToJoin();
    }

    /** A host who may not know who plays gives no seat to a person by name, and does not learn whether the person has one already. */
    private static void refuseNamed(GameRow game) {
        if (game.options().anonymous() && !game.options().hostSees().equals("everything")) {
            throw Problem.conflict(
                    "anonymous",
                    "Nobody may know who plays in this game. Open the seat, and send the invitation link to the person.");
        }
    }

    private String newcomer(Standpoint who, GameRow game, String name) {
        refuseNamed(game);
        Account account = named(name);
        refuseUnwanted(who, account);
        seats.requireNotAllSeeing(game, account.id());
        if (seats.seatOf(game.id(), account.id()).isPresent()) {
            throw Problem.conflict(
                    "already-seated", name + " has a seat in this game already; swap the seats instead.");
        }
        return account.id();
    }

    /** Nobody gets anything in a game from a person whom they have blocked. */
    private void refuseUnwanted(Standpoint who, Account account) {
        if (blocks.blocks(account.id(), who.caller().idOrNull())) {
            throw Problem.conflict("no-invitation", account.name() + " takes no invitations from you.");
        }
    }

    void swap(Standpoint who, int first, int second, String reason) {
        who.requireNeutralHost();
        writer.run(() -> {
            GameRow game = locked(who);
            SeatRow one = seat(game, first);
            SeatRow other = seat(game, second);
            sheets.forget(game.id(), game.entries(), first);
            sheets.forget(game.id(), game.entries(), second);
            seats.occupy(game.id(), first, null, null);
            seats.occupy(game.id(), second, one.account(), one.bot());
            seats.occupy(game.id(), first, other.account(), other.bot());
            chronicle.tell(
                    game,
                    who.actor(),
                    new Fact.SeatsSwapped(List.of(first, second), one.country(), other.country(), reason));
            chronicle.tell(game, who.actor(), new Fact.SeatChanged(first));
            chronicle.tell(game, who.actor(), new Fact.SeatChanged(second));
        });
    }

    void forgive(Standpoint who, int index, String reason) {
        writer.run(() -> {
            GameRow game = locked(who);
            SeatRow seat = seat(game, index);
            seats.setStrikes(game.id(), index, 0);
            if (seat.account() != null && seat.bot() != null) {
                seats.occupy(game.id(), index, seat.account(), null);
            }
            chronicle.tell(game, who.actor(), new Fact.Forgiven(index, seat.country(), reason));
        });
    }

    void openJoining(Standpoint who, Fact.Joining joining, String reason) {
        writer.run(() -> {
            GameRow game = locked(who);
            games.setJoining(game.id(), joining);
            chronicle.tell(game, who.actor(), new Fact.JoiningSet(joining, reason));
        });
    }

    /** Makes another person the host: the player of a seat, or anybody with an account. */
    void handOver(Standpoint who, @Nullable String name, @Nullable Integer index) {
        writer.run(() -> {
            GameRow game = locked(who);
            Account account = index == null ? named(name == null ? "" : name) : seated(game, index);
            // In an anonymous game, a refusal would tell who plays the seat.
            if (index == null || !game.options().anonymous()) {
                refuseUnwanted(who, account);
            }
            boolean plays = seats.seatOf(game.id(), account.id()).isPresent();
            if (plays && game.options().hostSees().equals("everything")) {
                throw Problem.conflict(
                        "host-sees", "The host of this game sees everything, so a player cannot be host.");
            }
            games.setText(game.id(), GameStore.Column.HOST_ID, account.id());
            // In an anonymous game the player's name stays hidden, even if the player becomes the host.
            String named = game.options().anonymous() ? "somebody else" : account.name();
            String to = index == null ? named : seat(game, index).country();
            chronicle.tell(game, who.actor(), new Fact.HandedOver(to));
            chronicle.tell(game, who.actor(), new Fact.HostNow(), List.of(account.id()));
        });
    }

    /** Finds an account by name or by id, because names of guests are not unique. */
    private Account named(String name) {
        return accounts.byName(name)
                .or(() -> accounts.byId(name))
                .filter(found -> found.kind() != Account.Kind.ERASED)
                .orElseThrow(() -> Problem.invalid("player", "No account has the name " + name + "."));
    }

    private Account seated(GameRow game, int index) {
        String account = seat(game, index).account();
        if (account == null) {
            throw Problem.invalid("seat", "That seat has no player who could become the host.");
        }
        return accounts.byId(account).orElseThrow();
    }
}
