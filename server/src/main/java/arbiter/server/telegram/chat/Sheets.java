package arbiter.server.telegram.chat;

import arbiter.engine.Pace;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.table.CheckedLine;
import arbiter.server.table.Desk;
import arbiter.server.telegram.wire.Update;
import arbiter.server.telegram.wire.Words;
import arbiter.server.turn.SheetAnswer;
import arbiter.server.turn.SheetDesk;
import arbiter.server.turn.TurnOver;
import arbiter.server.web.Limits;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The sheet of a player: typed, edited, tapped together, and sent. Everything is judged and stored by the desk that the page uses. */
@Component
class Sheets {
    private static final int TRIES = 5;
    /** The number of positions for which the server remembers that a message was for an earlier one. */
    private static final int KEPT = 200;

    private final SheetDesk sheets;
    private final Seated seated;
    private final Echo echo;
    private final Limits limits;
    private final Workbench bench;
    private final JdbcClient jdbc;
    private final JsonColumn json;

    Sheets(
            SheetDesk sheets,
            Seated seated,
            Echo echo,
            Limits limits,
            Workbench bench,
            JdbcClient jdbc,
            JsonColumn json) {
        this.sheets = sheets;
        this.seated = seated;
        this.echo = echo;
        this.limits = limits;
        this.bench = bench;
        this.jdbc = jdbc;
        this.json = json;
    }

    /** @param lines as they were typed */
    record Draft(List<String> lines, int version, boolean ready) {}

    Draft draft(Standpoint who) {
        SheetAnswer sheet = sheets.current(who.game(), who.requireSeat());
        return new Draft(sheet.lines().stream().map(CheckedLine::text).toList(), sheet.version(), sheet.ready());
    }

    Desk desk(Standpoint who, List<String> lines) {
        String account = who.caller().account().id();
        limits.take(Limits.Kind.CHECK, account);
        return bench.run(Bench.DRAFTS, account, () -> sheets.desk(who.game(), who.requireSeat(), lines));
    }

    boolean mayOrder(Standpoint who) {
        return who.game().status() == GameRow.Status.RUNNING
                && sheets.current(who.game(), who.requireSeat()).mayOrder();
    }

    /** The sheet as it is; if the person can give no orders now, why. */
    Words shown(Standpoint who, String remark) {
        who.requireSeat();
        if (!mayOrder(who)) {
            return echo.waiting(who.game(), remark);
        }
        Draft draft = draft(who);
        return echo.sheet(who.game(), desk(who, draft.lines), seal(draft.ready), remark);
    }

    /** Whether a button belongs to a decision that is not open any more. */
    boolean late(Standpoint who, int at) {
        Integer seat = who.seat();
        return seat == null || !sheets.stillDecides(who.game(), at, seat);
    }

    private static Echo.Seal seal(boolean ready) {
        return ready ? Echo.Seal.READY : Echo.Seal.OPEN;
    }

    /** The verdicts of the rules on lines that are not saved. */
    Words checked(Standpoint who, List<String> lines) {
        require(who);
        return echo.checked(who.game(), desk(who, lines));
    }

    /** Lines of a new message are added to the sheet; those of an edited message replace what it brought before. */
    void typed(Update.Typed update, Standpoint who, List<String> typed) {
        require(who);
        Optional<Brought> known = brought(update);
        if (known.isPresent() && !known.get().isFor(who)) {
            throw new TurnOver(
                    "That message was for an earlier turn. Send its lines again as a new message.",
                    who.game().entries());
        }
        List<CheckedLine> read =
                desk(who, typed).lines().stream().map(Desk.DeskLine::line).toList();
        List<CheckedLine> unreadable =
                read.stream().filter(line -> line.column() != null).toList();
        List<String> readable = read.stream()
                .filter(line -> line.column() == null)
                .map(CheckedLine::text)
                .toList();
        @Nullable Brought before = known.orElse(null);
        if (readable.isEmpty() && before == null) {
            seated.answer(update, Guess.explain(who, unreadable, desk(who, draft(who).lines)));
            return;
        }
        String remark = Guess.remark(unreadable);
        change(
                update,
                who,
                remark,
                null,
                lines -> replaced(lines, before == null ? List.of() : before.lines, readable),
                () -> remember(update, who, readable));
    }

    private record Brought(String game, int at, List<String> lines) {
        boolean isFor(Standpoint who) {
            return game.equals(who.game().id()) && at == who.game().entries();
        }
    }

