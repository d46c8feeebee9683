package arbiter.bench;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Play;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Plays a game of six on a real server up to its middle. The players are bots that think here; each adds legal orders to its sheet until it
 * has enough. The last sheets are saved, and the turn stays open.
 */
final class MidGame {
    static final int PLAYERS = 6;
    /** The turn that stays open. */
    private static final int TURNS = 11;

    private static final int ORDERS = 30;
    private static final int ATTEMPTS = 20;
    private static final int LOOKS = 60;
    /** How many orders a player tries to add to a sheet. */
    private static final int TRIES = 400;

    private static final String WISH = """
            {"ruleset":"gd6","seats":6,"board":"World","parameters":{"income-land":"20","spawn-base":"30"},\
            "schedule":{"kind":"calendar","days":["MONDAY","THURSDAY"],"time":"20:00","zone":"Europe/Berlin",\
            "minimumGapHours":24,"earlyEnd":true,"graceMinutes":30,"remindMinutes":[120]}}""";

    private final int port;
    private final Connection database;
    private final SplittableRandom random;
    private final List<String> tokens = new ArrayList<>();
    private String game = "";
    private int orders;

    private MidGame(int port, Connection database, long seed) {
        this.port = port;
        this.database = database;
        this.random = new SplittableRandom(seed);
    }

    /**
     * @param turn the open turn
     * @param orders on each of its sheets, on average
     */
    record Played(String game, int turn, double orders) {}

    static Played play(int port, Connection database, long seed) throws IOException, SQLException, Misread {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Played played = new MidGame(port, database, seed * ATTEMPTS + attempt).play();
            if (played.turn > 0) {
                return played;
            }
        }
        throw new IllegalStateException("in every game a player was defeated too early");
    }

    private Played play() throws IOException, SQLException, Misread {
        for (int seat = 0; seat < PLAYERS; seat++) {
            tokens.add(Guest.token(port));
        }
        begin();
        for (int turn = 0; turn < TURNS; ) {
            Replay<?, ?, ?> replay = replay(log(database, game));
            turn = goOn(replay);
            if (turn < 0) {
                return new Played(game, 0, 0);
            }
        }
        return new Played(game, TURNS, orders / (double) PLAYERS);
    }

    /** Saves a sheet for each awaited seat. Returns the number of the turn, or −1 if a player is out of the game. */
    private <S, O, V> int goOn(Replay<S, O, V> replay) throws IOException {
        int at = replay.positions().size() - 1;
        S state = replay.positions().getLast().state();
        int turn = replay.game().turn(state);
        if (replay.game().standing(state).scores().stream().anyMatch(score -> !score.alive())) {
            return -1;
        }
        orders = 0;
        for (Seat seat : replay.game().awaiting(state)) {
            save(at, seat.index(), decide(replay.game(), state, seat), turn < TURNS);
        }
        return turn;
    }

    private void begin() throws IOException {
        String invitation;
        try (Wire host = new Wire(port, tokens.getFirst())) {
            Wire.Answer made = host.send("POST", "/api/games", WISH).expect(201);
            game = made.text("id");
            invitation = made.text("invitation");
        }
        for (String token : tokens.subList(1, PLAYERS)) {
            try (Wire guest = new Wire(port, token)) {
                guest.send("POST", "/api/games/" + game + "/seats", "{\"invitation\":\"" + invitation + "\"}")
                        .expect(200);
            }
        }
        try (Wire host = new Wire(port, tokens.getFirst())) {
            host.send("POST", "/api/games/" + game + "/begin", "{}").expect(200);
        }
    }

    /** The log of a game, as it is in the database. */
    static List<String> log(Connection database, String game) throws SQLException {
        List<String> lines = new ArrayList<>();
        try (PreparedStatement select =
                database.prepareStatement("select line from log_line where game_id = ? order by number")) {
            select.setString(1, game);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    lines.add(rows.getString(1));
                }
            }
        }
        return lines;
    }

    /** Recomputes every position and compares it with its digest. */
    static Replay<?, ?, ?> replay(List<String> lines) throws Misread {
        Replay<?, ?, ?> replay = Replay.of(LogText.read(String.join("\n", lines) + "\n"));
        replay.difference().ifPresent(difference -> {
            throw new IllegalStateException("the log does not replay: " + difference);
        });
        return replay;
    }

    private <S, O> List<String> decide(Game<S, O, ?> game, S state, Seat seat) {
        Bot bot = Bots.byId("captain").orElseThrow();
        Sheet<O> chosen = bot.decide(game, state, seat, Thinking.looks(random.nextLong(), LOOKS));
        List<O> list = new ArrayList<>(chosen.orders().toList());
        List<O> more = new ArrayList<>(game.advice().candidates(state, seat));
        for (int tried = 0; tried < TRIES && list.size() < ORDERS && !more.isEmpty(); tried++) {
            list.add(single(game, state, seat, more.get(random.nextInt(more.size()))));
            if (!Verdict.allAccepted(Play.check(game, state, seat, Sheet.of(list)))) {
                list.removeLast();
            }
        }
        orders += list.size();
        return Play.normalForm(game, state, Sheet.of(list));
    }

    /** An order that moves one unit, if it moves many: sheets with many small orders are the expensive ones. */
    private static <S, O> O single(Game<S, O, ?> game, S state, Seat seat, O order) {
        String line = game.words().notation().write(state, order).replaceFirst("^move \\d+ ", "move 1 ");
        return Play.read(game, state, seat, List.of(line)).orders().findFirst().orElse(order);
    }

    private void save(int at, int seat, List<String> lines, boolean ready) throws IOException {
        String body = "{\"at\":" + at + ",\"version\":0,\"ready\":" + ready + ",\"lines\":"
                + lines.stream().map(line -> "\"" + line + "\"").collect(Collectors.joining(",", "[", "]")) + "}";
        try (Wire wire = new Wire(port, tokens.get(seat))) {
            wire.send("PUT", "/api/games/" + game + "/sheet", body).expect(200);
        }
    }
}
