package arbiter.server.upgrade;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.OtherRules;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import arbiter.server.game.GameRow;
import arbiter.server.game.LogStore;
import arbiter.server.game.Standpoint;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * How each turn of a game would have ended under the newest rules. If a turn had secrets, its outcome under other rules could reveal them,
 * so the caller then sees only the outcome of their own orders.
 */
@Component
class Comparisons {
    private final Tables tables;
    private final LogStore logs;

    Comparisons(Tables tables, LogStore logs) {
        this.tables = tables;
        this.logs = logs;
    }

    /**
     * @param compared how many turns were compared
     * @param hidden for how many of them only the caller's own orders are shown
     * @param turns the turns with a different outcome
     * @param next a sentence: whether the game can change to the newer rules
     */
    record Comparison(
            @Schema(example = "Global Domination VI") String name,
            @Schema(example = "1") int from,
            @Schema(example = "2") int to,
            @Schema(example = "12") int compared,
            @Schema(example = "0") int hidden,
            List<TurnAnswer> turns,

            @Schema(example = "The game can go on under version 2 from its present position.")
            String next) {}

    record TurnAnswer(
            @Schema(example = "4") int at,
            @Schema(example = "3") int number,
            List<OrderAnswer> orders,
            ChangeAnswer position,
            ChangeAnswer report,

            @Schema(description = "why the newer rules cannot decide this turn; empty if they can")
            String unreadable) {
        static TurnAnswer of(OtherRules.Turn turn) {
            return new TurnAnswer(
                    turn.at(),
                    turn.number(),
                    turn.orders().stream().map(OrderAnswer::of).toList(),
                    ChangeAnswer.of(turn.position()),
                    ChangeAnswer.of(turn.report()),
                    turn.unreadable());
        }
    }

    record OrderAnswer(
            @Schema(example = "Ravensund") String player,
            @Schema(example = "move 3 1>2") String line,

            @Schema(description = "why the order was rejected; empty if it was accepted")
            String before,

            @Schema(description = "why the newer rules reject it; empty if they accept it")
            String after) {
        static OrderAnswer of(OtherRules.OrderChange order) {
            return new OrderAnswer(order.player(), order.line(), order.before(), order.after());
        }
    }

    record ChangeAnswer(
            @Schema(description = "lines that only the present rules give")
            List<String> gone,

            @Schema(description = "lines that only the newer rules give")
            List<String> come) {
        static ChangeAnswer of(OtherRules.Change change) {
            return new ChangeAnswer(change.gone(), change.come());
        }
    }

    Comparison of(Standpoint who) {
        GameRow game = who.game();
        Table<?, ?, ?> table = tables.of(game);
        Game<?, ?, ?> newest = Games.byId(game.ruleset()).orElseThrow();
        int version = newest.ruleset().version();
        List<TurnAnswer> turns = new ArrayList<>();
        int compared = 0;
        int hidden = 0;
        if (version > game.rulesetVersion()) {
            for (LogStore.LogRow row : logs.between(game.id(), 1, game.entries())) {
                if (entry(row) instanceof GameLog.Turn turn) {
                    compared++;
                    OtherRules.Turn found = table.revision().compare(row.number(), turn, newest);
                    boolean open = who.viewer() instanceof Viewer.All || row.open() && !table.hasSecrets(row.number());
                    hidden += open ? 0 : 1;
                    OtherRules.Turn shown = open ? found : own(who, table, found);
                    if (shown.differs()) {
                        turns.add(TurnAnswer.of(shown));
                    }
                }
            }
        }
        return new Comparison(
                newest.ruleset().name(),
                game.rulesetVersion(),
                version,
                compared,
                hidden,
                turns,
                next(game, table, newest));
    }

    private static OtherRules.Turn own(Standpoint who, Table<?, ?, ?> table, OtherRules.Turn found) {
        Integer seat = who.seat();
        return new OtherRules.Turn(
                found.at(),
                found.number(),
                found.orders().stream()
                        .filter(order -> seat != null && order.player().equals(table.name(seat)))
                        .toList(),
                OtherRules.Change.NONE,
                OtherRules.Change.NONE,
                "");
    }

    private static String next(GameRow game, Table<?, ?, ?> table, Game<?, ?, ?> newest) {
        int version = newest.ruleset().version();
        if (version <= game.rulesetVersion()) {
            return "The game is already played by the newest rules of this server.";
        }
        try {
            table.revision().upgrade(game.entries(), newest);
            return "The game can go on under version " + version + " from its present position.";
        } catch (Misread e) {
            return "The game cannot go on under version " + version + ": its position cannot be stated in those rules.";
        }
    }

    private static GameLog.Entry entry(LogStore.LogRow row) {
        try {
            return LogText.readEntry(row.line());
        } catch (Misread e) {
            throw new IllegalStateException("a stored log cannot be read", e);
        }
    }
}
