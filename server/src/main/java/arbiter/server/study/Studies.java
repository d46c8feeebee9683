package arbiter.server.study;

import arbiter.bots.study.StudyText;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import arbiter.server.account.Quotas;
import arbiter.server.game.GameRow;
import arbiter.server.game.LogStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.SheetStore;
import arbiter.server.game.Standpoint;
import arbiter.server.review.Reviews;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.StoredPosition;
import arbiter.server.table.Table;
import arbiter.server.table.Tables;
import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Begins studies, and adds positions to them and removes them. */
@Component
class Studies {
    /** Positions of a study. */
    private static final int MOST_POSITIONS = 200;

    private final StudyStore store;
    private final Tables tables;
    private final LogStore logs;
    private final SheetStore sheets;
    private final SeatStore seats;
    private final Reviews reviews;
    private final Quotas quotas;
    private final Writer writer;
    private final Clock clock;

    Studies(
            StudyStore store,
            Tables tables,
            LogStore logs,
            SheetStore sheets,
            SeatStore seats,
            Reviews reviews,
            Quotas quotas,
            Writer writer,
            Clock clock) {
        this.store = store;
        this.tables = tables;
        this.logs = logs;
        this.sheets = sheets;
        this.seats = seats;
        this.reviews = reviews;
        this.quotas = quotas;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Begins a study with what the caller knows of a position.
     *
     * @param at the number of the position
     * @param name empty for the usual one
     */
    Study begin(Standpoint who, int at, String name) {
        GameRow game = who.game();
        Begun begun = begun(who, at, name);
        StudyDesk.Draft first = StudyDesk.of(begun.study).first(begun.text, sheets(who, game, at));
        return kept(who.caller().account(), begun.study, first, List.of());
    }

    /** Begins a study with a turning point of a finished game: as it was played, and with the better sheet. */
    Study review(Standpoint who, int number, String name) {
        Reviews.TurningPoint point = reviews.point(who.game(), number)
                .orElseThrow(() -> Problem.notFound("The review of this game has no turning point " + number + "."));
        Begun begun = begun(who, point.at(), name);
        Map<Integer, List<String>> played = new TreeMap<>(sheets(who, who.game(), point.at()));
        played.put(point.seat(), point.given());
        Map<Integer, List<String>> better = new TreeMap<>(played);
        better.put(point.seat(), point.better());
        StudyDesk<?, ?, ?> desk = StudyDesk.of(begun.study);
        StudyDesk.Draft first = desk.first(begun.text, better);
        return kept(
                who.caller().account(),
                begun.study,
                first,
                List.of(
                        new Named("As it was played", after(desk, desk.first(begun.text, played))),
                        new Named("With the better sheet", after(desk, first))));
    }

    private static StudyDesk.Draft after(StudyDesk<?, ?, ?> desk, StudyDesk.Draft first) {
        return desk.resolved(first.numbered(0, null, ""), Optional.empty(), 0);
    }

    private record Named(String label, StudyDesk.Draft draft) {}

    private record Begun(Study study, StudyText text) {}

    private Begun begun(Standpoint who, int at, String name) {
        GameRow game = who.game();
        Table<?, ?, ?> table = tables.of(game);
        StoredPosition known = table.revision().study(at, who.viewer());
        int turn = table.moment(at).turn();
        Instant now = clock.instant();
        Study study = new Study(
                Secrets.id(),
                who.caller().account().id(),
                game.id(),
                at,
                name.isEmpty() ? usualName(game, turn) : name,
                game.ruleset(),
                known.version(),
                known.players(),
                seats.of(game.id()).stream().map(SeatRow::colour).toList(),
                known.settings(),
                who.viewer(),
                known.board(),
                null,
                now,
                now);
        return new Begun(study, new StudyText(known.board(), known.given()));
    }

    private static String usualName(GameRow game, int turn) {
        String end = ", turn " + turn;
        String name = game.name();
        int most = 80 - end.length();
        return (name.length() > most ? name.substring(0, most) : name) + end;
    }

    /** The sheets for a position that the caller may know: those of the log that are open, and the caller's own. */
    private Map<Integer, List<String>> sheets(Standpoint who, GameRow game, int at) {
        Integer own = who.seat();
        Map<Integer, List<String>> known = new TreeMap<>();
        if (at == game.entries()) {
            if (own != null) {
                sheets.find(game.id(), at, own).ifPresent(sheet -> known.put(own, sheet.lines()));
            }
            return known;
        }
        LogStore.LogRow row = logs.at(game.id(), at + 1);
        if (entry(row) instanceof GameLog.Turn turn) {
            List<String> names = tables.of(game).players();
            for (int seat = 0; seat < names.size(); seat++) {
                boolean open = row.open() || who.viewer() instanceof Viewer.All || (own != null && own == seat);
                List<String> lines = turn.sheets().get(names.get(seat));
                if (open && lines != null) {
                    known.put(seat, lines);
                }
            }
        }
        return known;
    }

    private static GameLog.Entry entry(LogStore.LogRow row) {
        try {
            return LogText.readEntry(row.line());
        } catch (Misread e) {
            throw new IllegalStateException("a log line cannot be read", e);
        }
    }

    private Study kept(Caller.Known owner, Study study, StudyDesk.Draft first, List<Named> after) {
        return writer.write(() -> {
            quotas.refuseStudy(owner);
            store.add(study);
            store.add(study, first.numbered(store.number(study.id()), null, ""));
            for (Named named : after) {
                store.add(study, named.draft.numbered(store.number(study.id()), 0, named.label));
            }
            quotas.refuseLargeStudies(owner);
            return study;
        });
    }

    Branch branch(Study study, int number) {
        return store.branch(study, number)
                .orElseThrow(() -> Problem.notFound("This study has no position " + number + "."));
    }

    /** The position before a branch; null for the first one. */
    @Nullable
    Branch parent(Study study, Branch branch) {
        return branch.parent() == null ? null : branch(study, branch.parent());
    }

    Branch add(Caller.Known owner, Study study, Branch from, StudyDesk.Draft draft) {
        return writer.write(() -> {
            // It may have been removed meanwhile, in another tab.
            branch(study, from.number());
            if (store.tree(study.id()).size() >= MOST_POSITIONS) {
                throw Problem.conflict(
                        "too-many", "A study can have at most " + MOST_POSITIONS + " positions; remove some first.");
            }
            Branch branch = draft.numbered(store.number(study.id()), from.number(), "");
            store.add(study, branch);
            quotas.refuseLargeStudies(owner);
            return branch;
        });
    }

    /** Stores the sheets that are being written in a position. */
    void write(Caller.Known owner, Study study, int number, Map<Integer, List<String>> sheets) {
        writer.run(() -> {
            if (store.write(study.id(), number, sheets) > 0) {
                quotas.refuseLargeStudies(owner);
            }
        });
    }

    /** Removes a position and everything that follows it. The first position stays. */
    void remove(Study study, int number) {
        writer.run(() -> {
            if (branch(study, number).parent() == null) {
                throw Problem.conflict(
                        "first-position", "The first position of a study stays. You can delete the whole study.");
            }
            List<StudyStore.Knot> tree = store.tree(study.id());
            TreeSet<Integer> gone = new TreeSet<>();
            Deque<Integer> next = new ArrayDeque<>(List.of(number));
            while (!next.isEmpty()) {
                int at = next.pop();
                gone.add(at);
                tree.stream()
                        .filter(knot -> knot.parent() != null && knot.parent() == at)
                        .forEach(knot -> next.push(knot.number()));
            }
            gone.forEach(each -> store.remove(study.id(), each));
        });
    }
}
