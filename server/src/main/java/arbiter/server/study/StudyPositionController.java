package arbiter.server.study;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.server.answer.Themes;
import arbiter.server.naming.Naming;
import arbiter.server.rules.Shown;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Limits;
import arbiter.server.web.NameField;
import arbiter.server.web.Problem;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The positions of a study: order for all sides, resolve, branch, guess, and let bots propose sheets. */
@RestController
@RequestMapping("/api/studies/{study}/positions/{number}")
@Tag(name = "Studies")
class StudyPositionController {
    private static final int MOST_LINES = 400;
    private static final int LONGEST_LINE = 400;
    private static final MediaType SCENARIO = MediaType.valueOf("text/plain;charset=utf-8");

    private final Studies studies;
    private final StudyStore store;
    private final StudyDoor door;
    private final Limits limits;
    private final Workbench bench;
    private final Writer writer;

    StudyPositionController(
            Studies studies, StudyStore store, StudyDoor door, Limits limits, Workbench bench, Writer writer) {
        this.studies = studies;
        this.store = store;
        this.door = door;
        this.limits = limits;
        this.bench = bench;
        this.writer = writer;
    }

    record SheetsWish(
            @NotNull @Valid @Size(max = 100) @Schema(description = "all sheets that are being written in this position")
            List<StudyPosition.SeatSheet> sheets) {}

    record ResolveWish(
            @Nullable
            @Schema(example = "captain", description = "writes the sheets that are empty; left out, they stay empty")
            String bot,

            @Nullable
            @Min(0)
            @Max(999)
            @Schema(
                    example = "0",
                    description =
                            "another number throws other dice; the same number throws the same dice in each branch")
            Integer dice) {}

    record ChangeWish(
            @NotNull
            @Size(max = 10_000)
            @Schema(example = "[\"1: Aldermark, 2 army\"]", description = "the whole position")
            List<String> given) {}

    record ProposalWish(
            @NotNull Integer seat,
            @Nullable @Schema(example = "captain") String bot) {}

    record ProposedSheet(
            @Schema(example = "[\"move 3 1>2\"]") List<String> lines) {}

    record LabelWish(
            @NotNull @Schema(example = "They attack first") String label) {}

    record Added(
            @Schema(description = "the number of the new position")
            int number) {}

    @GetMapping
    @Operation(summary = "A position of a study: the board, what led to it, and a desk for each seat that decides")
    StudyPosition position(
            Caller caller,
            @PathVariable String study,
            @PathVariable int number,
            @RequestParam(required = false) @Nullable @Schema(description = "the code of a shared study") String link,
            @RequestParam(defaultValue = "paper") @Schema(description = "paper or night") String theme,
            HttpServletRequest request) {
        Study readable = door.readable(caller, study, link);
        limits.take(Limits.Kind.STUDY, request.getRemoteAddr());
        Branch branch = studies.branch(readable, number);
        Branch parent = studies.parent(readable, branch);
        Budget budget = StudyDesk.budget();
        Look look = look(readable, theme);
        return bench.run(
                Bench.STUDIES,
                request.getRemoteAddr(),
                budget,
                () -> StudyDesk.of(readable).shown(branch, parent, look, budget));
    }

    @GetMapping("/scenario")
    @Operation(summary = "A position of a study as a scenario, for the sandbox and for `arbiter study`")
    ResponseEntity<byte[]> asScenario(
            Caller caller,
            @PathVariable String study,
            @PathVariable int number,
            @RequestParam(required = false) @Nullable @Schema(description = "the code of a shared study") String link) {
        Study readable = door.readable(caller, study, link);
        Branch branch = studies.branch(readable, number);
        return ResponseEntity.ok()
                .contentType(SCENARIO)
                .header("Content-Disposition", "attachment; filename=\"study-" + number + ".scenario\"")
                .body(branch.scenario(readable).getBytes(StandardCharsets.UTF_8));
    }

    private static Look look(Study study, String theme) {
        return new Look(Themes.read(theme), study.colours());
    }

    @PutMapping("/sheets")
    @Operation(summary = "Write the sheets of all sides, and see what the rules say to them")
    Shown write(
            Caller caller,
            @PathVariable String study,
            @PathVariable int number,
            @RequestParam(defaultValue = "paper") @Schema(description = "paper or night") String theme,
            @Valid @RequestBody SheetsWish wish) {
        Study own = own(caller, study);
        Map<Integer, List<String>> sheets = checked(own, wish.sheets);
        Branch branch = studies.branch(own, number);
        studies.write(caller.account(), own, number, sheets);
        Branch written = new Branch(
                branch.number(),
                branch.parent(),
                branch.kind(),
                branch.label(),
                branch.turn(),
                branch.over(),
                branch.steps(),
                branch.dice(),
                sheets,
                branch.text());
        Budget budget = StudyDesk.budget();
        Look look = look(own, theme);
        return bench.run(
                Bench.STUDIES, own.account(), budget, () -> StudyDesk.of(own).desks(written, look, budget));
    }

