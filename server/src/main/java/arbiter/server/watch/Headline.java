package arbiter.server.watch;

import arbiter.engine.Games;
import arbiter.server.game.GameRow;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.lobby.GamePage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** A game in two lines: its name, and how it stands. Only rows of the database are read. */
public record Headline(String title, String game, String line) {
    /** Of more players, the line names only the best. */
    private static final int MOST = 6;

    /** Makes headlines. */
    @Component
    public static class Desk {
        private final SeatStore seats;
        private final LogStore logs;

        Desk(SeatStore seats, LogStore logs) {
            this.seats = seats;
            this.logs = logs;
        }

        /** @param at the position; 0 before the game has begun */
        public Headline of(Standpoint who, int at) {
            GameRow game = who.game();
            List<SeatRow> rows = seats.of(game.id());
            return new Headline(game.name(), gameName(game), line(game, at, rows));
        }

        /** The last position of a turn that was not rolled back; empty if the game has no such turn. */
        public Optional<Integer> end(Standpoint who, int turn) {
            return logs.endOfTurn(who.game().id(), turn, who.game().entries());
        }

        private String line(GameRow game, int at, List<SeatRow> rows) {
            if (!game.status().begun()) {
                long taken = rows.stream()
                        .filter(row -> row.state() != SeatRow.State.OPEN)
                        .count();
                return taken + " of " + game.size() + " seats are taken";
            }
            List<LogStore.Brief> briefs = logs.briefs(game.id(), Math.max(0, at - 1), 2);
            LogStore.Brief last = briefs.getLast();
            String standing = standing(last.scores(), rows);
            boolean present = at == game.entries();
            if (present && game.status() == GameRow.Status.OVER) {
                return ending(game, rows, briefs.getFirst().turn()) + ": " + standing;
            }
            int turn = present ? last.turn() : briefs.getFirst().turn();
            return at == 0 ? "Before the first turn" : (present ? "Turn " : "After turn ") + turn + ": " + standing;
        }
    }

    private static String gameName(GameRow game) {
        return Games.find(game.ruleset(), game.rulesetVersion())
                .or(() -> Games.byId(game.ruleset()))
                .map(rules -> rules.ruleset().name())
                .orElse(game.ruleset());
    }

    private static String ending(GameRow game, List<SeatRow> rows, int turns) {
        List<String> names = rows.stream()
                .filter(row -> game.winners().contains(row.seat()))
                .map(SeatRow::country)
                .toList();
        String after = " after " + turns + (turns == 1 ? " turn" : " turns");
        return (names.isEmpty() ? "Nobody won" : String.join(" and ", names) + " won") + after;
    }

    /** {@code Ravensund 18, Thule 12}. Countries, not players: the names of players may be hidden. */
    private static String standing(String scores, List<SeatRow> rows) {
        List<GamePage.ScoreAnswer> best = new ArrayList<>(GamePage.ScoreAnswer.read(scores));
        best.sort(Comparator.comparingLong(GamePage.ScoreAnswer::points).reversed());
        return best.stream()
                .limit(MOST)
                .filter(score -> score.seat() < rows.size())
                .map(score -> rows.get(score.seat()).country() + " " + score.points())
                .collect(Collectors.joining(", "));
    }
}
