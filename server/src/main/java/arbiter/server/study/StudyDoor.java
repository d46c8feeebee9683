package arbiter.server.study;

import arbiter.server.web.Caller;
import arbiter.server.web.Problem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Finds a study for a caller. Only its owner can change it; everybody who has its link can read it; for everybody else it does not exist.
 */
@Component
class StudyDoor {
    private final StudyStore store;

    StudyDoor(StudyStore store) {
        this.store = store;
    }

    Study own(Caller caller, String id) {
        String account = caller.account().id();
        return store.find(id).filter(study -> study.account().equals(account)).orElseThrow(StudyDoor::none);
    }

    Study readable(Caller caller, String id, @Nullable String link) {
        return store.find(id)
                .filter(study -> study.account().equals(caller.idOrNull()) || opens(study.link(), link))
                .orElseThrow(StudyDoor::none);
    }

    private static boolean opens(@Nullable String kept, @Nullable String shown) {
        return kept != null
                && shown != null
                && MessageDigest.isEqual(kept.getBytes(StandardCharsets.UTF_8), shown.getBytes(StandardCharsets.UTF_8));
    }

    private static Problem none() {
        return Problem.notFound("There is no such study, or it is not shared with you.");
    }
}