    private Study own(Caller caller, String study) {
        Study own = door.own(caller, study);
        limits.take(Limits.Kind.STUDY, own.account());
        return own;
    }

    private static Map<Integer, List<String>> checked(Study study, List<StudyPosition.SeatSheet> sheets) {
        Map<Integer, List<String>> checked = new TreeMap<>();
        for (StudyPosition.SeatSheet sheet : sheets) {
            seat(study, sheet.seat());
            if (sheet.lines() == null) {
                throw Problem.impossible("sheets.lines", null, "a list");
            }
            if (sheet.lines().size() > MOST_LINES) {
                throw Problem.impossible("sheets.lines", sheet.lines().size() + " lines", "at most " + MOST_LINES);
            }
            sheet.lines().stream().filter(line -> line.length() > LONGEST_LINE).forEach(line -> {
                throw Problem.tooLong("sheets.lines", line, LONGEST_LINE);
            });
            checked.put(sheet.seat(), sheet.lines());
        }
        return checked;
    }

    private static int seat(Study study, int seat) {
        return Problem.within("seat", seat, 0, study.players().size() - 1);
    }

    @PostMapping("/resolve")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Hand in the sheets of a position; the result is a new position of the study")
    Added resolve(
            Caller caller, @PathVariable String study, @PathVariable int number, @Valid @RequestBody ResolveWish wish) {
        Study own = own(caller, study);
        Optional<Bot> bot = StudyDesk.bot(wish.bot);
        int dice = wish.dice == null ? 0 : wish.dice;
        Branch from = studies.branch(own, number);
        return added(caller, own, from, () -> StudyDesk.of(own).resolved(from, bot, dice));
    }

    /** Work that makes a new position. */
    private interface Making {
        StudyDesk.Draft draft();
    }

    private Added added(Caller caller, Study own, Branch from, Making making) {
        StudyDesk.Draft draft = bench.run(Bench.STUDIES, own.account(), making::draft);
        return new Added(studies.add(caller.account(), own, from, draft).number());
    }

    @PostMapping("/guess")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "The same position with other guesses about what I do not know, as a new position")
    Added guess(Caller caller, @PathVariable String study, @PathVariable int number) {
        Study own = own(caller, study);
        Branch from = studies.branch(own, number);
        int guess = store.tree(own.id()).size();
        return added(caller, own, from, () -> StudyDesk.of(own).guessed(from, guess));
    }

    @PostMapping("/change")
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "The position with a changed text, as a new position")
    Added change(
            Caller caller, @PathVariable String study, @PathVariable int number, @Valid @RequestBody ChangeWish wish) {
        Study own = own(caller, study);
        Branch from = studies.branch(own, number);
        return added(caller, own, from, () -> StudyDesk.of(own).changed(from, wish.given));
    }

    @PostMapping("/proposal")
    @Operation(summary = "What a bot would order for a seat; it knows only what that seat knows in this position")
    ProposedSheet propose(
            Caller caller,
            @PathVariable String study,
            @PathVariable int number,
            @Valid @RequestBody ProposalWish wish) {
        Study own = own(caller, study);
        int seat = seat(own, wish.seat);
        Bot bot = StudyDesk.bot(wish.bot).or(() -> Bots.byId("captain")).orElseThrow();
        Branch branch = studies.branch(own, number);
        return new ProposedSheet(
                bench.run(Bench.STUDIES, own.account(), () -> StudyDesk.of(own).proposal(branch, seat, bot)));
    }

    @PatchMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Name a position of a study of mine")
    void label(
            Caller caller, @PathVariable String study, @PathVariable int number, @Valid @RequestBody LabelWish wish) {
        Study own = own(caller, study);
        studies.branch(own, number);
        String label = NameField.checked(Naming.BRANCH, "label", wish.label);
        writer.run(() -> store.label(own.id(), number, label));
    }

    @DeleteMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Remove a position of a study of mine, with everything that follows it")
    void remove(Caller caller, @PathVariable String study, @PathVariable int number) {
        studies.remove(own(caller, study), number);
    }
}
