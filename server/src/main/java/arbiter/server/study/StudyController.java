package arbiter.server.study;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Slice;
import arbiter.server.game.Access;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.naming.Naming;
import arbiter.server.storage.Secrets;
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
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
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

/** Studies: begin, list, name, share and delete them. */
@RestController
@RequestMapping("/api/studies")
@Tag(name = "Studies")
class StudyController {
    private static final int MOST = 100;

    private final Studies studies;
    private final StudyStore store;
    private final StudyDoor door;
    private final Access access;
    private final Limits limits;
    private final Workbench bench;
    private final Writer writer;

    StudyController(
            Studies studies,
            StudyStore store,
            StudyDoor door,
            Access access,
            Limits limits,
            Workbench bench,
            Writer writer) {
        this.studies = studies;
        this.store = store;
        this.door = door;
        this.access = access;
        this.limits = limits;
        this.bench = bench;
        this.writer = writer;
    }

    record StudyWish(
            @NotBlank String game,

            @Nullable @Schema(example = "12", description = "the number of a position; left out, the present one")
            Integer at,

            @Nullable
            @Schema(
                    example = "0",
                    description = "instead of `at`: a turning point of the game's review, counted from 0")
            Integer point,

            @Nullable @Schema(example = "If Brenhold attacks")
            String name) {}

    record StudyName(
            @NotBlank @Schema(example = "If Brenhold attacks")
            String name) {}

    record StudyList(
            List<StudyAnswer> studies,

            @Nullable @Schema(description = "the `cursor` of the next page; null at the end")
            String next) {}

    @GetMapping
    @Operation(summary = "My studies, without their positions")
    StudyList mine(
            Caller caller,
            @RequestParam(required = false) @Nullable @Schema(description = "`next` of the page before") String cursor,
            @RequestParam(defaultValue = "50") @Schema(description = "studies per page, 1 to 100") int limit) {
        String account = caller.account().id();
        List<Study> found = store.ofAccount(account, Cursor.read("studies", cursor), Slice.limit(limit, MOST) + 1);
        Slice<Study> page = Slice.of(
                "studies", found, limit, study -> new Cursor(study.changedAt().toEpochMilli(), study.id()));
        return new StudyList(
                page.items().stream()
                        .map(study -> StudyAnswer.of(study, caller, List.of()))
                        .toList(),
                page.next());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Begin a study with what I know of a position of a game")
    StudyAnswer begin(Caller caller, @Valid @RequestBody StudyWish wish) {
        String account = caller.account().id();
        limits.take(Limits.Kind.STUDY, account);
        // Thinking is not watching: a game whose bots wait for somebody to come back does not go on.
        Standpoint who = access.glance(wish.game, caller);
        who.requireStatus(GameRow.Status.RUNNING, GameRow.Status.PAUSED, GameRow.Status.OVER);
        String name =
                wish.name == null || wish.name.isBlank() ? "" : NameField.checked(Naming.STUDY, "name", wish.name);
        int last = who.game().entries();
        int at = wish.at == null ? last : wish.at;
        if (at < 0 || at > last) {
            throw Problem.notBetween("at", at, 0, last);
        }
        Integer point = wish.point;
        if (point != null && who.game().status() != GameRow.Status.OVER) {
            throw Problem.conflict("not-over", "A game can be reviewed when it is over.");
        }
        Study study = bench.run(
                Bench.STUDIES,
                account,
                () -> point == null ? studies.begin(who, at, name) : studies.review(who, point, name));
        return answer(caller, study);
    }

    private StudyAnswer answer(Caller caller, Study study) {
        return StudyAnswer.of(study, caller, store.tree(study.id()));
    }

    @GetMapping("/{study}")
    @Operation(summary = "A study with the tree of its positions")
    StudyAnswer one(
            Caller caller,
            @PathVariable String study,
            @RequestParam(required = false) @Nullable @Schema(description = "the code of a shared study") String link) {
        return answer(caller, door.readable(caller, study, link));
    }

    @PatchMapping("/{study}")
    @Operation(summary = "Name a study of mine")
    StudyAnswer rename(Caller caller, @PathVariable String study, @Valid @RequestBody StudyName wish) {
        Study own = door.own(caller, study);
        String name = NameField.checked(Naming.STUDY, "name", wish.name);
        writer.run(() -> store.rename(own.id(), name));
        return answer(caller, door.own(caller, study));
    }

    @DeleteMapping("/{study}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Delete a study of mine")
    void delete(Caller caller, @PathVariable String study) {
        Study own = door.own(caller, study);
        writer.run(() -> store.delete(own.id()));
    }

    @PutMapping("/{study}/link")
    @Operation(summary = "Share a study of mine: everybody who has its link can read it, but not the game")
    StudyAnswer share(Caller caller, @PathVariable String study) {
        Study own = door.own(caller, study);
        if (own.link() == null) {
            writer.run(() -> store.share(own.id(), Secrets.code()));
        }
        return answer(caller, door.own(caller, study));
    }

    @DeleteMapping("/{study}/link")
    @Operation(summary = "Stop sharing a study of mine")
    StudyAnswer unshare(Caller caller, @PathVariable String study) {
        Study own = door.own(caller, study);
        writer.run(() -> store.share(own.id(), null));
        return answer(caller, door.own(caller, study));
    }
}