    private Optional<Brought> brought(Update.Typed update) {
        return jdbc.sql("select game_id, position, lines from telegram_lines where chat_id = ? and message_id = ?")
                .params(update.chat().id(), update.message())
                .query((row, n) -> new Brought(row.getString(1), row.getInt(2), json.readTexts(row.getString(3))))
                .optional();
    }

    private void remember(Update.Typed update, Standpoint who, List<String> lines) {
        jdbc.sql("delete from telegram_lines where chat_id = ? and (message_id = ? or position < ? and game_id = ?)")
                .params(
                        update.chat().id(),
                        update.message(),
                        who.game().entries() - KEPT,
                        who.game().id())
                .update();
        jdbc.sql("insert into telegram_lines (chat_id, message_id, game_id, position, lines) values (?, ?, ?, ?, ?)")
                .params(
                        update.chat().id(),
                        update.message(),
                        who.game().id(),
                        who.game().entries(),
                        json.write(lines))
                .update();
    }

    /** The new lines come where the first of the old ones was. Lines that left the sheet meanwhile are not missed. */
    static List<String> replaced(List<String> lines, List<String> old, List<String> fresh) {
        List<String> result = new ArrayList<>(lines);
        int place = -1;
        for (String line : old) {
            int index = result.indexOf(line);
            if (index >= 0) {
                result.remove(index);
                place = place < 0 ? index : Math.min(place, index);
            }
        }
        result.addAll(place < 0 ? result.size() : place, fresh);
        return result;
    }

    /** Adds an order that was tapped. Answers and ends of turns are sent at once, as on the page. */
    void tapped(Update.Tapped update, Standpoint who, String line, String role) {
        require(who);
        UnaryOperator<List<String>> add = lines -> {
            List<String> more = new ArrayList<>(lines);
            more.add(line);
            return more;
        };
        if (role.equals("decide")) {
            save(update, who, "", update.message(), add, true, () -> {});
        } else {
            change(update, who, "", update.message(), add, () -> {});
        }
    }

    void undo(Update.Tapped update, Standpoint who) {
        require(who);
        change(
                update,
                who,
                "",
                update.message(),
                lines -> lines.isEmpty() ? lines : lines.subList(0, lines.size() - 1),
                () -> {});
    }

    private static void require(Standpoint who) {
        who.requireSeat();
        who.requireStatus(GameRow.Status.RUNNING);
    }

    /** A ready sheet that is changed is not ready any more: its player is still thinking. */
    private void change(
            Update update,
            Standpoint who,
            String remark,
            @Nullable Long edits,
            UnaryOperator<List<String>> change,
            Runnable along) {
        save(update, who, remark, edits, change, false, along);
    }

    private void save(
            Update update,
            Standpoint who,
            String remark,
            @Nullable Long edits,
            UnaryOperator<List<String>> change,
            boolean ready,
            Runnable along) {
        limits.take(Limits.Kind.SHEET, who.caller().account().id());
        int at = who.game().entries();
        Standpoint now = who;
        for (int attempt = 1; ; attempt++) {
            GameRow game = now.game();
            Draft draft = draft(now);
            List<String> lines = change.apply(draft.lines);
            Words words =
                    echo.sheet(game, desk(now, lines), seal(ready), remark).editing(edits);
            SheetDesk.Incoming incoming = new SheetDesk.Incoming(
                    who.requireSeat(), at, lines, draft.version, ready, "telegram-" + update.id(), "player");
            try {
                sheets.save(game, incoming, () -> {
                    along.run();
                    seated.settle(update, words);
                });
                return;
            } catch (SheetDesk.Stale stale) {
                // The page of the same player was faster, or the sheet moved on with a step of somebody else. Its lines
                // are kept.
                if (attempt == TRIES) {
                    throw stale;
                }
                now = seated.again(who);
            }
        }
    }

    void ready(Update.Tapped update, Standpoint who, Echo.Seal seal) {
        require(who);
        boolean ready = seal == Echo.Seal.READY;
        GameRow game = who.game();
        Draft draft = draft(who);
        if (draft.version == 0 || game.pace() == Pace.AT_ONCE) {
            save(update, who, "", update.message(), lines -> lines, ready, () -> {});
            return;
        }
        limits.take(Limits.Kind.SHEET, who.caller().account().id());
        Words words = echo.sheet(game, desk(who, draft.lines), seal, "").editing(update.message());
        sheets.setReady(
                game, who.requireSeat(), game.entries(), draft.version, ready, () -> seated.settle(update, words));
    }
}
